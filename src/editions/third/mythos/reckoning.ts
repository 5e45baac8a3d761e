import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { inAnyOrder } from '../../../engine/trial.ts';
import { kindOf } from '../../edition/copy.ts';
import type { Ability } from '../content/ability.ts';
import type { Effect } from '../content/effect.ts';
import { inPlay, investigator, upset, upsets } from '../investigators/investigator.ts';
import type { Cause, EventOf } from '../state/event.ts';
import { ABILITY } from '../state/option.ts';
import { groupChoose } from '../state/question.ts';
import type { DueEffect } from '../state/rules.ts';
import { isSecret } from '../state/secret.ts';
import type { Game, State } from '../state/state.ts';

/** What their questions name. */
const RULE = '3E-204.12a';

/** One reckoning effect in play. */
interface Due extends DueEffect {
  id: string;
  source: Cause;
  /** Whether it is still there when its turn comes. */
  inForce: () => boolean;
}

/**
 * Every reckoning effect in play at this moment, one after the other, in the order the group likes; what enters play
 * meanwhile waits for the next token (3E-204.12, 3E-R34). Only those that can influence each other are asked about
 * (Y10), and only where their order makes a difference (2E-T62). Silence takes the scenario sheet first, then the codex, then cards in player order.
 */
export function* reckoning(game: Game): Flow {
  const due = reckonings(game);
  let inOrder = false;
  // 3E-204.12e
  while (due.length > 0) {
    const ordered = inOrder
      ? []
      : game.rules.entangled(
          game,
          due.filter(({ inForce }) => inForce()),
        );
    const ids = ordered.map(({ id }) => id);
    if (ordered.length > 0 && !inAnyOrder(game, ids, resolveInOrder)) {
      const chosen = yield* groupChoose(
        game,
        { kind: 'reckoning.order', rule: '3E-204.12c' },
        {
          options: [
            { id: 'in-order', label: phrase('third-option-in-order') },
            ...ordered.map(({ id, source }) => ({
              id,
              label: phrase('third-option-reckoning', { source: ref(source.ref, source.id) }),
            })),
          ],
          default: 'in-order',
        },
      );
      if (chosen === 'in-order') inOrder = true;
      else {
        const at = due.findIndex(({ id }) => id === chosen);
        due.unshift(...due.splice(at, 1));
      }
    }
    const next = due.shift();
    if (next?.inForce()) yield* resolveOne(game, next);
  }
}

function* resolveInOrder(game: Game, ids: readonly string[]): Flow<State> {
  const due = reckonings(game);
  for (const id of ids) {
    const next = due.find((one) => one.id === id);
    if (next?.inForce()) yield* resolveOne(game, next);
  }
  return game.state;
}

function* resolveOne(game: Game, { source, seat, effects, context }: Due): Flow {
  const event: EventOf<'Reckoning'> = { type: 'Reckoning', by: source };
  game.events.push(event);
  yield* game.rules.run(game, seat, effects, context);
  yield* game.rules.settle(game);
  if (game.events.at(-1) === event) event.idle = true;
}

function reckonings(game: Game): Due[] {
  const { content, state } = game;
  const found: Due[] = [];
  const scenario = content.scenario(state.scenario);
  // 3E-481.3c
  if (scenario.reckoning.length > 0)
    found.push({
      id: 'scenario',
      source: { ref: 'scenario', id: state.scenario },
      seat: null,
      effects: scenario.reckoning,
      context: { source: { ref: 'scenario', id: state.scenario }, rule: RULE },
      inForce: () => true,
    });
  const { rumor } = state;
  if (rumor) {
    const { reckoning: effects } = content.headline(rumor.headline);
    if (effects.length > 0)
      found.push({
        id: `headline:${rumor.headline}`,
        source: { ref: 'headline', id: rumor.headline },
        seat: null,
        effects,
        context: {
          source: { ref: 'headline', id: rumor.headline },
          rule: RULE,
          about: { headline: rumor.headline },
        },
        inForce: () => state.rumor === rumor,
      });
  }
  // 3E-C4
  for (const seat of inPlay(state)) found.push(...ownReckonings(game, seat));
  for (const { id, kind } of state.monsters)
    for (const [index, effects] of listsOf(content.monster(kind).abilities).entries())
      found.push({
        id: ABILITY.write([id, index]),
        source: { ref: 'monster', id },
        seat: null,
        effects,
        context: { source: { ref: 'monster', id }, rule: RULE, monster: id },
        inForce: () => state.monsters.some((monster) => monster.id === id),
      });
  return found;
}

function ownReckonings(game: Game, seat: Seat): Due[] {
  const before = upsets(game, seat);
  const stays = () => !upset(game, seat, before);
  const one = investigator(game, seat);
  const ofSheet = listsOf(game.content.investigator(one.sheet).abilities).map(
    (effects, index): Due => ({
      id: ABILITY.write([one.sheet, index]),
      source: { ref: 'sheet', id: one.sheet },
      seat,
      effects,
      context: { source: { ref: 'sheet', id: one.sheet }, rule: RULE, owner: seat },
      inForce: stays,
    }),
  );
  const ofCards = one.cards.flatMap(({ id }) =>
    listsOf(game.content.asset(id).abilities).map(
      (effects, index): Due => ({
        // Everybody can read it off the question's buttons.
        id: ABILITY.write([isSecret(game.content, id) ? `${kindOf(id)}/${seat}` : id, index]),
        source: { ref: 'card', id },
        seat,
        effects,
        context: { source: { ref: 'card', id }, rule: RULE, card: id, owner: seat },
        inForce: () => stays() && investigator(game, seat).cards.some((card) => card.id === id),
      }),
    ),
  );
  // 3E-204.12a
  return [...ofSheet, ...ofCards];
}

function listsOf(abilities: readonly Ability[]): (readonly Effect[])[] {
  return abilities.flatMap((ability) => ('reckoning' in ability ? [ability.reckoning] : []));
}
