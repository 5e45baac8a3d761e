import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { list } from '../../../../language/joining.ts';
import type { Effect } from '../../../content/effect.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { successFaces } from '../../../investigators/skill.ts';
import type { Game } from '../../../state/state.ts';
import type { Language, Operation, Speech, Verb } from '../../operation.ts';
import { parted, say, verbClause } from '../../terms/noun.ts';
import { rising, rolledVerbs } from '../../terms/rising.ts';
import { count, positive } from '../../terms/scalar.ts';

interface Faces {
  min: number;
  max: number;
  do: Effect[];
}

/** A band of a roll: faces of the die, or a number of `successes`. */
type Band = Faces | { successes: number; do: Effect[] };

/** `{ "roll": { "dice": 1, "bands": [{ "min": 1, "max": 2, "do": […] }] } }`: no skill check. */
export interface Roll {
  roll: {
    dice: number | 'currentSanity' | 'currentStamina';
    bands?: Band[] | undefined;
    /** Done once for each die that shows such a face. */
    perDie?: Faces[] | undefined;
    perSuccess?: Effect[] | undefined;
    perFailure?: Effect[] | undefined;
  };
}
type Spec = Roll['roll'];

function schemaOf({ effects }: Language): z.ZodType<Roll> {
  const lists = z.lazy(() => effects);
  const face = z.int().min(1).max(6);
  const faces = z.strictObject({ min: face, max: face, do: lists });
  const band = z.union([faces, z.strictObject({ successes: count, do: lists })]);
  return z.strictObject({
    roll: z
      .strictObject({
        dice: z.union([positive, z.enum(['currentSanity', 'currentStamina'])]),
        bands: z.array(band).min(1).optional(),
        perDie: z.array(faces).min(1).optional(),
        perSuccess: lists.optional(),
        perFailure: lists.optional(),
      })
      .refine(
        ({ bands, perDie, perSuccess, perFailure }) =>
          [bands, perDie, perSuccess ?? perFailure].filter((way) => way !== undefined).length === 1,
        'needs exactly one of bands, perDie, perSuccess and perFailure',
      ),
  });
}

export const roll = (language: Language): Operation<Roll> => ({
  schema: schemaOf(language),
  own: true,
  /** 2E-2209: no modifiers, no Clue tokens, no rerolls; successes by the roller's own faces. */
  *run(game, seat, { roll: spec }, context) {
    const { bands = [], perDie = [], perSuccess, perFailure } = spec;
    const thrown = diceOf(game, seat, spec);
    const dice = game.chance.dice(`roll seat ${seat}`, thrown);
    const faces = successFaces(game, seat);
    const successes = dice.filter((die) => faces.includes(die)).length;
    const counted = perSuccess !== undefined || perFailure !== undefined || bands.some((band) => 'successes' in band);
    context.successes = successes;
    const first = dice[0] ?? 0;
    const band = bands.find((one) =>
      'successes' in one ? one.successes === successes : first >= one.min && first <= one.max,
    );
    const done = [
      ...(band?.do ?? []),
      ...perDie.flatMap(({ min, max, do: list }) =>
        language.times(list, dice.filter((die) => die >= min && die <= max).length),
      ),
      ...language.times(perSuccess ?? [], successes),
      ...language.times(perFailure ?? [], thrown - successes),
    ];
    game.events.push({
      type: 'DiceRolled',
      seat,
      purpose: context.source,
      dice,
      ...(counted ? { faces: [...faces], successes } : {}),
      ...(language.changes(game, seat, done, context) ? {} : { idle: true as const }),
    });
    yield* language.run(game, seat, done, context);
  },
  words: {
    kind: 'test',
    clause: ({ roll: spec }, form, speech) => {
      const dice =
        typeof spec.dice === 'number' ? say('dice', { count: spec.dice }) : say(`dice-${spec.dice}`, { form });
      const scale = scaleOf(spec.bands ?? []);
      if (!scale) return say('roll', { dice, parts: parted(partsOf(speech, spec)), form });
      const { less, max } = scale;
      const clauses = scale.verbs.map((verb) => verbClause(verb, 'imperative'));
      if (less > 0) return say('roll-scale-less', { dice, less, clauses: list(clauses), form });
      if (max === FACES) return say('roll-scale', { dice, clauses: list(clauses), form });
      const part = say('on-faces', { min: 1, max, clause: say('clauses', { clauses: list(clauses) }) });
      return say('roll', { dice, parts: part, form });
    },
  },
  worth: ({ roll: spec }, judge) => {
    const dice = diceOf(judge.game, judge.seat, spec);
    let sum = 0;
    for (const band of spec.bands ?? []) sum += chanceOf(band, dice) * judge.list(band.do);
    for (const faces of spec.perDie ?? []) sum += showing(dice, faces) * judge.list(faces.do);
    if (spec.perSuccess) sum += (dice / 3) * judge.list(spec.perSuccess);
    if (spec.perFailure) sum += ((2 * dice) / 3) * judge.list(spec.perFailure);
    return sum;
  },
  holding: () => 0.7,
});

function diceOf(game: Game, seat: Seat, { dice }: Spec): number {
  const { sanity, stamina } = investigator(game, seat);
  if (dice === 'currentSanity') return sanity;
  return dice === 'currentStamina' ? stamina : dice;
}

/** How many of some dice show such a face, on average. */
const showing = (dice: number, { min, max }: Faces) => (dice * (max - min + 1)) / 6;

/** How likely a band is about to be reached. */
function chanceOf(band: Band, dice: number): number {
  if (!('successes' in band)) return showing(1, band);
  return band.successes === 0 ? (2 / 3) ** dice : 1 / 3;
}

function partsOf({ clauses }: Speech, { bands = [], perDie = [], perSuccess, perFailure }: Spec): Phrase[] {
  // A table says what all its faces bring.
  const spoken = bands.length > 2 ? bands : bands.filter((band) => band.do.length > 0);
  return [
    ...spoken.map((band) => {
      const clause = clauses(band.do, 'imperative');
      if ('successes' in band) return say(band.successes > 0 ? 'on-success' : 'on-failure', { clause });
      return say(band.min === band.max ? 'on-face' : 'on-faces', { min: band.min, max: band.max, clause });
    }),
    ...perDie.map(({ min, max, do: list }) => say('each-die', { min, max, clause: clauses(list, 'imperative') })),
    ...(perSuccess ? [say('each-success', { clause: clauses(perSuccess, 'imperative') })] : []),
    ...(perFailure ? [say('each-failure', { clause: clauses(perFailure, 'imperative') })] : []),
  ];
}

/** Faces of a roll that gain or lose as much as they show, `less` so much, up to `max`; the others do nothing. */
interface Scale {
  verbs: Verb[];
  less: number;
  max: number;
}

const FACES = 6;
/** Fewer faces are said one by one. */
const FEW = 3;

function scaleOf(bands: readonly Band[]): Scale | undefined {
  const faces = bands.flatMap((band) => ('successes' in band ? [] : [band]));
  const scaled = faces.filter((band) => band.do.length > 0);
  const [first] = scaled;
  const max = scaled.at(-1)?.max ?? 0;
  if (!first || faces.length < bands.length || scaled.length < FEW) return undefined;
  const less = first.min - 1;
  // What begins late and ends early would need both to be said.
  if (less > 0 && max < FACES) return undefined;
  if (scaled.some((band, index) => band.min !== first.min + index || band.max !== band.min)) return undefined;
  const points = rising(scaled.map((band) => band.do));
  return points && { verbs: rolledVerbs(points), less, max };
}
