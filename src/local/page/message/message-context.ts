import { MessageType } from 'discord-api-types/v10';
import type { WireMessage } from '../../wire.ts';
import { shownPath, slashes } from '../composer/command.ts';
import { avatar, nameColor } from '../elements/avatar.ts';
import { icon, make } from '../elements/element.ts';
import { LOCALE } from '../elements/language.ts';
import { say } from '../elements/words.ts';
import type { Stage } from '../state/stage.ts';
import type { World } from '../state/world.ts';

const LONGEST = 120;

/** The small line above a message that says what it answers: a command, or another message. */
export function contextLine(stage: Stage, message: WireMessage): HTMLElement | undefined {
  const { local, interaction_metadata: called } = message;
  if (local.command !== null && called) {
    const who = called.user.global_name ?? called.user.username;
    const channel = stage.world.channel(message.channel_id);
    const command = channel ? shownPath(slashes(stage.world, channel, LOCALE), local.command) : local.command;
    return make(
      'div',
      { class: 'context', 'data-testid': 'used-command' },
      person(stage.world, called.user.id, who),
      make('span', {}, say('used')),
      make('button', { type: 'button', class: 'mention', onclick: () => stage.compose(`/${command}`) }, `/${command}`),
    );
  }
  if (message.type === MessageType.Reply || message.referenced_message) return answerTo(stage, message);
  return undefined;
}

function answerTo(stage: Stage, message: WireMessage): HTMLElement {
  const quoted = message.referenced_message;
  const id = quoted?.id ?? message.message_reference?.message_id;
  if (!quoted) return make('div', { class: 'context' }, icon('reply'), make('em', {}, say('quoted-gone')));
  const who = quoted.author.global_name ?? quoted.author.username;
  const words = plainWords(stage.world, quoted.content) || say('quoted-attachment');
  return make(
    'button',
    {
      type: 'button',
      class: 'context',
      'data-testid': 'reply-header',
      onclick: () => stage.go(message.channel_id, id),
    },
    person(stage.world, quoted.author.id, who),
    make('span', { class: 'context-words' }, words),
  );
}

function person(world: World, id: string, name: string): HTMLElement {
  const label = make('span', { class: 'context-name' }, name);
  label.style.color = nameColor(world.person(id)?.color);
  return make('span', { class: 'context-person' }, avatar(world, id, name, 'small'), label);
}

/** A message's text on one line, without its marks. */
function plainWords(world: World, content: string): string {
  const named = content
    .replace(/<@!?(\d+)>/g, (_all, id: string) => `@${world.nameOf(id) ?? say('unknown-person')}`)
    .replace(/<#(\d+)>/g, (_all, id: string) => `#${world.channel(id)?.name ?? say('unknown-channel')}`)
    .replace(/<a?(:\w+:)\d+>/g, '$1')
    .replace(/```[\w+\-.#]*\n?|\*\*|__|~~|\|\||`/g, '')
    .replace(/^(?:#{1,3}|-#|>|[-*])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return named.length > LONGEST ? `${named.slice(0, LONGEST)}…` : named;
}
