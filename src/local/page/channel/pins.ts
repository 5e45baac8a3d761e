import type { WireChannel, WireMessage } from '../../wire.ts';
import { avatar } from '../elements/avatar.ts';
import { make, markup } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import type { Stage } from '../state/stage.ts';
import { lineHtml, markdownHtml } from '../text/markdown-html.ts';
import { dayWords } from '../text/moment.ts';

/** The pinned messages of a channel, newest pin first. */
export function pinList(stage: Stage, channel: WireChannel): HTMLElement {
  const { world } = stage;
  const ids = world.log(channel.id)?.pins ?? [];
  const pins = ids.flatMap((id) => world.message(channel.id, id) ?? []);
  const rows = pins.map((pin) => row(stage, pin));
  return make(
    'section',
    { class: 'panel', 'aria-label': say('pins'), 'data-testid': 'pins' },
    make('h2', {}, say('pins')),
    ...(rows.length === 0 ? [make('p', { class: 'pins-none' }, say('pins-none'))] : rows),
  );
}

function row(stage: Stage, pin: WireMessage): HTMLElement {
  const who = pin.author.global_name ?? pin.author.username;
  const html =
    pin.content === ''
      ? pin.embeds.map((embed) => lineHtml(embed.title ?? '', stage.names)).join(' ')
      : markdownHtml(pin.content, stage.names);
  return make(
    'article',
    { class: 'pin' },
    make(
      'div',
      { class: 'pin-head' },
      avatar(stage.world, pin.author.id, who, 'small'),
      make('b', {}, who),
      make('span', { class: 'message-time' }, dayWords(new Date(pin.timestamp))),
      make(
        'button',
        { type: 'button', class: 'text-button', onclick: () => stage.go(pin.channel_id, pin.id) },
        say('pin-jump'),
      ),
    ),
    markup('div', 'markdown pin-text', html),
  );
}
