import { expect, it } from 'vitest';
import { LOOK_SIGNS } from '../../../src/discord/status/status.ts';
import { SECOND_SIGNS, optionSign as second } from '../../../src/editions/second/shown/sign.ts';
import { THIRD_SIGNS, optionSign as third } from '../../../src/editions/third/shown/sign.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { phrase, ref } from '../../../src/engine/phrase.ts';
import { SIGNS } from '../../../src/render/handles/sign.ts';
import { Words } from '../../../src/words/words.ts';
import { content } from '../../second.ts';

const option = (label: Option['label'], more: Partial<Option> = {}): Option => ({ id: 'o', label, ...more });
const place = phrase('option-go', { place: ref('place', 'woods') });
const skill = (id: string) => option(phrase('third-option-focus-skill'), { about: { ref: 'skill', id } });

it('every phrase that a sign stands for is one that is said', () => {
  const words = new Words('en');
  const keys = [...Object.keys(SECOND_SIGNS), ...Object.keys(THIRD_SIGNS)];
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});

it.each([
  [
    'fight',
    option(phrase('option-fight', { monster: ref('monster', 'ghoul') }), { price: [{ what: 'sanity', amount: 1 }] }),
  ],
  ['spell', option(phrase('option-twin', { label: phrase('option-cast'), number: 2 }))],
  ['gate', option(place, { brings: [phrase('brings-gate'), ref('monster', 'ghoul')] })],
  ['monster', option(place, { brings: [ref('monster', 'ghoul'), phrase('brings-clues')] })],
  ['clue', option(place, { brings: [phrase('brings-clues')] })],
  [
    'clue',
    option(phrase('option-stop-here', { place: ref('place', 'woods'), clues: 2 }), {
      brings: [phrase('brings-encounter')],
    }),
  ],
  [
    'encounter',
    option(phrase('option-stop-here', { place: ref('place', 'woods'), clues: 0 }), {
      brings: [phrase('brings-encounter')],
    }),
  ],
  ['stamina', option(phrase('rules-label'), { price: [{ what: 'stamina', amount: 2 }] })],
  ['seal', option(phrase('option-seal', { clues: 5 }))],
  [null, option(place)],
  [null, option(place, { price: [{ what: 'movementPoints', amount: 1 }] })],
  [null, option(phrase('option-decline'))],
])('of the second edition an option shows %s', (sign, given) => {
  expect(second(content, given)).toBe(sign);
});

it.each([
  ['lore', skill('lore')],
  ['strength', skill('strength')],
  ['money', option(phrase('third-option-gather'), { brings: [phrase('story-amount', { what: 'money', amount: 1 })] })],
  ['remnant', option(phrase('rules-label'), { brings: [phrase('story-amount', { what: 'remnant', amount: 1 })] })],
  ['ward', option(phrase('third-option-ward'))],
  [
    'doom',
    option(phrase('third-option-space'), {
      brings: [phrase('third-brings-doom')],
      price: [{ what: 'money', amount: 1 }],
    }),
  ],
  ['sanity', option(phrase('rules-label'), { price: [{ what: 'horror', amount: 1 }] })],
  [null, option(phrase('rules-label'), { price: [{ fate: 'discarded', card: ref('card', 'knife') }] })],
  [null, option(phrase('third-option-end-turn'))],
])('of the third edition an option shows %s', (sign, given) => {
  expect(third(given)).toBe(sign);
});

it('trophies are told apart by their dimension', () => {
  const trophy = (ref: string, id: string) => option(phrase(`option-trophy-${ref}`), { about: { ref, id } });
  expect(second(content, trophy('gate', 'abyss#2'))).toBe(content.gate('abyss#2').dimension);
  expect(second(content, trophy('monster', 'ghoul#1'))).toBe('hexagon');
  expect(second(content, trophy('monster', 'nobody#1'))).toBe('monster');
});

it('every sign is shown by something', () => {
  const skills = ['lore', 'influence', 'observation', 'strength', 'will'].map((id) => third(skill(id)));
  const paid = (['sanity', 'stamina'] as const).map((what) =>
    second(content, option(place, { price: [{ what, amount: 1 }] })),
  );
  const trophies = content.monsters.map(({ id }) =>
    second(content, option(phrase('option-trophy-monster'), { about: { ref: 'monster', id: `${id}#1` } })),
  );
  const status = [...Object.values(LOOK_SIGNS), 'goal', 'danger'];
  const known = [...Object.values(SECOND_SIGNS), ...Object.values(THIRD_SIGNS)];
  const shown = new Set([...known, ...skills, ...paid, ...trophies, ...status]);
  expect([...shown].sort()).toEqual([...SIGNS].sort());
});
