import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { upset, upsets } from '../investigators/investigator.ts';
import { endLasting } from '../investigators/modifier.ts';
import type { Cause } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { spendAndReroll } from './checkspend.ts';
import { checkUses, payUse } from './checkuse.ts';
import { type CheckSpec, checkFormula, failsByItself, oddsOf, perSix } from './formula.ts';
import { matterOfCheck, type Roll, successesOf, throwDice } from './roll.ts';

/** Encounters in Arkham and in Other Worlds: their stories tell how a check ends. */
const TOLD = new Set(['encounters', 'gate-cards']);

export interface CheckResult {
  passed: boolean;
  successes: number;
  /** Dice rolled for the check itself, without those of Clue tokens. */
  dice: number;
}

/**
 * A skill check from formula to result (sections 22 to 24): what may stand in for the roll, the roll, then Clue tokens
 * (2E-2404) and rerolls. Blessed and Cursed faces, 0 dice (2E-2207) and checks that fail by themselves are seen to. A
 * cost paid here is settled by the caller, after what the check decides has been carried out.
 */
export function* check(game: Game, seat: Seat, spec: CheckSpec): Flow<CheckResult> {
  endLasting(game, (lasting) => lasting.until === 'endOfCheck' && lasting.seat === seat);
  const failing = failsByItself(game, seat, spec);
  if (failing) return decided(game, seat, spec, { by: failing, passed: false });
  const early = yield* beforeRoll(game, seat, spec);
  if (early) return early;

  const roll = throwDice(game, seat, spec, {
    name: 'check',
    formula: checkFormula(game, seat, spec),
    perSix: perSix(game, seat, spec),
  });
  const by = yield* spendAndReroll(game, roll);
  if (by) return decided(game, seat, spec, { by, passed: true, roll });
  const successes = successesOf(roll);
  // 2E-2206
  const passed = successes >= spec.difficulty;
  const { prose } = spec.about ?? {};
  const story = prose && TOLD.has(prose.file) ? { story: prose.path } : {};
  const { difficulty } = spec;
  game.events.push({ type: 'CheckEnded', seat, skill: spec.kind, successes, difficulty, passed, ...story });
  return { passed, successes, dice: roll.pool };
}

/** What decides a check without its dice: a card, a spell, a lasting effect. */
interface Ruling {
  by: Cause;
  passed: boolean;
  roll?: Roll;
}

function decided(game: Game, seat: Seat, spec: CheckSpec, { by, passed, roll }: Ruling): CheckResult {
  game.events.push({ type: 'CheckDecided', seat, skill: spec.kind, by, passed });
  const rolled = roll ? successesOf(roll) : 0;
  return { passed, successes: passed ? Math.max(rolled, spec.difficulty) : rolled, dice: roll?.pool ?? 0 };
}

/** Cards and spells that pass the check before it is rolled (2E-2210); null when the dice must decide. */
function* beforeRoll(game: Game, seat: Seat, spec: CheckSpec): Flow<CheckResult | null> {
  const before = upsets(game, seat);
  const against = {
    ...(spec.monster === undefined ? {} : { monster: spec.monster }),
    ...(spec.fleeing === undefined ? {} : { fleeing: spec.fleeing }),
  };
  for (;;) {
    const uses = () => checkUses(game, seat, spec, ['beforeRoll']);
    const spells = () => (spec.kind === 'evade' ? game.rules.spells.promising(game, seat, 'evade', against) : []);
    const chosen = yield* choose(
      game,
      { seat, kind: 'check.before', rule: spec.rule },
      () => {
        const offered = [
          ...uses().map((use) => use.option),
          ...spells().map((id) => game.rules.spells.option(game, seat, id, against)),
        ];
        if (offered.length === 0) return [];
        return [{ id: 'roll', label: phrase('option-roll'), prospect: () => oddsOf(game, seat, spec) }, ...offered];
      },
      () => ({
        default: 'roll',
        args: { check: ref('check', spec.kind), stakes: spec.stakes ?? '' },
        about: matterOfCheck(game, seat, spec),
      }),
    );
    if (chosen === null || chosen === 'roll') return null;
    const use = uses().find((one) => one.option.id === chosen);
    if (use) {
      if (yield* payUse(game, seat, use)) return decided(game, seat, spec, { by: use.source, passed: true });
      continue;
    }
    const spell = OPTION.cast.read(chosen);
    if (spell === undefined) continue;
    const result = yield* game.rules.spells.cast(game, seat, spell, against);
    if (upset(game, seat, before)) return { passed: false, successes: 0, dice: 0 };
    if (result?.passed) return decided(game, seat, spec, { by: { ref: 'card', id: spell }, passed: true });
  }
}
