import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../../src/editions/edition/copy.ts';
import { firstAreaOf } from '../../../../../src/editions/second/board/area.ts';
import { abilitiesFor, useAbility } from '../../../../../src/editions/second/cards/ability.ts';
import { loadContent } from '../../../../../src/editions/second/content/content.ts';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import type { MythosCard } from '../../../../../src/editions/second/content/mythos.ts';
import { TIMINGS } from '../../../../../src/editions/second/content/vocabulary.ts';
import { arkhamEncounter } from '../../../../../src/editions/second/encounters/encounter.ts';
import { OPERATION_NAMES, run } from '../../../../../src/editions/second/language/table.ts';
import { otherWorldEncounter } from '../../../../../src/editions/second/otherworlds/otherworld.ts';
import type { State } from '../../../../../src/editions/second/state/state.ts';
import { sampled } from '../../../../length.ts';
import { type Arrangement, aGame, give, type Placed } from '../../table.ts';
import { explore } from './explore.ts';

const content = loadContent();

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
const FORTUNES = [
  ['rich', rich],
  ['poor', poor],
] as const;

describe('every entry of every location card', () => {
  for (const card of sampled(content.locationCards, 3))
    for (const location of Object.keys(card.entries))
      it(`2E-1103 ${card.id} at ${location}`, () => {
        const sanctum = location === 'inner-sanctum';
        const at = sanctum ? 'silver-twilight-lodge' : location;
        for (const [name, state] of FORTUNES) {
          const here = stand(state, at);
          if (here.places[at]) Object.assign(here.places[at], { gate: null });
          here.gateStack = [...here.gateStack, ...lostGates(state, at)];
          here.forced = { dice: [], draws: [card.id] };
          if (sanctum) give({ state: here } as Parameters<typeof give>[0], 0, 'silver-twilight-lodge-membership');
          explore(`${name} ${card.id} ${location}`, here, (game) => arkhamEncounter(game, 0));
        }
      });
});

const lostGates = (state: State, at: string): Copy[] => {
  const { gate } = state.places[at] ?? {};
  return gate ? [gate] : [];
};

describe('every entry of every gate card', () => {
  for (const card of sampled(content.gateCards, 2)) {
    const worlds = content.worlds.filter(({ colors }) => card.color !== null && colors.includes(card.color));
    const other = worlds.find(({ id }) => !card.entries[id]);
    for (const world of worlds.filter((one) => card.entries[one.id] || one === other))
      it(`2E-1304 ${card.id} in ${world.id}`, () => {
        for (const [name, state] of FORTUNES) {
          const here = stand(state, firstAreaOf(world.id), 'graveyard');
          here.phase = 'otherWorld';
          here.forced = { dice: [], draws: [card.id] };
          explore(`${name} ${card.id} ${world.id}`, here, (game) => otherWorldEncounter(game, 0));
        }
      });
  }
});

describe('every location ability', () => {
  for (const { id, ability } of content.locations)
    if (ability && ability.kind !== 'replacesEntry')
      it(`2E-4001 ${ability.id} at ${id}`, () => {
        const state = stand(rich, id);
        const one = state.investigators[0];
        if (one) Object.assign(one, { sanity: 2, stamina: 2 });
        if (id === 'bank-of-arkham' && one) {
          const loan = one.cards.filter((held) => held.id.startsWith('bank-loan'));
          one.cards = one.cards.filter((held) => !loan.includes(held));
          state.decks.special.push(...loan.map((held) => held.id));
        }
        const kinds = explore(`${id}`, state, (game) => arkhamEncounter(game, 0));
        expect(kinds).toContain('encounter.choose');
      });
});

describe('every ability of cards and sheets that can be used', () => {
  const abilities = [
    ...content.cards.flatMap((card) => ('abilities' in card ? [{ id: card.id, deck: card.deck, sheet: false }] : [])),
    ...content.investigators.map(({ id }) => ({ id, deck: null, sheet: true })),
  ];
  for (const { id, deck, sheet } of sampled(abilities, 2))
    it(`2E-101 ${id}`, () => {
      const state = table({ ...RICH, ...(sheet ? { sheet: id } : {}) } as Partial<Placed>, { phase: 'movement' });
      if (deck && !state.investigators[0]?.cards.some((held) => held.id.startsWith(`${id}#`)))
        give({ state } as Parameters<typeof give>[0], 0, id);
      state.walk = { seat: 0, points: 5, dealt: [], escaped: [], begun: false, ended: false };
      for (const timing of TIMINGS)
        explore(`${id} ${timing}`, state, function* (game) {
          const mine = abilitiesFor(game, 0, timing, game.state.walk ? { movement: game.state.walk } : {}).filter(
            (one) => one.card?.startsWith(`${id}#`) || one.sheet === id,
          );
          for (const one of mine) yield* useAbility(game, 0, one, game.state.walk ? { movement: game.state.walk } : {});
        });
    });
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

describe('every text of a Mythos card', () => {
  for (const card of content.mythosCards)
    it(`2E-1701 ${card.id}`, () => {
      const { now = [], enter = [], ongoing = [], activity, pass, fail } = card.ability;
      const lists: Effect[][] = [
        now,
        enter,
        ...ongoing.flatMap((effect) => ('when' in effect ? [effect.do] : [])),
        activity?.do ?? [],
        pass?.effect ?? [],
        fail?.effect ?? [],
      ];
      for (const [name, state] of FORTUNES)
        for (const list of lists.filter(({ length }) => length > 0))
          explore(`${name} ${card.id}`, atMythos(state, card), (game) =>
            run(game, 0, list, { source: { ref: 'mythos', id: card.id }, monster: 'byakhee#1' }),
          );
    });
});

describe('every order of the Ancient Ones', () => {
  for (const one of content.ancientOnes)
    it(`2E-3805 ${one.id}`, () => {
      const lists = [one.startOfBattle ?? [], one.attack?.do ?? [], one.attack?.afterAll ?? []];
      for (const who of [RICH, POOR]) {
        const state = table(who, { ancientOne: one.id, phase: 'battle' });
        state.ancientOne.awake = true;
        for (const list of lists)
          explore(one.id, state, (game) =>
            run(game, 0, list, { source: { ref: 'ancientOne', id: one.id }, modifier: -1 }),
          );
      }
    });
});

it('2E-101 the effects of all components use the operations that these tests run', () => {
  const used = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      for (const operation of OPERATION_NAMES) if (operation in value) used.add(operation);
      Object.values(value).forEach(walk);
    }
  };
  walk([content.locationCards, content.gateCards, content.mythosCards, content.locations, content.cards]);
  for (const operation of [
    'check',
    'roll',
    'split',
    'sale',
    'peek',
    'revealTop',
    'fightFromCard',
    'replaceInvestigator',
  ])
    expect(used).toContain(operation);
});
