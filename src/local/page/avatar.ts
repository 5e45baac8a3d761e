import { icon, make } from './element.ts';
import type { World } from './world.ts';

const UNKNOWN_COLOUR = '#80848e';

/** The round picture of a person or of the bot; it says nothing to screen readers, the name stands beside it. */
export function avatar(
  world: World,
  id: string,
  fallbackName: string,
  size: 'small' | 'middle' | 'large',
): HTMLElement {
  if (id === world.bot.id) {
    return make('span', { class: `avatar avatar-${size} avatar-bot`, 'aria-hidden': 'true' }, icon('bot'));
  }
  const person = world.person(id);
  const name = person?.name ?? fallbackName;
  const colour = person?.colour ?? UNKNOWN_COLOUR;
  const round = make('span', { class: `avatar avatar-${size}`, 'aria-hidden': 'true' }, initials(name));
  round.style.backgroundColor = colour;
  round.style.color = inkOn(colour);
  return round;
}

function initials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = [...first].slice(0, 1).join('') + [...(second ?? '')].slice(0, 1).join('');
  return letters.toUpperCase();
}

/** Black or white, whichever is read better on a `#rrggbb` ground. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 ? '#1e1f22' : '#ffffff';
}

/** The colour of a name, lightened where it would be lost on the dark ground. */
export function nameColour(colour: string | undefined): string {
  return colour === undefined ? 'var(--strong)' : `color-mix(in srgb, ${colour} 70%, white)`;
}
