import type { Seat } from '../../../engine/decision.ts';
import type { InvestigatorSheet } from '../content/investigator.ts';
import type { Options } from '../state/options.ts';
import { blankPress } from '../state/press.ts';
import type { Investigator, State } from '../state/state.ts';

/** An investigator with nothing but the sheet. */
export function blankInvestigator(seat: Seat, sheet: InvestigatorSheet, at: string): Investigator {
  return {
    seat,
    sheet: sheet.id,
    incarnation: 0,
    upsets: 0,
    left: null,
    damage: 0,
    horror: 0,
    money: 0,
    clues: 0,
    remnants: 0,
    focus: { lore: 0, influence: 0, observation: 0, strength: 0, will: 0 },
    at,
    cards: [],
    delayed: false,
    inactive: false,
    performed: [],
    used: {},
    lodge: false,
  };
}

/** The table before anything has been laid on it. */
export function blankState(options: Options, scenario: string, seed: string, players: number): State {
  return {
    edition: 'third',
    seed,
    step: 'setup',
    chances: {},
    asked: 0,
    options,
    scenario,
    cursor: { step: 'setup.equipment' },
    round: 0,
    phase: 'setup',
    // 3E-110.2
    leader: 0,
    players,
    investigators: [],
    doom: {},
    centers: {},
    markers: [],
    revealed: [],
    monsters: [],
    decks: {
      item: [],
      ally: [],
      spell: [],
      special: [],
      starting: [],
      condition: [],
      street: [],
      event: [],
      eventDiscard: [],
      headline: [],
      headlineDiscard: [],
      monster: [],
      anomaly: [],
      neighborhood: {},
    },
    display: [],
    cup: [],
    drawn: [],
    sheet: { doom: 0, clues: 0, markers: 0 },
    // 3E-109.1
    codex: [],
    rumor: null,
    setAside: { monsters: [], archive: [] },
    anomalySet: null,
    box: [],
    sheets: [],
    outcome: null,
    luck: Array.from({ length: players }, () => ({ dice: 0, sixths: 0, successes: 0 })),
    chart: [],
    press: blankPress(),
  };
}
