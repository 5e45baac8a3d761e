import type { WirePerson } from '../../wire.ts';
import { avatar, nameColor } from '../elements/avatar.ts';
import { icon, make } from '../elements/element.ts';
import { nameForm } from '../elements/name-form.ts';
import { say } from '../elements/words.ts';
import { callsOf } from '../state/reading.ts';
import type { World } from '../state/world.ts';

interface PeopleHost {
  readonly world: World;
  act(person: string): void;
  addPerson(name: string): Promise<boolean>;
}

/** Who is acting, and everybody else one tap away. A number says how often somebody was called meanwhile. */
export class PeoplePanel {
  readonly element = make('section', { class: 'people', 'aria-label': say('people') });
  readonly #host: PeopleHost;
  readonly #status: HTMLElement;
  #adding = false;

  constructor(host: PeopleHost) {
    this.#host = host;
    this.#status = make('span', { class: 'bot-status' });
  }

  update(connected: boolean): void {
    const { world } = this.#host;
    const online = world.bot.online && connected;
    this.#status.className = online ? 'bot-status online' : 'bot-status';
    this.#status.textContent = connected
      ? say('bot-status', { bot: world.bot.name, online: world.bot.online ? 'yes' : 'no' })
      : say('connection-lost');
    if (this.#adding && this.element.querySelector('form')) return;
    const stop = () => {
      this.#adding = false;
      this.element.replaceChildren();
      this.update(connected);
    };
    const people = world.people.map((person) => this.#person(person));
    this.element.replaceChildren(
      make('h2', { class: 'people-title' }, say('people-acting')),
      make('div', { class: 'strip' }, ...people),
      this.#adding ? nameForm('person-name', (given) => this.#host.addPerson(given), stop) : this.#add(connected),
      this.#status,
    );
  }

  #person(person: WirePerson): HTMLElement {
    const { world } = this.#host;
    const active = person.id === world.me;
    const calls = active ? 0 : callsOf(person.id);
    const name = make('span', { class: 'person-name' }, person.name);
    name.style.color = nameColor(person.color);
    const host = person.host ? 'yes' : 'no';
    return make(
      'button',
      {
        type: 'button',
        class: active ? 'person active' : 'person',
        title: person.name,
        'aria-label':
          calls > 0
            ? say('act-as-called', { name: person.name, calls, host })
            : say('act-as', { name: person.name, host }),
        'aria-pressed': String(active),
        'data-testid': `person-${person.name}`,
        onclick: () => !active && this.#host.act(person.id),
      },
      avatar(world, person.id, person.name, 'small'),
      name,
      person.host ? make('span', { class: 'person-host' }, say('role-host')) : null,
      calls > 0 ? make('span', { class: 'badge' }, String(calls)) : null,
    );
  }

  #add(connected: boolean): HTMLElement {
    const start = () => {
      this.#adding = true;
      this.update(connected);
    };
    const attributes = {
      type: 'button',
      class: 'person person-add',
      'data-testid': 'add-person',
      onclick: start,
    } as const;
    return make('button', attributes, icon('plus'), make('span', {}, say('person-add')));
  }
}
