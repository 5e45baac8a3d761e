import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDataFrom } from '../../src/words/datafolder.ts';
import { messageKeys, Words } from '../../src/words/words.ts';
import { nonsenseCatalogue } from './nonsense.ts';

it('messages are read from another folder until they are read from their own again', () => {
  const folder = nonsenseCatalogue(3);
  const keys = messageKeys('en');
  const english = new Words('en');
  const head = { who: 'Mara', headline: 'Turn 3' };
  const said = english.say('question-head', head);
  const restore = readDataFrom(folder);
  try {
    const nonsense = new Words('en');
    expect(messageKeys('en')).toEqual(keys);
    expect(nonsense.say('question-head', head)).toMatch(/^Mara[b-z]{3}Turn 3$/);
    expect(nonsense.say('refused-too-few')).toMatch(/^[b-z]+$/);
    expect(nonsense.say('verify-same', { dice: 1, picks: 4, shuffles: 2 })).not.toBe(
      nonsense.say('verify-same', { dice: 2, picks: 4, shuffles: 2 }),
    );
    expect(english.say('question-head', head)).toBe(said);
  } finally {
    restore();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(new Words('en').say('question-head', head)).toBe(said);
});
