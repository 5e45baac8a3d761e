import { type PhraseArgument, phrase, ref } from '../../../../engine/phrase.ts';
import { begunIn, type Sentence, sentence } from '../../../../story/sentence.ts';
import { kindNamed } from '../../../edition/copy.ts';
import { digits, story } from '../../../telling/teller.ts';
import { encounterIn, encounterPath } from '../../shown/prose.ts';
import { abilityOf } from '../../state/asking.ts';
import type { EventOf } from '../../state/event.ts';
import { type Around, leading, type Tellers, testAt, testOf } from './around.ts';

const NORMAL = [5, 6];

/** Tests and dice, with what they came to. */
export const TESTS: Tellers<'TestRolled' | 'Rerolled' | 'DiceChanged' | 'SuccessesAdded' | 'TestEnded' | 'DiceRolled'> =
  {
    TestRolled: (event, around) => rolled(event, around),
    Rerolled: (event, around) => changed(event, around, digits(event.dice, event.faces)),
    DiceChanged: (event, around) => changed(event, around, digits(event.dice, event.faces)),
    SuccessesAdded: (event, around) => changed(event, around, phrase('third-test-added', { amount: event.amount })),
    TestEnded: (event, around) => ended(event, around),
    DiceRolled: (event, around) => {
      const { seat, purpose, dice } = event;
      const about = around.who(seat);
      const rolls = phrase('third-roll-of', { roller: about, dice: digits(dice, []) });
      const kind = purpose.ref === 'card' ? ref('card', kindNamed(purpose.id)) : abilityOf(purpose);
      const says = phrase('third-event-DiceRolled', { purpose: kind, rolls });
      const several = { key: 'third-event-DiceRolled-several', list: 'rolls', series: 'and' } as const;
      return leading(around, { says, end: phrase('story-came'), idle: event.idle }, { about, several });
    },
  };

/** Who rolls what for, how many dice, and what they show. */
function rolled(event: EventOf<'TestRolled'>, { who }: Around): Sentence {
  const { seat, skill, dice, faces, facesBy, against, occasion = 'other' } = event;
  const isNamed = occasion !== 'encounter' && against !== undefined && against.ref !== 'encounter';
  return sentence(
    'roll',
    phrase('third-test-roll', {
      occasion,
      skill: ref('skill', skill),
      against: occasion === 'attack' && against ? abilityOf(against) : '',
      count: dice.length,
      dice: digits(dice, faces),
      ...facesOf(faces, facesBy),
    }),
    {
      about: who(seat),
      of: { thread: testOf(who(seat)), opens: true },
      because: isNamed ? abilityOf(against) : { evident: 'named' },
      ...(occasion === 'other' ? {} : { tacit: true }),
    },
  );
}

/** Which faces succeed, where that is not as usual, and what does it. */
function facesOf(faces: readonly number[], by: EventOf<'TestRolled'>['facesBy']): Record<string, PhraseArgument> {
  if (faces.join() === NORMAL.join()) return { faces: 'usual' };
  const args = { count: faces.length, lowest: Math.min(...faces), known: by ? 'yes' : 'no' };
  return { faces: 'other', which: phrase('third-test-faces', { ...args, by: by ? abilityOf(by) : '' }) };
}

function changed(
  event: EventOf<'Rerolled'> | EventOf<'DiceChanged'> | EventOf<'SuccessesAdded'>,
  around: Around,
  dice: PhraseArgument,
): Sentence {
  const { seat, by } = event;
  const about = around.who(seat);
  const source = by.ref === 'token' ? phrase(`third-test-by-${by.id === 'clue' ? 'clue' : 'focus'}`) : abilityOf(by);
  return sentence('change', phrase('third-test-later'), {
    about,
    of: testAt(around, seat) ?? { thread: testOf(about) },
    clause: phrase('third-test-changed', { source, dice, added: event.type === 'SuccessesAdded' ? 'yes' : 'no' }),
    lists: 'dice',
    because: begunIn({ thread: testOf(about) }),
  });
}

function ended(event: EventOf<'TestEnded'>, around: Around): Sentence[] {
  const { seat, passed, encounter } = event;
  const about = around.who(seat);
  const of = testAt(around, seat) ?? { thread: testOf(about) };
  const end = phrase('third-test-end', {
    passed: passed ? 'yes' : 'no',
    // What came of it says by itself that it was passed.
    plain: encounter === undefined && passed ? 'yes' : 'no',
  });
  const told = encounterIn(encounter);
  const path = told && encounterPath(told, passed ? 'pass' : 'fail');
  return [
    sentence('result', phrase('third-test-later'), { about, of, clause: end, because: begunIn(of) }),
    ...(path
      ? [
          sentence('prose', phrase('story-prose', { story: story(...path) }), {
            of: { thread: `after ${of.thread}` },
            because: begunIn(of),
          }),
        ]
      : []),
  ];
}
