/** `/game leave`: out of the lobby at once; of a game in play only when whoever leaves knows what it means. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { customId } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { type Button, buttonRows } from '../message/row.ts';
import type { Call } from './call.ts';
import type { Pressed } from './pressed.ts';

/** Leaves the lobby, or asks how a game in play is to be left, and says how to come back. */
export async function leave(call: Call): Promise<void> {
  const { words } = call;
  const view = call.game();
  if (view.status !== 'playing') {
    const left = granted(call.services.table.gathering.leave(call.channel, call.person.id));
    return call.say(words.say(left === 'closed' ? 'game-left-closed' : 'game-left'));
  }
  const own = view.seats.filter(({ person }) => person === call.person.id);
  if (own.length === 0) throw refusal('refused-not-at-table');
  const button = (free: boolean): Button => ({
    type: ComponentType.Button,
    style: free ? ButtonStyle.Danger : ButtonStyle.Secondary,
    label: words.say(free ? 'button-leave-free' : 'button-leave-kept'),
    custom_id: customId({ on: 'leave', game: view.id, free }),
  });
  const isAway = own.every(({ autopilot }) => autopilot);
  const choices = [...(isAway ? [] : [button(false)]), button(true)];
  const lines = [
    words.say('game-leaving'),
    ...(isAway ? [] : [words.say('game-leaving-kept')]),
    words.say('game-leaving-free'),
  ];
  await call.say({ lines, components: buttonRows(choices) });
}

/** Leaves a game in play. @throws Refusal */
export async function pressLeave(pressed: Pressed, game: string, free: boolean): Promise<void> {
  const view = pressed.game(game);
  granted(pressed.services.table.membership.dropOut(view.id, pressed.person.id, free));
  await pressed.change(pressed.words(view).say(free ? 'game-left-free' : 'game-left-kept'), []);
}
