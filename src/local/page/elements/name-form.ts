import { icon, make } from './element.ts';
import { say } from './words.ts';

type Naming = 'server-name' | 'channel-name' | 'person-name';

/** A small form for one name. It goes away when the name was taken, or with Escape. */
export function nameForm(naming: Naming, take: (name: string) => Promise<boolean>, done: () => void): HTMLFormElement {
  const input = make('input', {
    type: 'text',
    class: 'name-input',
    maxlength: 100,
    autocomplete: 'off',
    placeholder: say(naming),
    'aria-label': say(naming),
    'data-testid': naming,
    onkeydown: (event) => {
      if (event.key === 'Escape') done();
    },
  });
  const form = make(
    'form',
    {
      class: 'name-form',
      onsubmit: async (event) => {
        event.preventDefault();
        const name = input.value.trim();
        if (name === '') done();
        else if (await take(name)) done();
      },
    },
    input,
    make('button', { type: 'submit', class: 'tool', 'aria-label': say('add') }, icon('check')),
    make('button', { type: 'button', class: 'tool', 'aria-label': say('cancel'), onclick: done }, icon('close')),
  );
  queueMicrotask(() => input.focus());
  return form;
}
