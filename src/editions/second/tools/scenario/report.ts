import { stringify } from 'yaml';
import { kindOf } from '../../../edition/copy.ts';
import { seatAt } from '../../investigators/playerorder.ts';
import type { State } from '../../state/state.ts';

/**
 * The position as a scenario file, to reproduce what went wrong. Nothing hidden is in it: no order of decks, no
 * contents of the cup beyond what follows from the board, no seed.
 */
export function report(state: State): string {
  const { cursor } = state;
  const given = {
    options: { ...state.options, ancientOne: null },
    ancientOne: state.ancientOne.id,
    turn: Math.max(1, state.turn),
    phase: state.phase,
    active: 'turnIndex' in cursor ? seatAt(state, cursor.turnIndex) : state.first,
    first: state.first,
    doom: state.ancientOne.doom,
    terror: state.terror,
    awake: state.ancientOne.awake,
    ...(state.ancientOne.awake ? { battle: battleOf(state) } : {}),
    environment: state.environment?.card ?? null,
    rumor: state.rumor
      ? { card: state.rumor.card, tokens: state.rumor.tokens, monsters: monstersAt(state, 'rumor') }
      : null,
    investigators: state.investigators.map((one) => ({
      sheet: one.sheet,
      at: one.at,
      sliders: one.sliders,
      sanity: one.sanity,
      stamina: one.stamina,
      money: one.money,
      clues: one.clues,
      cards: one.cards.map((held) =>
        held.exhausted || held.tokens > 0 ? { card: held.id, exhausted: held.exhausted, tokens: held.tokens } : held.id,
      ),
      monsterTrophies: one.monsterTrophies.map(kindOf),
      gateTrophies: one.gateTrophies.map(kindOf),
      delayed: one.delayed,
      explored: one.explored,
      arrested: one.arrested,
      eliminated: one.eliminated,
      lostTurn: one.lostTurn,
      returnsOn: one.returnsOn,
      enteredBy: one.enteredBy,
    })),
    places: Object.fromEntries(
      Object.entries(state.places)
        .filter(([, place]) => place.clues > 0 || place.gate || place.sealed || place.closed.length > 0)
        .map(([id, place]) => [
          id,
          {
            clues: place.clues,
            gate: place.gate && !place.gateHidden ? kindOf(place.gate) : null,
            sealed: place.sealed,
            closed: place.closed.length > 0,
          },
        ]),
    ),
    box: state.box,
    monsters: state.monsters
      .filter((monster) => monster.at !== 'rumor' && monster.at !== 'encounter')
      .map((monster) => ({ kind: kindOf(monster.marker), at: monster.at })),
  };
  return stringify({ name: `turn ${state.turn}, ${state.phase}`, given, play: [], expect: {} });
}

function battleOf({ ancientOne }: State) {
  return { round: ancientOne.round, tally: ancientOne.tally, combatRating: ancientOne.combatRating };
}

function monstersAt(state: State, at: string): string[] {
  return state.monsters.filter((monster) => monster.at === at).map((monster) => kindOf(monster.marker));
}
