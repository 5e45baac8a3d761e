import {
  type APIComponentInLabel,
  type APITextDisplayComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { WireField } from '../../wire.ts';
import { make, markup } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import { menuFor } from '../message/component.ts';
import type { Stage } from '../state/stage.ts';
import { markdownHtml } from '../text/markdown-html.ts';

/** One part of a modal: something to fill in, or a text. */
export interface ModalField {
  readonly element: HTMLElement;
  /** What is filled in; undefined for a text. */
  read(): WireField | undefined;
  /** Words for what is wrong, or undefined. */
  problem(): string | undefined;
}

const LONGEST = 4000;

/** A text in a form, not to be filled in. */
export function textField(stage: Stage, text: APITextDisplayComponent): ModalField {
  const element = markup('div', 'markdown modal-text', markdownHtml(text.content, stage.names));
  return { element, read: () => undefined, problem: () => undefined };
}

interface Labeled {
  readonly label: string;
  readonly description?: string;
  readonly component: APIComponentInLabel;
}

/** A component with its label, description and a place for complaints. */
export function labeledField(stage: Stage, channel: string, labeled: Labeled): ModalField {
  const { label, description, component } = labeled;
  const inner = fieldOf(stage, channel, label, component);
  const wrong = make('div', { class: 'modal-wrong', role: 'alert', hidden: true });
  const holder = component.type === ComponentType.TextInput ? 'label' : 'div';
  const element = make(
    holder,
    { class: 'modal-field' },
    make(
      'span',
      { class: 'modal-label' },
      label,
      isRequired(component) ? make('b', { title: say('required') }, ' *') : null,
    ),
    description ? make('span', { class: 'modal-description' }, description) : null,
    inner.element,
    wrong,
  );
  return {
    element,
    read: inner.read,
    problem: () => {
      const words = inner.problem();
      wrong.textContent = words ?? '';
      wrong.hidden = words === undefined;
      element.classList.toggle('wrong', words !== undefined);
      return words;
    },
  };
}

function isRequired(component: APIComponentInLabel): boolean {
  if (component.type === ComponentType.Checkbox) return false;
  return component.required ?? true;
}

function fieldOf(stage: Stage, channel: string, label: string, component: APIComponentInLabel): ModalField {
  const customId = component.custom_id;
  const required = isRequired(component);
  switch (component.type) {
    case ComponentType.TextInput:
      return inputField(label, component);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      const least = component.min_values ?? 1;
      const menu = menuFor(stage.world, { ...component, min_values: 0 }, channel, () => undefined);
      return {
        element: menu.element,
        read: () => ({ customId, values: menu.values }),
        problem: () => countProblem(menu.values.length, least, required),
      };
    }
    case ComponentType.RadioGroup:
      return choiceField(customId, 'radio', component.options, { least: required ? 1 : 0, most: 1, required });
    case ComponentType.CheckboxGroup: {
      const { min_values: least = required ? 1 : 0, max_values: most = component.options.length } = component;
      return choiceField(customId, 'checkbox', component.options, { least, most, required });
    }
    case ComponentType.Checkbox:
      return choiceField(customId, 'checkbox', [{ value: 'true', label, default: component.default }], {
        least: 0,
        most: 1,
        required: false,
      });
    case ComponentType.FileUpload: {
      const element = make(
        'div',
        { class: 'modal-description' },
        say('option-problem', { name: label, problem: 'attachment', limit: 0 }),
      );
      return { element, read: () => ({ customId, values: [] }), problem: () => undefined };
    }
    default:
      return component satisfies never;
  }
}

function inputField(label: string, component: APITextInputComponent): ModalField {
  const { custom_id: customId, min_length: least = 0, max_length: most = LONGEST, required = true } = component;
  const long = component.style === TextInputStyle.Paragraph;
  const input = make(long ? 'textarea' : 'input', {
    class: 'modal-input',
    'data-custom-id': customId,
    'aria-label': label,
    'aria-required': required && 'true',
    placeholder: component.placeholder,
    maxlength: most,
    autocomplete: 'off',
    rows: long && 5,
  });
  input.value = component.value ?? '';
  const count = make('span', { class: 'modal-count', 'aria-hidden': 'true' });
  const tell = () => {
    count.textContent = most < LONGEST || long ? `${input.value.length}/${most}` : '';
  };
  input.addEventListener('input', tell);
  tell();
  return {
    element: make('span', { class: 'modal-holder' }, input, count),
    read: () => ({ customId, value: input.value }),
    problem: () => {
      const { length } = input.value;
      const problem = lengthProblem(length, least, most, required);
      if (problem === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
      return problem;
    },
  };
}

function lengthProblem(length: number, least: number, most: number, required: boolean): string | undefined {
  if (length === 0) return required ? say('modal-required') : undefined;
  if (length < least) return say('modal-shortest', { limit: least });
  return length > most ? say('modal-longest', { limit: most }) : undefined;
}

function countProblem(count: number, least: number, required: boolean): string | undefined {
  if (count === 0) return required && least > 0 ? say('modal-required') : undefined;
  return count < least ? say('modal-least', { limit: least }) : undefined;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly default?: boolean | undefined;
}

/** How many may be chosen. */
interface Limits {
  readonly least: number;
  readonly most: number;
  readonly required: boolean;
}

function choiceField(
  customId: string,
  type: 'radio' | 'checkbox',
  choices: readonly Choice[],
  { least, most, required }: Limits,
): ModalField {
  const inputs = choices.map((choice) =>
    make('input', {
      type,
      name: customId,
      value: choice.value,
      checked: choice.default ?? false,
      'data-custom-id': customId,
    }),
  );
  const rows = choices.map((choice, index) =>
    make(
      'label',
      { class: 'modal-choice' },
      inputs[index],
      make('span', {}, choice.label),
      choice.description ? make('span', { class: 'modal-description' }, choice.description) : null,
    ),
  );
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return {
    element: make('div', { class: 'modal-choices', role: type === 'radio' ? 'radiogroup' : 'group' }, ...rows),
    read: () => ({ customId, values: values() }),
    problem: () =>
      values().length > most ? say('modal-most', { limit: most }) : countProblem(values().length, least, required),
  };
}
