import { icon, make } from './element.ts';
import { say } from './words.ts';

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly mark?: HTMLElement | undefined;
  readonly chosen: boolean;
}

interface MenuForm {
  readonly customId: string;
  readonly placeholder: string;
  /** Fewest and most options that may be chosen together. */
  readonly least: number;
  readonly most: number;
  readonly disabled: boolean;
  readonly options: readonly MenuOption[];
}

let made = 0;

/** A select menu: a button that opens a list of options. Several choices are handed over when the list closes. */
export class Menu {
  readonly element: HTMLElement;
  readonly #form: MenuForm;
  readonly #changed: (values: string[]) => void;
  readonly #button: HTMLButtonElement;
  readonly #face = make('span', { class: 'menu-face' });
  readonly #list: HTMLElement;
  readonly #rows: HTMLElement[];
  readonly #note = make('div', { class: 'menu-note', role: 'status' });
  readonly #popup: HTMLElement;
  readonly #outside = (event: Event) => {
    if (!this.element.isConnected) this.#forget();
    else if (event.target instanceof Node && !this.element.contains(event.target)) this.close(true);
  };
  #chosen: Set<string>;
  #handed: string;
  #active = 0;

  constructor(form: MenuForm, changed: (values: string[]) => void) {
    this.#form = form;
    this.#changed = changed;
    this.#chosen = new Set(form.options.filter((option) => option.chosen).map((option) => option.value));
    this.#handed = this.values.join();
    const id = `menu-${++made}`;
    this.#rows = form.options.map((option, index) => this.#row(option, index, id));
    this.#list = make(
      'div',
      {
        class: 'menu-list',
        role: 'listbox',
        id,
        tabindex: '-1',
        'aria-label': form.placeholder,
        'aria-multiselectable': form.most > 1 && 'true',
      },
      ...this.#rows,
    );
    this.#popup = make('div', { class: 'menu-popup', hidden: true }, this.#list, form.most > 1 ? this.#foot() : null);
    this.#button = make(
      'button',
      {
        type: 'button',
        class: 'menu-button',
        'data-custom-id': form.customId,
        'aria-haspopup': 'listbox',
        'aria-expanded': 'false',
        'aria-controls': id,
        disabled: form.disabled,
        onclick: () => (this.isOpen ? this.close(true) : this.open()),
      },
      this.#face,
      icon('chevron'),
    );
    this.element = make('div', { class: 'menu' }, this.#button, this.#popup);
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.#draw();
  }

  /** What is chosen, in the order of the options. */
  get values(): string[] {
    return this.#form.options.map((option) => option.value).filter((value) => this.#chosen.has(value));
  }

  get isOpen(): boolean {
    return !this.#popup.hidden;
  }

  open(): void {
    this.#popup.hidden = false;
    this.#button.setAttribute('aria-expanded', 'true');
    this.#place();
    this.#point(
      Math.max(
        0,
        this.#form.options.findIndex((option) => this.#chosen.has(option.value)),
      ),
    );
    this.#list.focus({ preventScroll: true });
    this.#popup.scrollIntoView({ block: 'nearest' });
    document.addEventListener('pointerdown', this.#outside, true);
  }

  /** Closes the list; what was changed is handed over, or taken back when `keep` is false. */
  close(keep: boolean): void {
    if (!this.isOpen) return;
    this.#popup.hidden = true;
    this.#button.setAttribute('aria-expanded', 'false');
    this.#forget();
    if (this.#list.contains(document.activeElement)) this.#button.focus({ preventScroll: true });
    const values = this.values;
    const changed = values.join() !== this.#handed;
    if (changed && keep && values.length >= this.#form.least) {
      this.#handed = values.join();
      this.#changed(values);
    } else if (changed) {
      this.#chosen = new Set(this.#handed === '' ? [] : this.#handed.split(','));
    }
    this.#draw();
  }

  #forget(): void {
    document.removeEventListener('pointerdown', this.#outside, true);
  }

  #row(option: MenuOption, index: number, id: string): HTMLElement {
    return make(
      'div',
      {
        class: 'menu-option',
        role: 'option',
        id: `${id}-${index}`,
        'data-value': option.value,
        onclick: () => this.#toggle(index),
      },
      option.mark,
      make(
        'span',
        { class: 'menu-words' },
        make('span', { class: 'menu-label' }, option.label),
        option.description ? make('span', { class: 'menu-description' }, option.description) : null,
      ),
      make('span', { class: this.#form.most > 1 ? 'menu-box' : 'menu-tick' }, icon('check')),
    );
  }

  #foot(): HTMLElement {
    const done = make(
      'button',
      { type: 'button', class: 'button button-primary', onclick: () => this.close(true) },
      say('menu-done'),
    );
    return make('div', { class: 'menu-foot' }, this.#note, done);
  }

  #toggle(index: number): void {
    const option = this.#form.options[index];
    if (!option) return;
    const { least, most } = this.#form;
    this.#active = index;
    if (most === 1) {
      const taken = this.#chosen.has(option.value);
      if (taken && least > 0) this.#handed = '';
      this.#chosen = new Set(taken && least === 0 ? [] : [option.value]);
      this.close(true);
      return;
    }
    if (this.#chosen.has(option.value)) this.#chosen.delete(option.value);
    else if (this.#chosen.size < most) this.#chosen.add(option.value);
    this.#draw();
  }

  #draw(): void {
    const { options, most, least, placeholder } = this.#form;
    const full = most > 1 && this.#chosen.size >= most;
    for (const [index, row] of this.#rows.entries()) {
      const taken = this.#chosen.has(options[index]?.value ?? '');
      row.setAttribute('aria-selected', String(taken));
      row.setAttribute('aria-disabled', String(full && !taken));
      row.classList.toggle('active', index === this.#active && this.isOpen);
    }
    const chosen = options.filter((option) => this.#chosen.has(option.value));
    this.#face.classList.toggle('empty', chosen.length === 0);
    this.#face.replaceChildren(
      ...(chosen.length === 0 ? [placeholder] : chosen.map((option) => faceOf(option, most > 1))),
    );
    this.#button.setAttribute('aria-label', [placeholder, ...chosen.map((option) => option.label)].join(', '));
    this.#note.textContent = say('menu-count', { count: this.#chosen.size, least, most });
  }

  #point(index: number): void {
    const last = this.#rows.length - 1;
    this.#active = Math.min(Math.max(index, 0), last);
    const row = this.#rows[this.#active];
    for (const each of this.#rows) each.classList.toggle('active', each === row);
    if (!row) return;
    this.#list.setAttribute('aria-activedescendant', row.id);
    this.#list.scrollTop = Math.min(
      row.offsetTop,
      Math.max(this.#list.scrollTop, row.offsetTop + row.offsetHeight - this.#list.clientHeight),
    );
  }

  #place(): void {
    const frame = this.element.closest('.scroller')?.getBoundingClientRect();
    const { top, bottom } = this.#button.getBoundingClientRect();
    const below = (frame?.bottom ?? innerHeight) - bottom;
    const above = top - (frame?.top ?? 0);
    this.#popup.classList.toggle('above', below < 340 && above > below);
    this.#list.style.maxHeight = `${Math.max(160, Math.min(320, Math.max(below, above) - 70))}px`;
  }

  #key(event: KeyboardEvent): void {
    if (!this.isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      this.open();
      return;
    }
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 8,
      PageUp: -8,
      Home: -99,
      End: 99,
    };
    const step = steps[event.key];
    const onList = event.target === this.#list;
    if (step !== undefined) this.#point(this.#active + step);
    else if (event.key === 'Escape') this.close(false);
    else if (event.key === 'Tab' && this.#form.most === 1) this.close(true);
    else if ((event.key === 'Enter' || event.key === ' ') && onList) this.#toggle(this.#active);
    else if (event.key.length === 1 && onList && !event.ctrlKey && !event.metaKey) this.#seek(event.key);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  }

  /** Goes to the next option that begins with a letter. */
  #seek(letter: string): void {
    const { options } = this.#form;
    for (let away = 1; away <= options.length; away += 1) {
      const index = (this.#active + away) % options.length;
      if (options[index]?.label.toLowerCase().startsWith(letter.toLowerCase())) {
        this.#point(index);
        return;
      }
    }
  }
}

function faceOf(option: MenuOption, several: boolean): HTMLElement {
  const mark = option.mark?.cloneNode(true);
  return make('span', { class: several ? 'menu-chip' : 'menu-one' }, mark, option.label);
}
