import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { escapeMarkdown } from 'discord.js';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { OptionDescription, TableEdition } from '../../editions/edition/edition.ts';
import { ref } from '../../engine/phrase.ts';
import type { GameView, SeatView } from '../../table/game/view.ts';
import { companyOf } from '../../table/seats/lobby.ts';
import { LANGUAGE, pacePhrase } from '../../table/waiting/pacewords.ts';
import type { Words } from '../../words/words.ts';
import type { Outgoing } from '../connection/post.ts';
import { clip, small, unformatted } from '../message/content.ts';
import { customId, type LobbyAct } from '../message/customid.ts';
import { type Button, buttonRows, chunks, type Row } from '../message/row.ts';
import { caseLine } from './caseline.ts';
import { editionKey, scenarioOf } from './editionoption.ts';

/** The value of "at random" in the menu of investigators. */
export const AT_RANDOM = 'random';
const SHEET_MENUS = 3;

/** The lobby: who sits where, what is agreed, and the way in. */
export function lobbyMessage(view: GameView, edition: TableEdition, words: Words): Outgoing {
  const host = view.seats.find((seat) => seat.person === view.host);
  const seats = view.seats.map((seat) =>
    words.say('lobby-seat', { name: seatName(seat), sheet: sheetName(seat, words) }),
  );
  const free = edition.seats.max - view.seats.length;
  const agreed = agreedOptions(view, edition, words);
  const lines = [
    words.say('lobby-title', { edition: words.say(editionKey(edition.id)), ...edition.seats }),
    words.say('lobby-host', { host: host ? seatName(host) : `<@${view.host}>` }),
    ...caseLine(view, words),
    ...seats,
    ...(free > 0 ? [words.say('lobby-free', { count: free })] : []),
    agreed.length > 0 ? words.say('lobby-options', { options: agreed.join(' · ') }) : nothingAgreed(edition, words),
    ...courseLine(view, edition, words),
    ...(view.foretold === null ? [] : [words.say('lobby-foretold', { days: inDays(view.foretold) })]),
    paceLine(view, words),
    small(words.say('lobby-advice')),
  ];
  return { content: lines.join('\n'), components: [...sheetRows(view, edition, words), ...lobbyButtons(view, words)] };
}

/** A lobby that was given up. */
export function lobbyClosed(words: Words): Outgoing {
  return { content: words.say('lobby-closed'), components: [] };
}

/** What is played where nothing has been agreed. */
export function nothingAgreed(edition: TableEdition, words: Words): string {
  const key = `lobby-no-options-${edition.id}`;
  return words.say(words.has(key) ? key : 'lobby-no-options');
}

/** What has been agreed beyond the rules as printed: `Double monsters: yes`; and the scenario in any case. */
export function agreedOptions(view: GameView, edition: TableEdition, words: Words): string[] {
  const scenario = scenarioOf(edition);
  const agreed = edition.options.flatMap((option) => {
    const set = optionValue(view, option) ?? (option.id === scenario?.id ? option.values[0]?.value : undefined);
    if (set === undefined) return [];
    const known = option.values.find((candidate) => candidate.value === set);
    const value = known ? words.text(known.label) : option.person ? `<@${String(set)}>` : null;
    return value === null ? [] : [words.say('lobby-option', { name: words.text(option.name), value })];
  });
  return [...agreed, ...(edition.remarks?.(view.options) ?? []).map((remark) => words.text(remark))];
}

/** Who acts when, as it will be played; nothing where the edition has but one way. */
function courseLine(view: GameView, edition: TableEdition, words: Words): string[] {
  const company = companyOf(view.pace, view.seats);
  const course = edition.courseOf?.(edition.aNewTable(view.options, company), company);
  return course ? [words.text(course)] : [];
}

/** Days as they are foretold: at least one. */
function inDays(days: number): number {
  return Math.max(1, Math.round(days));
}

/** How long the game waits, and what it does then. */
export function paceLine(view: GameView, words: Words): string {
  const silence = words.say(`silence-${view.silence}`);
  return words.say('pace-line', { pace: pacePhrase(view.pace), silence });
}

/** The value an option has been set to; undefined while it has not been touched. */
export function optionValue(view: GameView, option: OptionDescription): unknown {
  if (option.id === 'table.pace') return view.pace;
  if (option.id === 'table.silence') return view.silence;
  if (option.id === LANGUAGE) return view.locale;
  return option.id
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
      view.options,
    );
}

function seatName(seat: SeatView): string {
  return escapeMarkdown(seat.name);
}

function sheetName(seat: SeatView, words: Words): string {
  return seat.sheet ? words.name(ref('sheet', seat.sheet)) : words.say('lobby-at-random');
}

function sheetRows(view: GameView, edition: TableEdition, words: Words): Row[] {
  const taken = new Set(view.seats.map((seat) => seat.sheet));
  const choices = [
    { label: words.say('lobby-at-random'), value: AT_RANDOM, note: '' },
    ...edition.sheets
      .filter((sheet) => !taken.has(sheet))
      .map((sheet) => ({
        label: words.name(ref('sheet', sheet)),
        value: sheet,
        note: edition.sheetNote?.(sheet, words) ?? '',
      })),
  ];
  return chunks(choices, SelectMenuLimits.MaximumOptionsLength)
    .slice(0, SHEET_MENUS)
    .map((options, index) => ({
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: customId({ on: 'lobby', act: 'sheet', game: view.id, detail: String(index) }),
          placeholder: words.say('lobby-choose-sheet'),
          options: options.map(({ label, value, note }) => ({
            label: clip(unformatted(label), SelectMenuLimits.MaximumLengthOfNameOfOption),
            value,
            ...(note ? { description: clip(note, SelectMenuLimits.MaximumLengthOfDescriptionOfOption) } : {}),
          })),
        },
      ],
    }));
}

function lobbyButtons(view: GameView, words: Words): Row[] {
  const lobbyButton = (act: LobbyAct, style: Button['style'] = ButtonStyle.Secondary): Button => ({
    type: ComponentType.Button,
    style,
    label: words.say(`button-${act}`),
    custom_id: customId({ on: 'lobby', act, game: view.id, detail: '' }),
  });
  return buttonRows([
    lobbyButton('join', ButtonStyle.Primary),
    lobbyButton('leave'),
    lobbyButton('options'),
    lobbyButton('fill'),
    lobbyButton('start', ButtonStyle.Success),
  ]);
}
