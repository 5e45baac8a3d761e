import type {
  WireChannel,
  WireEvent,
  WireGuild,
  WireInteraction,
  WireInteractionStarted,
  WireMessage,
  WireMessages,
  WireNewMessage,
  WireOrder,
  WirePerson,
  WireRefusal,
  WireRefusalCode,
  WireState,
} from '../../wire.ts';
import { LOCALE } from '../elements/language.ts';

/** Why a request was refused; `unreachable` when no server answered at all. */
export class Refused extends Error {
  readonly code: WireRefusalCode | 'unreachable';

  constructor(code: WireRefusalCode | 'unreachable', detail: string) {
    super(detail);
    this.code = code;
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    const sent =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    response = await fetch(path, { method, ...sent });
  } catch (error) {
    throw new Refused('unreachable', String(error));
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (!response.ok) throw refusalOf(text);
  return JSON.parse(text) as T;
}

function refusalOf(text: string): Refused {
  try {
    const { refusal, detail } = JSON.parse(text) as WireRefusal;
    return new Refused(refusal ?? 'badRequest', detail);
  } catch {
    return new Refused('badRequest', text);
  }
}

const query = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(given).toString();
};

/** The requests of the local Discord's page; each throws `Refused`. */
export const requests = {
  state: (person?: string) => request<WireState>('GET', `/local/state?${query({ person })}`),
  messages: (person: string, channel: string, before?: string) =>
    request<WireMessages>('GET', `/local/channels/${channel}/messages?${query({ person, before })}`),
  say: (message: WireNewMessage) => request<WireMessage>('POST', '/local/messages', message),
  dismiss: (person: string, id: string) => request<void>('DELETE', `/local/messages/${id}?${query({ person })}`),
  interact: (interaction: WireInteraction) =>
    request<WireInteractionStarted>('POST', `/local/interactions?${query({ locale: LOCALE })}`, interaction),
  order: (order: WireOrder) => request<void>('POST', '/local/moderation', order),
  addPerson: (name: string) => request<WirePerson>('POST', '/local/people', { name }),
  addGuild: (name: string) => request<WireGuild>('POST', '/local/guilds', { name }),
  addChannel: (guild: string, name: string) => request<WireChannel>('POST', '/local/channels', { guild, name }),
  deleteChannel: (id: string) => request<void>('DELETE', `/local/channels/${id}`),
};

const LONGEST_WAIT_MS = 8_000;

/** The stream of events for one person; it comes back by itself after a break. */
export class EventStream {
  #socket: WebSocket | undefined;
  #waitMs = 250;
  #closed = false;
  readonly #person: string;
  readonly #heard: (event: WireEvent) => void;
  readonly #changed: (connected: boolean) => void;

  constructor(person: string, heard: (event: WireEvent) => void, changed: (connected: boolean) => void) {
    this.#person = person;
    this.#heard = heard;
    this.#changed = changed;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/local/socket?${query({ person: this.#person })}`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#waitMs = 250;
      if (!this.#closed) this.#changed(true);
    });
    socket.addEventListener('message', (frame) => {
      if (!this.#closed) this.#heard(JSON.parse(String(frame.data)) as WireEvent);
    });
    socket.addEventListener('close', () => {
      if (this.#closed) return;
      this.#changed(false);
      setTimeout(() => !this.#closed && this.#open(), this.#waitMs);
      this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
    });
  }
}
