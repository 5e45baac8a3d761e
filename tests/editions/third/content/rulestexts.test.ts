import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../third.ts';

interface Book {
  sections: { number: number; title: string }[];
  rules: { id: string; section: number; text: string; ruling?: boolean }[];
}
interface Topic {
  id: string;
  name: string;
  sections?: number[];
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../../data/third/rules/${file}`, import.meta.url), 'utf8'));
}

const book = read('rules.json') as Book;
const topics = read('topics.json') as Topic[];
const numbers = new Set(book.sections.map((section) => section.number));

describe('the rules texts', () => {
  it('have every number once, in a chapter that exists', () => {
    expect(book.rules).toHaveLength(703);
    expect(new Set(book.rules.map((rule) => rule.id)).size).toBe(703);
    for (const rule of book.rules) {
      expect(rule.id).toMatch(/^3E-(\d{3}|R\d|C\d)/);
      expect(numbers.has(rule.section), rule.id).toBe(true);
    }
    for (const { number } of book.sections) expect(book.rules.some((rule) => rule.section === number)).toBe(true);
  });

  it('are whole sentences without marks of how they were made', () => {
    for (const rule of book.rules) {
      expect(rule.text, rule.id).toMatch(/[.)]$/);
      expect(rule.text, rule.id).not.toMatch(/\[|reconstructed|\*\*|\bQ\d/);
    }
  });

  it('name only chapters and rules that exist', () => {
    const ids = book.rules.map((rule) => rule.id);
    for (const rule of book.rules) {
      for (const named of rule.text.match(/3E-[\dRC][\w.-]*\w/g) ?? []) {
        const chapter = Number(named.slice(3, 6));
        const known = ids.some((id) => id === named || id.startsWith(named)) || numbers.has(chapter);
        expect(known, `${rule.id} names ${named}`).toBe(true);
      }
    }
    for (const card of CONTENT.archive.values()) {
      if (card.rule) expect(numbers.has(Number(card.rule.slice(3, 6))), card.rule).toBe(true);
    }
  });

  it('have topics with different ids and names that lead to chapters', () => {
    expect(new Set(topics.map((topic) => topic.id)).size).toBe(topics.length);
    const names = [...topics.map((topic) => topic.name), ...book.sections.map((section) => section.title)];
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const topic of topics) for (const section of topic.sections ?? []) expect(numbers.has(section)).toBe(true);
  });
});
