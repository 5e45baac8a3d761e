import { ApplicationCommandType } from 'discord-api-types/v10';
import type { WireMessage } from '../../wire.ts';
import { commandsFor, nameIn } from '../composer/command.ts';
import { icon, make, type Shape } from '../elements/element.ts';
import { LOCALE } from '../elements/language.ts';
import { say } from '../elements/words.ts';
import type { Stage } from '../state/stage.ts';

function tool(shape: Shape, label: string, pressed: () => void, test: string): HTMLElement {
  return make(
    'button',
    { type: 'button', class: 'tool', 'aria-label': label, title: label, 'data-testid': test, onclick: pressed },
    icon(shape),
  );
}

/** What can be done with a message: reply, copy a link to it, use the bot's commands on it or its author. */
export function toolbar(stage: Stage, message: WireMessage): HTMLElement[] {
  const { world } = stage;
  if (message.local.onlyFor !== null) return [];
  const channel = world.channel(message.channel_id);
  const tools = [tool('reply', say('reply'), () => stage.reply(message), 'reply')];
  const fitting = channel ? commandsFor(world, channel) : [];
  const onMessage = fitting.filter((command) => command.type === ApplicationCommandType.Message);
  const onAuthor = fitting.filter((command) => command.type === ApplicationCommandType.User);
  const orders = world.person(world.me)?.host ? ordersOn(stage, message) : [];
  if (onMessage.length + onAuthor.length + orders.length > 0) {
    const hide = () => {
      list.hidden = true;
    };
    const list = make('div', { class: 'tool-list', hidden: true, role: 'menu', onclick: hide });
    for (const command of [...onMessage, ...onAuthor]) {
      const target = command.type === ApplicationCommandType.Message ? message.id : message.author.id;
      const run = () => stage.run(command, message.channel_id, target);
      list.append(
        make('button', { type: 'button', role: 'menuitem', class: 'tool-item', onclick: run }, nameIn(command, LOCALE)),
      );
    }
    list.append(...orders);
    const more = tool(
      'dots',
      say('message-commands'),
      () => {
        list.hidden = !list.hidden;
      },
      'message-commands',
    );
    tools.push(make('span', { class: 'tool-more' }, more, list));
  }
  return tools;
}

/** What a moderator can do with a message. */
function ordersOn({ world, order }: Stage, message: WireMessage): HTMLElement[] {
  const item = (words: string, test: string, pressed: () => void) =>
    make(
      'button',
      { type: 'button', role: 'menuitem', class: 'tool-item', 'data-testid': test, onclick: pressed },
      words,
    );
  const { id, pinned } = message;
  return [
    item(say('moderator-pin', { pinned: pinned ? 'yes' : 'no' }), 'order-pin', () =>
      order({ order: 'pin', message: id, person: world.me, pinned: !pinned }),
    ),
    item(say('moderator-delete'), 'order-delete', () => order({ order: 'deleteMessage', message: id })),
  ];
}
