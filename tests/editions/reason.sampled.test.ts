/** Whole games: every piece of advice has a reason, and every number in it is one of the game as it is. */

import { describe, expect, it } from 'vitest';
import { hintText } from '../../src/discord/question/hinttext.ts';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { placeState } from '../../src/editions/second/board/area.ts';
import { checkOdds } from '../../src/editions/second/checks/formula.ts';
import { bestChance } from '../../src/editions/second/combat/means.ts';
import { gameOf } from '../../src/editions/second/game/game.ts';
import { sealCost } from '../../src/editions/second/gates/close.ts';
import { maxSanity, maxStamina } from '../../src/editions/second/investigators/investigator.ts';
import type { State as Second } from '../../src/editions/second/state/state.ts';
import { reckonedIn as reckonedThird } from '../../src/editions/third/autopilot/autopilot.ts';
import { TERMS as THIRD_TERMS } from '../../src/editions/third/autopilot/term.ts';
import { doomAt } from '../../src/editions/third/board/area.ts';
import { engagedMonsters } from '../../src/editions/third/board/monster.ts';
import { focusTotal } from '../../src/editions/third/investigators/focus.ts';
import { capacity } from '../../src/editions/third/investigators/harmassign.ts';
import type { State as Third } from '../../src/editions/third/state/state.ts';
import type { Decision, Seat } from '../../src/engine/decision.ts';
import type { EngineState } from '../../src/engine/game.ts';
import { isRef, type Phrase } from '../../src/engine/phrase.ts';
import { Words } from '../../src/words/words.ts';
import { CATALOGUE } from '../box.ts';
import { tried } from '../length.ts';
import { content, simulate as second } from '../second.ts';
import { simulate as third, gameOf as thirdGame } from '../third.ts';

const SEEDS = Array.from({ length: tried(1, 6) }, (_, index) => `reasons ${index}`);
/** One question in so many is asked for a reason. */
const STEP = tried(9, 2);

const percent = (odds: number) => Math.min(99, Math.max(1, Math.round(odds * 100)));
const idOf = (phrase: Phrase, name: string): string => {
  const value = phrase.args?.[name];
  return isRef(value) ? value.id : '';
};

/** What a number of a reason must be, by its name; undefined for a name that nobody knows. */
function ofSecond(state: EngineState, seat: Seat, why: Phrase, name: string): number | undefined {
  const game = gameOf(content, state as Second);
  const one = game.state.investigators[seat]!;
  const place = idOf(why, 'place');
  switch (name) {
    case 'sanity':
    case 'stamina':
    case 'money':
      return one[name];
    case 'maxSanity':
      return maxSanity(game, seat);
    case 'maxStamina':
      return maxStamina(game, seat);
    case 'clues':
      return why.key === 'reason-clues' ? placeState(game, place).clues : one.clues;
    case 'price':
      return sealCost(game, seat);
    case 'doom':
      return game.state.ancientOne.doom;
    case 'steps':
      return content.town.distances(one.at).get(place) ?? 0;
    case 'cards':
      return why.key === 'reason-share'
        ? content.mythosCards.filter(({ gate }) => gate === place).length
        : one.cards.length;
    case 'all':
      return content.mythosCards.length;
    case 'percent': {
      if (why.key === 'reason-hunt') {
        const met = game.state.monsters.filter(({ marker }) => marker.startsWith(`${idOf(why, 'monster')}#`));
        return percent(bestChance(game, seat, met[0]!.marker).odds);
      }
      const { gate } = placeState(game, place);
      const modifier = gate ? content.gate(gate).closingModifier : -1;
      const odds = (['lore', 'fight'] as const).map((kind) =>
        checkOdds(game, seat, { kind, modifier, difficulty: 1, rule: '2E-3302', gateClose: true }),
      );
      return percent(Math.max(...odds));
    }
    default:
      return undefined;
  }
}

function ofThird(state: EngineState, seat: Seat, why: Phrase, name: string): number | undefined {
  const game = thirdGame(state as Third);
  const one = game.state.investigators[seat]!;
  switch (name) {
    case 'doom':
      return doomAt(game.state, idOf(why, 'space'));
    case 'clues':
      return one.clues;
    case 'money':
      return one.money;
    case 'remnants':
      return one.remnants;
    case 'tokens':
      return focusTotal(game, seat);
    case 'count':
      return engagedMonsters(game.state, seat).length;
    case 'health':
      return capacity(game, seat).damage;
    case 'sanity':
      return capacity(game, seat).horror;
    default:
      return undefined;
  }
}

type TrueOf = typeof ofSecond;

/** What would be chosen without some terms of the reckoning. */
type Without = (state: EngineState, decision: Decision, seat: Seat) => (out: ReadonlySet<string>) => string;

const thirdWithout: Without = (state, decision, seat) => (out) =>
  reckonedThird(thirdGame(state as Third), decision, seat)(new Set(THIRD_TERMS.filter((term) => out.has(term)))).choice;

/**
 * The term that a reason names decides: without it something else is chosen, or, where any of several would have been
 * enough, without it and those that say more.
 */
function decides(term: string, terms: readonly string[], choiceWithout: (out: ReadonlySet<string>) => string): boolean {
  const choice = choiceWithout(new Set());
  if (choiceWithout(new Set([term])) !== choice) return true;
  const before = terms.slice(0, terms.indexOf(term));
  return choiceWithout(new Set(before)) === choice && choiceWithout(new Set([...before, term])) !== choice;
}

interface Proof {
  trueOf: TrueOf;
  terms: readonly string[];
  /** Not of the second edition: there a term may be named that says most, and not what decides. */
  without?: Without;
}

/** Asks for a hint, and holds what it says against the game. @returns the reason's key */
function proved(
  rules: TableEdition,
  state: EngineState,
  decision: Decision,
  { trueOf, terms, without }: Proof,
): string {
  const words = new Words('en').with(({ ref }) => (ref === 'player' ? 'Mara' : null), rules.namer(state));
  const [seat = 0] = decision.seats;
  const seen = rules.seenBy(state, seat);
  const move = rules.autopilot(seen, decision, seat, []);
  const why = rules.why(seen, decision, seat, []);
  const chosen = 'answer' in move ? move.answer.chosen : [];
  const said = hintText({ decision, chosen, why: () => why }, null, words);
  expect(said).toMatch(/I’d go with \*\*.+\*\* \(.+\)\.$/);
  expect(said).not.toMatch(/\{|undefined|NaN|\b0 %/);
  for (const [name, value] of Object.entries(why.args ?? {}))
    if (typeof value === 'number') expect(trueOf(state, seat, why, name), `${why.key} ${name}: ${said}`).toBe(value);
  const [, term] = /^(?:third-)?reason-(?!by-)(.+)$/.exec(why.key) ?? [];
  if (term && without) expect(decides(term, terms, without(seen, decision, seat)), said).toBe(true);
  return why.key;
}

const EDITIONS = {
  second: { simulate: second, proof: { trueOf: ofSecond, terms: [] } },
  third: { simulate: third, proof: { trueOf: ofThird, terms: THIRD_TERMS, without: thirdWithout } },
};

describe('the reasons of advice in whole games', () => {
  for (const [edition, { simulate, proof }] of Object.entries(EDITIONS))
    it.each(SEEDS)(`${edition} edition, %s`, (seed) => {
      const rules = CATALOGUE.get(edition)!;
      const keys = new Set<string>();
      let asked = 0;
      const watch = (_: unknown, open: readonly Decision[], state: EngineState) => {
        for (const decision of open) {
          asked += 1;
          if (asked % STEP === 0) keys.add(proved(rules, state, decision, proof));
        }
      };
      const { error } = simulate({ seed, players: 3, foe: null, player: 'mixed', watch });
      expect(error).toBeNull();
      // Not one reason for everything.
      expect(keys.size).toBeGreaterThan(8);
    });
});
