import type { WireRefusal, WireRefusalCode } from '../wire.ts';

/** What the page or a robot asked for can't be; the page words it. */
export class LocalRefusal extends Error {
  readonly code: WireRefusalCode;
  readonly detail: string;

  constructor(code: WireRefusalCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return this.code.startsWith('unknown') ? 404 : 400;
  }

  get body(): WireRefusal {
    return { refusal: this.code, detail: this.detail };
  }
}
