import { describe, expect, it } from 'vitest';
import { buttonLabel } from '../../../src/discord/question/buttonlabel.ts';
import { prospectText, wholeProspect } from '../../../src/discord/question/prospect.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import { secondWords } from '../../../src/editions/second/second.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { phrase, ref } from '../../../src/engine/phrase.ts';
import { named } from '../../../src/engine/prospect.ts';
import { content } from '../../second.ts';
import { asked, components, opened } from './asking.ts';

const words = secondWords(content, 'en', null);
const card = ref('card', 'powder-of-ibn-ghazi');
const powder: Option = {
  id: 'powder',
  label: phrase('option-hands', { cards: card }),
  brief: phrase('option-hand-brief', { id: 'powder-of-ibn-ghazi', card }),
  price: [{ fate: 'usedUp', card }],
  chances: [{ of: 'win', odds: 0.75 }],
};
const button = (option: Option) => buttonLabel(option, { options: [option] }, words);

describe('what an option promises', () => {
  it('stands on its button in a few words: what it brings, what it costs, how likely it comes off', () => {
    expect(button(powder)).toBe('Powder · uses it up · wins 75 %');
    const heal = { id: 'heal', label: phrase('option-cast', { card: ref('card', 'heal') }), odds: 0.7 };
    expect(button({ ...heal, price: [{ what: 'sanity', amount: 1 }] })).toBe('Cast Heal · 1 Sanity · 70 %');
    const stay = { id: 'stop', label: phrase('option-stop-here', { clues: 0 }) };
    expect(button({ ...stay, chances: [{ of: 'close', odds: 0.87 }] })).toBe('Stay Here · close 87 %');
    expect(button({ ...stay, brings: [phrase('brings-encounter')] })).toBe('Stay Here · encounter');
  });

  it('is left out part by part where there is no room, the price last', () => {
    const long = phrase('option-use-card', { card: ref('card', 'cabala-of-saboth') });
    expect(button({ id: 'a', label: long, brings: [phrase('brings-encounter')], odds: 0.5 })).toBe(
      'Use Cabala of Saboth · 50 %',
    );
    expect(button({ ...powder, price: [...(powder.price ?? []), { what: 'sanity', amount: 2 }] })).toBe(
      'Powder · uses it up · wins 75 %',
    );
  });

  it('is told in one line, the same above the buttons and to whoever asks for a hint', () => {
    const line = 'Powder of Ibn-Ghazi used up';
    expect(prospectText(powder, words)).toBe(`costs ${line}`);
    expect(wholeProspect(powder, words)).toBe(`costs ${line} · wins 75 %`);
    const noted = { ...powder, note: phrase('note-elder-sign') };
    const asking = asked(opened({ options: [noted, { id: 'b', label: phrase('option-flee') }] }), { words });
    expect(questionMessage(asking).content).toContain(`**Powder of Ibn-Ghazi:** No check · costs ${line}`);
  });

  it('does not name a price twice', () => {
    const seal = {
      id: 'seal',
      label: phrase('option-seal', { clues: 5 }),
      ...named([{ what: 'clue', amount: 5 }]),
    };
    expect(button(seal)).toBe('Seal · 5 Clues');
    expect(prospectText(seal, words)).toBeNull();
    const content = questionMessage(
      asked(opened({ options: [powder, { id: 'b', label: phrase('option-flee') }] }), { words }),
    );
    expect(components(asked(opened({ options: [powder] }), { words })).length).toBeGreaterThan(0);
    // The button says it.
    expect(content.content).not.toContain('used up');
  });
});
