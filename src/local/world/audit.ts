import type { WireFailure, WireInteractionKind } from '../wire.ts';

/** Something a test wants to know of afterwards. `at` is milliseconds since 1970. */
export type AuditEntry =
  /** A request was refused: what was asked, what was sent, and the answer. */
  | {
      kind: 'refusal';
      at: number;
      method: string;
      path: string;
      status: number;
      code: number;
      body: unknown;
      answer: unknown;
    }
  /** A request met with a fault that was asked for. */
  | { kind: 'mishap'; at: number; method: string; path: string; what: string }
  /** A person was really pinged: named, through @everyone, answered, or written to directly. */
  | {
      kind: 'ping';
      at: number;
      by: 'name' | 'everyone' | 'reply' | 'direct';
      person: string;
      channel: string;
      message: string;
    }
  /** A person saw "the application did not respond". */
  | { kind: 'failure'; at: number; interaction: WireInteractionKind; what: string; person: string; reason: WireFailure }
  /** An answer of this server's own that does not fit Discord's schema, or an error inside it. */
  | { kind: 'fault'; at: number; where: string; fault: string };

type AuditKind = AuditEntry['kind'];

const kept = 10_000;

/** What went wrong and who was pinged, the last ten thousand of it. */
export class Audit {
  private readonly list: AuditEntry[] = [];

  get entries(): readonly AuditEntry[] {
    return this.list;
  }

  add(entry: AuditEntry): void {
    this.list.push(entry);
    if (this.list.length > kept) this.list.splice(0, this.list.length - kept);
  }

  of<K extends AuditKind>(kind: K): Extract<AuditEntry, { kind: K }>[] {
    return this.list.filter((entry): entry is Extract<AuditEntry, { kind: K }> => entry.kind === kind);
  }

  clear(): void {
    this.list.length = 0;
  }
}
