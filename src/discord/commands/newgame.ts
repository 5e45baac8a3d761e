/** `/game new`: of which edition, which scenario, in which case, and where. */
import type { TableEdition } from '../../editions/edition/edition.ts';
import { EDITIONS } from '../../editions/editionid.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Standing } from '../../table/people/servers.ts';
import { sortFailure } from '../connection/failure.ts';
import { editionWords, plainWords } from '../connection/services.ts';
import { scenarioOf } from '../lobby/editionoption.ts';
import { granted, refusal } from '../message/refusal.ts';
import type { Call, Typing } from './call.ts';
import { caseChoices } from './casechoice.ts';
import { type Choice, pick } from './suggestion.ts';

/** The guided cases there are, one of each edition, as they can be chosen. */
export const GUIDES = EDITIONS.map((id) => ({ value: id, name: `guide-${id}` }));

/** Opens a lobby, or begins a guided case. */
export async function openLobby(call: Call): Promise<void> {
  const guide = call.text('guide');
  if (guide !== null) return beginGuided(call, guide);
  const { services, guild, person: host, words, tableLocale: locale } = call;
  const typed = call.text('case');
  const code = typed === null ? null : (pick(caseChoices(call), typed) ?? typed.trim().toLowerCase());
  const editions = newEditions(call, code);
  const { edition, scenario } = wanted(call, editions);
  if (scenario !== null && code !== null && services.store.cases.find(code)?.options)
    throw refusal('refused-case-fixed', { code });
  // Nothing is begun that would be refused.
  granted(services.table.servers.admits(guild, call.channel, host.id, call.standing));
  const { channel, standing, thread } = await placeFor(call);
  const sealed = code === null ? {} : { code };
  granted(services.table.gathering.create({ guild, channel, host, edition: edition.id, standing, locale, ...sealed }));
  if (scenario !== null) granted(services.table.gathering.setOption(channel, host.id, 'scenario', scenario));
  const opened = thread ? words.say('game-thread', { channel: `<#${channel}>` }) : words.say('game-opened');
  return call.say({ lines: [opened, ...toldOfCase(call, services.table.reading.inChannel(channel))] });
}

/** Begins the guided case of an edition, which needs no lobby. */
async function beginGuided(call: Call, edition: string): Promise<void> {
  const { services, guild, person: host, words, tableLocale: locale } = call;
  granted(services.table.servers.admits(guild, call.channel, host.id, call.standing));
  const { channel, standing, thread } = await placeFor(call);
  granted(services.table.guiding.begin({ guild, channel, host, edition, standing, locale }));
  const said = thread ? words.say('guide-begun-thread', { channel: `<#${channel}>` }) : words.say('guide-begun');
  return call.say({ lines: [said] });
}

/** Where a new game is played: here, or in a thread of its own. @throws Refusal where the bot can say nothing */
async function placeFor(call: Call): Promise<{ channel: string; standing: Standing; thread: boolean }> {
  const thread = call.flag('thread');
  // Commands reach the bot from private threads and forums where it can say nothing.
  if (!thread && !(await call.services.post.sees(call.channel))) throw refusal('refused-not-seen');
  const channel = thread ? await startThread(call) : call.channel;
  return { channel, standing: thread ? { ...call.standing, parent: call.channel } : call.standing, thread };
}

/** Tells somebody who has sat down that they know what comes. */
export function toldOfCase(call: Call, view: GameView | null = call.view): string[] {
  if (!view?.sealedCase?.knowing.includes(call.person.id)) return [];
  return [call.words.say('case-you-know', { code: view.sealedCase.code })];
}

/** What to propose while a new game is described. */
export function newGameChoices(typing: Typing): Choice[] {
  return typing.isAt('case') ? caseChoices(typing) : scenarioChoices(typing, newEditions(typing, null));
}

/** The scenario named, and the edition that has it; else the first edition. */
function wanted(call: Call, editions: readonly TableEdition[]): { edition: TableEdition; scenario: string | null } {
  const name = call.text('scenario');
  const found = name === null ? undefined : editions.find((one) => pick(scenarioChoices(call, [one]), name));
  const edition = found ?? editions[0];
  if (!edition) throw refusal('refused-no-such-edition');
  const scenario = name === null ? null : pick(scenarioChoices(call, [edition]), name);
  if (name === null || scenario !== null) return { edition, scenario };
  const choices = scenarioChoices(call, editions).map(({ name: choice }) => choice);
  throw choices.length > 0
    ? refusal('refused-not-a-choice', { value: name, choices })
    : refusal('refused-no-scenarios');
}

/** The editions a new game can be of: that of its case, the one named, else all. */
function newEditions(use: Call | Typing, code: string | null): TableEdition[] {
  const { services } = use;
  const named = use.text('edition') ?? (code === null ? null : services.table.cases.editionOf(code));
  if (named === null) return [...services.editions.values()];
  const edition = services.editions.get(named);
  if (!edition) throw refusal('refused-no-such-edition');
  return [edition];
}

function scenarioChoices({ services }: Call | Typing, editions: readonly TableEdition[]): Choice[] {
  return editions.flatMap((edition) => {
    const words = editionWords(services, edition);
    const values = scenarioOf(edition)?.values ?? [];
    return values.map(({ value, label }) => ({ name: words.text(label), value: String(value) }));
  });
}

/** A thread for a game. @throws Refusal where the bot may start none */
async function startThread({ services, channel, tableLocale, person }: Call): Promise<string> {
  const words = plainWords({ reader: tableLocale });
  try {
    return await services.post.thread(channel, words.say('thread-name', { host: person.name }));
  } catch (error) {
    if (sortFailure(error).kind === 'retry') throw error;
    services.log.warn('thread.refused', { channel, why: error instanceof Error ? error.message : error });
    throw refusal('refused-no-thread');
  }
}
