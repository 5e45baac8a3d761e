import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { OptionDescription, TableEdition } from '../../editions/edition/edition.ts';
import type { GameView } from '../../table/game/view.ts';
import { seatsHeld } from '../../table/seats/seatchange.ts';
import { pacePhrase, TABLE_OPTIONS } from '../../table/waiting/pacewords.ts';
import type { Words } from '../../words/words.ts';
import type { Pressed } from '../commands/pressed.ts';
import { channelWords } from '../connection/services.ts';
import { clip, small, unformatted } from '../message/content.ts';
import { customId, type Press } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { buttonRows, chunks, type Row } from '../message/row.ts';
import { AT_RANDOM, agreedOptions, nothingAgreed, optionValue, paceLine } from './lobby.ts';

type LobbyPress = Extract<Press, { on: 'lobby' }>;

const OPTION_MENUS = 4;

/** A button or menu of the lobby, or of the private messages that follow from it. @throws Refusal */
export async function pressLobby(pressed: Pressed, press: LobbyPress): Promise<void> {
  const view = pressed.game(press.game);
  const { table } = pressed.services;
  const { channel } = view;
  const { person } = pressed;
  if (press.act === 'again') return again(pressed, view);
  if (view.status !== 'lobby') throw refusal(view.status === 'playing' ? 'refused-already-started' : 'press-decided');
  const edition = table.reading.edition(view.edition);
  const [value = ''] = pressed.values;
  switch (press.act) {
    case 'join':
      if (seatsHeld(view.seats, person.id).length > 0)
        return pressed.say(seatedAlready(view, person.id, pressed.words(view)));
      return granted(table.gathering.join(channel, person));
    case 'another': {
      granted(table.gathering.takeAnother(channel, person, Number(press.detail)));
      const { lines, components } = seatedAlready(pressed.game(view.id), person.id, pressed.words(view));
      return pressed.change(lines.join('\n'), components);
    }
    case 'leave':
      granted(table.gathering.leave(channel, person.id));
      return;
    case 'sheet':
      if (!view.seats.some((seat) => seat.person === person.id)) granted(table.gathering.join(channel, person));
      return granted(table.gathering.chooseSheet(channel, person.id, value === AT_RANDOM ? null : value));
    case 'start':
      return granted(table.gathering.start(channel, person.id));
    case 'fill':
      if (press.detail === 'set') {
        granted(
          table.gathering.fill(channel, person.id, Number(value), autopilotName(channelWords(pressed.services, view))),
        );
        return pressed.change(pressed.words(view).say('lobby-filled', { count: Number(value) }), []);
      }
      granted(table.gathering.mayLead(channel, person.id));
      return pressed.say({
        lines: [pressed.words(view).say('lobby-fill')],
        components: [fillRow(view, edition, pressed.words(view))],
      });
    case 'options':
      return pressed.say(optionList(view, edition, pressed.words(view)));
    case 'option': {
      const option = described(edition, value);
      const { content, components } = optionValues(view, option, pressed.words(view));
      return pressed.change(content, components);
    }
    case 'person':
    case 'value': {
      granted(table.gathering.setOption(channel, person.id, press.detail, value));
      const { lines, components } = optionList(pressed.game(view.id), edition, pressed.words(view));
      return pressed.change(lines.join('\n'), components);
    }
    default:
      return press.act satisfies never;
  }
}

/** To somebody who has a seat in the lobby: how many, and the way to one more. */
export function seatedAlready(view: GameView, person: string, words: Words): { lines: string[]; components: Row[] } {
  const count = seatsHeld(view.seats, person).length;
  return {
    lines: [words.say('lobby-seated', { count })],
    components: buttonRows([
      {
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        label: words.say('button-another'),
        custom_id: customId({ on: 'lobby', act: 'another', game: view.id, detail: String(count) }),
      },
    ]),
  };
}

/** All options of a game, with what has been agreed, and menus to look into each. */
export function optionList(
  view: GameView,
  edition: TableEdition,
  words: Words,
): { lines: string[]; components: Row[] } {
  const agreed = agreedOptions(view, edition, words);
  const menus = chunks([...TABLE_OPTIONS, ...edition.options], SelectMenuLimits.MaximumOptionsLength).slice(
    0,
    OPTION_MENUS,
  );
  return {
    lines: [
      words.say('lobby-options-title'),
      ...[paceLine(view, words), ...(agreed.length > 0 ? agreed : [nothingAgreed(edition, words)])].map(small),
    ],
    components: menus.map((part, index) =>
      menu(
        { on: 'lobby', act: 'option', game: view.id, detail: String(index) },
        words.say('lobby-options-menu', { part: index + 1 }),
        part.map((option) => ({
          label: words.text(option.name),
          value: option.id,
          description: words.text(option.explanation),
        })),
      ),
    ),
  };
}

function optionValues(view: GameView, option: OptionDescription, words: Words): { content: string; components: Row[] } {
  const set = optionValue(view, option);
  const current = option.values.find((candidate) => candidate.value === set) ?? option.values[0];
  const now = option.id === 'table.pace' ? pacePhrase(view.pace) : current?.label;
  const parts = chunks(option.values, SelectMenuLimits.MaximumOptionsLength).slice(0, OPTION_MENUS);
  return {
    content: [
      `**${words.text(option.name)}**`,
      words.text(option.explanation),
      ...(now ? [small(words.say('lobby-option-now', { value: words.text(now) }))] : []),
    ].join('\n'),
    components: [
      ...parts.map((part) =>
        menu(
          { on: 'lobby', act: 'value', game: view.id, detail: option.id },
          words.say('question-menu'),
          part.map(({ value, label }) => ({ label: words.text(label), value: String(value) })),
        ),
      ),
      ...(option.person ? [personRow(view, option, words)] : []),
    ],
  };
}

/** Anybody of the server may be named, with a seat or without. */
function personRow(view: GameView, option: OptionDescription, words: Words): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.UserSelect,
        custom_id: customId({ on: 'lobby', act: 'person', game: view.id, detail: option.id }),
        placeholder: words.say('lobby-person-menu'),
      },
    ],
  };
}

function fillRow(view: GameView, edition: TableEdition, words: Words): Row {
  const free = edition.seats.max - view.seats.filter((seat) => seat.person !== null).length;
  const counts = Array.from({ length: free + 1 }, (_, count) => count);
  return menu(
    { on: 'lobby', act: 'fill', game: view.id, detail: 'set' },
    words.say('lobby-fill-menu'),
    counts.map((count) => ({ label: words.say('lobby-fill-count', { count }), value: String(count) })),
  );
}

function menu(
  press: LobbyPress,
  placeholder: string,
  options: readonly { label: string; value: string; description?: string }[],
): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId(press),
        placeholder: clip(placeholder, SelectMenuLimits.MaximumPlaceholderCharacters),
        options: options.map(({ label, value, description }) => ({
          label: clip(unformatted(label), SelectMenuLimits.MaximumLengthOfNameOfOption),
          value,
          ...(description
            ? { description: clip(unformatted(description), SelectMenuLimits.MaximumLengthOfDescriptionOfOption) }
            : {}),
        })),
      },
    ],
  };
}

function described(edition: TableEdition, id: string): OptionDescription {
  const option = [...TABLE_OPTIONS, ...edition.options].find((candidate) => candidate.id === id);
  if (!option) throw refusal('refused-no-such-option', { option: id });
  return option;
}

/** A new lobby in the same channel with the same people and settings; whoever asks is its host. */
async function again({ services, person, standing }: Pressed, view: GameView): Promise<void> {
  granted(services.table.gathering.again(view.id, person, standing));
}

/** What the autopilot is called on the seats it plays. */
export function autopilotName(words: Words): (number: number) => string {
  return (number) => words.say('autopilot-name', { number });
}
