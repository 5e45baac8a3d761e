import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import type { Luck } from './luck.ts';

export type Modal = APIModalInteractionResponseCallbackData;

/** Whether it asks for a setting of dials. */
export const hasDials = ({ components }: Modal): boolean =>
  components.some((part) => part.type === ComponentType.Label && part.component.type === ComponentType.RadioGroup);

/** What somebody puts into the form of a question: some of each group of boxes, and one of each menu that wants one. */
export function filledIn(modal: Modal, luck: Luck): Record<string, string[]> {
  const fields = modal.components.flatMap((part): [string, string[]][] => {
    if (part.type !== ComponentType.Label) return [];
    const { component } = part;
    if (component.type === ComponentType.RadioGroup) {
      const [preset = luck.of([...component.options])] = component.options.filter((one) => one.default);
      return [[component.custom_id, [(luck.once(2) ? luck.of([...component.options]) : preset).value]]];
    }
    if (component.type !== ComponentType.CheckboxGroup && component.type !== ComponentType.StringSelect) return [];
    const { custom_id: id, options, min_values: least = 1, max_values: most = 1 } = component;
    const count = least + luck.below(most - least + 1);
    return [[id, count === 0 ? [] : luck.some([...options], count).map(({ value }) => value)]];
  });
  return Object.fromEntries(fields);
}
