import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Interaction } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { CommandSet } from '../../../src/discord/commands/commandset.ts';
import { customId, optionToken, type QuestionAct } from '../../../src/discord/message/customid.ts';
import { Router } from '../../../src/discord/router.ts';
import { Lookout } from '../../../src/discord/sending/lookout.ts';
import { LONG, sampled } from '../../length.ts';
import { answer, begin, channel, close, elapse, game, logged, OPEN, open, refused, sender, services } from './scene.ts';

/** Every code that Discord documents, with its name. */
const CODES = Object.entries(RESTJSONErrorCodes).flatMap(([name, code]) =>
  typeof code === 'number' ? [{ name, code }] : [],
);

/** What goes wrong: a function that says with what error, or null while all is well. */
type Trouble = () => Error | null;

/** What is refused: all of its kind, in every form, and nothing else. Then somebody answers, or asks why. */
const REFUSED = {
  'the question': (trouble: Trouble) => {
    channel.refuse = ({ content }) => (content.includes('Asked move.next') ? trouble() : null);
    channel.refuseEdit = channel.refuse;
    answer('roll');
  },
  'it, and direct messages': (trouble: Trouble) => {
    channel.refuseLetter = trouble;
    REFUSED['the question'](trouble);
  },
  'what happened': (trouble: Trouble) => {
    channel.refuse = ({ content }) => (content.startsWith('Rolled') ? trouble() : null);
    answer('roll');
  },
  'the status message': (trouble: Trouble) => {
    channel.refuse = ({ content }) => (content.includes('Chosen so far') ? trouble() : null);
    channel.refuseEdit = channel.refuse;
    answer('roll');
  },
  'any picture': (trouble: Trouble) => {
    channel.refuse = ({ attachments }) => (attachments?.length ? trouble() : null);
    channel.refuseEdit = channel.refuse;
    answer('roll');
  },
  'a pin': (trouble: Trouble) => {
    channel.refusePin = () => trouble() ?? new Error('no');
    answer('roll');
  },
  acknowledgements: (trouble: Trouble) => pressed('answer', { deferUpdate: trouble }),
  'private answers': (trouble: Trouble) => pressed('why', { followUp: trouble }),
  forms: (trouble: Trouble) => pressed('form', { showModal: trouble }),
} as const satisfies Record<string, (trouble: Trouble) => void>;
type What = keyof typeof REFUSED;
const WHATS = Object.keys(REFUSED) as What[];

/** What somebody was told privately. */
let said: string[] = [];

/** Somebody presses a button of the question, and Discord refuses an answer to that. */
function pressed(act: QuestionAct, troubles: Partial<Record<'deferUpdate' | 'followUp' | 'showModal', Trouble>>): void {
  const [view] = services.table.reading.game(game)?.open ?? [];
  const { branch = 0 } = services.store.games.find(game) ?? {};
  const about = { game, branch, decision: view?.decision.id ?? '', detail: optionToken('roll') };
  const no = () => false;
  const doing =
    (name: keyof typeof troubles, done: (given: unknown) => void) =>
    async (given: unknown): Promise<void> => {
      const error = troubles[name]?.();
      if (error) throw error;
      done(given);
    };
  const tell = (given: unknown): void => void said.push(JSON.stringify(given));
  const interaction = {
    ...{ id: '9', token: 'token', guildId: '1', channelId: '2', channel: null, deferred: false, replied: false },
    customId: customId({ on: 'question', act, ...about }),
    user: { id: 'mara', displayName: 'Mara' },
    member: null,
    message: { id: '1', flags: { has: no }, attachments: new Map() },
    ...{ isAutocomplete: no, isChatInputCommand: no, isModalSubmit: no, isButton: () => true },
    ...{ isStringSelectMenu: no, isUserSelectMenu: no },
    deferUpdate: doing('deferUpdate', () => {
      interaction.deferred = true;
    }),
    followUp: doing('followUp', tell),
    reply: doing('followUp', tell),
    showModal: doing('showModal', tell),
  };
  const commands = new CommandSet([]);
  const router = new Router(services, commands, { sender, lookout: new Lookout(services, sender, OPEN) });
  router.take(interaction as unknown as Interaction);
}

/** How long Discord answers so, and after how long, in milliseconds, all must be well, or somebody know. */
const SPANS = { 'three seconds': [3000, 300_000], good: [900_000, 0] } as const;

/** Codes come with a status of HTTP: what is unknown with 404, what is not allowed with 403, others mostly with 400. */
function statusOf(code: number): number {
  if (code >= 10_000 && code < 20_000) return 404;
  if (code === RESTJSONErrorCodes.Unauthorized) return 401;
  return code === RESTJSONErrorCodes.MissingAccess || code === RESTJSONErrorCodes.MissingPermissions ? 403 : 400;
}

/** How the open question stands: on the screen with its buttons, or who knows that it doesn’t; null = nobody. */
function standing(since: number): string | null {
  const asked = channel.sent.filter(({ id, content }) => Number(id) >= since && content.includes('Asked move.next'));
  if (asked.some(({ components }) => components?.length)) return 'stands';
  if (asked.some(({ content }) => content.includes('/choose'))) return 'stands in words';
  if (channel.letters.some(({ person }) => person === 'mara')) return 'host told';
  return logged.some((line) => line.includes('game.nobody-told')) ? 'log tells' : null;
}

/** Lets something be done while Discord refuses something. @returns how it stands after that, and what is wrong */
async function outcome(what: What, code: number, [lasts, after]: readonly [number, number]) {
  open();
  said = [];
  await begin();
  const first = channel.next;
  const journal = () => services.store.journal.lastSeq(game);
  const before = journal();
  let refuses = true;
  REFUSED[what](() => (refuses ? refused(code, statusOf(code)) : null));
  await elapse(lasts);
  refuses = false;
  await elapse(after);
  // Where nothing was answered, the question of before still stands.
  const stands = standing(journal() > before ? first : 0);
  const told = channel.contents.filter((content) => content.startsWith('Rolled')).length;
  const saidOpenly = channel.contents.filter((content) => content.includes('private answers')).length === 1;
  await close();
  const isAside = what === 'what happened' && told === 0;
  const isPrivate = what === 'private answers' || what === 'forms';
  const more = [
    ...(isAside ? ['what happened: in `/log`'] : []),
    ...(isPrivate && said.length === 0 ? [saidOpenly ? 'said in the channel' : 'unsaid'] : []),
  ];
  return { stands: stands === null ? null : [stands, ...more].join('; '), twice: told > 1 };
}

/** By the name of a code, how it stands after each of what can be refused with it. */
const found = new Map<string, Map<string, string>>();

describe.each(Object.entries(SPANS))('refused with any code of Discord’s for %s', (span, lasts) => {
  it.each(WHATS)('%s: the question stands, or somebody knows that it doesn’t; nothing is told twice', async (what) => {
    const wrong: string[] = [];
    for (const { name, code } of sampled(CODES, 40)) {
      const { stands, twice } = await outcome(what, code, lasts);
      if (stands === null || twice) wrong.push(`${name} (${code})`);
      const row = found.get(name) ?? new Map<string, string>();
      found.set(name, row.set(`${what} ${span}`, stands ?? 'nobody knows'));
    }
    expect(wrong).toEqual([]);
  });
});

const PAGE = path.join(import.meta.dirname, '../../../docs/discord.md');
const BEGIN = '<!-- codes: made by tests/discord/sending/codes.sampled.test.ts -->\n';

/** The codes that come to the same, the commonest outcome without their names, as a table. */
function table(): string {
  const groups = new Map<string, { names: string[]; row: ReadonlyMap<string, string> }>();
  for (const [name, row] of found) {
    const key = JSON.stringify([...row]);
    groups.set(key, { names: [...(groups.get(key)?.names ?? []), name], row });
  }
  const sorted = [...groups.values()].sort((a, b) => b.names.length - a.names.length);
  return sorted.map(({ names, row }, index) => section(names, row, index === 0)).join('\n');
}

function section(names: readonly string[], row: ReadonlyMap<string, string>, isRest: boolean): string {
  const codes = names.map((name) => `${name} (${RESTJSONErrorCodes[name as keyof typeof RESTJSONErrorCodes]})`);
  const head = isRest ? `**All ${names.length} others**` : `**${codes.join(', ')}**`;
  const lines = WHATS.map((what) => {
    const cells = Object.keys(SPANS).map((span) => row.get(`${what} ${span}`) ?? '');
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  return [head, '', '| refused | for three seconds | for good |', '| --- | --- | --- |', ...lines, ''].join('\n');
}

it.runIf(LONG)('and docs/discord.md says of each what comes of it', async () => {
  const [before = ''] = readFileSync(PAGE, 'utf8').split(BEGIN);
  await expect(`${before}${BEGIN}\n${table()}`).toMatchFileSnapshot(PAGE);
});
