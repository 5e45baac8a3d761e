import {
  type APIAttachment,
  type APIButtonComponent,
  type APIMessageComponentEmoji,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { WireMessage } from '../../wire.ts';
import { avatar } from '../elements/avatar.ts';
import { icon, make } from '../elements/element.ts';
import { Menu, type MenuOption } from '../elements/menu.ts';
import { say } from '../elements/words.ts';
import { jumpTarget, type Stage } from '../state/stage.ts';
import type { World } from '../state/world.ts';
import { safeAddress } from '../text/inline.ts';

const BUTTON_NAMES: Readonly<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'link',
  [ButtonStyle.Premium]: 'premium',
};

/** What a component needs from the message it hangs on. */
export interface Place {
  readonly stage: Stage;
  readonly message: WireMessage;
  readonly attachments: readonly APIAttachment[];
}

/** A button of a message. */
export function button({ stage, message }: Place, component: APIButtonComponent): HTMLElement {
  const name = `button button-${BUTTON_NAMES[component.style]}`;
  const words = 'label' in component ? component.label : undefined;
  const emoji = 'emoji' in component && component.emoji ? emojiMark(component.emoji) : null;
  const label = words ?? ('emoji' in component ? component.emoji?.name : undefined);
  const face = [emoji, words ? make('span', { class: 'button-words' }, words) : null];
  if (component.style === ButtonStyle.Link) {
    const jump = jumpTarget(component.url);
    const href = safeAddress(component.url);
    const attributes = {
      class: name,
      href,
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': label,
      'data-url': component.url,
    };
    const link = make('a', attributes, ...face, icon(jump ? 'hash' : 'out'));
    if (component.disabled) link.removeAttribute('href');
    return link;
  }
  const customId = 'custom_id' in component ? component.custom_id : undefined;
  return make(
    'button',
    {
      type: 'button',
      class: name,
      'data-custom-id': customId,
      'aria-label': label,
      disabled: component.disabled === true || customId === undefined,
      onclick: (event) => {
        const pressed = event.currentTarget;
        const busy = pressed instanceof HTMLElement && pressed.getAttribute('aria-busy') === 'true';
        if (!busy && customId !== undefined) stage.use(message, customId);
      },
    },
    ...face,
    make('span', { class: 'busy-dots', 'aria-hidden': 'true' }, make('i'), make('i'), make('i')),
  );
}

/** An emoji of a button or option: a letter of Unicode's, or a picture of the application's. */
function emojiMark({ id, name }: APIMessageComponentEmoji): HTMLElement {
  if (id === undefined) return make('span', { class: 'button-emoji' }, name ?? '');
  return make('img', { class: 'emoji button-emoji', src: `/emojis/${id}.png`, alt: `:${name ?? id}:` });
}

/** A menu of a message. */
export function select({ stage, message }: Place, component: APISelectMenuComponent): HTMLElement {
  return menuFor(stage.world, component, message.channel_id, (values) =>
    stage.use(message, component.custom_id, values),
  ).element;
}

/** The menu of any kind of select component, in a message or in a modal. */
export function menuFor(
  world: World,
  component: APISelectMenuComponent,
  channel: string,
  changed: (values: string[]) => void,
): Menu {
  return new Menu(
    {
      customId: component.custom_id,
      placeholder: component.placeholder ?? say('menu-placeholder'),
      least: component.min_values ?? 1,
      most: component.max_values ?? 1,
      disabled: component.disabled ?? false,
      options: optionsOf(world, component, channel),
    },
    changed,
  );
}

function optionsOf(world: World, component: APISelectMenuComponent, channel: string): MenuOption[] {
  if (component.type === ComponentType.StringSelect) {
    return component.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description,
      mark: option.emoji && emojiMark(option.emoji),
      chosen: option.default ?? false,
    }));
  }
  const chosen = new Set(component.default_values?.map((value) => value.id));
  const people = [...world.people, world.bot].map((who) => ({
    value: who.id,
    label: who.name,
    mark: avatar(world, who.id, who.name, 'small'),
    chosen: chosen.has(who.id),
  }));
  const guild = world.guilds.find((each) => each.channels.some((held) => held.id === channel));
  const everyone = guild ? [{ value: guild.id, label: say('everyone'), chosen: chosen.has(guild.id) }] : [];
  switch (component.type) {
    case ComponentType.UserSelect:
      return people;
    case ComponentType.RoleSelect:
      return everyone;
    case ComponentType.MentionableSelect:
      return [...people, ...everyone];
    case ComponentType.ChannelSelect:
      return (guild?.channels ?? []).map((each) => ({
        value: each.id,
        label: `#${each.name}`,
        chosen: chosen.has(each.id),
      }));
    default:
      return component satisfies never;
  }
}
