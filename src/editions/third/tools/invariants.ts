import { allCopies, copiesOf, kindNamed } from '../../edition/copy.ts';
import { accounted } from '../../tools/box.ts';
import { boardSpaces, townOf } from '../board/area.ts';
import { hasKeyword } from '../board/monster.ts';
import { ON_DISPLAY } from '../cards/display.ts';
import { monsterHealth } from '../monsters/health.ts';
import type { Game, HeldCard, Investigator, Monster } from '../state/state.ts';

/**
 * What is wrong with a state between two steps, in plain words for engineers; empty when every card and token is in
 * exactly one place and every number within its limits.
 */
export function violations(game: Game): string[] {
  const { state } = game;
  const always = [...assetViolations(game), ...boardViolations(game)];
  // A game that ends at once leaves a card in somebody's hand, and perhaps somebody in a space that is no more.
  if (state.outcome) return always;
  return [
    ...always,
    ...deckViolations(game),
    ...monsterViolations(game),
    ...state.investigators.flatMap((one) => investigatorViolations(game, one)),
  ];
}

function assetViolations(game: Game): string[] {
  const { content, state } = game;
  const { decks } = state;
  const wanted = allCopies([...content.assets.values()]);
  const held = state.investigators.flatMap(({ cards }) => cards.flatMap(({ id, under }) => [id, ...under]));
  const found = [
    ...decks.item,
    ...decks.ally,
    ...decks.spell,
    ...decks.special,
    ...decks.starting,
    ...decks.condition,
    ...state.display,
    ...held,
    ...state.box.filter((id) => content.assets.has(kindNamed(id))),
  ];
  const wrong = accounted('card', wanted, found.map(content.frontOf));
  if (state.round > 0 && state.display.length < ON_DISPLAY && decks.item.length > 0)
    wrong.push(`${state.display.length} cards on display and ${decks.item.length} in the item deck`);
  return wrong;
}

function deckViolations(game: Game): string[] {
  const { content, state } = game;
  const scenario = content.scenario(state.scenario);
  const { decks } = state;
  const inNeighborhoods = Object.values(decks.neighborhood).flat();
  const events = content.eventsOf(scenario.events).map(({ id }) => id);
  const cards = townOf(game).neighborhoods.flatMap((id) => content.neighborhoodCardsOf(id).map((card) => card.id));
  return [
    ...accounted('event', events, [
      ...decks.event,
      ...decks.eventDiscard,
      ...inNeighborhoods.filter((id) => content.events.has(id)),
    ]),
    ...accounted(
      'neighborhood card',
      cards,
      inNeighborhoods.filter((id) => content.neighborhoodCards.has(id)),
    ),
    ...accounted('street card', [...content.streetCards.keys()], decks.street),
    ...accounted(
      'headline',
      [...content.headlines.keys()],
      [
        ...decks.headline,
        ...decks.headlineDiscard,
        ...(state.rumor ? [state.rumor.headline] : []),
        ...state.box.filter((id) => content.headlines.has(id)),
      ],
    ),
    ...accounted(
      'sheet',
      [...content.investigators.keys()],
      [
        ...state.sheets,
        // Whoever has left keeps the sheet until a new one is chosen.
        ...state.investigators.map(({ sheet }) => sheet),
        ...state.box.filter((id) => content.investigators.has(id)),
      ],
    ),
  ];
}

function monsterViolations(game: Game): string[] {
  const { content, state } = game;
  const scenario = content.scenario(state.scenario);
  const wanted = [
    ...scenario.monsterDeck.flatMap(({ monster, copies }) => copiesOf({ id: monster, copies })),
    ...scenario.setAside.flatMap((id) => copiesOf(content.monster(id))),
  ];
  const ordinary = (id: string) => !content.monster(id).epic;
  const wrong = accounted('monster', wanted, [
    ...state.monsters.map(({ id }) => id).filter(ordinary),
    ...state.decks.monster,
    ...state.setAside.monsters,
    ...state.box.filter((id) => content.monsters.has(kindNamed(id))),
  ]);
  return [...wrong, ...state.monsters.flatMap((monster) => oneMonster(game, monster))];
}

function oneMonster(game: Game, monster: Monster): string[] {
  const { state } = game;
  const wrong: string[] = [];
  if (!boardSpaces(game).includes(monster.at)) wrong.push(`${monster.id}: stands in ${monster.at}`);
  if (monster.damage < 0 || monster.damage >= monsterHealth(game, monster))
    wrong.push(`${monster.id}: ${monster.damage} damage of ${monsterHealth(game, monster)}`);
  if ((monster.status === 'engaged') !== monster.engagedWith.length > 0)
    wrong.push(`${monster.id}: ${monster.status} and engaged with ${monster.engagedWith.length}`);
  if (monster.engagedWith.length > 1 && !hasKeyword(game, monster, 'massive'))
    wrong.push(`${monster.id}: engaged with several`);
  for (const seat of monster.engagedWith) {
    const one = state.investigators[seat];
    if (!one || one.left !== null) wrong.push(`${monster.id}: engaged with nobody`);
    else if (one.at !== monster.at) wrong.push(`${monster.id}: at ${monster.at}, its investigator at ${one.at}`);
  }
  return wrong;
}

function investigatorViolations(game: Game, one: Investigator): string[] {
  const who = `seat ${one.seat}`;
  const wrong: string[] = [];
  for (const [name, value] of Object.entries({
    damage: one.damage,
    horror: one.horror,
    money: one.money,
    clues: one.clues,
    remnants: one.remnants,
    ...one.focus,
  }))
    if (!Number.isInteger(value) || value < 0) wrong.push(`${who}: ${name} is ${value}`);
  wrong.push(...one.cards.flatMap((card) => heldViolations(game, card)).map((what) => `${who}: ${what}`));
  if (one.left !== null) {
    if (one.cards.length > 0) wrong.push(`${who}: has left and holds cards`);
    if (game.state.monsters.some(({ engagedWith }) => engagedWith.includes(one.seat)))
      wrong.push(`${who}: left, engaged`);
    return wrong;
  }
  const sheet = game.content.investigator(one.sheet);
  if (one.damage >= sheet.health) wrong.push(`${who}: ${one.damage} damage of ${sheet.health}`);
  if (one.horror >= sheet.sanity) wrong.push(`${who}: ${one.horror} horror of ${sheet.sanity}`);
  if (!boardSpaces(game).includes(one.at)) wrong.push(`${who}: stands in ${one.at}`);
  return wrong;
}

function heldViolations(game: Game, { id, damage, horror }: HeldCard): string[] {
  const { health = 0, sanity = 0 } = game.content.asset(id);
  return [
    ...(damage < 0 || damage > health ? [`${id} has ${damage} damage`] : []),
    ...(horror < 0 || horror > sanity ? [`${id} has ${horror} horror`] : []),
  ];
}

function boardViolations(game: Game): string[] {
  const { state } = game;
  const wrong: string[] = [];
  for (const [space, doom] of Object.entries(state.doom)) {
    if (!Number.isInteger(doom) || doom < 0) wrong.push(`${space}: ${doom} doom`);
    if (doom > 0 && !game.content.spaces.has(space)) wrong.push(`${space}: doom outside the neighborhoods`);
  }
  for (const [id, { clues }] of Object.entries(state.centers)) if (clues < 0) wrong.push(`${id}: ${clues} clues`);
  for (const [name, value] of Object.entries(state.sheet))
    if (value < 0) wrong.push(`scenario sheet: ${value} ${name}`);
  if (!state.outcome && state.slipped?.length) wrong.push('pairs are still parted between two steps');
  if (!state.outcome && state.action) wrong.push('an action is still in hand between two steps');
  return wrong;
}
