import type { Option } from '../../../engine/decision.ts';
import type { CommandFits } from '../../edition/commandfit.ts';
import { isComponent, OPTION } from '../state/option.ts';

const ENCOUNTER = /^(encounter|effect|cost)\./;
const FIGHTING: readonly string[] = ['attack.target', 'attack.during'];
const PASSING = /^(end|none|done|no|stay|accept|decline|refuse|roll|self|in-order)$/;
const SPENDING = /^(cost\.|test\.(remnants|reroll)$|spell\.remnants$|focus\.spend$)/;
const USING: readonly string[] = ['attack.during', 'evade.beside', 'reaction.may', 'test.lend', 'test.prepare'];
/** Options by which somebody uses what they have, or asks another for it. */
const USES = [OPTION.use, OPTION.ask, OPTION.move];

const isCast = ({ label }: Option): boolean => label.key === 'third-option-cast';

/** What the play commands mean in the third edition: mostly the actions of a turn (3E-401), and what they then ask. */
export const commandFits: CommandFits = {
  buy: { answers: ({ kind }) => kind.startsWith('shop.') || kind === 'card.item' },
  cast: { answers: ({ kind }, option) => isCast(option) || kind.startsWith('spell.') },
  encounter: { answers: ({ kind }) => ENCOUNTER.test(kind) },
  evade: { answers: ({ kind }, option) => option.id === 'evade' || kind.startsWith('evade.') },
  fight: {
    answers: ({ kind }, option) => option.id === 'attack' || OPTION.attack.is(option.id) || FIGHTING.includes(kind),
  },
  focus: { answers: ({ kind }, { id }) => id === 'focus' || kind === 'action.focus' || kind === 'effect.focus' },
  gather: { answers: (_decision, { id }) => id === 'gatherResources' },
  move: { answers: ({ kind }, option) => option.id === 'move' || OPTION.move.is(option.id) || kind === 'move.step' },
  pass: { answers: (_decision, { id }) => PASSING.test(id) },
  research: { answers: (_, { id }) => id === 'research' },
  spend: {
    answers: ({ kind }, { id }) =>
      SPENDING.test(kind) || (kind === 'test.spend' && (id === 'clue' || OPTION.focus.is(id))),
  },
  trade: { answers: ({ kind }, { id }) => id === 'trade' || kind.startsWith('trade.') },
  use: {
    answers: ({ kind }, { id }) =>
      (USING.includes(kind) && !PASSING.test(id)) || isComponent(id) || USES.some((use) => use.is(id)),
  },
  ward: { answers: (_decision, { id }) => id === 'ward' },
};
