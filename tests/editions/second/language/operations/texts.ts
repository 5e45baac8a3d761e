/** Every text of the box that does something, each on tables in several states of fortune. */

import { type Copy, kindOf } from '../../../../../src/editions/edition/copy.ts';
import { abilitiesFor, useAbility } from '../../../../../src/editions/second/cards/ability.ts';
import { takeNamed } from '../../../../../src/editions/second/cards/draw.ts';
import { fight } from '../../../../../src/editions/second/combat/fight.ts';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import type { MythosCard } from '../../../../../src/editions/second/content/mythos.ts';
import { TIMINGS } from '../../../../../src/editions/second/content/vocabulary.ts';
import { arkhamEncounter } from '../../../../../src/editions/second/encounters/encounter.ts';
import { run } from '../../../../../src/editions/second/language/table.ts';
import { otherWorldEncounter } from '../../../../../src/editions/second/otherworlds/otherworld.ts';
import { castable, castSpell } from '../../../../../src/editions/second/spells/spell.ts';
import type { Game, State } from '../../../../../src/editions/second/state/state.ts';
import { upkeepOf } from '../../../../../src/editions/second/upkeep/upkeep.ts';
import { content } from '../../../../second.ts';
import type { Text as TextOf } from '../../../idle.ts';
import { type Arrangement, aGame, give, type Placed } from '../../table.ts';

export type Text = TextOf<State, Game>;

const TROPHIES: Copy[] = ['dhole#1', 'gug#1', 'star-spawn#1', 'cultist#6', 'ghoul#3'];
const GATES: Copy[] = ['rlyeh#1', 'abyss#2', 'yuggoth#2'];

const RICH: Partial<Placed> = {
  money: 20,
  clues: 6,
  cards: [
    'knife',
    'derringer-18',
    'whiskey',
    'food',
    'research-materials',
    'cross',
    'shrivelling',
    'wither',
    'stealth',
    'skill-luck',
    'retainer',
    'bank-loan',
    'anna-kaslow',
  ],
};
const POOR: Partial<Placed> = { sanity: 1, stamina: 1 };

/** Three investigators, gates and monsters about; the first one is who acts. */
function table(who: Partial<Placed>, more: Arrangement = {}): State {
  const game = aGame({
    investigators: [
      { sheet: 'amanda-sharpe', at: 'woods', ...who },
      {
        sheet: who.sheet === 'michael-mcglen' ? 'bob-jenkins' : 'michael-mcglen',
        at: 'southside-streets',
        money: 8,
        clues: 2,
        cards: ['whiskey'],
      },
      {
        sheet: who.sheet === 'carolyn-fern' ? 'jenny-barnes' : 'carolyn-fern',
        at: 'the-dreamlands-2',
        enteredBy: 'unnamable',
        money: 3,
      },
    ],
    ancientOne: 'yig',
    phase: 'arkham',
    gates: { graveyard: 'abyss', unnamable: 'the-dreamlands' },
    seals: ['independence-square'],
    monsters: { 'ghoul#1': 'uptown-streets', 'byakhee#1': 'sky', 'cultist#1': 'graveyard', 'zombie#1': 'outskirts' },
    clues: { 'black-cave': 2 },
    doom: 4,
    terror: 2,
    ...more,
  });
  const { state } = game;
  const one = state.investigators[0];
  if (one && who === RICH) {
    one.monsterTrophies = TROPHIES;
    state.cup = state.cup.filter((marker) => !TROPHIES.includes(marker));
    one.gateTrophies = GATES;
    state.gateStack = state.gateStack.filter((marker) => !GATES.includes(marker));
  }
  return state;
}

function stand(state: State, at: string, enteredBy: string | null = null): State {
  const copy = structuredClone(state);
  Object.assign(copy.investigators[0] ?? {}, { at, enteredBy });
  return copy;
}

const rich = table(RICH);
const poor = table(POOR);
/** Nothing on the board, no way back from anywhere, and nothing that could be healed. */
const bare = table({}, { gates: {}, seals: [], monsters: {}, clues: {}, doom: 0, terror: 0 });
const FORTUNES = [
  ['rich', rich],
  ['poor', poor],
  ['bare', bare],
] as const;

const lostGates = (state: State, at: string): Copy[] => {
  const { gate } = state.places[at] ?? {};
  return gate ? [gate] : [];
};

/** Every entry of every location card. */
export const locationEntries = (): Text[] =>
  content.locationCards.flatMap((card) =>
    Object.keys(card.entries).map((location) => ({
      title: `${card.id} at ${location}`,
      tries: FORTUNES.map(([name, state]) => {
        const sanctum = location === 'inner-sanctum';
        const at = sanctum ? 'silver-twilight-lodge' : location;
        const here = stand(state, at);
        here.gateStack = [...here.gateStack, ...lostGates(state, at)];
        if (here.places[at]) Object.assign(here.places[at], { gate: null });
        here.forced = { dice: [], draws: [card.id] };
        if (sanctum) give({ state: here } as Parameters<typeof give>[0], 0, 'silver-twilight-lodge-membership');
        return { name, state: here, rule: (game: Game) => arkhamEncounter(game, 0) };
      }),
    })),
  );

/** Every entry of every gate card. */
export const gateEntries = (): Text[] =>
  content.gateCards.flatMap((card) => {
    const worlds = content.worlds.filter(({ colors }) => card.color !== null && colors.includes(card.color));
    const other = worlds.find(({ id }) => !card.entries[id]);
    return worlds
      .filter((one) => card.entries[one.id] || one === other)
      .map((world) => ({
        title: `${card.id} in ${world.id}`,
        tries: FORTUNES.map(([name, state]) => {
          const here = stand(state, content.town.firstAreaOf(world.id), 'graveyard');
          here.phase = 'otherWorld';
          here.forced = { dice: [], draws: [card.id] };
          return { name, state: here, rule: (game: Game) => otherWorldEncounter(game, 0) };
        }),
      }));
  });

/** Every ability of a location. */
export const locationAbilities = (): Text[] =>
  content.locations.flatMap(({ id, ability }) => {
    if (!ability || ability.kind === 'replacesEntry') return [];
    const state = stand(rich, id);
    const one = state.investigators[0];
    if (one) Object.assign(one, { sanity: 2, stamina: 2 });
    if (id === 'bank-of-arkham' && one) {
      const loan = one.cards.filter((held) => held.id.startsWith('bank-loan'));
      one.cards = one.cards.filter((held) => !loan.includes(held));
      state.decks.special.push(...loan.map((held) => held.id));
    }
    const tries = [{ name: 'rich', state, rule: (game: Game) => arkhamEncounter(game, 0) }];
    return [{ title: `${ability.id} at ${id}`, tries }];
  });

/** Every ability of a card or a sheet that can be used, at each moment it may be. */
export const usableAbilities = (): Text[] =>
  [
    ...content.cards.flatMap((card) => ('abilities' in card ? [{ id: card.id, deck: card.deck, sheet: false }] : [])),
    ...content.investigators.map(({ id }) => ({ id, deck: null, sheet: true })),
  ].map(({ id, deck, sheet }) => {
    const state = table({ ...RICH, ...(sheet ? { sheet: id } : {}) } as Partial<Placed>, { phase: 'movement' });
    if (deck && !state.investigators[0]?.cards.some((held) => held.id.startsWith(`${id}#`)))
      give({ state } as Parameters<typeof give>[0], 0, id);
    state.walk = { seat: 0, points: 5, dealt: [], escaped: [], begun: false, ended: false };
    const tries = TIMINGS.map((timing) => ({
      name: timing,
      state,
      *rule(game: Game) {
        const mine = abilitiesFor(game, 0, timing, game.state.walk ? { movement: game.state.walk } : {}).filter(
          (one) => one.card?.startsWith(`${id}#`) || one.sheet === id,
        );
        for (const one of mine) yield* useAbility(game, 0, one, game.state.walk ? { movement: game.state.walk } : {});
      },
    }));
    return { title: id, tries };
  });

/** Everybody's table in the Mythos phase, with a rumor in play if the card is one. */
function atMythos(state: State, card: MythosCard): State {
  const copy = structuredClone(state);
  copy.phase = 'mythos';
  if (card.type !== 'rumor') return copy;
  copy.decks.mythos = copy.decks.mythos.filter((id) => id !== card.id);
  copy.rumor = { card: card.id, enteredOn: 1, tokens: 3 };
  const [marker] = copy.cup.splice(0, 1);
  if (marker) copy.monsters.push({ marker, at: 'rumor' });
  return copy;
}

/** Every text of a Mythos card. */
export const mythosTexts = (): Text[] =>
  content.mythosCards.map((card) => {
    const { now = [], enter = [], ongoing = [], activity, pass, fail } = card.ability;
    const lists: Effect[][] = [
      now,
      enter,
      ...ongoing.flatMap((effect) => ('when' in effect ? [effect.do] : [])),
      activity?.do ?? [],
      pass?.effect ?? [],
      fail?.effect ?? [],
    ].filter(({ length }) => length > 0);
    const tries = FORTUNES.flatMap(([name, state]) =>
      lists.map((list) => ({
        name,
        state: atMythos(state, card),
        rule: (game: Game) =>
          run(game, 0, list, { source: { ref: 'mythos', id: card.id }, monster: 'byakhee#1' as const }),
      })),
    );
    return { title: card.id, tries };
  });

/** Every order of an Ancient One. */
export const ancientOneTexts = (): Text[] =>
  content.ancientOnes.map((one) => {
    const lists = [one.startOfBattle ?? [], one.attack?.do ?? [], one.attack?.afterAll ?? []];
    const tries = [RICH, POOR].flatMap((who) => {
      const state = table(who, { ancientOne: one.id, phase: 'battle' });
      state.ancientOne.awake = true;
      return lists.map((list) => ({
        name: who === RICH ? 'rich' : 'poor',
        state,
        rule: (game: Game) => run(game, 0, list, { source: { ref: 'ancientOne', id: one.id }, modifier: -1 }),
      }));
    });
    return { title: one.id, tries };
  });

/** The fight with every monster, met in an encounter. */
export const monsterTexts = (): Text[] =>
  content.monsters.map(({ id }) => ({
    title: id,
    tries: FORTUNES.slice(0, 2).map(([name, state]) => {
      const here = stand(state, 'woods');
      const marker = here.cup.find((one) => kindOf(one) === id) ?? (`${id}#1` as const);
      here.cup = here.cup.filter((one) => one !== marker);
      here.box = here.box.filter((one) => one !== marker);
      here.monsters = [
        ...here.monsters.filter((one) => one.marker !== marker),
        { marker, at: 'encounter' as const, seat: 0 },
      ];
      return { name, state: here, rule: (game: Game) => fight(game, 0, marker) };
    }),
  }));

/** The casting of every spell, where it can be cast at all. */
export const spells = (): Text[] =>
  content.cardsOf('spell').map(({ id }) => {
    const state = stand(table({ ...RICH, cards: [] }), 'woods');
    const one = state.investigators[0];
    if (one) Object.assign(one, { stamina: 2 });
    const card = give({ state } as Parameters<typeof give>[0], 0, id);
    const tries = (['upkeep', 'movement'] as const).map((name) => ({
      name,
      state,
      *rule(game: Game) {
        if (castable(game, 0, name).includes(card)) yield* castSpell(game, 0, card);
      },
    }));
    return { title: id, tries };
  });

/** What special cards do when they are got, and in the Upkeep of whoever has them. */
export const specialCards = (): Text[] =>
  content.cardsOf('special').map(({ id, name }) => ({
    title: id,
    tries: FORTUNES.slice(0, 2).map(([fortune, state]) => ({
      name: fortune,
      state,
      *rule(game: Game) {
        yield* takeNamed(game, 0, name);
        yield* upkeepOf(game, 0, { battle: false });
      },
    })),
  }));
