import type { Picture } from '../state/stage.ts';
import { icon, make } from './element.ts';
import { say } from './words.ts';

/** Shows one picture as large as the window allows; another tap shows it at its own size. */
export function enlarge(picture: Picture): void {
  const image = make('img', { src: picture.url, alt: picture.words, 'data-testid': 'enlarged' });
  const dialog = make('dialog', { class: 'lightbox', 'aria-label': picture.words || say('picture-plain') });
  const scroller = make('div', { class: 'lightbox-frame' }, image);
  image.addEventListener('click', (event) => {
    event.stopPropagation();
    dialog.classList.toggle('full');
  });
  dialog.append(
    scroller,
    make(
      'div',
      { class: 'lightbox-foot' },
      make('span', { class: 'lightbox-words' }, picture.words),
      make('a', { href: picture.url, target: '_blank', rel: 'noopener noreferrer' }, say('picture-original')),
    ),
    make(
      'button',
      { type: 'button', class: 'lightbox-close', 'aria-label': say('close'), onclick: () => dialog.close() },
      icon('close'),
    ),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || event.target === scroller) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
