import type { WireChannel, WireEvent, WireOption } from '../../wire.ts';
import { icon, make } from '../elements/element.ts';
import type { Suggestions } from '../elements/suggestions.ts';
import { say } from '../elements/words.ts';
import { freshNonce } from '../state/attempts.ts';
import { requests } from '../state/connection.ts';
import type { World } from '../state/world.ts';
import { namedIn, nested, type Slash, type SlashOption } from './command.ts';
import { CommandField, type Offer, optionNames, suggestionOf } from './command-field.ts';
import type { OptionProblem } from './option-value.ts';

/** How long after the last key the bot is asked for choices. */
const DEBOUNCE_MS = 220;

interface EntryHost {
  readonly world: World;
  readonly channel: WireChannel;
  readonly suggestions: Suggestions;
  /** Sends the command; its options are nested already. */
  send(slash: Slash, options: WireOption[]): void;
  /** Gives the command up; `text` goes back into the message box. */
  leave(text: string): void;
  complain(words: string): void;
}

/** A command being filled in: its words, one field an option, and a last field that offers further options. */
export class CommandEntry {
  readonly element: HTMLElement;
  readonly slash: Slash;
  readonly #host: EntryHost;
  readonly #fields: CommandField[] = [];
  readonly #tail: HTMLInputElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nonce: string | undefined;
  #askedBy: CommandField | undefined;

  constructor(slash: Slash, host: EntryHost) {
    this.slash = slash;
    this.#host = host;
    const optional = slash.options.some((option) => !option.required);
    this.#tail = make('input', {
      class: 'field-tail',
      type: 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-label': say('entry-tail'),
      placeholder: optional ? say('entry-optional') : say('entry-send'),
      'data-testid': 'command-tail',
      oninput: () => this.#offerOptions(),
      onfocus: () => this.#offerOptions(),
      onkeydown: (event) => this.#tailKey(event),
    });
    const leave = make(
      'button',
      { type: 'button', class: 'entry-leave', 'aria-label': say('entry-leave'), onclick: () => this.#leave('') },
      icon('close'),
    );
    this.element = make(
      'div',
      { class: 'entry', role: 'group', 'aria-label': `/${slash.path}`, 'data-testid': 'command' },
      leave,
      make('span', { class: 'entry-words' }, `/${slash.path}`),
      this.#tail,
    );
    for (const option of slash.options) if (option.required) this.#add(option);
  }

  focus(): void {
    (this.#fields.find((field) => field.isEmpty)?.input ?? this.#tail).focus();
  }

  /** Fills in options typed by their names: `edition:third scenario:Feast`. */
  type(text: string): void {
    this.#tail.value = text;
    if (text !== '') this.#offerOptions();
  }

  submit(): void {
    const names = optionNames(this.#host.world, this.#host.channel);
    const filled: WireOption[] = [];
    for (const field of this.#fields) {
      const reading = field.read(names);
      if ('problem' in reading) {
        field.complain(true);
        field.input.focus();
        this.#host.complain(problemWords(field.option.label, reading));
        return;
      }
      field.complain(false);
      const { name, type } = field.option;
      if (reading.value !== undefined) filled.push({ name, type, value: reading.value });
    }
    this.close();
    this.#host.send(this.slash, nested(this.slash, filled));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#nonce = undefined;
    this.#host.suggestions.hide();
  }

  hear(event: WireEvent): void {
    if (event.type !== 'autocomplete' && event.type !== 'interaction') return;
    const field = this.#askedBy;
    if (event.nonce !== this.#nonce || !field) return;
    if (event.type === 'autocomplete') field.offered = event.choices;
    else if (event.state === 'failed') field.offered = [];
    else return;
    if (document.activeElement === field.input) this.#offerValues(field);
  }

  #add(option: SlashOption): CommandField {
    const field = new CommandField(option);
    field.input.addEventListener('focus', () => this.#entered(field));
    field.input.addEventListener('input', () => this.#typed(field));
    field.input.addEventListener('keydown', (event) => this.#fieldKey(event, field));
    this.#fields.push(field);
    this.#tail.before(field.element);
    return field;
  }

  /** The options that have no field yet. */
  #left(): SlashOption[] {
    const used = new Set(this.#fields.map((field) => field.option.name));
    return this.slash.options.filter(({ name }) => !used.has(name));
  }

  /** An option was named with a colon: what follows is its value. */
  #name(option: SlashOption, value: string): void {
    this.#tail.value = '';
    const field = this.#add(option);
    field.input.value = value;
    field.input.focus();
    this.#typed(field);
  }

  #remove(field: CommandField): void {
    const index = this.#fields.indexOf(field);
    this.#fields.splice(index, 1);
    field.element.remove();
    (this.#fields[index - 1]?.input ?? this.#tail).focus();
  }

  #entered(field: CommandField): void {
    if (field.asksBot && !field.isPicked) this.#ask(field, 0);
    this.#offerValues(field);
  }

  #typed(field: CommandField): void {
    const named = namedIn(field.input.value, this.#left());
    if (named) {
      field.input.value = named.before;
      field.fit();
      this.#name(named.option, named.rest);
      return;
    }
    field.fit();
    field.complain(false);
    this.#host.complain('');
    if (field.asksBot) this.#ask(field, DEBOUNCE_MS);
    this.#offerValues(field);
  }

  #ask(field: CommandField, delayMs: number): void {
    clearTimeout(this.#timer);
    const nonce = freshNonce();
    this.#nonce = nonce;
    this.#askedBy = field;
    field.offered = undefined;
    this.#timer = setTimeout(() => {
      const { world, channel } = this.#host;
      const names = optionNames(world, channel);
      const options = this.#fields.flatMap((each): WireOption[] => {
        const { name, type } = each.option;
        if (each === field) return [{ name, type, value: each.input.value, focused: true }];
        const reading = each.read(names);
        return 'value' in reading && reading.value !== undefined ? [{ name, type, value: reading.value }] : [];
      });
      const place = { person: world.me, channel: channel.id, nonce };
      const command = this.slash.command.id;
      requests.interact({ kind: 'autocomplete', command, options: nested(this.slash, options), ...place }).catch(() => {
        if (this.#nonce !== nonce) return;
        field.offered = [];
        if (document.activeElement === field.input) this.#offerValues(field);
      });
    }, delayMs);
  }

  #offerValues(field: CommandField): void {
    const { world, channel, suggestions } = this.#host;
    const title = `${field.option.label} — ${field.option.description}`;
    const offers = field.offers(world, channel);
    if (field.asksBot && offers === undefined && !field.isPicked) {
      suggestions.show(field.input, `${title} · ${say('entry-loading')}`, [], -1);
      return;
    }
    const pick = (offer: Offer) => {
      field.put(offer);
      clearTimeout(this.#timer);
      this.#nonce = undefined;
      this.#next(field);
    };
    const none = offers?.length === 0 ? ` · ${say('entry-none')}` : '';
    const lines = (offers ?? []).map((offer) => suggestionOf(offer, pick));
    suggestions.show(field.input, title + none, lines, field.isPicked ? -1 : 0);
  }

  #offerOptions(): void {
    const { suggestions } = this.#host;
    const named = namedIn(this.#tail.value, this.#left());
    if (named) {
      this.#name(named.option, named.rest);
      return;
    }
    const typed = this.#tail.value.trim().toLowerCase();
    const left = this.#left().filter(({ label, name }) => label.startsWith(typed) || name.startsWith(typed));
    const lines = left.map((option) => ({
      key: option.name,
      label: option.label,
      description: option.description,
      hint: option.required ? say('required') : say('optional'),
      pick: () => {
        this.#tail.value = '';
        this.#add(option).input.focus();
      },
    }));
    const title = `/${this.slash.path} — ${this.slash.description}`;
    suggestions.show(this.#tail, title, lines, typed === '' ? -1 : 0);
    const [only] = lines;
    if (this.#tail.value.endsWith(':') && only) only.pick();
  }

  #next(field: CommandField): void {
    const later = this.#fields.slice(this.#fields.indexOf(field) + 1).find((each) => each.isEmpty);
    (later?.input ?? this.#tail).focus();
  }

  #fieldKey(event: KeyboardEvent, field: CommandField): void {
    const { suggestions } = this.#host;
    if (event.isComposing || suggestions.move(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!suggestions.pick()) this.submit();
    } else if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      if (field.isEmpty || !suggestions.pick()) this.#next(field);
    } else if (event.key === 'Escape') {
      this.#leave('');
    } else if (event.key === 'Backspace' && field.isEmpty) {
      event.preventDefault();
      if (!field.option.required) this.#remove(field);
      else if (this.#fields.every((each) => each.isEmpty)) this.#leave(`/${this.slash.path}`);
      else this.#fields[this.#fields.indexOf(field) - 1]?.input.focus();
    }
  }

  #tailKey(event: KeyboardEvent): void {
    const { suggestions } = this.#host;
    if (event.isComposing || suggestions.move(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!suggestions.pick()) this.submit();
    } else if (event.key === 'Tab' && !event.shiftKey && this.#tail.value !== '') {
      event.preventDefault();
      suggestions.pick();
    } else if (event.key === 'Escape') {
      this.#leave('');
    } else if (event.key === 'Backspace' && this.#tail.value === '') {
      event.preventDefault();
      const last = this.#fields.at(-1);
      if (last) last.input.focus();
      else this.#leave(`/${this.slash.path}`);
    }
  }

  #leave(text: string): void {
    this.close();
    this.#host.leave(text);
  }
}

function problemWords(name: string, problem: OptionProblem): string {
  const limit = 'limit' in problem ? problem.limit : 0;
  return say('option-problem', { name, problem: problem.problem, limit });
}
