import { make } from './element.ts';

export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** A short word at the end of the line. */
  readonly hint?: string | undefined;
  readonly mark?: Node | undefined;
  pick(): void;
}

let made = 0;

/** The list that opens above the message box. Whoever owns the text field hands it the keys. */
export class Suggestions {
  readonly element: HTMLElement;
  readonly #title = make('div', { class: 'suggestions-title' });
  readonly #list: HTMLElement;
  readonly #id = `suggestions-${++made}`;
  #all: readonly Suggestion[] = [];
  #active = -1;
  #owner: HTMLElement | undefined;

  constructor() {
    this.#list = make('div', { class: 'suggestions-list', role: 'listbox', id: this.#id });
    this.element = make(
      'div',
      { class: 'suggestions', hidden: true, 'data-testid': 'suggestions' },
      this.#title,
      this.#list,
    );
    // The text field keeps the focus.
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** Shows a list for a text field; `active` is the line that Enter picks, -1 for none. */
  show(owner: HTMLElement, title: string, all: readonly Suggestion[], active: number): void {
    if (this.#owner !== owner) this.#disown();
    this.#owner = owner;
    this.#all = all;
    this.#active = all.length === 0 ? -1 : active;
    this.#title.textContent = title;
    this.#list.setAttribute('aria-label', title);
    this.#list.replaceChildren(...all.map((each, index) => this.#row(each, index)));
    this.#list.scrollTop = 0;
    this.element.hidden = false;
    owner.setAttribute('aria-expanded', 'true');
    owner.setAttribute('aria-controls', this.#id);
    this.#mark();
  }

  hide(): void {
    this.element.hidden = true;
    this.#all = [];
    this.#active = -1;
    this.#disown();
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** Picks the marked line; false when none is marked. */
  pick(): boolean {
    const chosen = this.isOpen ? this.#all[this.#active] : undefined;
    chosen?.pick();
    return chosen !== undefined;
  }

  /** Moves the mark with the arrow keys; true when the key was used. */
  move(event: KeyboardEvent): boolean {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !this.isOpen || this.#all.length === 0) return false;
    event.preventDefault();
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#active = (from + step + this.#all.length) % this.#all.length;
    this.#mark();
    return true;
  }

  #disown(): void {
    this.#owner?.setAttribute('aria-expanded', 'false');
    this.#owner?.removeAttribute('aria-activedescendant');
    this.#owner = undefined;
  }

  #row(each: Suggestion, index: number): HTMLElement {
    return make(
      'div',
      {
        class: 'suggestion',
        role: 'option',
        id: `${this.#id}-${index}`,
        'data-suggestion': each.key,
        onclick: () => each.pick(),
      },
      each.mark,
      make(
        'span',
        { class: 'suggestion-words' },
        make('span', { class: 'suggestion-label' }, each.label),
        each.description ? make('span', { class: 'suggestion-description' }, each.description) : null,
      ),
      each.hint ? make('span', { class: 'suggestion-hint' }, each.hint) : null,
    );
  }

  #mark(): void {
    for (const [index, row] of [...this.#list.children].entries()) {
      const active = index === this.#active;
      row.classList.toggle('active', active);
      row.setAttribute('aria-selected', String(active));
      if (!active) continue;
      this.#owner?.setAttribute('aria-activedescendant', row.id);
      row.scrollIntoView({ block: 'nearest' });
    }
    if (this.#active < 0) this.#owner?.removeAttribute('aria-activedescendant');
  }
}
