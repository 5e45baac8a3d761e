/** What the comments of the guided cases say, checked by itself: each id with what must be so where it is said. */
import type { State as SecondState } from '../../../src/editions/second/state/state.ts';
import type { State as ThirdState } from '../../../src/editions/third/state/state.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { oddsOf } from '../../../src/engine/odds.ts';
import type { Phrase } from '../../../src/engine/phrase.ts';

/** A comment where it is said. */
interface Said<S> {
  state: S;
  decision: Decision;
  args: NonNullable<Phrase['args']>;
}

type Claims<S> = Readonly<Record<string, (said: Said<S>) => boolean>>;

const joe = ({ investigators }: SecondState) => investigators[0]!;
const tommy = ({ investigators }: ThirdState) => investigators[0]!;
const gates = ({ places }: SecondState) => Object.keys(places).filter((id) => places[id]?.gate);
const onlyGate = (state: SecondState) => gates(state).join() === 'independence-square';
const atSquare = ({ monsters }: SecondState) => monsters.filter(({ at }) => at === 'independence-square');
const engaged = ({ monsters }: ThirdState) => monsters.filter(({ engagedWith }) => engagedWith.includes(0));
const offered = ({ options }: Decision, begins: string) => options.some(({ id }) => id.startsWith(begins));

/** Of the second edition. */
export const SECOND_CLAIMS: Claims<SecondState> = {
  start: ({ state }) => joe(state).sheet === 'joe-diamond' && state.ancientOne.id === 'azathoth' && state.players === 1,
  upkeep: ({ state, args }) =>
    onlyGate(state) &&
    state.places['independence-square']!.gate!.startsWith('the-dreamlands') &&
    atSquare(state).length === 1 &&
    args.focus === 3,
  movement: ({ state, decision, args }) =>
    onlyGate(state) && atSquare(state).length > 0 && args.points === decision.about?.points,
  monster: ({ state, decision }) =>
    atSquare(state).some(({ marker }) => marker.startsWith('ghoul')) &&
    joe(state).cards.some(({ id }) => id.startsWith('automatic-45')) &&
    !offered(decision, 'stop'),
  'horror-missed': ({ state, decision, args }) =>
    args.sanity === joe(state).sanity &&
    joe(state).sanity > 1 &&
    joe(state).clues > 0 &&
    decision.about?.check?.successes === 0,
  fight: ({ state, decision, args }) =>
    args.stamina === joe(state).stamina &&
    args.dice === decision.about?.check?.dice &&
    args.needed === decision.about?.check?.difficulty,
  'fight-missed': ({ state, decision, args }) =>
    args.stamina === joe(state).stamina &&
    joe(state).clues > 0 &&
    args.dice === decision.about?.check?.dice &&
    decision.about?.check?.successes === 0,
  'fight-again': ({ state, decision, args }) =>
    args.stamina === joe(state).stamina &&
    joe(state).at === 'independence-square' &&
    Number(decision.about?.round) > 1 &&
    args.dice === decision.about?.check?.dice,
  beaten: ({ state, args }) =>
    joe(state).upsets > 0 &&
    args.stamina === joe(state).stamina &&
    args.sanity === joe(state).sanity &&
    gates(state).includes('independence-square'),
  beyond: ({ state }) => joe(state).at === 'the-dreamlands-1' && state.turn === 2 && !joe(state).delayed,
  'clues-kept': ({ state, args }) => args.clues === joe(state).clues && joe(state).stamina > 2,
  back: ({ state, args }) =>
    joe(state).at === 'the-dreamlands-2' &&
    !joe(state).delayed &&
    state.places['independence-square']!.gate!.startsWith('the-dreamlands') &&
    Number(args.fight) > 2,
  close: ({ state, decision, args }) => {
    const [dice] = [
      ...JSON.stringify(decision.options.find(({ id }) => id === 'close:fight')?.note).matchAll(/"dice":(\d+)/g),
    ].map(([, n]) => Number(n));
    return onlyGate(state) && dice !== undefined && args.percent === Math.round(100 * oddsOf(dice, 1, 2));
  },
  'close-missed': ({ state, decision, args }) =>
    onlyGate(state) &&
    joe(state).clues > 1 &&
    decision.about?.check?.successes === 0 &&
    args.each === decision.about?.dicePerClue,
  farewell: ({ state }) => state.turn === 4,
};

/** Of the third. */
export const THIRD_CLAIMS: Claims<ThirdState> = {
  start: ({ state, decision }) =>
    tommy(state).sheet === 'tommyMuldoon' && state.investigators.length === 1 && offered(decision, '0'),
  turn: ({ state, args }) =>
    state.monsters.some(({ id, at }) => id === 'hoodedStalker#1' && at === 'graveyard') && args.actions === 2,
  move: ({ state }) => tommy(state).at === 'generalStore' && engaged(state).length === 0,
  attack: ({ state, args }) => engaged(state).some(({ id }) => id === 'hoodedStalker#1') && args.health === 1,
  harm: ({ state, args }) =>
    engaged(state).length > 0 &&
    args.health === 7 - tommy(state).damage &&
    args.sanity === 5 - tommy(state).horror &&
    Number(args.health) > 1,
  'attack-again': ({ state }) => engaged(state).length > 0,
  ward: ({ state, args }) => engaged(state).length === 0 && args.doom === state.doom.graveyard && Number(args.doom) > 0,
  research: ({ state, args }) =>
    args.clues === tommy(state).clues && tommy(state).clues > 0 && args.researched === state.sheet.clues,
  'ward-again': ({ state, decision, args }) =>
    args.doom === state.doom.graveyard && Number(args.doom) > 0 && decision.about?.left === 1,
  farewell: ({ state }) => state.round === 4,
};
