import { type PhraseArgument, phrase, ref } from '../../engine/phrase.ts';
import type { Words } from '../../words/words.ts';
import { loadContent } from './content/content.ts';
import type { State } from './state.ts';

/** Turn and phase in one line. */
export function headline(state: State) {
  if (state.phase === 'setup') return phrase('headline-setup');
  if (state.phase === 'over') return phrase('headline-over', { turn: state.turn });
  return phrase('headline', { turn: state.turn, phase: ref('phase', state.phase) });
}

/** Tracks and cards in force, for the status message. */
export function statusLines(state: State, words: Words): string[] {
  const say = (key: string, args: Record<string, PhraseArgument>): string => words.say(key, args);
  const { doomTrack } = loadContent().ancientOne(state.ancientOne.id);
  const gates = Object.values(state.places).filter((place) => place.gate !== null).length;
  const seals = Object.values(state.places).filter((place) => place.sealed).length;
  const monsters = state.monsters.filter((monster) => !['outskirts', 'encounter', 'rumor'].includes(monster.at)).length;
  const lines = [
    say('status-tracks', {
      ancientOne: ref('ancientOne', state.ancientOne.id),
      doom: state.ancientOne.doom,
      of: doomTrack,
      terror: state.terror,
    }),
    say('status-town', {
      gates,
      gatesOf: 9 - Math.ceil(state.players / 2),
      seals,
      monsters,
      monstersOf: state.terror >= 10 ? words.say('board-noLimit') : state.players + 3,
      outskirts: state.monsters.filter((monster) => monster.at === 'outskirts').length,
      outskirtsOf: 8 - state.players,
    }),
    say('status-first', { first: ref('seat', String(state.first)) }),
  ];
  if (state.environment) lines.push(say('status-environment', { card: ref('mythos', state.environment.card) }));
  if (state.rumor) {
    lines.push(
      say('status-rumor', {
        card: ref('mythos', state.rumor.card),
        tokens: state.rumor.tokens,
        monsters: state.monsters.filter((monster) => monster.at === 'rumor').length,
      }),
    );
  }
  return lines;
}

/** All that the picture of the board shows, in words. */
export function boardText(state: State, words: Words): string[] {
  const lines = [words.text(headline(state)), ...statusLines(state, words)];
  for (const investigator of state.investigators) {
    if (investigator.eliminated) continue;
    lines.push(
      words.say('text-investigator', {
        seat: ref('seat', String(investigator.seat)),
        place: ref('place', investigator.at),
        sanity: investigator.sanity,
        stamina: investigator.stamina,
        delayed: String(investigator.delayed),
        explored: String(investigator.explored),
      }),
    );
  }
  for (const [id, place] of Object.entries(state.places)) {
    const here: string[] = [];
    if (place.gate) {
      const gate = place.gateHidden
        ? words.say('text-gate-hidden')
        : words.say('text-gate', { gate: ref('gate', place.gate) });
      here.push(gate);
    }
    if (place.sealed) here.push(words.say('text-sealed'));
    if (place.closed.length > 0) here.push(words.say('text-closed'));
    if (place.clues > 0) here.push(words.say('text-clues', { amount: place.clues }));
    here.push(...monsterNames(state, id, words));
    if (here.length > 0) lines.push(words.say('text-place', { place: ref('place', id), here: here.join(', ') }));
  }
  for (const zone of ['sky', 'outskirts']) {
    const there = monsterNames(state, zone, words);
    if (there.length > 0) lines.push(words.say('text-place', { place: ref('place', zone), here: there.join(', ') }));
  }
  return lines;
}

function monsterNames(state: State, at: string, words: Words): string[] {
  return state.monsters
    .filter((monster) => monster.at === at)
    .map((monster) => words.name(ref('monster', monster.marker)));
}
