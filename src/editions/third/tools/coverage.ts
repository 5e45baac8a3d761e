import type { Decision } from '../../../engine/decision.ts';
import { type Covered, Occurrences } from '../../tools/coverage.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/copy.ts';
import { type Effect, OPERATIONS, operationOf } from '../content/effect.ts';
import { DECISION_KINDS } from '../state/decisionkind.ts';
import type { ThirdEvent } from '../state/event.ts';

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

/** Notes over many games which cards, encounters, operations, decisions and endings have occurred. */
export class Coverage extends Occurrences {
  /** Looks at what happened and what is asked. */
  watch(events: readonly ThirdEvent[], open: readonly Decision[]): void {
    for (const event of events) this.note(event);
    this.ask(open);
  }

  /** Looks at an operation that is carried out. */
  watchOperation(effect: Effect): void {
    const operation = operationOf(effect);
    if (operation) this.add('operations', operation);
  }

  /** What has been seen of what there is. */
  report(): Record<string, Covered> {
    const content = loadContent();
    const sections = [
      ...content.neighborhoodCards.values(),
      ...content.events.values(),
      ...content.streetCards.values(),
    ];
    const anomalies = [...content.anomalySets.values()].flatMap(({ cards }) =>
      cards.flatMap(({ id, encounters }) => encounters.map((_, index) => `${id} ${index}`)),
    );
    const archive = [...content.archive.values()].filter(
      ({ kind }) => kind !== 'encounterCard' && kind !== 'epicMonster',
    );
    return {
      encounters: this.covered('encounters', [
        ...sections.flatMap(({ id, encounters }) => Object.keys(encounters).map((section) => `${id} ${section}`)),
        ...anomalies,
      ]),
      archive: this.covered(
        'archive',
        archive.map(({ number }) => String(number)),
      ),
      headlines: this.covered('headlines', [...content.headlines.keys()]),
      cards: this.covered('cards', [...content.assets.keys()]),
      monsters: this.covered('monsters', [...content.monsters.keys()]),
      investigators: this.covered('investigators', [...content.investigators.keys()]),
      operations: this.covered('operations', OPERATIONS),
      decisions: this.covered('decisions', DECISION_KINDS),
      endings: this.covered('endings', ENDINGS),
    };
  }

  private note(event: ThirdEvent): void {
    switch (event.type) {
      case 'EncounterDrawn':
        this.add('encounters', `${event.card} ${event.section}`);
        break;
      case 'CodexAdded':
      case 'CodexAttached':
        this.add('archive', String(event.card));
        break;
      case 'HeadlineRead':
        this.add('headlines', event.headline);
        break;
      case 'CardGained':
        this.add('cards', kindOf(event.card));
        break;
      case 'CardFlipped':
        if (event.back !== null) this.add('cards', event.back);
        break;
      case 'MonsterSpawned':
        this.add('monsters', kindOf(event.monster));
        break;
      case 'InvestigatorDealt':
        this.add('investigators', event.sheet);
        break;
      case 'GameEnded':
        this.add('endings', `${event.outcome.result} ${event.outcome.way} ${event.outcome.card ?? 'none'}`);
        break;
      default:
        break;
    }
  }
}
