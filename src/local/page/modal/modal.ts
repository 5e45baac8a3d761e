import { ComponentType } from 'discord-api-types/v10';
import type { WireEvent } from '../../wire.ts';
import { icon, make } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import { Refused } from '../state/connection.ts';
import type { Stage } from '../state/stage.ts';
import { labeledField, type ModalField, textField } from './modal-field.ts';

type Opened = Extract<WireEvent, { type: 'modal' }>;

/** A form that the bot opens over the page. It closes when the bot takes what was filled in. */
export class ModalView {
  readonly #stage: Stage;
  readonly #opened: Opened;
  readonly #fields: readonly ModalField[];
  readonly #dialog: HTMLDialogElement;
  readonly #failure = make('div', { class: 'modal-failure', role: 'alert', hidden: true });
  readonly #submit: HTMLButtonElement;
  #nonce: string | undefined;

  constructor(stage: Stage, opened: Opened) {
    this.#stage = stage;
    this.#opened = opened;
    this.#fields = fieldsOf(stage, opened);
    const close = () => this.close();
    this.#submit = make(
      'button',
      { type: 'submit', class: 'button button-primary', 'data-testid': 'modal-submit' },
      say('submit'),
    );
    this.#dialog = make(
      'dialog',
      {
        class: 'modal',
        'aria-label': opened.modal.title,
        'data-testid': 'modal',
        'data-custom-id': opened.modal.custom_id,
      },
      make(
        'form',
        {
          novalidate: true,
          onsubmit: (event) => {
            event.preventDefault();
            void this.#send();
          },
        },
        make(
          'header',
          { class: 'modal-head' },
          make('h2', {}, opened.modal.title),
          make(
            'button',
            { type: 'button', class: 'entry-leave', 'aria-label': say('close'), onclick: close },
            icon('close'),
          ),
        ),
        make('div', { class: 'modal-body' }, this.#failure, ...this.#fields.map((field) => field.element)),
        make(
          'footer',
          { class: 'modal-foot' },
          make('button', { type: 'button', class: 'button button-plain', onclick: close }, say('cancel')),
          this.#submit,
        ),
      ),
    );
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
  }

  open(): void {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#dialog.querySelector<HTMLElement>('.modal-body :is(input, textarea, button)')?.focus();
  }

  close(): void {
    this.#dialog.close();
  }

  hear(event: WireEvent): void {
    if (event.type !== 'interaction' || event.kind !== 'modal' || event.nonce !== this.#nonce) return;
    if (event.state === 'failed') this.#fail(say('failure-modal', { reason: event.reason ?? 'silent' }));
    else this.close();
  }

  #fail(words: string): void {
    this.#failure.replaceChildren(icon('alert'), words);
    this.#failure.hidden = false;
    this.#submit.removeAttribute('aria-busy');
  }

  async #send(): Promise<void> {
    if (this.#submit.getAttribute('aria-busy') === 'true') return;
    const wrong = this.#fields.filter((field) => field.problem() !== undefined);
    if (wrong.length > 0) {
      wrong[0]?.element.querySelector<HTMLElement>('input, textarea, button')?.focus();
      return;
    }
    this.#failure.hidden = true;
    this.#submit.setAttribute('aria-busy', 'true');
    const { world } = this.#stage;
    const { channel, interactionId } = this.#opened;
    const fields = this.#fields.flatMap((field) => field.read() ?? []);
    try {
      await world.attempts.ask(
        { kind: 'modal', person: world.me, channel, modal: interactionId, fields },
        {
          named: (nonce) => {
            this.#nonce = nonce;
          },
        },
      );
    } catch (error) {
      this.#fail(say('refusal', { code: error instanceof Refused ? error.code : 'unreachable' }));
    }
  }
}

function fieldsOf(stage: Stage, { modal, channel }: Opened): ModalField[] {
  return modal.components.flatMap((part): ModalField[] => {
    switch (part.type) {
      case ComponentType.ActionRow:
        return part.components.map((input) =>
          labeledField(stage, channel, { label: input.label ?? '', component: input }),
        );
      case ComponentType.Label:
        return [labeledField(stage, channel, part)];
      case ComponentType.TextDisplay:
        return [textField(stage, part)];
      default:
        return part satisfies never;
    }
  });
}
