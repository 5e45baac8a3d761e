import { ComponentType } from 'discord-api-types/v10';
import { checkInForm, isChoosable, isSelect } from '../messages/choosable.ts';
import { type Component, checkEmoji, checkUnique, everyComponent } from '../messages/component.ts';
import { Form, type FormPath } from '../protocol/form.ts';
import { LocalRefusal } from '../protocol/localrefusal.ts';
import type { WireField } from '../wire.ts';
import type { World } from '../world/world.ts';
import { Resolver } from './option.ts';
import type { ModalData } from './record.ts';

/** Checks a whole modal answer (type 9). @throws Refusal 50035. */
export function checkModal(world: World, sent: unknown, modal: ModalData | undefined): asserts modal is ModalData {
  const form = new Form();
  world.spec.into(form, 'ModalInteractionCallbackRequestSchema', sent);
  form.refuse();
  if (!modal) throw new Error('the schema lets no modal without data pass');
  const base = ['data', 'components'];
  checkSaid(form, ['data', 'title'], modal.title);
  if (modal.components.length > 5) form.add(base, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.');
  checkUnique(form, modal.components, base);
  for (const [component, path] of everyComponent(modal.components, base)) {
    if (component.type === ComponentType.ActionRow && component.components?.length !== 1) {
      form.add([...path, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 1 in length.');
    }
    if (isChoosable(component)) checkInForm(form, component, path);
    if (component.type === ComponentType.Label) checkSaid(form, [...path, 'label'], component.label);
    component.options?.forEach(({ label, emoji }, index) => {
      const option = [...path, 'options', index];
      checkSaid(form, [...option, 'label'], label);
      checkEmoji(form, emoji, (id) => world.emojis.get(id) !== undefined, [...option, 'emoji']);
    });
    if (component.type === ComponentType.TextInput) checkText(form, component, path);
  }
  form.refuse();
}

function checkText(form: Form, input: Component, path: FormPath): void {
  const labeled = path.at(-1) === 'component';
  if (!labeled && !input.label) form.add([...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required');
  // “Not allowed”, says the change log of August 2025; with which code it doesn't.
  if (labeled && input.label) form.add([...path, 'label'], 'BASE_TYPE_CHOICES', 'Value must be one of {None}.');
  const least = input.min_length ?? 0;
  const most = input.max_length ?? 4000;
  if (least > most) {
    form.add(
      [...path, 'min_length'],
      'TEXT_INPUT_COMPONENT_MIN_LENGTH_GREATER',
      'min_length must be at most max_length',
    );
  }
  if (input.value) form.length([...path, 'value'], input.value, least, most);
}

/** What people read must say something: a text of blanks is none. */
function checkSaid(form: Form, path: FormPath, text: string | null | undefined): void {
  if (typeof text === 'string' && text.trim() === '') form.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
}

/**
 * What a person filled into a modal, in the shape Discord sends it to the bot.
 * @throws LocalRefusal badValues where Discord's client would not let it be sent.
 */
export function submission(world: World, guild: string | null, modal: ModalData, fields: readonly WireField[]) {
  const resolver = new Resolver(world, guild);
  const fill = (component: Component): object => {
    const { type, id } = component;
    if (component.components) return { type, id, components: component.components.map(fill) };
    if (component.component) return { type, id, component: fill(component.component) };
    if (!component.custom_id) return { type, id };
    const field = fields.find(({ customId }) => customId === component.custom_id);
    return { type, id, custom_id: component.custom_id, ...filledIn(resolver, component, field) };
  };
  const known = [...everyComponent(modal.components, [])].map(([component]) => component.custom_id);
  const strange = fields.find(({ customId }) => !known.includes(customId));
  if (strange) throw bad(`the modal has no ${strange.customId}`);
  return { custom_id: modal.custom_id, components: modal.components.map(fill), ...resolver.data };
}

function bad(detail: string): LocalRefusal {
  return new LocalRefusal('badValues', detail);
}

function filledIn(resolver: Resolver, component: Component, field: WireField | undefined) {
  const required = component.required ?? true;
  const values = field?.values ?? [];
  switch (component.type) {
    case ComponentType.TextInput:
      return { value: textIn(component, field?.value ?? '') };
    case ComponentType.Checkbox:
      return { value: field?.value === 'true' };
    case ComponentType.RadioGroup: {
      const value = field?.value ?? values[0] ?? null;
      const fits = value === null ? !required : component.options?.some((option) => option.value === value);
      if (!fits) throw bad(`${component.custom_id ?? ''} is no choice`);
      return { value };
    }
    default:
      checkValues(resolver, component, values, required);
      return { values };
  }
}

function textIn({ custom_id: name = '', required, min_length, max_length }: Component, value: string): string {
  const size = [...value].length;
  if (value === '' && !(required ?? true)) return value;
  if (value === '' || size < (min_length ?? 0)) throw bad(`${name} is too short`);
  if (size > (max_length ?? 4000)) throw bad(`${name} is too long`);
  return value;
}

/** Whether a select menu or group of boxes may hold these values; ids are resolved. @throws LocalRefusal badValues. */
export function checkValues(
  resolver: Resolver,
  component: Component,
  values: readonly string[],
  required = true,
): void {
  const name = component.custom_id ?? '';
  const least = component.min_values ?? 1;
  const most = component.max_values ?? (isSelect(component) ? 1 : (component.options?.length ?? 1));
  if (values.length === 0 && (!required || least === 0)) return;
  if (values.length < least || values.length > most) throw bad(`${name} takes ${least} to ${most} values`);
  if (new Set(values).size < values.length) throw bad(`${name} has a value twice`);
  for (const value of values) {
    const fits = component.options
      ? component.options.some((option) => option.value === value)
      : resolver.resolve(value, {
          user: component.type === ComponentType.UserSelect || component.type === ComponentType.MentionableSelect,
          role: component.type === ComponentType.RoleSelect || component.type === ComponentType.MentionableSelect,
          channel: component.type === ComponentType.ChannelSelect,
        });
    if (!fits) throw bad(`${name} does not offer ${value}`);
  }
}
