import { type PhraseArgument, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { type Because, begunIn, type Sentence, type Several, sentence } from '../../../../story/sentence.ts';
import { kindNamed } from '../../../edition/copy.ts';
import { story } from '../../../telling/teller.ts';
import { prose } from '../../shown/prose.ts';
import type { EventOf } from '../../state/event.ts';
import {
  type Around,
  causedBy,
  leading,
  momentOf,
  resumed,
  type Tellers,
  testOf,
  threadAt,
  underMoment,
  within,
} from './around.ts';

/** Harm of one attack from which on the sentence of the monster is worth its room. */
const HARD = 4;

/** Several monsters that go: by what draws them, and by where they go. */
const GOING: Several = {
  key: 'third-event-MonstersMoved',
  list: 'ways',
  series: 'run',
  levels: [
    { alike: 'drawn', key: 'third-monsters-drawn', list: 'ways', series: 'row' },
    { alike: 'way', key: 'third-monsters-way', list: 'monsters', series: 'and' },
  ],
  leaf: 'monster',
};

/** What monsters do, and what becomes of them. */
export const MONSTERS: Tellers<
  | 'MonsterSpawned'
  | 'MonsterMoved'
  | 'MonsterEngaged'
  | 'MonsterDisengaged'
  | 'MonsterExhausted'
  | 'MonsterReadied'
  | 'MonsterActivated'
  | 'MonsterDamaged'
  | 'MonsterRecovered'
  | 'MonsterAttacked'
  | 'MonsterDefeated'
  | 'MonsterGone'
  | 'NoMonster'
> = {
  MonsterSpawned: (event, around) => spawned(event, around),
  MonsterMoved: (event, around) => moved(event, around),
  MonsterEngaged: (event, around) => engaged(event, around),
  MonsterDisengaged: (event, around) => parted(event, around),
  MonsterExhausted: ({ monster }, { events, index }) => {
    const before = events[index - 1];
    if (before?.type === 'MonsterDisengaged' && before.monster === monster) return null;
    return sentence('monster', phrase('third-event-MonsterExhausted'), { about: name(monster), lists: 'who' });
  },
  MonsterReadied: ({ monster }) =>
    sentence('monster', phrase('third-event-MonsterReadied'), {
      about: name(monster),
      lists: 'who',
    }),
  MonsterActivated: (event, around) =>
    event.kind === 'lurker'
      ? leading(
          around,
          {
            says: phrase('third-event-MonsterActivated', placed(event, around)),
            end: phrase('third-lurking-end'),
          },
          { about: name(event.monster) },
        )
      : null,
  MonsterDamaged: ({ monster, amount, damage, health }, around) => {
    const left = Math.max(0, health - damage);
    const by = usedFor(around);
    return sentence('monster', phrase('third-event-MonsterDamaged', { amount, left }), {
      about: name(monster),
      because: testBefore(around),
      clause: by
        ? phrase('third-result-MonsterDamaged-by', { amount, left, by })
        : phrase('third-result-MonsterDamaged', { amount, left }),
      ...within(threadAt(around)),
    });
  },
  MonsterRecovered: ({ monster, amount }) =>
    amount > 0
      ? sentence('monster', phrase('third-event-MonsterRecovered', { amount }), { about: name(monster) })
      : null,
  MonsterAttacked: (event, around) => attacked(event, around),
  MonsterDefeated: (event, around) => defeated(event, around),
  // A defeated monster goes under its deck, which needs no words.
  MonsterGone: ({ monster, to }, around) =>
    to === 'deck'
      ? null
      : sentence('monster', phrase('third-event-MonsterGone', { to }), {
          about: name(monster),
          ...(isDown(monster, around) ? { of: underMoment(`epic ${monster}`) } : within(threadAt(around))),
        }),
  NoMonster: () => sentence('monster', phrase('third-event-NoMonster')),
};

/** The card that was used for it, which is told with what it does. */
function usedFor({ events, index, source }: Around): Ref | null {
  const isUsed = events.slice(0, index).some((event) => event.type === 'CardUsed' && event.card === source?.id);
  return source?.ref === 'card' && isUsed ? source : null;
}

/** The test with which a monster was hurt, driven off or brought down; else what has the event happen. */
function testBefore({ events, index, who }: Around): Because {
  const test = events.slice(0, index).findLast(({ type }) => type === 'TestEnded' || type === 'TestRolled');
  return test && 'seat' in test && test.seat !== undefined
    ? begunIn({ thread: testOf(who(test.seat)) })
    : { evident: 'named' };
}

function name(monster: string): Ref {
  return ref('monster', monster);
}

/** A monster's sentence for a moment; null without one. */
function told(monster: string, moment: 'look' | 'defeated' | 'hit'): Ref | null {
  const kind = kindNamed(monster);
  return prose('monsters', [kind, moment], 'en') === null ? null : story('monsters', kind, moment);
}

/** True for an epic monster that has just been defeated. */
function isDown(monster: string, { events, index, content }: Around): boolean {
  const isEpic = content.monsters.get(kindNamed(monster))?.epic === true;
  return (
    isEpic && events.slice(0, index).some((event) => event.type === 'MonsterDefeated' && event.monster === monster)
  );
}

/** Where a monster is, for those who have to look for it. */
function placed({ monster, at: told }: EventOf<'MonsterActivated'>, { state }: Around): Record<string, PhraseArgument> {
  const at = told ?? state.monsters.find(({ id }) => id === monster)?.at;
  return at === undefined ? { known: 'no' } : { known: 'yes', place: ref('space', at) };
}

function spawned({ monster, at, status, by }: EventOf<'MonsterSpawned'>, around: Around): Sentence[] {
  const { events, index } = around;
  const isToken = by?.ref === 'token';
  const isRead = events.slice(0, index).some(({ type }) => type === 'CodexFlipped' || type === 'CodexRead');
  const look = around.content.monster(monster).epic === true && !isRead ? told(monster, 'look') : null;
  const seats = engagedFrom(monster, index + 1, around);
  const args = { at: ref('space', at), status, engages: seats.length > 0 ? 'yes' : 'no', seats };
  const about = name(monster);
  const says = phrase('third-event-MonsterSpawned', args);
  const clause = phrase('third-spawned-at', { monster: about, ...args });
  const plain = sentence('monster', says, { about, because: causedBy(by) });
  return [
    ...(isToken
      ? resumed(
          { ...plain, clause, ...within(threadAt(around)) },
          { thread: 'token', end: phrase('third-token-end'), about: null },
        )
      : [plain]),
    ...(look ? [sentence('prose', phrase('story-prose', { story: look }))] : []),
  ];
}

/** Where a monster goes, what draws it, and whom it engages there; several that go are told together. */
function moved({ monster, to, on }: EventOf<'MonsterMoved'>, around: Around): Sentence | null {
  const { events, index } = around;
  const next = events[index + 1];
  if (next?.type === 'MonsterMoved' && next.monster === monster) return null;
  const seats = engagedFrom(monster, index + 1, around);
  const { activation } = around.content.monster(monster);
  const aim =
    activation.kind === 'hunter'
      ? phrase(`third-aim-${activation.prey}`)
      : activation.kind === 'patrol'
        ? phrase(`third-aim-${activation.target}`)
        : '';
  const way = phrase('third-monster-way', { to: ref('space', to), engages: seats.length > 0 ? 'yes' : 'no', seats });
  const drawn = aim === '' ? '' : phrase('third-monster-drawn', { kind: activation.kind, aim });
  return sentence(
    'monster',
    phrase('third-event-MonsterMoved', { monster: name(monster), way, drawn, known: aim === '' ? 'no' : 'yes' }),
    {
      about: name(monster),
      several: GOING,
      of: { thread: `way ${monster}`, ...(on ? {} : { opens: true }) },
      ...(on ? { replaces: true } : {}),
    },
  );
}

/** Whom a monster engages, unless the sentence before says so: where it goes, appears, or is drawn off to. */
function engaged({ monster, seat }: EventOf<'MonsterEngaged'>, around: Around): Sentence | null {
  const { events, index, source, who } = around;
  const before = events[index - 1];
  const isOwn = before !== undefined && 'monster' in before && before.monster === monster;
  const isTold = isOwn && ['MonsterMoved', 'MonsterSpawned', 'MonsterEngaged'].includes(before.type);
  if (isTold || (isOwn && before.type === 'MonsterDisengaged' && before.taken)) return null;
  return sentence('monster', phrase('third-event-MonsterEngaged', { seats: engagedFrom(monster, index, around) }), {
    about: name(monster),
    // Who is in its space.
    because: source ?? who(seat),
    lists: 'who',
  });
}

/** All whom a monster engages one after the other, from an event on. */
function engagedFrom(monster: string, from: number, { events, who }: Around): Ref[] {
  const after = events.slice(from);
  const end = after.findIndex((event) => event.type !== 'MonsterEngaged' || event.monster !== monster);
  return after
    .slice(0, end < 0 ? after.length : end)
    .flatMap((event) => ('seat' in event ? [who(Number(event.seat))] : []));
}

/** Somebody gets away from a monster, or another draws it off. */
function parted({ monster, seat, taken }: EventOf<'MonsterDisengaged'>, around: Around): Sentence | null {
  const { events, index, who } = around;
  const next = events[index + 1];
  if (events.some((event) => event.type === 'InvestigatorLeft' && event.seat === seat)) return null;
  if (taken && next?.type === 'MonsterEngaged' && next.monster === monster)
    return sentence('monster', phrase('third-event-drawn-off', { monster: name(monster), from: who(seat) }), {
      about: who(next.seat),
    });
  if (taken)
    return sentence('monster', phrase('third-event-LetGo', { seat: who(seat) }), {
      about: name(monster),
      lists: 'who',
    });
  return sentence('monster', phrase('third-event-MonsterDisengaged', { monster: name(monster) }), {
    about: who(seat),
    because: testBefore(around),
    lists: 'monster',
    clause: phrase('third-result-MonsterDisengaged', { monster: name(monster) }),
    ...within(threadAt(around)),
  });
}

/** An attack with the harm it does; one that hurts much has its sentence. */
function attacked(event: EventOf<'MonsterAttacked'>, around: Around): Sentence[] {
  const { monster, seat } = event;
  const { damage, horror } = around.content.monster(monster);
  const hit = damage + horror >= HARD ? told(monster, 'hit') : null;
  const says = phrase('third-event-MonsterAttacked', { seat: around.who(seat) });
  return [
    ...leading(
      around,
      { says, end: phrase('third-attack-end'), idle: damage + horror === 0 },
      { about: name(monster), lists: 'who' },
    ),
    ...(hit ? [sentence('hit', phrase('story-text', { text: hit }), { about: name(monster), once: true })] : []),
  ];
}

/** An epic monster that is down is a great moment. */
function defeated({ monster, seat }: EventOf<'MonsterDefeated'>, around: Around): Sentence[] {
  const { state } = around;
  const end = told(monster, 'defeated');
  const about = name(monster);
  const because = testBefore(around);
  const brief = phrase('third-brief-defeated', { monster: about });
  const ending = (of: Sentence['of']): Sentence[] =>
    end ? [sentence('prose', phrase('story-prose', { story: end }), { ...(of ? { of } : {}), because })] : [];
  if (around.content.monsters.get(kindNamed(monster))?.epic !== true)
    return [
      sentence('defeat', phrase('third-event-MonsterDefeated'), {
        about,
        because,
        matters: 3,
        brief,
        clause: phrase('third-result-MonsterDefeated', { monster: about }),
        ...within(threadAt(around)),
      }),
      ...ending({ thread: `end ${monster}`, opens: true }),
    ];
  const what = `epic ${monster}`;
  return [
    sentence('heading', phrase('third-moment-epic'), {
      about,
      because,
      matters: 3,
      brief,
      of: momentOf(around, seat, what),
      great: {
        scene: 'epicDown',
        title: about,
        note: phrase('third-moment-round', { round: state.round }),
        figure: kindNamed(monster),
        theme: state.options.theme,
      },
    }),
    ...ending(underMoment(what)),
  ];
}
