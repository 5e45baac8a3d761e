import { stringify } from 'yaml';
import { loadContent } from '../../content/content.ts';
import { SKILLS } from '../../content/vocabulary.ts';
import type { HeldCard, State } from '../../state/state.ts';
import { STEPS } from './happening.ts';

/**
 * The position as a scenario file, to reproduce what went wrong. Nothing hidden is in it: no order of decks, no
 * contents of the cup beyond what follows from the tokens drawn, no color of a marker that lies face down, no seed.
 */
export function report(state: State): string {
  const { cursor, sheet, rumor } = state;
  const given = {
    options: { ...state.options, scenario: null },
    scenario: state.scenario,
    round: Math.max(1, state.round),
    step: STEPS.find((step) => step === cursor.step) ?? 'action.start',
    index: 'index' in cursor ? cursor.index : 0,
    leader: state.leader,
    investigators: state.investigators.map((one) => ({
      sheet: one.sheet,
      at: one.at,
      left: one.left,
      damage: one.damage,
      horror: one.horror,
      money: one.money,
      clues: one.clues,
      remnants: one.remnants,
      focus: Object.fromEntries(SKILLS.map((skill) => [skill, one.focus[skill]]).filter(([, count]) => count !== 0)),
      cards: one.cards.map(cardOf),
      delayed: one.delayed,
      inactive: one.inactive,
      performed: one.performed,
      lodge: one.lodge,
    })),
    gone: [...loadContent().investigators.keys()].filter(
      (id) => !state.sheets.includes(id) && !state.investigators.some(({ sheet }) => sheet === id),
    ),
    doom: Object.fromEntries(Object.entries(state.doom).filter(([, doom]) => doom > 0)),
    clues: Object.fromEntries(
      Object.entries(state.centers).flatMap(([id, { clues }]) => (clues > 0 ? [[id, clues]] : [])),
    ),
    anomalies: Object.entries(state.centers).flatMap(([id, { anomaly }]) => (anomaly ? [id] : [])),
    markers: state.markers.map((marker) => (marker.faceUp ? marker : { ...marker, color: 'white' })),
    revealed: state.revealed,
    monsters: state.monsters.map(({ id, at, status, engagedWith, damage }) => ({
      kind: id,
      at,
      status,
      engagedWith,
      damage,
    })),
    sheet,
    codex: state.codex,
    setAside: state.setAside.archive,
    rumor: rumor ? { headline: rumor.headline, tokens: rumor.tokens } : null,
    drawn: state.drawn,
    display: state.display,
    eventDiscard: state.decks.eventDiscard,
  };
  return stringify({
    edition: 'third',
    name: `round ${state.round}, ${state.phase}`,
    given,
    play: [],
    expect: {},
  });
}

/** A dark pact's copy would tell its other side. */
function cardOf({ id, damage, horror, tokens }: HeldCard) {
  const card = id.startsWith('darkPact#') ? 'darkPact' : id;
  return damage > 0 || horror > 0 || Object.keys(tokens).length > 0 ? { card, damage, horror, tokens } : card;
}
