import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { isA, only } from '../content/effect.ts';
import { sheetOf } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { abilitiesFor, useAbility } from './ability.ts';
import { useProspect } from './useprospect.ts';

/** Cards more that they draw to choose among, by an ability of their sheet. */
export function extraCards(game: Game, seat: Seat, event: 'locationCardDrawn' | 'gateCardDrawn'): number {
  const sheet = sheetOf(game, seat);
  for (const ability of sheet.abilities) {
    const events = ability.trigger?.event;
    if (events !== event && !(Array.isArray(events) && events.includes(event))) continue;
    for (const spec of only(ability.effect, 'modifyDraw')) {
      if (!('extra' in spec)) continue;
      game.events.push({ type: 'AbilityUsed', seat, ability: ability.id ?? '', sheet: sheet.id });
      return spec.extra;
    }
  }
  return 0;
}

/**
 * Whether they use something of theirs to set the card just drawn aside for another one (the Dragon's Eye); what it
 * costs is paid then.
 */
export function* redraw(game: Game, seat: Seat, about: DecisionMatter): Flow<boolean> {
  const offers = () =>
    abilitiesFor(game, seat, 'encounterDraw').filter(({ ability }) =>
      ability.effect.some((effect) => isA(effect, 'redrawEncounter')),
    );
  if (offers().length === 0) return false;
  const chosen = yield* choose(
    game,
    { seat, kind: 'encounter.redraw', rule: '2E-101' },
    () => [
      { id: 'keep', label: phrase('option-encounter-read') },
      ...offers().map(({ card, index, ability }) => {
        return {
          id: OPTION.useOne.write([card ?? '', index]),
          label: phrase('option-card-use', { card: ref('card', card ?? '') }),
          prospect: () => useProspect(game, seat, card === undefined ? {} : { card }, ability),
        };
      }),
    ],
    { default: 'keep', about },
  );
  const offer = offers().find(({ card, index }) => chosen === OPTION.useOne.write([card ?? '', index]));
  if (!offer?.card) return false;
  yield* useAbility(game, seat, offer);
  return true;
}
