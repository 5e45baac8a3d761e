import type { WireChannel, WireGuild } from '../../wire.ts';
import { avatar } from '../elements/avatar.ts';
import { icon, make, type Shape } from '../elements/element.ts';
import { nameForm } from '../elements/name-form.ts';
import { say } from '../elements/words.ts';
import type { World } from '../state/world.ts';

interface SidebarHost {
  readonly world: World;
  /** The open channel. */
  current(): string | undefined;
  go(channel: string): void;
  addGuild(name: string): Promise<boolean>;
  addChannel(guild: string, name: string): Promise<boolean>;
}

/** A server on the rail: whether it is open, what is new in it, and what it looks like. */
interface ServerMark {
  readonly name: string;
  readonly active: boolean;
  readonly unread: boolean;
  readonly calls: number;
  readonly face: Node | string;
  readonly pressed: () => void;
  /** For tests to find it by. */
  readonly test: string;
}

type Place = { readonly kind: 'guild'; readonly guild: WireGuild } | { readonly kind: 'direct' };

/** Servers on the rail, and beside it the channels and threads of the one that is open. */
export class Sidebar {
  readonly rail = make('nav', { class: 'rail', 'aria-label': say('servers') });
  readonly list = make('nav', { class: 'channels', 'aria-label': say('channels') });
  readonly #host: SidebarHost;
  #place: string | undefined;
  #asking: 'guild' | 'channel' | undefined;

  constructor(host: SidebarHost) {
    this.#host = host;
  }

  /** Opens the server that a channel belongs to. */
  follow(channel: WireChannel | undefined): void {
    if (channel) this.#place = channel.guild ?? 'direct';
    this.#asking = undefined;
    this.update();
  }

  update(): void {
    const { world } = this.#host;
    const place = this.#current();
    // A form that is being filled in is not torn away.
    if (this.#asking === undefined || !this.list.querySelector('form'))
      this.list.replaceChildren(...this.#channels(place));
    const servers = world.guilds.map((guild) =>
      this.#server(guild, place?.kind === 'guild' && place.guild.id === guild.id),
    );
    this.rail.replaceChildren(this.#directMark(place?.kind === 'direct'), make('hr'), ...servers, this.#addServer());
  }

  #current(): Place | undefined {
    const { guilds } = this.#host.world;
    if (this.#place === 'direct') return { kind: 'direct' };
    const guild = guilds.find((each) => each.id === this.#place) ?? guilds[0];
    return guild && { kind: 'guild', guild };
  }

  #show(place: string): void {
    this.#place = place;
    this.#asking = undefined;
    this.list.replaceChildren();
    this.update();
  }

  #mark({ name, active, unread, calls, face, pressed, test }: ServerMark): HTMLElement {
    const label = calls > 0 ? say('calls-in', { name, calls }) : unread ? say('unread-in', { name }) : name;
    return make(
      'button',
      {
        type: 'button',
        class: `server${active ? ' active' : ''}${unread ? ' unread' : ''}`,
        title: name,
        'aria-label': label,
        'aria-current': active && 'true',
        'data-testid': test,
        onclick: pressed,
      },
      make('span', { class: 'server-face' }, face),
      calls > 0 ? make('span', { class: 'badge' }, String(calls)) : null,
    );
  }

  #server(guild: WireGuild, active: boolean): HTMLElement {
    const { world } = this.#host;
    const calls = guild.channels.reduce((sum, channel) => sum + world.calls(channel.id), 0);
    const unread = guild.channels.some((channel) => world.isUnread(channel));
    const letters = guild.name
      .split(/\s+/)
      .map((word) => [...word][0] ?? '')
      .join('')
      .slice(0, 3);
    const pressed = () => this.#show(guild.id);
    return this.#mark({
      name: guild.name,
      active,
      unread,
      calls,
      face: letters,
      pressed,
      test: `server-${guild.name}`,
    });
  }

  #directMark(active: boolean): HTMLElement {
    const { world } = this.#host;
    const calls = world.direct.reduce((sum, channel) => sum + world.calls(channel.id), 0);
    const unread = world.direct.some((channel) => world.isUnread(channel));
    const pressed = () => this.#show('direct');
    return this.#mark({ name: say('direct'), active, unread, calls, face: icon('direct'), pressed, test: 'direct' });
  }

  #addServer(): HTMLElement {
    const start = () => {
      this.#asking = 'guild';
      this.list.replaceChildren();
      this.update();
    };
    return make(
      'button',
      {
        type: 'button',
        class: 'server server-add',
        'aria-label': say('server-add'),
        title: say('server-add'),
        'data-testid': 'add-server',
        onclick: start,
      },
      make('span', { class: 'server-face' }, icon('plus')),
    );
  }

  #stopAsking = (): void => {
    this.#asking = undefined;
    this.list.replaceChildren();
    this.update();
  };

  #channels(place: Place | undefined): Node[] {
    const { world } = this.#host;
    const asking =
      this.#asking === 'guild'
        ? nameForm('server-name', (name) => this.#host.addGuild(name), this.#stopAsking)
        : undefined;
    const form = asking ? [asking] : [];
    if (!place) return form;
    if (place.kind === 'direct') {
      const none = make('p', { class: 'channels-none' }, say('direct-none'));
      const rows = world.direct.map((channel) => this.#channel(channel));
      return [make('h2', { class: 'channels-title' }, say('direct')), ...form, ...(rows.length === 0 ? [none] : rows)];
    }
    const { guild } = place;
    const rows = guild.channels
      .filter((channel) => channel.parent === null)
      .flatMap((channel) => [this.#channel(channel), ...this.#threads(guild, channel)]);
    return [make('h2', { class: 'channels-title' }, guild.name), ...form, ...rows, this.#addChannel(guild)];
  }

  /** Archived threads are listed only while one is in them. */
  #threads(guild: WireGuild, parent: WireChannel): HTMLElement[] {
    const { world } = this.#host;
    return guild.channels
      .filter((thread) => thread.parent === parent.id)
      .filter((thread) => thread.kind !== 'privateThread' || thread.people.includes(world.me))
      .filter((thread) => !thread.archived || thread.id === this.#host.current() || world.isUnread(thread))
      .map((thread) => this.#channel(thread));
  }

  #channel(channel: WireChannel): HTMLElement {
    const { world } = this.#host;
    const active = this.#host.current() === channel.id;
    const unread = !active && world.isUnread(channel);
    const calls = world.calls(channel.id);
    const shapes: Readonly<Record<WireChannel['kind'], Shape>> = {
      text: 'hash',
      thread: 'thread',
      privateThread: 'lock',
      direct: 'direct',
    };
    const words = channel.kind === 'direct' ? world.bot.name : channel.name;
    const name = channel.archived ? say('archived-in', { name: words }) : words;
    const label = calls > 0 ? say('calls-in', { name, calls }) : unread ? say('unread-in', { name }) : name;
    const face =
      channel.kind === 'direct' ? avatar(world, world.bot.id, world.bot.name, 'middle') : icon(shapes[channel.kind]);
    return make(
      'button',
      {
        type: 'button',
        class: `channel${active ? ' active' : ''}${unread ? ' unread' : ''}${channel.parent === null ? '' : ' nested'}`,
        'aria-label': label,
        'aria-current': active && 'page',
        'data-testid': `channel-${channel.name}`,
        'data-channel-id': channel.id,
        onclick: () => this.#host.go(channel.id),
      },
      face,
      make('span', { class: 'channel-name' }, words),
      calls > 0 ? make('span', { class: 'badge' }, String(calls)) : null,
    );
  }

  #addChannel(guild: WireGuild): HTMLElement {
    if (this.#asking === 'channel') {
      return nameForm('channel-name', (name) => this.#host.addChannel(guild.id, name), this.#stopAsking);
    }
    const start = () => {
      this.#asking = 'channel';
      this.update();
    };
    return make(
      'button',
      { type: 'button', class: 'channel channel-add', 'data-testid': 'add-channel', onclick: start },
      icon('plus'),
      make('span', { class: 'channel-name' }, say('channel-add')),
    );
  }
}
