import type { WireChannel, WireEvent, WireMessage, WireOption } from '../../wire.ts';
import { avatar } from '../elements/avatar.ts';
import { icon, make } from '../elements/element.ts';
import { LOCALE } from '../elements/language.ts';
import { Suggestions } from '../elements/suggestions.ts';
import { say } from '../elements/words.ts';
import type { World } from '../state/world.ts';
import { begun, fitting, namedIn, type Slash, slashes } from './command.ts';
import { CommandEntry } from './command-entry.ts';

interface ComposerHost {
  readonly world: World;
  /** Sends plain text; resolves to whether it was taken. */
  sendText(channel: string, text: string, replyTo: string | undefined): Promise<boolean>;
  sendCommand(channel: string, slash: Slash, options: WireOption[]): void;
}

const LONGEST = 2000;
const TALLEST_PX = 220;

/** The message box of a channel: plain text, or a command with its options. */
export class Composer {
  readonly element: HTMLElement;
  readonly #host: ComposerHost;
  readonly #channel: WireChannel;
  readonly #suggestions = new Suggestions();
  readonly #text: HTMLTextAreaElement;
  readonly #complaint = make('div', { class: 'complaint', role: 'alert', hidden: true, 'data-testid': 'complaint' });
  readonly #answering = make('div', { class: 'answering', hidden: true });
  readonly #commands: HTMLElement;
  #entry: CommandEntry | undefined;
  #replyTo: string | undefined;

  constructor(host: ComposerHost, channel: WireChannel) {
    this.#host = host;
    this.#channel = channel;
    const name = channel.kind === 'direct' ? channel.name : `#${channel.name}`;
    const label = say('composer-label', { channel: name });
    const shut = channel.locked && channel.archived;
    this.#text = make('textarea', {
      class: 'composer-text',
      rows: 1,
      placeholder: shut
        ? say('composer-locked')
        : say('composer-as', { channel: name, who: host.world.nameOf(host.world.me) ?? '' }),
      'aria-label': label,
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
      'data-testid': 'composer',
      maxlength: LONGEST,
      disabled: shut,
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onfocus: () => this.#offer(),
    });
    const start = () => {
      this.put('/');
      this.#offer();
    };
    this.#commands = make(
      'button',
      {
        type: 'button',
        class: 'composer-button',
        'aria-label': say('composer-commands'),
        title: say('composer-commands'),
        onclick: start,
        disabled: shut,
      },
      icon('slash'),
    );
    const send = make(
      'button',
      {
        type: 'submit',
        class: 'composer-button composer-send',
        'aria-label': say('send'),
        title: say('send'),
        'data-testid': 'send',
        disabled: shut,
      },
      icon('send'),
    );
    const box = make('div', { class: 'composer-box' }, this.#commands, this.#text, send);
    this.element = make(
      'form',
      {
        class: 'composer',
        onsubmit: (event) => {
          event.preventDefault();
          if (this.#entry) this.#entry.submit();
          else void this.#send();
        },
      },
      this.#suggestions.element,
      this.#complaint,
      this.#answering,
      box,
    );
    this.element.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node) || !this.element.contains(event.relatedTarget))
        this.#suggestions.hide();
    });
  }

  focus(): void {
    if (this.#entry) this.#entry.focus();
    else this.#text.focus();
  }

  /** Puts text into the box, in place of whatever is there. */
  put(text: string): void {
    this.#drop();
    this.#text.value = text;
    this.#fit();
    this.#text.focus();
  }

  /** Puts a command's words into the box; one that is there is begun at once. */
  begin(text: string): void {
    const slash = this.#slashes().find(({ paths }) => paths.some((path) => `/${path}` === text));
    if (slash) {
      this.#begin(slash);
      return;
    }
    this.put(text);
    this.#offer();
  }

  hear(event: WireEvent): void {
    this.#entry?.hear(event);
  }

  /** Commands changed: an open list is drawn anew. */
  refresh(): void {
    if (document.activeElement === this.#text) this.#offer();
  }

  reply(message: WireMessage): void {
    const who = message.author.global_name ?? message.author.username;
    this.#replyTo = message.id;
    const stop = make(
      'button',
      { type: 'button', class: 'entry-leave', 'aria-label': say('reply-stop'), onclick: () => this.#stopReply() },
      icon('close'),
    );
    this.#answering.replaceChildren(icon('reply'), make('span', {}, say('replying', { who })), stop);
    this.#answering.hidden = false;
    this.focus();
  }

  #stopReply(): void {
    this.#replyTo = undefined;
    this.#answering.hidden = true;
  }

  #typed(): void {
    this.#fit();
    this.#complain('');
    const found = begun(this.#slashes(), this.#text.value);
    if (found && (found.rest === '' || namedIn(found.rest, found.slash.options))) this.#begin(found.slash, found.rest);
    else this.#offer();
  }

  #slashes(): Slash[] {
    return slashes(this.#host.world, this.#channel, LOCALE);
  }

  #offer(): void {
    const text = this.#text.value;
    if (this.#entry) return;
    if (/^\/[^\n]*$/.test(text)) {
      const lines = fitting(this.#slashes(), text.slice(1)).map((slash) => ({
        key: slash.path,
        label: `/${slash.path}`,
        description: slash.description,
        hint: slash.options
          .filter((option) => option.required)
          .map((option) => option.label)
          .join(' '),
        mark: avatar(this.#host.world, this.#host.world.bot.id, '', 'small'),
        pick: () => this.#begin(slash),
      }));
      const title = lines.length === 0 ? say('commands-none') : say('commands');
      this.#suggestions.show(this.#text, title, lines, 0);
      return;
    }
    const naming = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, this.#text.selectionEnd));
    const people = naming ? this.#people(naming[1] ?? '') : [];
    if (people.length > 0) this.#suggestions.show(this.#text, say('people'), people, 0);
    else this.#suggestions.hide();
  }

  #people(typed: string) {
    const { world } = this.#host;
    const all = [...world.people, world.bot].filter((who) => who.name.toLowerCase().startsWith(typed.toLowerCase()));
    return all.map((who) => ({
      key: who.id,
      label: who.name,
      mark: avatar(world, who.id, who.name, 'small'),
      pick: () => {
        const end = this.#text.selectionEnd;
        const start = end - typed.length;
        this.#text.setRangeText(`${who.name} `, start, end, 'end');
        this.#suggestions.hide();
      },
    }));
  }

  /** @param typed options that were typed with it, by their names */
  #begin(slash: Slash, typed = ''): void {
    this.#drop();
    this.#stopReply();
    this.#entry = new CommandEntry(slash, {
      world: this.#host.world,
      channel: this.#channel,
      suggestions: this.#suggestions,
      send: (sent, options) => {
        this.#drop();
        this.#text.focus();
        this.#host.sendCommand(this.#channel.id, sent, options);
      },
      leave: (text) => {
        this.put(text);
        this.#offer();
      },
      complain: (words) => this.#complain(words),
    });
    this.#text.after(this.#entry.element);
    // The focus moves first: a focused field that vanishes would close the list.
    this.#entry.focus();
    this.#text.hidden = true;
    this.#commands.hidden = true;
    this.#entry.type(typed);
  }

  /** Leaves command entry and empties the box. */
  #drop(): void {
    this.#entry?.close();
    this.#entry?.element.remove();
    this.#entry = undefined;
    this.#text.hidden = false;
    this.#commands.hidden = false;
    this.#text.value = '';
    this.#complain('');
    this.#suggestions.hide();
    this.#fit();
  }

  #complain(words: string): void {
    this.#complaint.textContent = words;
    this.#complaint.hidden = words === '';
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || this.#suggestions.move(event)) return;
    if (event.key === 'Escape') {
      if (this.#suggestions.isOpen) this.#suggestions.hide();
      else this.#stopReply();
    } else if (event.key === 'Tab' && this.#suggestions.isOpen) {
      if (this.#suggestions.pick()) event.preventDefault();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!this.#suggestions.pick()) void this.#send();
    }
  }

  async #send(): Promise<void> {
    const text = this.#text.value.trim();
    if (text === '') return;
    if (/^\/\S/.test(text)) {
      this.#complain(say('command-unknown', { command: text }));
      return;
    }
    const replyTo = this.#replyTo;
    this.#drop();
    this.#stopReply();
    const taken = await this.#host.sendText(this.#channel.id, this.#mentioned(text), replyTo);
    if (!taken && this.#text.value === '') this.put(text);
  }

  /** Turns `@Name` into a mention, the longest names first. */
  #mentioned(text: string): string {
    const { world } = this.#host;
    const all = [...world.people, world.bot].sort((a, b) => b.name.length - a.name.length);
    return all.reduce((sent, who) => {
      const name = who.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return sent.replace(new RegExp(`(^|\\s)@${name}(?![\\p{L}\\p{N}_])`, 'gu'), `$1<@${who.id}>`);
    }, text);
  }

  #fit(): void {
    this.#text.style.height = 'auto';
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, TALLEST_PX)}px`;
  }
}
