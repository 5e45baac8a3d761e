import { describe, expect, it } from 'vitest';
import { momentPicture } from '../../src/discord/message/momentpicture.ts';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { gameOf } from '../../src/editions/second/game/game.ts';
import { secondWords } from '../../src/editions/second/second.ts';
import { boardPicture } from '../../src/editions/second/shown/boardview.ts';
import { cardAlt, inBrief } from '../../src/editions/shown/alt.ts';
import type { ThirdEvent } from '../../src/editions/third/state/event.ts';
import type { Decision } from '../../src/engine/decision.ts';
import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { LOCALES } from '../../src/locale.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { Words } from '../../src/words/words.ts';
import { content, second, simulate as simulateSecond } from '../second.ts';
import { simulate as simulateThird, third } from '../third.ts';
import { crowded } from './examples.ts';
import { cardOf, everyCard, papers, planned, wayAhead } from './gallery.ts';
import { mapOf, midgame } from './map/examples.ts';

const MOST = 1000;

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

interface Watched {
  events: readonly EngineEvent[];
  open: readonly Decision[];
  state: EngineState;
}

/** All pictures of a telling: scenes, great moments, the end, and those beside what is asked. */
function shownIn(edition: TableEdition, { events, open, state }: Watched): PictureSpec[] {
  const words = new Words('en').with(({ ref }) => (ref === 'player' ? 'Mara' : null), edition.namer(state));
  const ended = 'outcome' in state && state.outcome !== null;
  const told = [...edition.tell(events, state), ...(ended ? edition.ending(state) : [])];
  const sights = [...edition.scenes(events, state), ...(ended ? edition.endingScenes(state) : [])];
  return [
    ...sights.map((sight) => edition.picture(sight, new Words('en'))),
    ...told.flatMap(({ great }) => (great ? [momentPicture(great, words)] : [])),
    ...open.flatMap((decision) => edition.questionPicture(decision, state, words) ?? []),
  ];
}

describe('the words of a picture', () => {
  it('say name, kind, facts and rules of every card', () => {
    const all = everyCard().map((id) => cardOf(id));
    expect(all.length).toBeGreaterThan(200);
    expect(all.flatMap(faults)).toEqual([]);
    expect(all.flatMap(missing)).toEqual([]);
  });

  it.each([
    [second, simulateSecond, 'hastur'],
    [third, simulateThird, 'feastOfUmordhoth'],
  ] as const)('come with everything that is shown in a game of the edition %#', (edition, simulate, foe) => {
    const shown = new Map<string, number>();
    const wrong: string[] = [];
    simulate({
      players: 3,
      seed: 'words of pictures',
      foe,
      player: 'mixed',
      watch(events: readonly EngineEvent[], open: readonly Decision[], state: EngineState) {
        for (const picture of shownIn(edition as TableEdition, { events, open, state })) {
          shown.set(picture.kind, (shown.get(picture.kind) ?? 0) + 1);
          wrong.push(...faults(picture));
        }
      },
    });
    expect([...shown.keys()].sort()).toEqual(
      [edition === third ? 'map' : 'board', 'card', 'moment', 'newspaper'].sort(),
    );
    expect(wrong).toEqual([]);
  });

  it('come with newspapers, moves to choose from and moves that are planned', () => {
    const specs = [...Object.values(papers()), wayAhead(), planned('graveyard')];
    expect(specs.flatMap(faults)).toEqual([]);
    expect(wayAhead().alt).toMatch(
      /^From the Rivertown streets you can go to the Graveyard \(1 step\), the Black Cave \(1 step\)/,
    );
  });

  it('begin with what changed, and end at a sentence', () => {
    const { state, events } = crowded();
    const board = boardPicture(gameOf(content, state), secondWords(content, 'en', state), events).alt;
    expect(board).toMatch(/^New: Ghoul now .+\. Turn 27/);
    const { state: seen, events: news } = midgame();
    const map = mapOf(seen, news).alt;
    expect(map).toMatch(/^New: Sea Singer now at the Train Station, .+, and a marker at the Tick-Tock Club\. Echoes/);
    for (const alt of [board, map]) {
      expect(alt.length).toBeLessThanOrEqual(MOST);
      expect(alt).toMatch(/[.!?]$/);
    }
  });

  it.each(LOCALES)('begin with each thing that changes on a map, in %s', (locale) => {
    const { state, events } = midgame();
    const more: ThirdEvent[] = [
      { type: 'Outbreak', space: 'graveyard' },
      { type: 'MarkerRevealed', at: 'curiositieShoppe', color: 'red' },
      { type: 'ScarAppeared', at: 'blackCave' },
    ];
    const plain = mapOf(state, [], locale).alt.slice(0, 40);
    for (const event of [...events, ...more]) {
      const spec = mapOf(state, [event], locale);
      expect(spec.alt.indexOf(plain), event.type).toBeGreaterThan(10);
      expect(faults(spec), event.type).toEqual([]);
    }
  });

  it('say of what moved twice only where it is now', () => {
    const { state } = midgame();
    const step = (from: string, to: string): ThirdEvent => ({ type: 'Moved', seat: 0, from, to, how: 'step' });
    const { alt } = mapOf(state, [step('trainStation', 'graveyard'), step('graveyard', 'blackCave')]);
    expect(alt).toMatch(/^New: \S.+ now in the Black Cave\. /);
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
