import { type PhraseArgument, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { type Because, begunIn, type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import { kindOf } from '../../../edition/copy.ts';
import { given, story } from '../../../telling/teller.ts';

import { prose } from '../../shown/prose.ts';
import type { EventOf } from '../../state/event.ts';
import { type Around, fightAt, isBefore, newFight, placeAt, type Tellers } from './around.ts';

/** Monsters: how they are met, come, go and end. */
export const MONSTERS: Tellers<
  | 'Evaded'
  | 'CombatStarted'
  | 'HandsFilled'
  | 'MonsterDefeated'
  | 'CombatEnded'
  | 'MonsterHits'
  | 'MonsterAppeared'
  | 'MonsterToOutskirts'
  | 'OutskirtsEmptied'
  | 'MonsterMoved'
  | 'MonsterStayed'
  | 'MonsterReturned'
  | 'MonsterClaimed'
> = {
  Evaded: (event, around) => evaded(event, around),
  CombatStarted: ({ seat, monster }, { who }) =>
    sentence('fight', phrase('event-CombatStarted', { monster: ref('monster', monster) }), {
      about: who(seat),
      of: newFight(who(seat)),
      because: ref('monster', monster),
    }),
  HandsFilled: ({ seat, cards }, around) =>
    cards.length === 0
      ? null
      : sentence('hands', phrase('event-HandsFilled', { cards: cards.map((card) => ref('card', card)) }), {
          about: around.who(seat),
          of: fightAt(around, seat) ?? newFight(around.who(seat)),
          because: begunIn(newFight(around.who(seat))),
          matters: 0,
        }),
  MonsterDefeated: (event, around) => defeated(event, around),
  CombatEnded: ({ seat, monster, how }, around) =>
    how === 'defeated' || how === 'left' || isEvaded(around, monster)
      ? null
      : sentence('fight', phrase('event-CombatEnded', { monster: ref('monster', monster), how }), {
          about: around.who(seat),
          ...inFight(around, seat),
        }),
  MonsterHits: ({ seat, monster }, around) => {
    const text = told(monster, 'hit');
    if (text === null) return null;
    // One that was not evaded hits before the fight: behind the check.
    const of = placeAt(around, seat);
    return sentence('hit', phrase('event-MonsterHits', { text }), {
      about: ref('monster', monster),
      once: true,
      because: begunIn(of ?? newFight(around.who(seat))),
      ...(of ? { of } : {}),
    });
  },
  MonsterAppeared: (event, around) => appeared(event, around),
  MonsterToOutskirts: ({ monster, by }) =>
    sentence('appear', phrase('event-MonsterToOutskirts', { monster: ref('monster', monster) }), {
      because: given(by),
      lists: 'monster',
    }),
  OutskirtsEmptied: ({ monsters }) =>
    sentence('monster', phrase('event-OutskirtsEmptied', { count: monsters.length }), {
      because: ref('track', 'outskirts'),
      tacit: true,
    }),
  MonsterMoved: (event, around) => moved(event, around),
  MonsterStayed: () => null,
  MonsterReturned: (event, around) => returned(event, around),
  MonsterClaimed: ({ seat, monster }, { events, index, who }) =>
    events.slice(index).some((one) => one.type === 'MonsterDefeated' && one.monster === monster && one.trophy)
      ? null
      : sentence('gain', phrase('event-MonsterClaimed', { monster: ref('monster', monster) }), { about: who(seat) }),
};

/** A monster's sentence for a moment; null without one. */
function told(monster: string, moment: 'look' | 'defeated' | 'evaded' | 'hit'): Ref | null {
  const kind = kindOf(monster as EventOf<'MonsterHits'>['monster']);
  return prose('monsters', [kind, moment], 'en') ? story('monsters', kind, moment) : null;
}

function inFight(around: Around, seat: number): Pick<Sentence, 'of' | 'because'> | { because: Because } {
  const of = fightAt(around, seat);
  const because = begunIn(of ?? newFight(around.who(seat)));
  return of ? { of, because } : { because };
}

/** Who has evaded a monster has got away from it. */
function isEvaded(around: Around, monster: string): boolean {
  return isBefore(around, (event) => event.type === 'Evaded' && event.passed && event.monster === monster);
}

function evaded({ seat, monster, passed }: EventOf<'Evaded'>, around: Around): Sentence[] {
  const who = around.who(seat);
  const of = { thread: `check ${who.id}` };
  const text = passed ? told(monster, 'evaded') : null;
  const name = ref('monster', monster);
  return [
    sentence('fight', phrase('event-Evaded', { monster: name, passed: passed ? 'yes' : 'no' }), {
      about: who,
      of,
      because: begunIn(of),
    }),
    ...(text ? [ends(name, text, of)] : []),
  ];
}

/** What a monster does in the end, in a sentence of its own. */
function ends(monster: Ref, text: Ref, of: Thread | null): Sentence {
  return sentence('hit', phrase('event-MonsterEnds', { text }), {
    about: monster,
    once: true,
    ...(of ? { of, because: begunIn(of) } : { because: monster }),
  });
}

/** How a monster ends, and where it goes: a trophy, or back. */
function defeated({ seat, monster, trophy }: EventOf<'MonsterDefeated'>, around: Around): Sentence[] {
  const { events, index, who } = around;
  const gone = events[index - 1];
  const end = trophy ? 'trophy' : gone?.type === 'MonsterReturned' && gone.monster === monster ? gone.to : 'none';
  const name = ref('monster', monster);
  const of = fightAt(around, seat);
  const text = told(monster, 'defeated');
  return [
    sentence('defeat', phrase('event-MonsterDefeated', { monster: name, end }), {
      about: who(seat),
      because: of ? begunIn(of) : { evident: 'named' },
      matters: 2,
      brief: phrase('brief-defeated', { monster: name }),
      ...(of ? { of } : {}),
    }),
    ...(text ? [ends(name, text, of)] : []),
  ];
}

function appeared({ monster, place, gate = false, by }: EventOf<'MonsterAppeared'>, around: Around): Sentence {
  const isOpened = isBefore(around, (event) => event.type === 'GateOpened' && event.place === place);
  const key = gate
    ? isOpened
      ? 'event-MonsterAppeared-there'
      : 'event-MonsterAppeared-gate'
    : 'event-MonsterAppeared';
  const args: Record<string, PhraseArgument> = { monster: ref('monster', monster), place: ref('place', place) };
  return sentence('appear', phrase(key, args), {
    because: given(by ?? (gate && !isOpened ? surgeOf(around) : undefined)),
    ...(key === 'event-MonsterAppeared-there' ? { tacit: true } : {}),
    lists: 'monster',
    ...(key === 'event-MonsterAppeared-gate'
      ? {
          several: {
            key: 'event-MonstersFromGates',
            list: 'arrivals',
            series: 'row',
            levels: [{ alike: 'place', key: 'event-MonstersFromGates-one', list: 'monsters', series: 'and' }],
            leaf: 'monster',
          },
        }
      : {}),
  });
}

/** The Mythos card whose gate is open already, so that monsters surge out of all. */
function surgeOf({ events, index }: Around): Ref | undefined {
  const drawn = events.slice(0, index).findLast((event) => event.type === 'MythosDrawn');
  return drawn?.type === 'MythosDrawn' ? ref('mythos', drawn.card) : undefined;
}

/** All monsters that move one after the other are told together: where they came from stood on the board before. */
function moved({ monster, to, why }: EventOf<'MonsterMoved'>, { events, index, content }: Around): Sentence | null {
  const next = events.slice(index + 1).find(({ type }) => type !== 'MonsterStayed');
  if (next?.type === 'MonsterMoved' && next.monster === monster) return null;
  const { dimension } = content.monster(monster);
  const reason = why === 'white' || why === 'black' ? dimension : why;
  const drawn = events.slice(0, index).findLast((event) => event.type === 'MythosDrawn');
  return sentence(
    'monster',
    phrase('event-MonsterMoved', { monster: ref('monster', monster), to: ref('place', to), reason }),
    {
      about: null,
      because: drawn?.type === 'MythosDrawn' ? ref('mythos', drawn.card) : { evident: 'named' },
      tacit: true,
      several: {
        key: 'event-MonstersMoved',
        list: 'ways',
        series: 'run',
        levels: [
          { alike: 'reason', key: 'event-MonstersMoved-by', list: 'ways', series: 'row' },
          { alike: 'to', key: 'event-MonsterWay', list: 'monsters', series: 'and' },
        ],
        leaf: 'monster',
      },
    },
  );
}

/** A spent trophy, or an encounter's monster, leaves no place; one that is defeated is told so. */
function returned({ monster, from, to, by }: EventOf<'MonsterReturned'>, around: Around): Sentence | null {
  const { events, index } = around;
  const next = events[index + 1];
  if (from === 'encounter' || from === 'trophy') return null;
  if (next?.type === 'MonsterDefeated' && next.monster === monster) return null;
  if (by?.ref === 'gate')
    return sentence('monster', phrase('event-MonsterReturned-gate', { monster: ref('monster', monster) }), {
      because: by,
      tacit: true,
      several: { key: 'event-MonsterReturned-gate', list: 'monster', series: 'and' },
    });
  return sentence(
    'monster',
    phrase('event-MonsterReturned', {
      monster: ref('monster', monster),
      from: ref('place', from),
      to,
    }),
    {
      because: given(by),
      several: {
        key: 'event-MonstersReturned',
        list: 'all',
        series: 'and',
        levels: [{ alike: 'from', key: 'event-MonstersReturned-one', list: 'monsters', series: 'and' }],
        leaf: 'monster',
      },
    },
  );
}
