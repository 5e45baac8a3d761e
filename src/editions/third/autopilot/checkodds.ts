/** What tests that effects demand promise. */
import type { Seat } from '../../../engine/decision.ts';
import type { Spec } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { testDice } from '../skilltests/test.ts';
import { atLeast, binomial, successes, type Viewpoint } from './viewpoint.ts';

/** The chance of passing the test of an effect, with a die for each remnant where it takes them. */
export function checkOdds(view: Viewpoint, seat: Seat, check: Spec<'check'>): number {
  const mod = typeof check.mod === 'number' ? check.mod : 0;
  const { skill } = check;
  const spec = () => ({
    skill,
    mod,
    occasion: 'encounter' as const,
    cause: { ref: 'skill' as const, id: skill },
    rule: '3E-463.1',
  });
  if (check.extraDice) {
    const dice = testDice(view.game, seat, spec()) + check.extraDice.dice * investigator(view.game, seat).remnants;
    return atLeast(binomial(Math.max(1, dice), 1 / 3), 1);
  }
  return atLeast(successes(view, seat, `check ${skill} ${mod}`, spec), 1);
}
