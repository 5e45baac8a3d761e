/** Questions that lead to many places: staying and a few of them as buttons, all of them, always in the same order, behind `Go to…`. */
import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { ComponentType } from 'discord-api-types/v10';
import type { Decision, Option } from '../../engine/decision.ts';
import type { Ref } from '../../engine/phrase.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId } from '../message/customid.ts';
import { type Button, buttonRows, type Row } from '../message/row.ts';
import { placeLabel } from './buttonlabel.ts';
import { type Choosing, MOST_PLACES, menuRow, optionButton } from './optionrow.ts';

/** What else can be done, in buttons. */
const MOST_ELSE = 5;

/** A part of the map with those of its places that can be reached. */
interface Part {
  ref: Ref;
  places: Option[];
}

/** The parts of the map that a question leads to, in the order of its options. */
export function partsOf({ options }: Decision): Part[] {
  const parts: Part[] = [];
  for (const option of options) {
    const { group } = option;
    if (!group) continue;
    const part = parts.find(({ ref }) => ref.ref === group.ref && ref.id === group.id);
    if (part) part.places.push(option);
    else parts.push({ ref: group, places: [option] });
  }
  return parts;
}

/** Places by their ids, which are their English names: wherever one stands, the menu has them in the same order. */
export const placesInOrder = (places: readonly Option[]): Option[] => sorted(places, ({ id }) => id);

function sorted<T>(things: readonly T[], idOf: (thing: T) => string): T[] {
  return [...things].sort((one, other) => idOf(one).localeCompare(idOf(other), 'en'));
}

/** What can be done without going anywhere, besides what silence would mean. */
export function elsewise({ options, default: usual }: Decision): Option[] {
  return options.filter(({ id, group }) => !group && !usual.includes(id));
}

/** Staying and the best places, what else can be done, and the menu of places; at most four rows. */
export function placeRows(choosing: Choosing): Row[] {
  const { decision } = choosing.open;
  const parts = partsOf(decision);
  const places = parts.flatMap((part) => part.places);
  const others = elsewise(decision);
  const rest = others.slice(MOST_ELSE);
  const more = [
    ...buttonRows(others.slice(0, MOST_ELSE).map((option) => optionButton(choosing, option))),
    ...(rest.length > 0 ? [menuRow(choosing, rest, { index: 9 })] : []),
  ];
  const fits = places.length <= SelectMenuLimits.MaximumOptionsLength;
  const open = fits ? undefined : parts[choosing.page - 1];
  if (open) return [...more.slice(0, 1), partMenu(choosing, parts), placeMenu(choosing, open.places, open.ref)];
  const menu = fits ? placeMenu(choosing, places) : partMenu(choosing, parts);
  return [...buttonRows(firstButtons(choosing, places)), ...more, menu];
}

/** What silence means, where it goes nowhere, and the places liked best. */
function firstButtons(choosing: Choosing, places: readonly Option[]): Button[] {
  const { favored = [], open, turn } = choosing;
  const stay = open.decision.options.filter(({ id, group }) => !group && open.decision.default.includes(id));
  const liked = favored.flatMap((id) => places.find((place) => place.id === id) ?? []);
  return [
    ...stay.map((option) => optionButton(choosing, option)),
    // The turn that can be taken in one press stands before them.
    ...liked.slice(0, turn ? MOST_PLACES - 1 : MOST_PLACES).map((place) => placeButton(choosing, place)),
  ];
}

/** A place with what awaits there. */
function placeButton(choosing: Choosing, place: Option): Button {
  return optionButton(choosing, place, placeLabel(place, choosing.words));
}

function placeMenu(choosing: Choosing, places: readonly Option[], part?: Ref): Row {
  const { words } = choosing;
  const placeholder = part ? words.say('question-go-within', { group: words.name(part) }) : words.say('question-go-to');
  return menuRow(choosing, placesInOrder(places), { index: 0, placeholder });
}

/** The parts of the map: choosing one shows its places. */
function partMenu(choosing: Choosing, parts: readonly Part[]): Row {
  const { game, branch, open, words, page } = choosing;
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId({ on: 'question', act: 'page', game, branch, decision: open.decision.id, detail: 'part' }),
        placeholder: words.say('question-go-to'),
        options: sorted(parts, ({ ref }) => ref.id).map((part) => ({
          label: clip(words.name(part.ref), SelectMenuLimits.MaximumLengthOfNameOfOption),
          value: String(parts.indexOf(part) + 1),
          description: clip(partText(part.places, choosing), SelectMenuLimits.MaximumLengthOfDescriptionOfOption),
          ...(parts.indexOf(part) + 1 === page ? { default: true } : {}),
        })),
      },
    ],
  };
}

/** The names of the places, as many as there is room for. */
function partText(places: readonly Option[], { words }: Choosing): string {
  return words.list(placesInOrder(places).map((place) => unformatted(words.text(place.label))));
}
