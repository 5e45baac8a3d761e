import type { Decision } from '../../engine/decision.ts';
import { loadContent } from './content/content.ts';
import { kindOf } from './content/copy.ts';
import { type Effect, OPERATIONS, operationOf } from './content/effect.ts';
import { DECISION_KINDS } from './decisionkind.ts';
import type { ThirdEvent } from './event.ts';

/** How much of a family of things has occurred. */
export interface Covered {
  seen: number;
  of: number;
  missing: string[];
}

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
export class Coverage {
  private readonly seen = new Map<string, Set<string>>();
  private readonly asked = new Map<string, number>();
  private open = new Set<string>();

  /** Looks at what happened and what is asked. */
  watch(events: readonly ThirdEvent[], open: readonly Decision[]): void {
    for (const event of events) this.note(event);
    for (const decision of open) {
      if (this.open.has(decision.id)) continue;
      this.asked.set(decision.kind, (this.asked.get(decision.kind) ?? 0) + 1);
      this.add('decisions', decision.kind);
    }
    this.open = new Set(open.map(({ id }) => id));
  }

  /** Looks at an operation that is carried out. */
  watchOperation(effect: Effect): void {
    const operation = operationOf(effect);
    if (operation) this.add('operations', operation);
  }

  /** How often each kind of decision was offered. */
  decisions(): Record<string, number> {
    return Object.fromEntries([...this.asked.entries()].sort());
  }

  /** What has been seen of what there is. */
  report(): Record<string, Covered> {
    const content = loadContent();
    const sections = [
      ...content.neighbourhoodCards.values(),
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

  private add(family: string, id: string): void {
    const known = this.seen.get(family);
    if (known) known.add(id);
    else this.seen.set(family, new Set([id]));
  }

  private covered(family: string, all: readonly string[]): Covered {
    const known = this.seen.get(family) ?? new Set();
    const missing = all.filter((id) => !known.has(id));
    return { seen: all.length - missing.length, of: all.length, missing };
  }
}
