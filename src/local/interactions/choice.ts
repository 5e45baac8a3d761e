import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { Form } from '../protocol/form.ts';
import type { World } from '../world/world.ts';

/** The proposals of an autocomplete's answer, for an option of this type. @throws Refusal 50035. */
export function checkedChoices(
  world: World,
  sent: { data?: unknown },
  type: ApplicationCommandOptionType | null,
): APIApplicationCommandOptionChoice[] {
  world.spec.check('ApplicationCommandAutocompleteCallbackRequestSchema', sent);
  const { choices } = (sent.data ?? {}) as { choices?: APIApplicationCommandOptionChoice[] | null };
  const wanted = type === ApplicationCommandOptionType.String ? 'string' : 'number';
  const form = new Form();
  (choices ?? []).forEach(({ value, name }, index) => {
    const path = ['data', 'choices', index];
    if (typeof value !== wanted) {
      form.add([...path, 'value'], 'APPLICATION_COMMAND_OPTIONS_CHOICE_TYPE', `Value must be a ${wanted}.`);
    }
    if (name.trim() === '') form.add([...path, 'name'], 'BASE_TYPE_REQUIRED', 'This field is required');
  });
  form.refuse();
  return choices ?? [];
}
