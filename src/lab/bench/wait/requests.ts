import { MessageFlags } from 'discord-api-types/v10';
import { Breaker } from '../../../discord/connection/breaker.ts';
import { createLog } from '../../../log.ts';
import type { VirtualTime } from './virtualtime.ts';

type MakeRequest = ReturnType<Breaker['around']>;

/** A request that Discord has answered. */
export interface Request {
  method: string;
  /** Below the API's version. */
  path: string;
  /** When it was made, and when it was answered, in milliseconds of virtual time. */
  made: number;
  at: number;
  status: number;
  /** Only whoever has pressed sees what it says. */
  isPrivate: boolean;
}

/** What answers whoever has pressed, and what is done by the token of a press: it counts against none of the bot's limits. */
const FREE = /^\/(?:interactions|webhooks)\//;
const ACKNOWLEDGEMENT = /^\/interactions\/.*\/callback$/;

/** Requests of a bot, each of which takes as long: it is carried out at the end of that time. */
export class Requests extends Breaker {
  readonly made: Request[] = [];
  private readonly time: VirtualTime;
  private readonly each: number;

  /** @param each milliseconds of virtual time */
  constructor(time: VirtualTime, each: number) {
    super({ log: createLog('error', []) });
    this.time = time;
    this.each = each;
  }

  override around(make: MakeRequest): MakeRequest {
    return super.around(async (url, init) => {
      const made = this.time.now();
      await this.time.sleep(this.each);
      const response = await this.time.atOnce(() => make(url, init));
      const path = new URL(url).pathname.replace(/^\/api\/v\d+/, '');
      const method = init.method ?? 'GET';
      this.made.push({ method, path, made, at: this.time.now(), status: response.status, isPrivate: isPrivate(init) });
      return response;
    });
  }
}

/** True for a message that only whoever has pressed sees. */
function isPrivate({ body }: Parameters<MakeRequest>[1]): boolean {
  if (typeof body !== 'string') return false;
  const { flags = 0 } = JSON.parse(body) as { flags?: number };
  return (flags & MessageFlags.Ephemeral) !== 0;
}

/** True for a request that counts against the bot's limits. */
export const isLimited = ({ path }: Request): boolean => !FREE.test(path);

export const isAcknowledgement = ({ path }: Request): boolean => ACKNOWLEDGEMENT.test(path);

/** True for what is done to one message. */
export const isAbout = ({ path }: Request, message: string): boolean => path.endsWith(`/messages/${message}`);
