import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import type { Effect } from '../../../content/effect.ts';
import { modified } from '../../../investigators/modifier.ts';
import { rollDice } from '../../../skilltests/roll.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { Language, Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { oneOf, parted, say } from '../../terms/noun.ts';

/** Dice outside a test (3E-492.2). With `sum` the bands are about the total; a face in no band does nothing. */
export interface Roll {
  roll: { dice: number; sum?: true; bands: Band[] };
}

interface Band {
  min: number;
  max: number;
  do: Effect[];
}

/**
 * Every die, or with `sum` their total, does what its band says (3E-492). Where a card gives a reckoning more dice (Dark
 * Blessing), any one of them is enough: what a band says is done once.
 */
export const roll = (language: Language): Operation<Roll> => ({
  schema: exact({
    roll: exact({
      dice: positive,
      sum: z.literal(true).exactOptional(),
      bands: z.array(exact({ min: positive, max: positive, do: language.effects() })).min(1),
    }),
  }),
  personal: false,
  *run(game, seat, { roll: { dice, sum, bands } }, context) {
    const count = diceOf(game, seat, dice, context);
    const rolled = yield* rollOf(game, seat, count, context);
    const results = sum ? [rolled.reduce((total, die) => total + die, 0)] : rolled;
    const met = results.flatMap((result) => bands.find(({ min, max }) => result >= min && result <= max) ?? []);
    const last = game.events.at(-1);
    if (last?.type === 'DiceRolled' && met.every((band) => band.do.length === 0)) last.idle = true;
    for (const band of count > dice ? new Set(met) : met) yield* language.perform(game, seat, band.do, context);
  },
  words: {
    kind: 'tale',
    clause({ roll: { dice, sum, bands } }, form) {
      const outcomes = alike(bands).map((same) =>
        say('faces', {
          faces: oneOf(same.map(({ min, max }) => say(max > min ? 'face-range' : 'face', { min, max }))),
          clause: language.speech.clauses(same[0].do, form),
        }),
      );
      // A table says what all its faces bring.
      if (bands.length > 1) outcomes.push(say('face-else'));
      return say('roll', { dice, sum: String(sum ?? false), bands: parted(outcomes), form });
    },
  },
  worth: () => 0,
  changes: (game, seat, { roll: { bands } }, context) =>
    bands.some((band) => language.changes(game, seat, band.do, context)),
  reach({ roll: { bands } }, reach) {
    for (const band of bands) reach.into(band.do);
  },
});

/** The bands that do the same, together. */
function alike(bands: readonly Band[]): [Band, ...Band[]][] {
  const groups = new Map<string, [Band, ...Band[]]>();
  for (const band of bands) {
    const key = JSON.stringify(band.do);
    const group = groups.get(key);
    if (group) group.push(band);
    else groups.set(key, [band]);
  }
  return [...groups.values()];
}

/** As many as the text says, or as a card of its owner makes of it in the reckoning of a held card. */
function diceOf(game: Game, seat: Seat | null, dice: number, { card }: EffectContext): number {
  return seat === null || card === undefined ? dice : modified(game, 'reckoningDice', dice, { seat, card });
}

function* rollOf(game: Game, seat: Seat | null, count: number, { source }: EffectContext): Flow<number[]> {
  if (seat !== null) return yield* rollDice(game, seat, count, source);
  const dice = game.chance.dice('roll', count);
  game.events.push({ type: 'DiceRolled', seat: game.state.leader, purpose: source, dice });
  return dice;
}
