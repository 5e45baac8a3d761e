import { InteractionLimits } from '@sapphire/discord-utilities';
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  ComponentType,
} from 'discord-api-types/v10';

/** A button that can be pressed. */
export type Button = APIButtonComponentWithCustomId;
/** A row of buttons, or a menu. */
export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Buttons in rows of five. */
export function buttonRows(buttons: readonly Button[]): Row[] {
  return chunks(buttons, InteractionLimits.MaximumButtonsPerActionRow).map((part) => ({
    type: ComponentType.ActionRow,
    components: part,
  }));
}

/** Parts of a list, each of at most `size`. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
