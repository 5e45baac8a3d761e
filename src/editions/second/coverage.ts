import type { Decision } from '../../engine/decision.ts';
import { loadContent } from './content/content.ts';
import { kindOf } from './content/marker.ts';
import { DECISION_KINDS } from './decisionkind.ts';
import type { SecondEvent } from './event.ts';
import type { State } from './state.ts';

/** How much of a family of things has occurred. */
export interface Covered {
  seen: number;
  of: number;
  missing: string[];
}

/** Ways a game can end. */
const ENDINGS = ['won closing', 'won sealing', 'won banishing', 'lost devoured', 'lost destruction'];

/** Notes over many games which cards, entries, decisions and endings have occurred. */
export class Coverage {
  private readonly seen = new Map<string, Set<string>>();
  private readonly asked = new Map<string, number>();
  private lastAsked = '';

  /** Looks at what happened and what is asked. */
  watch(events: readonly SecondEvent[], open: readonly Decision[], _state: State): void {
    for (const event of events) this.note(event);
    for (const decision of open) {
      if (decision.id === this.lastAsked) continue;
      this.asked.set(decision.kind, (this.asked.get(decision.kind) ?? 0) + 1);
      this.add('decisions', decision.kind);
    }
    this.lastAsked = open[0]?.id ?? '';
  }

  /** How often each kind of decision was offered. */
  decisions(): Record<string, number> {
    return Object.fromEntries([...this.asked.entries()].sort());
  }

  report(): Record<string, Covered> {
    const content = loadContent();
    const ids = (things: readonly { id: string }[]): string[] => things.map((thing) => thing.id);
    const encounters = content.locationCards.flatMap((card) =>
      Object.keys(card.entries).map((location) => `${location} ${card.n}`),
    );
    const gateEntries = content.gateCards.flatMap((card) =>
      card.colour === null ? [] : Object.keys(card.entries).map((entry) => `${card.id} ${entry}`),
    );
    return {
      encounters: this.covered('encounters', encounters),
      gateCards: this.covered('gateCards', gateEntries),
      mythos: this.covered('mythos', ids(content.mythosCards)),
      cards: this.covered('cards', ids(content.cards)),
      monsters: this.covered('monsters', ids(content.monsters)),
      gates: this.covered('gates', ids(content.gates)),
      investigators: this.covered('investigators', ids(content.investigators)),
      decisions: this.covered('decisions', [...DECISION_KINDS]),
      endings: this.covered('endings', ENDINGS),
    };
  }

  private note(event: SecondEvent): void {
    switch (event.type) {
      case 'EncounterDrawn':
        this.add('encounters', `${event.place} ${event.entry}`);
        break;
      case 'GateCardDrawn':
        this.add('gateCards', `${event.card} ${event.entry}`);
        break;
      case 'MythosDrawn':
        this.add('mythos', event.card);
        break;
      case 'CardGained':
        this.add('cards', kindOf(event.card));
        break;
      case 'Cursed':
        this.add('cards', 'curse');
        break;
      case 'Blessed':
        this.add('cards', 'blessing');
        break;
      case 'CombatStarted':
      case 'MonsterAppeared':
        this.add('monsters', kindOf(event.monster));
        break;
      case 'GateOpened':
        this.add('gates', kindOf(event.gate));
        break;
      case 'InvestigatorDealt':
      case 'Replaced':
        this.add('investigators', event.sheet);
        break;
      case 'GameEnded':
        this.add('endings', `${event.outcome.result} ${event.outcome.way}`);
        break;
      default:
        break;
    }
  }

  private add(family: string, id: string): void {
    const known = this.seen.get(family) ?? new Set();
    known.add(id);
    this.seen.set(family, known);
  }

  private covered(family: string, all: readonly string[]): Covered {
    const known = this.seen.get(family) ?? new Set();
    const missing = all.filter((id) => !known.has(id));
    return { seen: all.length - missing.length, of: all.length, missing };
  }
}
