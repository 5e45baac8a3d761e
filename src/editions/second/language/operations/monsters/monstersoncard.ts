import { z } from 'zod';
import { drawFromCup } from '../../../monsters/monster.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({ monstersOnCard: positive });

/** `{ "monstersOnCard": 1 }`: from the cup on the rumor; there they are not in play. */
export type MonstersOnCard = z.output<typeof schema>;

export const monstersOnCard: Operation<MonstersOnCard> = {
  schema,
  run: atOnce((game, _seat, effect) => {
    const { rumor } = game.state;
    if (!rumor) return;
    for (let one = 0; one < effect.monstersOnCard; one++) {
      const marker = drawFromCup(game, false);
      if (marker === null) break;
      game.state.monsters.push({ marker, at: 'rumor' });
    }
    const monsters = game.state.monsters.filter(({ at }) => at === 'rumor').length;
    game.events.push({ type: 'RumorTokens', card: rumor.card, tokens: rumor.tokens, monsters });
  }),
  words: order((effect, form) => say('monsters-on-card', { count: effect.monstersOnCard, form })),
  worth: () => 0,
};
