import { describe, expect, it } from 'vitest';
import { momentPicture } from '../../src/discord/message/momentpicture.ts';
import { second, secondWords } from '../../src/editions/second/second.ts';
import { simulate } from '../../src/editions/second/tools/simulation.ts';
import { cardAlt, inBrief } from '../../src/editions/shown/alt.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { cardOf, everyCard, papers, planned, wayAhead } from './gallery.ts';

const MOST = 1024;

/** What is wrong with the words of a picture. */
function faults({ kind, alt }: PictureSpec): string[] {
  const wrong = [];
  if (alt.trim() === '') wrong.push(`${kind} without words`);
  if (alt.length > MOST) wrong.push(`${kind} with ${alt.length} characters`);
  if (/\*|\n|-# |undefined|NaN|\{|\}/.test(alt)) wrong.push(`${kind} with marks: ${alt}`);
  return wrong;
}

/** What a card's words leave out of its name, kind, facts and rules. */
function missing(spec: PictureSpec): string[] {
  if (spec.kind !== 'card') throw new Error('not a card');
  const { title, subtitle, facts, rules } = spec.view;
  const told = facts.map(({ label, value }) => `${label}: ${value}`);
  return [title, subtitle, ...told, ...rules.split('\n')]
    .map((part) => part.replaceAll('*', '').replace(/\s+/g, ' ').trim())
    .filter((part) => !spec.alt.includes(part));
}

describe('the words of a picture', () => {
  it('say name, kind, facts and rules of every card', () => {
    const all = everyCard().map(cardOf);
    expect(all.length).toBeGreaterThan(200);
    expect(all.flatMap(faults)).toEqual([]);
    expect(all.flatMap(missing)).toEqual([]);
  });

  it('come with everything that is shown in a game', () => {
    const shown = new Map<string, number>();
    const wrong: string[] = [];
    simulate({
      players: 3,
      seed: 'words of pictures',
      foe: 'hastur',
      player: 'mixed',
      watch(events, open, state) {
        const words = secondWords('en', state);
        const asked = open.flatMap((decision) => second.questionPicture(decision, state, words) ?? []);
        const sentences = [...second.tell(events, state), ...(state.outcome ? second.ending(state) : [])];
        const told = [
          ...second.scenes(events, state, words),
          ...(state.outcome ? second.endingScenes(state, words) : []),
          ...sentences.flatMap(({ great }) => (great ? [momentPicture(great, words)] : [])),
        ];
        for (const picture of [...told, ...asked]) {
          shown.set(picture.kind, (shown.get(picture.kind) ?? 0) + 1);
          wrong.push(...faults(picture));
        }
      },
    });
    expect([...shown.keys()].sort()).toEqual(['board', 'card', 'moment', 'newspaper']);
    expect(wrong).toEqual([]);
  });

  it('come with newspapers, moves to choose from and moves that are planned', () => {
    const specs = [...Object.values(papers()), wayAhead(), planned('graveyard')];
    expect(specs.flatMap(faults)).toEqual([]);
    expect(wayAhead().alt).toMatch(
      /^From the Rivertown streets you can go to the Graveyard \(1 step\), the Black Cave \(1 step\)/,
    );
  });

  it('are cut at a word, the prose of a card first', () => {
    expect(inBrief(['**Turn 4**', '-# small', '', 'An end.'])).toBe('Turn 4. small. An end.');
    const long = inBrief([Array.from({ length: 400 }, () => 'seven').join(' ')]);
    expect(long.length).toBeLessThanOrEqual(MOST);
    expect(long).toMatch(/ seven…$/);
    const alt = cardAlt({
      family: 'item',
      title: 'Lantern',
      subtitle: 'Common Item',
      color: '#000000',
      prose: 'Dim. '.repeat(400),
      rules: 'Exhaust it to see.\nIt burns',
      facts: [{ label: 'Price', value: '3' }],
    });
    expect(alt).toMatch(/^Lantern\. Common Item\. Price: 3\. Exhaust it to see\. It burns\. Dim\. /);
    expect(alt.length).toBeLessThanOrEqual(MOST);
  });
});
