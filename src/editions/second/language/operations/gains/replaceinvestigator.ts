import { z } from 'zod';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { discardCards } from '../../../cards/card.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { endLasting } from '../../../investigators/modifier.ts';
import { giveUpMonsters } from '../../../monsters/trophy.ts';
import { setUpInvestigator } from '../../../setup/setup.ts';
import { choose } from '../../../state/question.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ replaceInvestigator: z.strictObject({ choose: z.literal('owner') }) });

/**
 * `{ "replaceInvestigator": { "choose": "owner" } }`: the owner picks an unused sheet and starts afresh; the present
 * investigator leaves with everything owned, trophies too. The newcomer acts from the next Upkeep on (2E-3123).
 */
export type ReplaceInvestigator = z.output<typeof schema>;

export const replaceInvestigator: Operation<ReplaceInvestigator> = {
  schema,
  *run(game, seat, _effect, context) {
    const { state } = game;
    const sheets = () =>
      state.sheets.map((id) => ({
        id,
        label: phrase('option-sheet', { sheet: ref('investigator', id) }),
        about: { ref: 'sheet', id },
      }));
    const about = context.about ?? {};
    const chosen = yield* choose(game, { seat, kind: 'effect.investigator', rule: context.rule ?? '2E-101' }, sheets, {
      about,
    });
    if (chosen === null) return;
    const one = investigator(game, seat);
    one.upsets += 1;
    const cards = one.cards.map(({ id }) => id);
    discardCards(game, seat, cards, 'retired');
    one.money = 0;
    one.clues = 0;
    giveUpMonsters(game, seat, [...one.monsterTrophies]);
    state.gateStack.push(...one.gateTrophies.splice(0));
    endLasting(game, (lasting) => lasting.seat === seat);
    state.sheets = [...state.sheets.filter((id) => id !== chosen), one.sheet].sort();
    game.events.push({ type: 'Replaced', seat, sheet: chosen });
    yield* setUpInvestigator(game, seat, chosen);
  },
  words: order((_effect, form) => say('replace-investigator', { form })),
  worth: () => -4,
};
