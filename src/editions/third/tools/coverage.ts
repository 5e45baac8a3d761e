import { kindOf } from '../../edition/copy.ts';
import { Coverage as CoverageOf, type Inventory } from '../../tools/coverage.ts';
import type { Content } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { OPERATION_NAMES } from '../language/table.ts';
import { DECISION_KINDS } from '../state/decisionkind.ts';
import type { ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';

/** Ways a game can end: the card of the archive that ends it, and how. */
const ENDINGS = [
  'won codex 5',
  'won codex 9',
  'lost codex 9',
  'won codex 12',
  'won codex 18',
  'lost codex 18',
  'won codex 23',
  'won lodge 25',
  'won codex 27',
  'lost codex 27',
  'won codex 36',
  'won codex 38',
  'lost codex 38',
];

const inventory = (content: Content): Inventory<State, ThirdEvent> => ({
  families() {
    const { neighborhoodCards, events, streetCards, anomalySets, archive } = content;
    const sections = [...neighborhoodCards.values(), ...events.values(), ...streetCards.values()];
    const anomalies = [...anomalySets.values()].flatMap(({ cards }) => cards);
    return {
      encounters: [
        ...sections.flatMap(({ id, encounters }) => Object.keys(encounters).map((section) => `${id} ${section}`)),
        ...anomalies.flatMap(({ id, encounters }) => encounters.map((_, index) => `${id} ${index}`)),
      ],
      archive: [...archive.values()]
        .filter(({ kind }) => kind !== 'encounterCard' && kind !== 'epicMonster')
        .map(({ number }) => String(number)),
      headlines: [...content.headlines.keys()],
      cards: [...content.assets.keys()],
      monsters: [...content.monsters.keys()],
      investigators: [...content.investigators.keys()],
      operations: OPERATION_NAMES,
      decisions: DECISION_KINDS,
      endings: ENDINGS,
    };
  },
  familyOf: () => 'decisions',
  sightings: {
    EncounterDrawn: ({ card, section }) => ({ encounters: `${card} ${section}` }),
    CodexAdded: ({ card }) => ({ archive: String(card) }),
    CodexAttached: ({ card }) => ({ archive: String(card) }),
    HeadlineRead: ({ headline }) => ({ headlines: headline }),
    CardGained: ({ card }) => ({ cards: kindOf(card) }),
    CardFlipped: ({ back }) => ({ cards: back }),
    MonsterSpawned: ({ monster }) => ({ monsters: kindOf(monster) }),
    InvestigatorDealt: ({ sheet }) => ({ investigators: sheet }),
    GameEnded: ({ outcome: { result, way, card } }) => ({ endings: `${result} ${way} ${card ?? 'none'}` }),
  },
});

/** Notes over many games which cards, encounters, operations, decisions and endings have occurred. */
export class Coverage extends CoverageOf<State, ThirdEvent> {
  constructor(content: Content) {
    super(inventory(content));
  }

  /** Looks at an operation that is carried out. */
  watchOperation(effect: Effect): void {
    const operation = OPERATION_NAMES.find((name) => name in effect);
    if (operation) this.add('operations', operation);
  }
}
