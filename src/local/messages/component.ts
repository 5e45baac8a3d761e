import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Form, FormPath } from '../protocol/form.ts';
import { type FileRecord, resolveUrl } from './attachment.ts';
import { checkChoosable, isSelect } from './choosable.ts';
import { filled } from './embed.ts';

interface Emoji {
  id?: string | null;
  name?: string | null;
}

interface SelectOption {
  label: string;
  value: string;
  description?: string | null;
  default?: boolean | null;
  emoji?: Emoji | null;
}

export interface Media {
  url: string;
}

/** Any component of a message or a modal, once it has passed Discord's schema: all fields any of them has. */
export interface Component {
  type: ComponentType;
  id?: number | null;
  custom_id?: string | null;
  style?: number;
  label?: string | null;
  emoji?: Emoji | null;
  url?: string | null;
  sku_id?: string | null;
  disabled?: boolean | null;
  placeholder?: string | null;
  min_values?: number | null;
  max_values?: number | null;
  min_length?: number | null;
  max_length?: number | null;
  required?: boolean | null;
  value?: string | null;
  options?: SelectOption[] | null;
  default_values?: { id: string; type: string }[] | null;
  channel_types?: number[] | null;
  content?: string;
  description?: string | null;
  spoiler?: boolean | null;
  media?: Media;
  file?: Media;
  items?: { media: Media; description?: string | null; spoiler?: boolean | null }[];
  accent_color?: number | null;
  divider?: boolean | null;
  spacing?: number | null;
  components?: Component[];
  accessory?: Component;
  component?: Component;
}

/** Those that only messages with the flag for Components V2 may hold. */
const onlyV2: readonly ComponentType[] = [
  ComponentType.Section,
  ComponentType.TextDisplay,
  ComponentType.Thumbnail,
  ComponentType.MediaGallery,
  ComponentType.File,
  ComponentType.Separator,
  ComponentType.Container,
];

/** All components with their paths, outermost first. */
export function* everyComponent(
  list: readonly Component[],
  base: FormPath,
): Generator<[component: Component, path: FormPath]> {
  for (const [index, component] of list.entries()) yield* inside(component, [...base, index]);
}

function* inside(component: Component, path: FormPath): Generator<[Component, FormPath]> {
  yield [component, path];
  if (component.components) yield* everyComponent(component.components, [...path, 'components']);
  if (component.accessory) yield* inside(component.accessory, [...path, 'accessory']);
  if (component.component) yield* inside(component.component, [...path, 'component']);
}

/** What the schema does not say of a message's components. */
export function checkComponents(
  form: Form,
  list: readonly Component[],
  { v2, isOwn }: { v2: boolean; isOwn: (emoji: string) => boolean },
  base: FormPath,
): void {
  if (!v2 && list.length > 5) form.add(base, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.');
  let count = 0;
  let text = 0;
  for (const [component, path] of everyComponent(list, base)) {
    count += 1;
    text += [...(component.content ?? '')].length;
    if (!v2 && onlyV2.includes(component.type)) {
      form.add(path, 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).');
    }
    if (component.type === ComponentType.ActionRow) checkRow(form, component.components ?? [], path);
    if (component.type === ComponentType.Button) checkButton(form, component, path);
    checkEmoji(form, component.emoji, isOwn, [...path, 'emoji']);
    if (isSelect(component)) checkChoosable(form, component, path);
    component.options?.forEach(({ emoji }, index) => {
      checkEmoji(form, emoji, isOwn, [...path, 'options', index, 'emoji']);
    });
  }
  if (count > 40) {
    form.add(base, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'The maximum number of total components is 40.');
  }
  if (text > 4000) {
    form.add(
      base,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      'Components displayable text size exceeds maximum size of 4000',
    );
  }
  checkUnique(form, list, base);
}

/** No custom id twice, and no number. */
export function checkUnique(form: Form, list: readonly Component[], base: FormPath): void {
  const seen = new Set<string>();
  const numbers = new Set<number>();
  for (const [{ custom_id, id }, path] of everyComponent(list, base)) {
    if (id) {
      if (numbers.has(id)) form.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
      numbers.add(id);
    }
    if (!custom_id) continue;
    if (seen.has(custom_id)) {
      form.add([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
    }
    seen.add(custom_id);
  }
}

/** Width of a row is five: a button is one wide, a select menu all of it. */
function checkRow(form: Form, row: readonly Component[], path: FormPath): void {
  let width = 0;
  row.forEach((component, index) => {
    width += isSelect(component) ? 5 : 1;
    if (width > 5) {
      form.add(
        [...path, 'components', index],
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        'The specified component exceeds the maximum width',
      );
    }
  });
}

function checkButton(form: Form, button: Component, path: FormPath): void {
  const link = button.style === ButtonStyle.Link;
  const premium = button.style === ButtonStyle.Premium;
  if (link && !button.url) form.add([...path, 'url'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (button.url && button.custom_id) {
    form.add(
      [...path, 'custom_id'],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  }
  if (!link && !premium && !button.custom_id) {
    form.add([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  }
  if (!premium && !button.label && !button.emoji) {
    form.add([...path, 'label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required');
  }
}

/** A guild here has no emoji of its own, so only Unicode's and the application's will do. */
export function checkEmoji(
  form: Form,
  emoji: Emoji | null | undefined,
  isOwn: (emoji: string) => boolean,
  path: FormPath,
): void {
  if (!emoji) return;
  const known = emoji.id
    ? isOwn(emoji.id)
    : /\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3/u.test(emoji.name ?? '');
  if (!known) form.add([...path, emoji.id ? 'id' : 'name'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

/** Components as Discord gives them back: numbered, media resolved, defaults filled in, what is null left out. */
export function shownComponents(
  list: readonly Component[],
  media: (url: string, path: FormPath) => object,
): Component[] {
  const taken = new Set<number>();
  for (const [{ id }] of everyComponent(list, [])) if (id) taken.add(id);
  let last = 0;
  const number = (id: number | null | undefined): number => {
    if (id) return id;
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const show = (component: Component, path: FormPath): Component => {
    const { components, accessory, component: labeled, ...rest } = component;
    const own = { ...filled(rest), id: number(component.id), ...defaults(component, media, path) };
    return {
      ...own,
      ...(components ? { components: components.map((each, at) => show(each, [...path, 'components', at])) } : {}),
      ...(accessory ? { accessory: show(accessory, [...path, 'accessory']) } : {}),
      ...(labeled ? { component: show(labeled, [...path, 'component']) } : {}),
    };
  };
  return list.map((component, index) => show(component, ['components', index]));
}

function defaults(component: Component, media: (url: string, path: FormPath) => object, path: FormPath): object {
  const emoji = component.emoji ? { emoji: filled(component.emoji) } : {};
  const { description = null } = component;
  const spoiler = component.spoiler ?? false;
  switch (component.type) {
    case ComponentType.Thumbnail:
      return { media: media(component.media?.url ?? '', [...path, 'media', 'url']), description, spoiler };
    case ComponentType.MediaGallery:
      return {
        items: (component.items ?? []).map((item, at) => ({
          media: media(item.media.url, [...path, 'items', at, 'media', 'url']),
          description: item.description ?? null,
          spoiler: item.spoiler ?? false,
        })),
      };
    case ComponentType.File: {
      const file = media(component.file?.url ?? '', [...path, 'file', 'url']);
      return { file, name: component.file?.url.slice('attachment://'.length) ?? null, size: null, spoiler };
    }
    case ComponentType.Separator:
      return { divider: component.divider ?? true, spacing: component.spacing ?? 1 };
    case ComponentType.Container:
      return { accent_color: component.accent_color ?? null, spoiler };
    default:
      if (!isSelect(component)) return emoji;
      return {
        min_values: component.min_values ?? 1,
        max_values: component.max_values ?? 1,
        ...(component.options ? { options: component.options.map(shownOption) } : {}),
      };
  }
}

function shownOption(option: SelectOption): SelectOption {
  return filled<SelectOption>({ ...option, emoji: option.emoji ? filled<Emoji>(option.emoji) : undefined });
}

/** The media object a url becomes; `attachment://` must name a file of the message, else undefined. */
export function unfurled(url: string, id: string, files: readonly FileRecord[]): object | undefined {
  const found = resolveUrl(url, files);
  if (!found) return undefined;
  const { width = null, height = null, content_type = null } = found.file ?? {};
  const attachment = found.file ? { attachment_id: found.file.id } : {};
  return { id, url: found.url, proxy_url: found.url, width, height, content_type, ...attachment };
}

/** Urls of media that components show. */
export function mediaUrls(list: readonly Component[]): string[] {
  const urls: string[] = [];
  for (const [component] of everyComponent(list, [])) {
    for (const media of [component.media, component.file, ...(component.items ?? []).map((item) => item.media)]) {
      if (media) urls.push(media.url);
    }
  }
  return urls;
}
