import { avatar, nameColor } from '../elements/avatar.ts';
import { icon, make } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import type { Attempt } from '../state/attempts.ts';
import type { Stage } from '../state/stage.ts';

/** The place of a command that the bot has not answered, or did not answer in time. */
export class PendingView {
  readonly element: HTMLLIElement;
  readonly #stage: Stage;
  readonly #body = make('div', { class: 'message-body' });
  #shown: Attempt['state'] | undefined;

  constructor(stage: Stage, attempt: Attempt) {
    const { world } = stage;
    this.#stage = stage;
    const who = world.nameOf(world.me) ?? '';
    const name = make('span', { class: 'context-name' }, who);
    name.style.color = nameColor(world.person(world.me)?.color);
    const context = make(
      'div',
      { class: 'message-context' },
      make(
        'div',
        { class: 'context' },
        make('span', { class: 'context-person' }, avatar(world, world.me, who, 'small'), name),
        make('span', {}, say('used')),
        make('span', { class: 'mention' }, `/${attempt.command ?? ''}`),
      ),
    );
    const gutter = make('div', { class: 'gutter' }, avatar(world, world.bot.id, world.bot.name, 'large'));
    this.element = make('li', { class: 'message lead', 'data-testid': 'pending' }, context, gutter, this.#body);
  }

  update(attempt: Attempt): void {
    if (this.#shown === attempt.state) return;
    this.#shown = attempt.state;
    const { bot } = this.#stage.world;
    const head = make(
      'div',
      { class: 'message-head' },
      make('span', { class: 'author' }, bot.name),
      make('span', { class: 'app-tag' }, say('app-tag')),
    );
    if (attempt.state !== 'failed') {
      this.#body.replaceChildren(head, make('div', { class: 'message-text sending' }, say('sending')));
      return;
    }
    const words = say('failure-command', { reason: attempt.reason ?? 'silent' });
    const forget = () => this.#stage.world.attempts.forget(attempt.nonce);
    this.#body.replaceChildren(
      head,
      make('div', { class: 'message-failure', role: 'alert', 'data-testid': 'failure' }, icon('alert'), words),
      make(
        'div',
        { class: 'message-private' },
        icon('eye'),
        make('span', {}, say('private')),
        make(
          'button',
          { type: 'button', class: 'text-button', 'data-testid': 'dismiss', onclick: forget },
          say('dismiss'),
        ),
      ),
    );
  }
}
