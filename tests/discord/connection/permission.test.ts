import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { INVITED_WITH, inviteLink, missingPermissions } from '../../../src/discord/connection/permission.ts';

it('invites with exactly two scopes and the permissions that are needed', () => {
  const link = new URL(inviteLink('123'));
  expect(link.searchParams.get('scope')).toBe('bot applications.commands');
  const needed = [
    Bits.ViewChannel,
    Bits.SendMessages,
    Bits.SendMessagesInThreads,
    Bits.AttachFiles,
    Bits.ReadMessageHistory,
    Bits.PinMessages,
    Bits.CreatePublicThreads,
  ];
  expect(BigInt(link.searchParams.get('permissions') ?? 0)).toBe(needed.reduce((all, bit) => all | bit, 0n));
});

it('says which permissions are missing; in a thread writing is another one', () => {
  expect(missingPermissions(INVITED_WITH, false)).toEqual([]);
  expect(missingPermissions(Bits.Administrator, false)).toEqual([]);
  expect(missingPermissions(INVITED_WITH & ~Bits.AttachFiles, false)).toEqual(['attach-files']);
  expect(missingPermissions(INVITED_WITH & ~Bits.SendMessages, true)).toEqual([]);
  expect(missingPermissions(INVITED_WITH & ~Bits.SendMessagesInThreads, true)).toEqual(['send-messages-in-threads']);
});
