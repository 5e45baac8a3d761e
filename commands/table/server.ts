import type { Call, Typing } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { moveHere } from '../../src/discord/commands/membership.ts';
import { managesChannel, managesServer } from '../../src/discord/commands/standing.ts';
import { type Choice, pick } from '../../src/discord/commands/suggestion.ts';
import { small } from '../../src/discord/message/content.ts';
import { granted, refusal } from '../../src/discord/message/refusal.ts';
import { STARTERS } from '../../src/store/schema/shape.ts';
import type { ServerRules } from '../../src/table/people/servers.ts';

/** More games are not listed; there are so many at once that somebody should limit them. */
const MOST_LISTED = 25;

/** What whoever manages a server or channel does about games: who may start them, where, how many; ends and moves them. */
export const command: Command = {
  shape: {
    id: 'server',
    forManagers: true,
    subcommands: [
      {
        id: 'games',
        options: [
          { id: 'who', type: 'text', choices: STARTERS.map((value) => ({ value, name: `server-who-${value}` })) },
          { id: 'role', type: 'role' },
          { id: 'only', type: 'channel' },
          { id: 'anywhere', type: 'flag' },
          { id: 'most', type: 'number', min: 0, max: 1000 },
        ],
      },
      { id: 'channel', options: [{ id: 'open', type: 'flag', required: true }] },
      { id: 'end', options: [{ id: 'game', type: 'text', suggests: true }] },
      { id: 'move', options: [{ id: 'game', type: 'text', required: true, suggests: true }] },
    ],
  },
  suggest: (typing) => typing.matching(gamesOf(typing)),
  async run(call) {
    const run = SUBCOMMANDS[call.subcommand];
    if (!run) throw refusal('unknown-command');
    await run(call);
  },
};

const SUBCOMMANDS: Record<string, (call: Call) => Promise<void>> = { games, channel, end, move };

/** Settles who may start games, where, and how many at once; tells what holds, and which games there are. */
async function games(call: Call): Promise<void> {
  const { servers } = call.services.table;
  const change = wanted(call, servers.rules(call.guild));
  if (Object.keys(change).length > 0) {
    if (!managesServer(call.interaction)) throw refusal('refused-server-managers-only');
    servers.settle(call.guild, change);
  }
  await call.say({ lines: [...ruleLines(call), ...gameLines(call)] });
}

function wanted(call: Call, { who, role, openIn, closedIn }: ServerRules): Partial<ServerRules> {
  const named = call.picked('role');
  const starters = STARTERS.find((one) => one === call.text('who')) ?? (named === null ? null : 'role');
  if (starters === 'role' && (named ?? role) === null) throw refusal('refused-no-role');
  const only = call.picked('only');
  const most = call.number('most');
  return {
    ...(starters === null || (starters === who && named === null) ? {} : { who: starters }),
    ...(named === null ? {} : { role: named }),
    ...(call.flag('anywhere') ? { openIn: [], closedIn: [] } : {}),
    ...(only === null
      ? {}
      : { openIn: [...new Set([...openIn, only])], closedIn: closedIn.filter((id) => id !== only) }),
    ...(most === null ? {} : { most: most === 0 ? null : most }),
  };
}

/** Lets games be started in this channel, or no longer. Those that are there go on. */
async function channel(call: Call): Promise<void> {
  const { servers } = call.services.table;
  if (!managesChannel(call.interaction, call.channel)) throw refusal('refused-managers-only');
  const open = call.flag('open');
  const { openIn, closedIn } = servers.rules(call.guild);
  const others = closedIn.filter((id) => id !== call.channel);
  const isListed = openIn.length === 0 || openIn.includes(call.channel);
  servers.settle(call.guild, {
    closedIn: open ? others : [...others, call.channel],
    openIn: open && !isListed ? [...openIn, call.channel] : openIn,
  });
  await call.say(call.words.say(open ? 'server-channel-open' : 'server-channel-closed'));
}

/** Ends a game or lobby, whatever its people say. */
async function end(call: Call): Promise<void> {
  const typed = call.text('game');
  const id = typed === null ? call.game().id : pick(gamesOf(call), typed);
  const game = call.services.table.servers.games(call.guild).find((one) => one.id === id);
  if (!game) throw refusal(typed === null ? 'refused-no-game' : 'refused-no-such-game');
  if (!managesChannel(call.interaction, game.channel)) throw refusal('refused-managers-only');
  granted(call.services.table.agreement.dismiss(game.id));
  await call.say(call.words.say('server-ended'));
}

/** Binds a game of this server to this channel. */
async function move(call: Call): Promise<void> {
  const id = pick(gamesOf(call), call.text('game') ?? '');
  const game = call.services.table.servers.games(call.guild).find((one) => one.id === id);
  if (!game) throw refusal('refused-no-such-game');
  if (!managesChannel(call.interaction, game.channel)) throw refusal('refused-managers-only');
  await moveHere(call, game.id);
}

function ruleLines(call: Call): string[] {
  const { words } = call;
  const { who, role, openIn, closedIn, most } = call.services.table.servers.rules(call.guild);
  const list = (channels: readonly string[]): string => words.list(channels.map((id) => `<#${id}>`));
  return [
    words.say('server-rules-who', { who, role: role === null ? '' : `<@&${role}>` }),
    openIn.length > 0 ? words.say('server-rules-only', { channels: list(openIn) }) : words.say('server-rules-anywhere'),
    ...(closedIn.length > 0 ? [words.say('server-rules-closed', { channels: list(closedIn) })] : []),
    words.say('server-rules-most', { most: most ?? 0 }),
  ];
}

function gameLines(call: Call): string[] {
  const { words } = call;
  const all = call.services.table.servers.games(call.guild);
  const listed = all
    .slice(0, MOST_LISTED)
    .map(({ id, channel: place, status, host }) =>
      words.say('server-game', { channel: `<#${place}>`, status, host: `<@${host}>`, game: id }),
    );
  return [words.say('server-games', { count: all.length }), ...listed.map(small)];
}

/** The games of this server, by who plays them. */
function gamesOf(use: Call | Typing): Choice[] {
  const { store, table } = use.services;
  return table.servers.games(use.guild).map(({ id }) => {
    const names = store.games.seats(id).map(({ name }) => name);
    return { name: `${use.words.list(names)} (${id})`, value: id };
  });
}
