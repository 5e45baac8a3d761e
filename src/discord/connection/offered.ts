import { LRUCache } from 'lru-cache';

const MOST = 5000;

/** What has been offered to people once, so that it is not offered again; forgotten when the program ends. */
export class Offered {
  private readonly latest = new LRUCache<string, string>({ max: MOST });

  /** True the first time that something is offered somewhere. */
  isFirst(where: string, what: string): boolean {
    if (this.latest.get(where) === what) return false;
    this.latest.set(where, what);
    return true;
  }
}
