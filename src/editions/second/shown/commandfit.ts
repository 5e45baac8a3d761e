import type { CommandFits } from '../../edition/commandfit.ts';
import { OPTION, OTHER_HANDS } from '../state/option.ts';

const MOVING: readonly string[] = ['move.world', 'return.gate', 'upkeep.return', 'effect.move'];
const FIGHTING: readonly string[] = ['combat.start', 'combat.round', 'combat.hands', 'combat.check', 'battle.attack'];
const ENCOUNTER = /^(encounter|effect|draw|cost|rumor|trophy)\./;
const SPENDING = /^(check\.spend|cost\.|trophy\.|rumor\.)/;
const PASSING = /^(stop|done|pass|no|accept|keep|take|roll|go-on|top)$/;

const MOVES = [OPTION.go, OPTION.wagon, OPTION.stop];
const USES = [OPTION.use, OPTION.useOne, OPTION.useAgainst, OPTION.ask, OPTION.roll, OPTION.ignore];

/** What the play commands mean in the second edition. */
export const commandFits: CommandFits = {
  buy: { answers: ({ kind }) => kind.startsWith('shop.') },
  cast: {
    answers: ({ kind }, { id }) => OPTION.cast.is(id) || kind.startsWith('spell.'),
    offers: ({ id, kind }) => OPTION.cast.is(id) || kind === 'cast' || kind === 'upkeep.cast',
  },
  close: { answers: ({ kind }, { id }) => OPTION.close.is(id) || kind === 'gate.guilt' },
  encounter: {
    answers: ({ kind }, { id }) => ENCOUNTER.test(kind) || id === 'encounter' || id === 'ability' || id === 'enter',
  },
  evade: { answers: (_decision, { id }) => OPTION.evade.is(id) || id === 'flee' || id === 'escape' },
  fight: {
    answers: ({ kind }, { id }) =>
      OPTION.fight.is(id) || id === 'fight' || (FIGHTING.includes(kind) && id !== 'flee' && id !== 'escape'),
  },
  focus: {
    answers: ({ kind }) => kind.endsWith('.sliders'),
    offers: ({ kind }) => kind === 'upkeep.sliders',
  },
  move: {
    answers: ({ kind }, { id }) =>
      MOVING.includes(kind) || id === 'go' || id === 'stop' || MOVES.some(({ is }) => is(id)),
  },
  pass: { answers: (_decision, { id }) => PASSING.test(id) },
  seal: { answers: ({ kind }, { id }) => id === 'seal' || OPTION.seal.is(id) || kind === 'gate.seal' },
  spend: { answers: ({ kind }) => SPENDING.test(kind) },
  trade: {
    answers: ({ kind }) => kind.startsWith('trade.'),
    offers: ({ kind, id }) => kind.startsWith('trade') || OPTION.trade.is(id),
  },
  use: {
    answers: (_decision, { id }) => USES.some(({ is }) => is(id)) || id === OTHER_HANDS || OPTION.withHands.is(id),
    offers: ({ kind }) => !kind.startsWith('trade') && kind !== 'upkeep.sliders' && kind !== 'upkeep.cast',
  },
};
