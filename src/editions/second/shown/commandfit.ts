import type { CommandFits } from '../../edition/commandfit.ts';

const MOVING: readonly string[] = ['move.world', 'return.gate', 'upkeep.return', 'effect.move'];
const FIGHTING: readonly string[] = ['combat.start', 'combat.round', 'combat.hands', 'combat.check', 'battle.attack'];
const ENCOUNTER = /^(encounter|effect|draw|cost|rumor|trophy)\./;
const SPENDING = /^(check\.spend|cost\.|trophy\.|rumor\.)/;
const PASSING = /^(stop|done|pass|no|accept|keep|take|roll|go-on|top)$/;

/** What the play commands mean in the second edition. */
export const commandFits: CommandFits = {
  buy: { answers: ({ kind }, { id }) => kind.startsWith('shop.') || id.startsWith('buy:') },
  cast: {
    answers: ({ kind }, { id }) => id.startsWith('cast:') || kind.startsWith('spell.'),
    offers: ({ id, kind }) => id.startsWith('cast:') || kind === 'cast',
  },
  close: { answers: ({ kind }, { id }) => id.startsWith('close:') || kind === 'gate.guilt' },
  encounter: {
    answers: ({ kind }, { id }) => ENCOUNTER.test(kind) || id === 'encounter' || id === 'ability' || id === 'enter',
  },
  evade: { answers: (_decision, { id }) => id.startsWith('evade:') || id === 'flee' || id === 'escape' },
  fight: {
    answers: ({ kind }, { id }) =>
      id.startsWith('fight:') || id === 'fight' || (FIGHTING.includes(kind) && id !== 'flee' && id !== 'escape'),
  },
  focus: { answers: ({ kind }) => kind.endsWith('.sliders') },
  move: { answers: ({ kind }, { id }) => MOVING.includes(kind) || /^(go|go:.*|wagon:.*|stop|stop:.*)$/.test(id) },
  pass: { answers: (_decision, { id }) => PASSING.test(id) },
  seal: { answers: ({ kind }, { id }) => id === 'seal' || id.startsWith('seal:') || kind === 'gate.seal' },
  spend: { answers: ({ kind }, { id }) => SPENDING.test(kind) || id.startsWith('spend:') },
  trade: {
    answers: ({ kind }) => kind.startsWith('trade.'),
    offers: ({ kind, id }) => kind.startsWith('trade') || id.startsWith('trade'),
  },
  use: {
    answers: (_decision, { id }) => /^(use|ask|roll|ignore):/.test(id) || id === 'change-hands',
    offers: ({ kind }) => !kind.startsWith('trade'),
  },
};
