import { kindOf } from '../../edition/copy.ts';
import { Coverage as CoverageOf, type Inventory, idsOf } from '../../tools/coverage.ts';
import type { Content } from '../content/content.ts';
import { type Effect, isA, type Operation } from '../content/effect.ts';
import { gameOf } from '../game/game.ts';
import { holds } from '../language/conditions/table.ts';
import { OPERATION_NAMES } from '../language/table.ts';
import { PLAIN_KINDS, VARIANT_KINDS } from '../state/decisionkind.ts';
import type { SecondEvent } from '../state/event.ts';
import type { Game, State } from '../state/state.ts';

/** Ways a game can end. */
const ENDINGS = ['won closing', 'won sealing', 'won banishing', 'lost devoured', 'lost destruction'];

/**
 * What the second edition has. Operations that are not carried out but read by the rule they change are seen by what
 * the rule then does.
 */
const inventory = (content: Content): Inventory<State, SecondEvent> => ({
  families(all) {
    return {
      encounters: content.locationCards.flatMap(({ n, entries }) =>
        Object.keys(entries).map((location) => `${location} ${n}`),
      ),
      gateCards: content.gateCards.flatMap(({ id, color, entries }) =>
        color === null ? [] : Object.keys(entries).map((entry) => `${id} ${entry}`),
      ),
      mythos: idsOf(content.mythosCards),
      cards: idsOf(content.cards),
      monsters: idsOf(content.monsters),
      gates: idsOf(content.gates),
      investigators: idsOf(content.investigators),
      operations: OPERATION_NAMES,
      decisions: PLAIN_KINDS,
      ...(all ? { variantDecisions: VARIANT_KINDS } : {}),
      endings: ENDINGS,
    };
  },
  familyOf: (kind) => (VARIANT_KINDS.some((one) => one === kind) ? 'variantDecisions' : 'decisions'),
  sightings: {
    EncounterDrawn: ({ place, entry }) => ({ encounters: `${place} ${entry}` }),
    GateCardDrawn: ({ card, entry }) => ({ gateCards: `${card} ${entry}` }),
    MythosDrawn: ({ card }) => ({
      mythos: card,
      operations: those(['reshuffle'], content.mythos(card).ability.now),
    }),
    CardGained: ({ card }) => ({ cards: kindOf(card) }),
    Cursed: () => ({ cards: content.cardFor('curse').id }),
    Blessed: () => ({ cards: content.cardFor('blessing').id }),
    CombatStarted: ({ monster }, state) => ({
      monsters: kindOf(monster),
      operations: operationsOf(standing(kindOf(monster), gameOf(content, state))),
    }),
    MonsterAppeared: ({ monster }) => ({ monsters: kindOf(monster) }),
    GateOpened: ({ gate }) => ({ gates: kindOf(gate) }),
    InvestigatorDealt: ({ sheet }) => ({ investigators: sheet }),
    Replaced: ({ sheet }) => ({ investigators: sheet }),
    MythosTextCancelled: () => ({ operations: 'cancel' }),
    AttackCancelled: () => ({ operations: 'cancel' }),
    LossPrevented: () => ({ operations: 'prevent' }),
    Rerolled: () => ({ operations: 'reroll' }),
    CheckDecided: ({ passed }) => ({ operations: passed ? 'autoPass' : [] }),
    ClueSpent: ({ by }) => ({ operations: by === undefined ? [] : 'countsAs' }),
    SpellCast({ card, passed }) {
      const spell = content.card(card);
      return { operations: passed && spell.deck === 'spell' ? operationsOf(spell.effect) : [] };
    },
    MonsterMoved: ({ why }) => ({ operations: why === 'unique' ? 'moveMonster' : [] }),
    AbilityUsed({ sheet, ability }) {
      const { abilities } = content.investigator(sheet);
      return { operations: those(['modifyDraw'], abilities.find(({ id }) => id === ability)?.effect) };
    },
    // What an Ancient One does before the game begins is done by the setup.
    GameStarted: ({ ancientOne }) => ({
      operations: those(['addToCup'], content.ancientOne(ancientOne).power.effects),
    }),
    Awakened({ ancientOne }) {
      const { power, startOfBattle } = content.ancientOne(ancientOne);
      return {
        operations: [
          ...(power.when === 'awakens' ? those(['gameOver'], power.effects) : []),
          ...those(['set'], startOfBattle),
        ],
      };
    },
    GameEnded: ({ outcome: { result, way } }) => ({ endings: `${result} ${way}` }),
  },
});

/** Notes over many games which cards, entries, operations, decisions and endings have occurred. */
export class Coverage extends CoverageOf<State, SecondEvent> {
  constructor(content: Content) {
    super(inventory(content));
  }

  /** Looks at an operation that is carried out. */
  watchOperation(effect: Effect): void {
    for (const operation of operationsOf([effect])) this.add('operations', operation);
  }
}

/** What a monster's text and the worshippers' line change about it while it is fought. */
function standing(monster: string, game: Game): Effect[] {
  const { state } = game;
  return game.content.monster(monster).special.flatMap((special) => {
    if (special.trigger !== 'static') return [];
    const source = { ref: 'monster', id: monster };
    return !special.if || holds(game, state.first, special.if, { source }) ? special.effects : [];
  });
}

function operationsOf(effects: readonly Effect[]): Operation[] {
  return effects.flatMap((effect) => OPERATION_NAMES.filter((operation) => isA(effect, operation)));
}

/** Those of the operations that are among the effects. */
function those(operations: readonly Operation[], effects: readonly Effect[] | null | undefined): Operation[] {
  return operationsOf(effects ?? []).filter((operation) => operations.includes(operation));
}
