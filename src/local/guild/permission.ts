import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refusal } from '../protocol/refusal.ts';
import { type WireRight, wireRights } from '../wire.ts';

export const everyPermission = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

const talking =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseExternalEmojis |
  PermissionFlagsBits.UseApplicationCommands;

/** What anybody in a guild may do. */
export const everybodyMay = talking;

/** What whoever is timed out may do still. */
export const silencedMay = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

/** What both sides of a direct channel may do. */
export const inDirect = talking | PermissionFlagsBits.PinMessages | PermissionFlagsBits.MentionEveryone;

/** What the page calls a right, in Discord’s bits. */
export const rightBits: Readonly<Record<WireRight, bigint>> = {
  view: PermissionFlagsBits.ViewChannel,
  write: PermissionFlagsBits.SendMessages | PermissionFlagsBits.SendMessagesInThreads,
  attach: PermissionFlagsBits.AttachFiles,
  history: PermissionFlagsBits.ReadMessageHistory,
};

/** Those of the page’s rights that are among so many of Discord’s bits. */
export function rightsAmong(bits: bigint): WireRight[] {
  return wireRights.filter((right) => (bits & rightBits[right]) === rightBits[right]);
}

export interface Overwrite {
  id: string;
  /** 0 a role, 1 a member. */
  type: 0 | 1;
  allow: string;
  deny: string;
}

/** @throws Refusal 50001 without sight of the channel, 50013 when any of `needed` is missing. */
export function demand(granted: bigint, needed: bigint): void {
  if (!(granted & PermissionFlagsBits.ViewChannel)) throw refusal('missingAccess');
  if ((granted & needed) !== needed) throw refusal('missingPermissions');
}
