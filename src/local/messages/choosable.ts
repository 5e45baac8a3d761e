import { ComponentType } from 'discord-api-types/v10';
import type { Form, FormPath } from '../protocol/form.ts';
import type { Component } from './component.ts';

/** Menus to choose from. */
const SELECTS: readonly ComponentType[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

/** What else something is chosen from, in a form. */
const GROUPS: readonly ComponentType[] = [
  ComponentType.RadioGroup,
  ComponentType.CheckboxGroup,
  ComponentType.FileUpload,
];

/** How many options each may have. */
const MOST_OPTIONS: Readonly<Partial<Record<ComponentType, number>>> = {
  [ComponentType.StringSelect]: 25,
  [ComponentType.RadioGroup]: 10,
  [ComponentType.CheckboxGroup]: 10,
};

/** Whether it is a menu to choose from. */
export function isSelect({ type }: Component): boolean {
  return SELECTS.includes(type);
}

/** Whether something is chosen in it: a menu, a group of buttons or boxes, files. */
export function isChoosable(component: Component): boolean {
  return isSelect(component) || GROUPS.includes(component.type);
}

/** How many may be chosen at once where nothing is said: all boxes of a group, else one. */
function mostValues({ type, max_values, options }: Component): number {
  return max_values ?? (type === ComponentType.CheckboxGroup ? (options?.length ?? 1) : 1);
}

/** What the schema does not say of what something is chosen in. */
export function checkChoosable(form: Form, component: Component, path: FormPath): void {
  const most = mostValues(component);
  if ((component.min_values ?? 1) > most) {
    form.add(
      [...path, 'min_values'],
      'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES',
      'min_values must be at most max_values',
    );
  }
  const { options, default_values: values } = component;
  if (options) {
    if (most > options.length) {
      const room = MOST_OPTIONS[component.type] ?? 25;
      form.add([...path, 'options'], 'BASE_TYPE_BAD_LENGTH', `Must be between ${most} and ${room} in length.`);
    }
    const seen = new Set<string>();
    options.forEach(({ value }, index) => {
      if (seen.has(value)) {
        form.add(
          [...path, 'options', index],
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        );
      }
      seen.add(value);
    });
  }
  const least = Math.min(component.min_values ?? 1, most);
  // The documentation wants as many as may be chosen; which code says so it leaves open. None at all is nothing chosen.
  if (values && values.length > 0 && values.length < least) {
    form.add([...path, 'default_values'], 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);
  }
  const chosen = options?.filter((option) => option.default) ?? values ?? [];
  if (chosen.length > most) {
    form.add(
      [...path, options ? 'options' : 'default_values'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'The number of default values exceeds the maximum',
    );
  }
}

/** What holds in a form alone: what must be filled in can't be left empty, and nothing is switched off. */
export function checkInForm(form: Form, component: Component, path: FormPath): void {
  checkChoosable(form, component, path);
  if (component.min_values === 0 && (component.required ?? true)) {
    form.add(
      [...path, 'min_values'],
      'SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES',
      'Select menus marked as required cannot have a min_values of 0',
    );
  }
  if (component.disabled) form.add([...path, 'disabled'], 'BASE_TYPE_CHOICES', 'Value must be one of {False}.');
}
