import type { World } from '../state/world.ts';
import { icon, make } from './element.ts';
import { LANGUAGE } from './language.ts';

const UNKNOWN_COLOR = '#80848e';

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
  const color = person?.color ?? UNKNOWN_COLOR;
  const round = make('span', { class: `avatar avatar-${size}`, 'aria-hidden': 'true' }, initials(name));
  round.style.backgroundColor = color;
  round.style.color = inkOn(color);
  return round;
}

function initials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = [...first].slice(0, 1).join('') + [...(second ?? '')].slice(0, 1).join('');
  return letters.toLocaleUpperCase(LANGUAGE);
}

/** Black or white, whichever is read better on a `#rrggbb` ground. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 ? '#1e1f22' : '#ffffff';
}

/** The color of a name, lightened where it would be lost on the dark ground. */
export function nameColor(color: string | undefined): string {
  return color === undefined
    ? 'var(--strong)'
    : `light-dark(color-mix(in srgb, ${color} 50%, black), color-mix(in srgb, ${color} 70%, white))`;
}
