import { PermissionFlagsBits } from 'discord-api-types/v10';
import { INVITED_WITH } from '../../src/discord/connection/permission.ts';
import { everybodyMay } from '../../src/local/guild/permission.ts';
import type { Fault } from '../../src/local/rest/fault.ts';
import { NAMES } from './night.ts';
import type { Storm } from './storm.ts';

/** Something that goes wrong; what is returned puts it right again. */
export interface Squall {
  name: string;
  /** Only where a game is played in a thread. */
  inThread?: true;
  /** The game goes on in spite of it, before it is put right. */
  stays?: true;
  begin(storm: Storm): Promise<void> | void | (() => Promise<void> | void);
}

/** What writing in channels and threads takes. */
const WRITING = PermissionFlagsBits.SendMessages | PermissionFlagsBits.SendMessagesInThreads;
/** Somebody who is not at the table. */
const STRANGER = NAMES[4];
/** Requests for messages of a channel, by the token of a press or without. */
const MESSAGES = /^\/(?:channels\/\d+|webhooks\/\d+\/[^/]+)\/messages/;
/** Acknowledgements and forms. */
const CALLBACKS = /^\/interactions\/\d+\/[^/]+\/callback/;
/** Edits by the token of a press. */
const TOKEN_EDITS = /^\/webhooks\/\d+\/[^/]+\/messages\//;
const REQUESTS: readonly (Fault & Pick<Squall, 'name' | 'stays'>)[] = [
  { name: 'a 500', path: MESSAGES, times: 2, what: { kind: 'error', status: 500 } },
  { name: 'a 502 of what was done', path: MESSAGES, times: 1, carriedOut: true, what: { kind: 'error', status: 502 } },
  { name: 'a page of HTML', path: MESSAGES, times: 2, what: { kind: 'html', status: 403 } },
  { name: 'a cut connection', path: MESSAGES, times: 2, what: { kind: 'cut' } },
  { name: 'a cut connection after it was done', path: MESSAGES, times: 1, carriedOut: true, what: { kind: 'cut' } },
  { name: 'a 401', path: MESSAGES, times: 1, what: { kind: 'refusal', name: 'unauthorized' } },
  { name: 'a limit', path: MESSAGES, method: 'PATCH', times: 1, what: { kind: 'limit', seconds: 7 } },
  { name: 'a global limit', times: 1, what: { kind: 'limit', seconds: 1, scope: 'global' } },
  {
    name: 'a limit of old edits',
    path: MESSAGES,
    method: 'PATCH',
    times: 1,
    what: { kind: 'limit', seconds: 1, scope: 'oldEdits' },
  },
  { name: 'a slow request', path: MESSAGES, times: 2, what: { kind: 'slow', milliseconds: 800 } },
  {
    name: 'a message that is blocked',
    path: MESSAGES,
    method: 'POST',
    times: 1,
    what: { kind: 'refusal', name: 'blockedMessage' },
  },
  {
    name: 'token edits that answer 500 for good',
    stays: true,
    path: TOKEN_EDITS,
    method: 'PATCH',
    what: { kind: 'error', status: 500 },
  },
  {
    name: 'an upload refused',
    stays: true,
    path: MESSAGES,
    carries: 'upload',
    what: { kind: 'code', status: 400, code: 400001 },
  },
  {
    name: 'an upload too large',
    stays: true,
    path: MESSAGES,
    carries: 'upload',
    what: { kind: 'refusal', name: 'requestTooLarge' },
  },
  { name: 'an unknown code', path: MESSAGES, times: 2, what: { kind: 'refusal', name: 'unheardOf' } },
  {
    name: 'an unknown code for an acknowledgement',
    path: CALLBACKS,
    times: 2,
    what: { kind: 'refusal', name: 'unheardOf' },
  },
  {
    name: 'a form refused',
    stays: true,
    path: CALLBACKS,
    carries: 'form',
    what: { kind: 'code', status: 400, code: 50035 },
  },
  { name: 'pins refused', stays: true, path: /\/pins/, what: { kind: 'refusal', name: 'maximumPins' } },
  { name: 'a void webhook', path: /^\/webhooks/, times: 2, what: { kind: 'refusal', name: 'unknownWebhook' } },
];

/** What moderators, the connection, the clock and the disk do. */
const EVENTS: readonly Squall[] = [
  {
    name: 'a deleted question',
    begin({ local, store, view }) {
      const asked = view
        ? store.messages.of(view.id).find(({ surface }) => surface.startsWith('question '))
        : undefined;
      if (asked) local.removeMessage(asked.id);
    },
  },
  {
    name: 'a missing permission',
    begin({ local }) {
      const { id } = local.channel();
      local.deny(id, WRITING, PermissionFlagsBits.AttachFiles);
      return () => local.allow(id);
    },
  },
  {
    name: 'a missing permission, and direct messages refused',
    begin({ local }) {
      const { id } = local.channel();
      for (const name of NAMES) local.person(name).openDirect(false);
      local.deny(id, WRITING);
      return () => {
        local.allow(id);
        for (const name of NAMES) local.person(name).openDirect(true);
      };
    },
  },
  {
    name: 'the bot timed out',
    begin({ local }) {
      local.timeOutBot(Date.now() + 3_600_000);
      return () => local.timeOutBot(null);
    },
  },
  {
    name: 'a thread asleep',
    inThread: true,
    begin({ local, place }) {
      local.moderate(place, { archived: true });
      // The bot wakes it, but not twice in an hour: then somebody must.
      return () => local.moderate(place, { archived: false });
    },
  },
  {
    name: 'a thread locked',
    inThread: true,
    begin({ local, place }) {
      local.moderate(place, { archived: true, locked: true });
      return () => local.moderate(place, { archived: false, locked: false });
    },
  },
  {
    name: 'a flood by a stranger, with limits',
    async begin(storm) {
      await storm.limit({ person: 30, server: 600 });
      const stranger = storm.local.person(STRANGER);
      for (let time = 0; time < 200; time++)
        void stranger.command('game status', {}, storm.place).then(
          (act) => act.close(),
          () => undefined,
        );
      return () => storm.limit(null);
    },
  },
  {
    name: 'roles without rights',
    begin({ local }) {
      local.setRole('everybody', everybodyMay & ~WRITING);
      local.setRole('bot', INVITED_WITH & ~WRITING);
      return () => {
        local.setRole('everybody', everybodyMay);
        local.setRole('bot', INVITED_WITH);
      };
    },
  },
  {
    name: 'another pin in place of the status',
    begin({ local, store, view }) {
      const rows = view ? store.messages.of(view.id) : [];
      const status = rows.find(({ surface }) => surface === 'status');
      // What has no message yet can't be pinned.
      const other = rows.find(({ id }) => id !== status?.id && id !== '0');
      if (status) local.pin(status.id, false);
      if (other) local.pin(other.id, true);
    },
  },
  {
    name: 'a channel out of sight',
    begin({ local }) {
      const { id } = local.channel();
      local.deny(id, PermissionFlagsBits.ViewChannel);
      return () => local.allow(id);
    },
  },
  {
    name: 'a bot thrown out and invited back',
    begin({ local }) {
      local.kickBot();
      return () => local.inviteBot();
    },
  },
  {
    name: 'a person who leaves and comes back',
    begin({ local }) {
      local.leave('Jonas');
      return () => local.join('Jonas');
    },
  },
  { name: 'an expired token', begin: ({ local }) => local.expireTokens() },
  { name: 'a hanging Discord', begin: ({ local }) => local.fault({ path: MESSAGES, what: { kind: 'hang' } }) },
  { name: 'op 7', begin: ({ local }) => local.reconnectBot() },
  { name: 'op 9', begin: ({ local }) => local.invalidateBot(false) },
  { name: 'a lost connection', begin: ({ local }) => local.dropBot(true) },
  { name: 'a restart', begin: (storm) => storm.restart() },
  { name: 'a token that counts no more', begin: (storm) => storm.loseToken() },
  { name: 'a damaged file', begin: (storm) => storm.damageFile() },
  {
    name: 'a full disk',
    begin(storm) {
      storm.fillDisk();
      return () => storm.freeDisk();
    },
  },
  { name: 'a clock put on', begin: (storm) => storm.shift(3_600_000) },
  { name: 'a clock put back', begin: (storm) => storm.shift(-3_600_000) },
];

const SQUALLS: readonly Squall[] = [
  ...REQUESTS.map(
    ({ name, stays, ...fault }): Squall => ({
      ...{ name, begin: ({ local }) => local.fault(fault) },
      ...(stays ? { stays } : {}),
    }),
  ),
  ...EVENTS,
];

/** Everything that can go wrong with a game in a channel, or with one in a thread. */
export function squallsIn(place: 'channel' | 'thread'): Squall[] {
  return SQUALLS.filter(({ inThread }) => place === 'thread' || !inThread);
}
