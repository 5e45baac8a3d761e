import { OAuth2Routes, OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';

/** What the bot needs in a channel, each with the key of its name. Without one of these it can't play there. */
export const NEEDED = [
  ['view-channel', PermissionFlagsBits.ViewChannel],
  ['send-messages', PermissionFlagsBits.SendMessages],
  ['attach-files', PermissionFlagsBits.AttachFiles],
  ['read-message-history', PermissionFlagsBits.ReadMessageHistory],
] as const;

/** In a thread, writing is a permission of its own. */
const IN_THREADS = ['send-messages-in-threads', PermissionFlagsBits.SendMessagesInThreads] as const;

/** What it asks for when invited: what it needs, to pin the status message, and to start a thread for a game. */
export const INVITED_WITH: bigint = [...NEEDED, IN_THREADS].reduce(
  (all, [, bit]) => all | bit,
  PermissionFlagsBits.PinMessages | PermissionFlagsBits.CreatePublicThreads,
);

/** The page where somebody adds the bot to a server: exactly the scopes and permissions it needs. */
export function inviteLink(application: string): string {
  const query = new URLSearchParams({
    client_id: application,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: String(INVITED_WITH),
  });
  return `${OAuth2Routes.authorizationURL}?${query}`;
}

/** Keys of the permissions the bot lacks in a channel. */
export function missingPermissions(granted: bigint, thread: boolean): string[] {
  if (granted & PermissionFlagsBits.Administrator) return [];
  const needed = thread ? NEEDED.map((entry) => (entry[0] === 'send-messages' ? IN_THREADS : entry)) : NEEDED;
  return needed.filter(([, bit]) => (granted & bit) === 0n).map(([name]) => name);
}
