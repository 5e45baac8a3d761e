import { LRUCache } from 'lru-cache';

/** What is done to messages of a channel, each with a limit of its own. */
const CHANNELLED = { POST: 'send', PATCH: 'edit', DELETE: 'remove' } as const;
export type Channelled = (typeof CHANNELLED)[keyof typeof CHANNELLED];

/** How much more a channel takes, and after how many milliseconds it takes as much as ever. */
export interface Spare {
  left: number;
  again: number;
}

const MOST = 10_000;
const MESSAGES = /^\/channels\/(\d+)\/messages(?:\/\d+)?$/;
const PLENTY: Spare = { left: Number.POSITIVE_INFINITY, again: 0 };

/** How much of their limits channels have left, as Discord says with each answer. Nothing is known where it has said nothing. */
export class ChannelLimits {
  private readonly known = new LRUCache<string, { left: number; until: number }>({ max: MOST });

  /** An answer of Discord's to a request. */
  hear(method: string, path: string, headers: Headers): void {
    const [, channel] = MESSAGES.exec(path) ?? [];
    const what = CHANNELLED[method.toUpperCase() as keyof typeof CHANNELLED];
    const left = headers.get('x-ratelimit-remaining');
    const after = headers.get('x-ratelimit-reset-after');
    if (channel === undefined || what === undefined || left === null || after === null) return;
    this.known.set(`${what} ${channel}`, { left: Number(left), until: Date.now() + Number(after) * 1000 });
  }

  spare(what: Channelled, channel: string): Spare {
    const known = this.known.get(`${what} ${channel}`);
    const again = (known?.until ?? 0) - Date.now();
    return known && again > 0 ? { left: known.left, again } : PLENTY;
  }
}
