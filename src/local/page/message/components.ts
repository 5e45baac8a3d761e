import {
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { make, markup } from '../elements/element.ts';
import { markdownHtml } from '../text/markdown-html.ts';
import { ALONE, type Bounds, fileLink, picture, veiled } from './attachment.ts';
import { button, type Place, select } from './component.ts';
import { mediaAddress } from './embed.ts';

/** One of several images side by side, and one beside a text. */
const SHARED: Bounds = { widest: 270, highest: 270 };
const BESIDE: Bounds = { widest: 85, highest: 85 };

type Component = APIMessageTopLevelComponent | APIComponentInContainer | APIComponentInMessageActionRow;

interface Shown {
  readonly json: string;
  readonly component: Component;
  readonly element: HTMLElement;
  readonly inside: ComponentList | undefined;
}

/** The components of a message, patched in place: what has not changed keeps its element, its focus and its open list. */
export class ComponentList {
  readonly element: HTMLElement;
  #shown: Shown[] = [];

  constructor(element: HTMLElement) {
    this.element = element;
  }

  update(place: Place, components: readonly Component[]): void {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.customId : undefined;
    const had = focused !== undefined && this.element.contains(document.activeElement);
    this.#shown = components.map((component, index) => patched(place, component, this.#shown[index]));
    const wanted = this.#shown.map(({ element }) => element);
    const same =
      wanted.length === this.element.childNodes.length &&
      wanted.every((each, index) => each === this.element.childNodes[index]);
    if (!same) this.element.replaceChildren(...wanted);
    if (had && !this.element.contains(document.activeElement)) {
      for (const each of this.element.querySelectorAll<HTMLElement>('[data-custom-id]')) {
        if (each.dataset.customId === focused) each.focus({ preventScroll: true });
      }
    }
  }
}

function patched(place: Place, component: Component, before: Shown | undefined): Shown {
  const json = JSON.stringify([component, linked(component) ? place.attachments : null]);
  if (before?.json === json) return before;
  if (
    before?.inside &&
    before.component.type === component.type &&
    !isWrapped(component) &&
    !isWrapped(before.component)
  ) {
    color(component, before.element);
    before.inside.update(place, childrenOf(component) ?? []);
    return { json, component, element: before.element, inside: before.inside };
  }
  const children = childrenOf(component);
  if (children === undefined) return { json, component, element: leaf(place, component), inside: undefined };
  const box = make('div', { class: component.type === ComponentType.Container ? 'container' : 'row' });
  const inside = new ComponentList(box);
  inside.update(place, children);
  color(component, box);
  return { json, component, element: isWrapped(component) ? veiled(box) : box, inside };
}

function linked(component: Component): boolean {
  return (
    component.type === ComponentType.Container ||
    component.type === ComponentType.MediaGallery ||
    component.type === ComponentType.File ||
    component.type === ComponentType.Section
  );
}

function isWrapped(component: Component): boolean {
  return component.type === ComponentType.Container && component.spoiler === true;
}

function childrenOf(component: Component): readonly Component[] | undefined {
  if (component.type === ComponentType.ActionRow || component.type === ComponentType.Container)
    return component.components;
  return undefined;
}

function color(component: Component, box: HTMLElement): void {
  if (component.type !== ComponentType.Container) return;
  const accent = component.accent_color;
  box.style.borderLeftColor = accent === undefined || accent === null ? '' : `#${accent.toString(16).padStart(6, '0')}`;
}

function leaf(place: Place, component: Component): HTMLElement {
  const { stage, attachments } = place;
  switch (component.type) {
    case ComponentType.Button:
      return button(place, component);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return select(place, component);
    case ComponentType.TextDisplay:
      return markup('div', 'markdown', markdownHtml(component.content, stage.names));
    case ComponentType.Section: {
      const texts = component.components.map((text) =>
        markup('div', 'markdown', markdownHtml(text.content, stage.names)),
      );
      const { accessory } = component;
      const side = accessory.type === ComponentType.Button ? button(place, accessory) : media(place, accessory, BESIDE);
      return make('div', { class: 'section' }, make('div', { class: 'section-texts' }, ...texts), side);
    }
    case ComponentType.MediaGallery: {
      const single = component.items.length === 1;
      const items = component.items.map((item) => media(place, item, single ? ALONE : SHARED));
      return make('div', { class: single ? 'gallery single' : 'gallery' }, ...items);
    }
    case ComponentType.File: {
      const url = mediaAddress(component.file.url, attachments) ?? '';
      const file = attachments.find((each) => each.url === url);
      return fileLink(url, file?.filename ?? component.name ?? '', file?.size ?? component.size);
    }
    case ComponentType.Separator: {
      const name = `separator${component.divider === false ? '' : ' line'}${component.spacing === 2 ? ' wide' : ''}`;
      return make('div', { class: name, role: component.divider === false ? 'presentation' : 'separator' });
    }
    case ComponentType.ActionRow:
    case ComponentType.Container:
      return make('div');
    default:
      return component satisfies never;
  }
}

interface Media {
  readonly media: { readonly url: string; readonly width?: number | null; readonly height?: number | null };
  readonly description?: string | null;
  readonly spoiler?: boolean;
}

function media({ stage, attachments }: Place, item: Media, bounds: Bounds): HTMLElement {
  const url = mediaAddress(item.media.url, attachments) ?? '';
  const file = attachments.find((each) => each.url === url);
  const width = item.media.width ?? file?.width;
  const height = item.media.height ?? file?.height;
  const shown = picture(stage, { url, width, height, words: item.description ?? file?.description ?? '' }, bounds);
  return item.spoiler ? veiled(shown) : shown;
}
