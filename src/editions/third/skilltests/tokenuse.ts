import type { Offered } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { named } from '../../../engine/prospect.ts';
import { abilitiesOfKind } from '../investigators/ability.ts';
import { dropFocus, focused } from '../investigators/focus.ts';
import { investigator } from '../investigators/investigator.ts';
import { spend } from '../investigators/resource.ts';
import { OPTION } from '../state/option.ts';
import type { Game, TestInHand } from '../state/state.ts';
import { failing, reroll, rerollProspect } from './testdice.ts';
import { diceFor } from './testpool.ts';

/** Something that can be done to the dice of a test after the roll (3E-463.4). */
export interface Use {
  option: Offered;
  /** It costs nothing and can't harm: silence uses it. */
  free: boolean;
  /** Null where it is done at once, without anything to ask. */
  carryOut: () => Flow | null;
}

/** Focus tokens: each rerolls one die, or as many as a card makes of it (3E-463.4a, 3E-438.7). */
export function focusUses(game: Game, hand: TestInHand): Use[] {
  const { seat } = hand;
  const fails = failing(hand);
  if (fails.length === 0) return [];
  const count = Math.max(
    1,
    ...abilitiesOfKind(game, seat, 'replaceReroll').map((owned) =>
      diceFor(game, owned.ability.replaceReroll.dice, owned, fails.length),
    ),
  );
  return focused(game, seat).map((skill) => ({
    free: false,
    option: {
      id: OPTION.focus.write(skill),
      label: phrase('third-option-test-focus', { skill: ref('skill', skill), dice: count }),
      prospect: () => ({ ...rerollProspect(hand, count), ...named([{ what: 'focus', amount: 1 }]) }),
      about: ref('skill', skill),
    },
    *carryOut() {
      // 3E-R31
      dropFocus(game, seat, skill, true);
      reroll(game, hand, fails.slice(0, count), ref('token', 'focus'));
      yield* game.rules.happened(game, { event: 'spendFocusToReroll', seat });
    },
  }));
}

/** Clues: each rerolls one die (3E-463.4a, 3E-445.7). */
export function clueUses(game: Game, hand: TestInHand): Use[] {
  const { seat } = hand;
  const fails = failing(hand);
  if (fails.length === 0 || investigator(game, seat).clues < 1) return [];
  return [
    {
      free: false,
      option: {
        id: 'clue',
        label: phrase('third-option-test-clue', { clues: investigator(game, seat).clues }),
        prospect: () => ({ ...rerollProspect(hand, 1), ...named([{ what: 'clue', amount: 1 }]) }),
      },
      carryOut() {
        spend(game, seat, { what: 'clue', amount: 1 });
        reroll(game, hand, fails.slice(0, 1), ref('token', 'clue'));
        return null;
      },
    },
  ];
}
