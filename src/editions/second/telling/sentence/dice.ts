import type { Seat } from '../../../../engine/decision.ts';
import { type Phrase, type PhraseArgument, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { type Because, begunIn, type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import { type Kind, kindOf } from '../../../edition/copy.ts';
import { digits, story } from '../../../telling/teller.ts';

import { monsterText } from '../../language/text/sheet.ts';
import { prose } from '../../shown/prose.ts';
import type { EventOf, SecondEvent } from '../../state/event.ts';
import { type Around, checkAt, fightAt, isBefore, newCheck, newRoll, type Tellers } from './around.ts';
import { printed } from './turn.ts';

/** The checks of a fight. */
const OF_FIGHT: readonly string[] = ['horror', 'combat', 'evade'];

/** Checks, and dice that are no check's, with what came of them. */
export const DICE: Tellers<'CheckRolled' | 'ClueSpent' | 'Rerolled' | 'CheckEnded' | 'CheckDecided' | 'DiceRolled'> = {
  CheckRolled: (event, around) => {
    const { seat, skill, dice, faces, against } = event;
    const spell = skill === 'spell' && against ? { spell: against } : null;
    const named = ref('check', skill);
    const check = against?.ref === 'gate' ? phrase('check-to-close', { check: named }) : named;
    const args = { check, count: dice.length, dice: digits(dice, faces) };
    const of = newCheck(around, seat);
    const roll = sentence('roll', phrase(spell ? 'check-spell' : 'check-line', { ...args, ...spell }), {
      about: around.who(seat),
      of,
      because: demandedBy(event),
      // Whom they evade or fight, and which gate they would close, says what comes of it.
      ...(OF_FIGHT.includes(skill) || against?.ref === 'gate' ? { tacit: true } : {}),
    });
    return [roll, ...(spell ? priceOf(spell.spell, around, seat) : [])];
  },
  ClueSpent: (event, around) => spent(event, around),
  Rerolled: (event, around) =>
    changed(event, around, phrase('check-more', { source: phrase('check-reroll', { by: event.by }) })),
  CheckEnded: (event, around) => ended(event, around),
  CheckDecided: ({ seat, skill, by, passed }, around) => {
    // A spell that works has said so.
    if (isBefore(around, (event) => event.type === 'SpellCast' && event.passed && event.card === by.id)) return null;
    const about = around.who(seat);
    return sentence('state', phrase('event-CheckDecided', { by, check: ref('check', skill), passed: String(passed) }), {
      about,
      because: by,
      of: { thread: `check ${about.id}`, opens: true, ...within(around, seat) },
    });
  },
  DiceRolled: (event, around) => rolled(event, around),
};

function within(around: Around, seat: Seat): { within?: string } {
  const fight = fightAt(around, seat);
  return fight ? { within: fight.thread } : {};
}

/** What has somebody make a check: the monster they face, the card, or the text that goes on. */
function demandedBy({ against }: EventOf<'CheckRolled'>): Because {
  return against ?? { evident: 'named' };
}

/** What a spell costs stands behind its roll (2E-2902). */
function priceOf(spell: Ref, { events, index, who }: Around, seat: Seat): Sentence[] {
  const paid = events.slice(0, index).findLast(({ type }) => type !== 'CardExhausted' && type !== 'CardDiscarded');
  if (paid?.type !== 'Spent' || paid.seat !== seat || paid.on?.id !== spell.id) return [];
  return [
    sentence('spend', phrase('event-Spent'), {
      about: who(seat),
      amounts: { [paid.what]: paid.amount },
      because: spell,
      of: { thread: `check ${who(seat).id}` },
    }),
  ];
}

function changed(
  { seat, dice, faces }: EventOf<'ClueSpent'> | EventOf<'Rerolled'>,
  around: Around,
  { key, args }: Phrase,
): Sentence | null {
  if (dice.length === 0 && faces.length === 0) return null;
  return sentence('change', phrase('check-later'), {
    about: around.who(seat),
    of: threadOf(around, seat),
    clause: phrase(key, { ...args, dice: digits(dice, faces) }),
    lists: 'dice',
    because: begunIn(threadOf(around, seat)),
  });
}

function threadOf(around: Around, seat: Seat): Thread {
  return checkAt(around, seat) ?? { thread: `check ${around.who(seat).id}` };
}

/** A Clue token; a card may stand in for it (2E-2302). */
function spent(event: EventOf<'ClueSpent'>, around: Around): Sentence | null {
  const { by } = event;
  const source = by === undefined ? null : phrase('check-card', { card: ref('card', by) });
  return changed(event, around, source ? phrase('check-more', { source }) : phrase('check-clues', { times: 1 }));
}

function ended(event: EventOf<'CheckEnded'>, around: Around): Sentence[] {
  const { seat, skill, successes, difficulty, passed } = event;
  const about = around.who(seat);
  const of = threadOf(around, seat);
  const check = { check: ref('check', skill) };
  const isShown = isTold(event, around);
  const clause = phrase(passed ? 'check-passed' : 'check-failed', {
    needed: difficulty,
    successes,
    told: isShown ? 'yes' : 'no',
  });
  const result = sentence('result', phrase('check-later-ended', check), {
    about,
    of,
    clause,
    because: begunIn(of),
    ...(skill === 'combat' ? { round: { successes, needed: difficulty, passed } } : {}),
  });
  return [result, ...outcome(event, of)];
}

/** How a monster ends, that it is evaded, or what an attack adds up to, says how the check ended. */
function isTold({ seat, skill, passed }: EventOf<'CheckEnded'>, { events, index }: Around): boolean {
  const types: readonly SecondEvent['type'][] =
    skill === 'combat'
      ? ['AttackTallied', ...(passed ? (['MonsterDefeated'] as const) : [])]
      : skill === 'evade' && passed
        ? ['Evaded']
        : [];
  return events.slice(index + 1).some((event) => types.includes(event.type) && 'seat' in event && event.seat === seat);
}

/** How the encounter goes on after its check; nothing where no story asked for it. */
function outcome({ story: path, passed }: EventOf<'CheckEnded'>, of: Thread): Sentence[] {
  const end = passed ? 'pass' : 'fail';
  if (!path || prose('outcomes', [...path, end], 'en') === null) return [];
  return [
    sentence('prose', phrase('story-prose', { story: story('outcomes', ...path, end) }), { of, because: begunIn(of) }),
  ];
}

/** Dice rolled for something, and what came of them where that is known by now. */
function rolled(event: EventOf<'DiceRolled'>, around: Around): Sentence[] {
  const { seat, purpose, dice, faces = [] } = event;
  const about = around.who(seat);
  const of = newRoll(purpose);
  const { thread } = of;
  const says = phrase('event-DiceRolled', { purpose, count: dice.length, dice: digits(dice, faces) });
  const texts =
    purpose.ref === 'monster' ? monsterText(around.content, around.content.monster(purpose.id as Kind)) : [];
  const came = cameOf(event, around);
  const clause = phrase('dice-came', { came });
  const result = sentence('result', says, { about, of: { thread }, because: begunIn(of), clause });
  return [
    ...printed(texts, purpose),
    sentence('roll', says, { about, of, because: purpose }),
    ...(came === 'unknown' ? [] : [result]),
  ];
}

/**
 * What came of dice, as far as it is known: what is asked now may still tell. A card that goes by them ends, and stays else;
 * what has only just been thrown for a card ends at once or not at all.
 */
function cameOf({ purpose, idle }: EventOf<'DiceRolled'>, { events, index, content }: Around): PhraseArgument {
  // Of a Blessing and a Curse the dice of the Upkeep only say whether they go.
  const lasts = (['blessing', 'curse'] as const).some((side) => content.cardFor(side).id === purpose.id);
  if (idle) return lasts ? 'stays' : 'nothing';
  const later = events.slice(index + 1);
  const isEnd = (event: SecondEvent): boolean =>
    event.type === 'BlessingEnded' ||
    event.type === 'CurseEnded' ||
    (event.type === 'CardDiscarded' && kindOf(event.card) === purpose.id);
  if (later.some(isEnd)) return 'ended';
  if (later.some((event) => causeIn(event)?.id === purpose.id)) return 'something';
  if (purpose.ref === 'card') return 'stays';
  return later.some(({ type }) => type !== 'CheckRolled') ? 'nothing' : 'unknown';
}

function causeIn(event: SecondEvent): { id: string } | undefined {
  if ('by' in event && typeof event.by === 'object') return event.by;
  return 'cause' in event ? event.cause : undefined;
}
