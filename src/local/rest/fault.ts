import { InteractionResponseType } from 'discord-api-types/v10';
import { type LimitScope, limited, Refusal, type RefusalName, refusal, serverError } from '../protocol/refusal.ts';
import type { Payload } from './request.ts';

/** What happens to a request instead of its answer. */
type Mishap =
  /** Discord's own 5xx. */
  | { kind: 'error'; status: number }
  /** A web page of whoever stands before Discord. */
  | { kind: 'html'; status: number }
  /** No answer until the fault is lifted, then 503. */
  | { kind: 'hang' }
  /** The right answer, so many milliseconds of real time too late. */
  | { kind: 'slow'; milliseconds: number }
  /** The connection is closed without an answer. */
  | { kind: 'cut' }
  /** 429; `shared` when left out. `oldEdits` is 30046. */
  | { kind: 'limit'; seconds: number; scope?: LimitScope }
  | { kind: 'refusal'; name: RefusalName }
  /** Any of Discord's error codes, with the status that it comes with. */
  | { kind: 'code'; status: number; code: number };

/** Something wrong with Discord, as long as a test or the page wants it. */
export interface Fault {
  /** Which requests: any when left out. */
  method?: string;
  /** Of the path below `/api/v10`; any when left out. */
  path?: RegExp;
  /** Only those with a file, or those that answer with a form. */
  carries?: 'upload' | 'form';
  /** How many requests it hits; until it is lifted when left out. */
  times?: number;
  /** The request takes effect and only its answer is lost. */
  carriedOut?: boolean;
  what: Mishap;
}

/** A fault that has hit a request, and the moment at which it is lifted. */
interface Hit {
  fault: Fault;
  lifted: Promise<void>;
}

interface Pending {
  fault: Fault;
  left: number;
  lifted: Promise<void>;
  lift(): void;
}

/** What is wrong with this Discord at the moment; the oldest fault that fits a request hits it. */
export class Faults {
  private pending: Pending[] = [];

  /** The returned function lifts it, and lets what hangs go. */
  add(fault: Fault): () => void {
    const { promise: lifted, resolve } = deferred();
    const entry: Pending = {
      fault,
      left: fault.times ?? Number.POSITIVE_INFINITY,
      lifted,
      lift: () => {
        this.pending = this.pending.filter((each) => each !== entry);
        resolve();
      },
    };
    this.pending.push(entry);
    return entry.lift;
  }

  /** Lifts all of them. */
  lift(): void {
    for (const entry of this.pending) entry.lift();
  }

  /** The fault that hits this request, if one does. */
  strike(method: string, path: string, payload: Payload): Hit | undefined {
    const found = this.pending.find(
      ({ fault, left }) =>
        left > 0 &&
        (fault.method ?? method) === method &&
        (fault.path?.test(path) ?? true) &&
        (fault.carries === undefined || carries(fault.carries, payload)),
    );
    if (!found) return undefined;
    found.left -= 1;
    return { fault: found.fault, lifted: found.lifted };
  }
}

/** What a fault answers with; null for one that has another way of its own. */
export function refusalOf(what: Mishap): Refusal | null {
  switch (what.kind) {
    case 'error':
      return serverError(what.status);
    case 'limit':
      return limited(what.seconds, what.scope ?? 'shared');
    case 'refusal':
      return refusal(what.name);
    case 'code':
      return new Refusal(what.status, { code: what.code, message: `refused with ${what.code}` });
    default:
      return null;
  }
}

function carries(what: 'upload' | 'form', { body, uploads }: Payload): boolean {
  if (what === 'upload') return uploads.length > 0;
  return typeof body === 'object' && body !== null && 'type' in body && body.type === InteractionResponseType.Modal;
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
