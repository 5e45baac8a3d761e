import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { WireChannel } from '../../wire.ts';
import { avatar } from '../elements/avatar.ts';
import { make } from '../elements/element.ts';
import { LOCALE } from '../elements/language.ts';
import type { Suggestion } from '../elements/suggestions.ts';
import { say } from '../elements/words.ts';
import type { World } from '../state/world.ts';
import { nameIn, type SlashOption } from './command.ts';
import { type OptionNames, type OptionReading, readOption } from './option-value.ts';

/** Something that can be put into an option instead of typing it. */
export interface Offer {
  readonly name: string;
  /** What else it can be typed as. */
  readonly also?: string;
  readonly value: string | number | boolean;
  readonly mark?: Node;
}

const MOST_OFFERS = 25;

/** One option of a command while it is filled in. */
export class CommandField {
  readonly option: SlashOption;
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** What the bot offered last, for options with autocomplete. */
  offered: readonly Offer[] | undefined;
  #picked: Offer | undefined;

  constructor(option: SlashOption) {
    this.option = option;
    const numeric =
      option.type === ApplicationCommandOptionType.Integer || option.type === ApplicationCommandOptionType.Number;
    this.input = make('input', {
      class: 'field-input',
      type: 'text',
      inputmode: numeric ? 'decimal' : 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      'aria-label': option.required ? say('option-required', { name: option.label }) : option.label,
      'aria-required': option.required && 'true',
      'data-option': option.name,
    });
    const name = make(
      'span',
      { class: 'field-name' },
      option.label,
      option.required ? make('b', { title: say('required') }, '*') : null,
    );
    this.element = make('label', { class: 'field' }, name, this.input);
    this.fit();
  }

  /** Whether the bot is asked while typing. */
  get asksBot(): boolean {
    return 'autocomplete' in this.option && this.option.autocomplete === true;
  }

  get isEmpty(): boolean {
    return this.input.value === '';
  }

  get isPicked(): boolean {
    return this.#picked !== undefined && this.input.value === this.#picked.name;
  }

  put(offer: Offer): void {
    this.#picked = offer;
    this.input.value = offer.name;
    this.complain(false);
    this.fit();
  }

  fit(): void {
    this.input.size = Math.max(3, Math.min(36, this.input.value.length + 1));
  }

  read(names: OptionNames): OptionReading {
    return readOption(this.option, this.input.value, this.isPicked ? this.#picked?.value : undefined, names);
  }

  complain(wrong: boolean): void {
    this.element.classList.toggle('wrong', wrong);
    if (wrong) this.input.setAttribute('aria-invalid', 'true');
    else this.input.removeAttribute('aria-invalid');
  }

  /** What can be picked now, fitted to what is typed; undefined when the option is free text. */
  offers(world: World, channel: WireChannel): Offer[] | undefined {
    if (this.asksBot) return this.offered?.slice(0, MOST_OFFERS);
    const all = offersFor(this.option, world, channel);
    const typed = this.isPicked ? '' : this.input.value.trim().toLowerCase().replace(/^[@#]/, '');
    const names = ({ name, also = name }: Offer) => [name, also].map((each) => each.toLowerCase().replace(/^[@#]/, ''));
    const starts = (offer: Offer) => names(offer).some((name) => name.startsWith(typed));
    const holds = (offer: Offer) => !starts(offer) && names(offer).some((name) => name.includes(typed));
    return all && [...all.filter(starts), ...all.filter(holds)].slice(0, MOST_OFFERS);
  }
}

function offersFor(option: SlashOption, world: World, channel: WireChannel): Offer[] | undefined {
  switch (option.type) {
    case ApplicationCommandOptionType.String:
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return 'choices' in option && option.choices?.length
        ? option.choices.map((choice) => ({ name: nameIn(choice, LOCALE), also: choice.name, value: choice.value }))
        : undefined;
    case ApplicationCommandOptionType.Boolean:
      return [
        { name: say('yes'), value: true },
        { name: say('no'), value: false },
      ];
    case ApplicationCommandOptionType.User:
      return people(world);
    case ApplicationCommandOptionType.Mentionable:
      return [...people(world), ...roles(channel)];
    case ApplicationCommandOptionType.Role:
      return roles(channel);
    case ApplicationCommandOptionType.Channel:
      return world.channels
        .filter((each) => each.guild === channel.guild)
        .map((each) => ({ name: `#${each.name}`, value: each.id }));
    case ApplicationCommandOptionType.Attachment:
      return undefined;
    default:
      return option satisfies never;
  }
}

function people(world: World): Offer[] {
  return [...world.people, world.bot].map((who) => ({
    name: `@${who.name}`,
    value: who.id,
    mark: avatar(world, who.id, who.name, 'small'),
  }));
}

function roles(channel: WireChannel): Offer[] {
  return channel.guild === null ? [] : [{ name: say('everyone'), value: channel.guild }];
}

/** Finds people, channels and roles by the names that the page shows. */
export function optionNames(world: World, channel: WireChannel): OptionNames {
  const byName = (offers: readonly Offer[]) => (name: string) => {
    const plain = (text: string) => text.toLowerCase().replace(/^[@#]/, '');
    const value = offers.find((offer) => plain(offer.name) === plain(name))?.value;
    return value === undefined ? undefined : String(value);
  };
  const channels = world.channels.filter((each) => each.guild === channel.guild);
  return {
    person: byName(people(world)),
    channel: byName(channels.map((each) => ({ name: `#${each.name}`, value: each.id }))),
    role: byName(roles(channel)),
    yes: say('yes'),
    no: say('no'),
  };
}

/** A line of the list above the message box. */
export function suggestionOf(offer: Offer, pick: (offer: Offer) => void): Suggestion {
  return { key: String(offer.value), label: offer.name, mark: offer.mark, pick: () => pick(offer) };
}
