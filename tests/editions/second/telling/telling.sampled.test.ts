import { describe, expect, it } from 'vitest';
import { toldLines } from '../../../../src/discord/message/told.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { boardText, headline, statusLines } from '../../../../src/editions/second/shown/boardtext.ts';
import { boardView } from '../../../../src/editions/second/shown/boardview.ts';
import { lookups } from '../../../../src/editions/second/shown/lookup.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import { sheetText, sheetView } from '../../../../src/editions/second/shown/sheetview.ts';
import { ending } from '../../../../src/editions/second/telling/ending.ts';
import type { PhraseArgument } from '../../../../src/engine/phrase.ts';
import { inBrief } from '../../../../src/story/excerpt.ts';
import { refsIn } from '../../../../src/story/line.ts';
import type { Sentence } from '../../../../src/story/sentence.ts';
import { Words } from '../../../../src/words/words.ts';
import { sampled, tried } from '../../../length.ts';
import { content, second, simulate } from '../../../second.ts';
import { said } from '../../../story/said.ts';
import { agreedBy } from '../table.ts';
import { played } from './channel.ts';
import { told, WORDS } from './told.ts';

const words = new Words('en');
const FOES = content.ancientOnes.map(({ id }) => id);

/** A line as somebody reads it, without the marks of the channel. */
const plain = (line: string): string => line.replace(/^(#+ |-# |- )/, '').replace(/[*_~]/g, '');
/** What is printed may break the rules of a sentence: a caliber, an abbreviation, an exclamation, how things stand. */
const isPrinted = (line: string): boolean =>
  /^-# Doom /.test(line) || line.startsWith('#') || /^\*\*[^*]+\*\*$/.test(line);
const withoutNames = (line: string): string =>
  line
    .replace(/ \.(?=\d\d )/g, ' ')
    .replace(/Miskatonic U\./g, 'Miskatonic U')
    .replace(/[!…] /g, ' ');

function expectWellFormed(line: string, name: string, isHeadline = false): void {
  expect(line, name).not.toMatch(/undefined|\[object|NaN|[{}]|\?\?\?| {2}/);
  expect(withoutNames(line), name).not.toMatch(/[^.…]\.\.(?!\.)| [.,]|\(\)/);
  expect(plain(line), name).toMatch(/^[^a-z]/);
  expect(plain(withoutNames(line)), name).not.toMatch(/[.!?…] [a-z]/);
  if (!isHeadline && !isPrinted(line)) expect(plain(line), name).toMatch(/[.!?…][’”)*]*$/);
}

/** Whom sentences name by where they sit rather than by their sheet. */
function seatsIn({ about, says, because, clause, brief }: Sentence): string[] {
  const all = [says, clause, brief].flatMap((phrase) => (phrase ? refsIn(phrase) : []));
  const named = [...all, ...(about ? [about] : []), ...('ref' in because ? [because] : [])];
  const isSeat = ({ ref }: { ref: string }): boolean =>
    ref === 'seat' || (ref === 'player' && !says.key.startsWith('event-InvestigatorDealt'));
  return named.filter(isSeat).map(({ ref, id }) => `${says.key}: ${ref} ${id}`);
}

describe('telling', () => {
  it.each(
    sampled(
      Array.from({ length: 20 }, (_, at) => at),
      7,
    ),
  )('has words for everything that happens and is asked, in whole sentences, game %i', (number) => {
    const turns: Record<string, number> = {};
    const messages = played({
      players: 1 + (number % 6),
      seed: `telling ${number}`,
      foe: FOES[number % FOES.length] ?? 'yig',
      options: { printing: number % 2 === 0 ? '2005' : 'revised', turnOrder: number % 3 === 0 ? 'book' : 'sitting' },
      watch({ sentences }) {
        for (const sentence of sentences) {
          expect(seatsIn(sentence)).toEqual([]);
          // Each must also stand by itself, for the message before it may be full.
          for (const line of said([sentence], WORDS)) expectWellFormed(line, sentence.says.key);
          for (const line of said(inBrief([sentence]), WORDS))
            expectWellFormed(line, sentence.says.key, ['heading', 'title'].includes(sentence.act));
        }
      },
      asks(open, state) {
        const named = words.with(namer(content, state));
        for (const decision of open) {
          expect(named.text(decision.ask).length).toBeGreaterThan(3);
          for (const option of decision.options) {
            expect(named.text(option.label).length).toBeGreaterThan(0);
            if (option.note) named.text(option.note);
          }
          const matter: PhraseArgument | undefined = decision.about?.rules;
          if (matter) named.text(matter);
          const story = second.story(decision);
          if (story) expect(named.name(story)).not.toBe('');
        }
      },
    });
    for (const { name, told: all, layout } of messages) {
      const lines = toldLines(all, layout, WORDS);
      for (const line of lines) expectWellFormed(line, name);
      const [turn] = /^turn \d+/.exec(name) ?? [];
      if (turn) turns[turn] = (turns[turn] ?? 0) + lines.join(' ').split(/\s+/).length;
    }
    const counts = Object.values(turns).sort((a, b) => a - b);
    // A turn of three is read in a minute and a half.
    if (1 + (number % 6) <= 3) expect(counts[counts.length >> 1]).toBeLessThanOrEqual(330);
  });

  it('tells an encounter with its story; what it does is told as it happens', () => {
    const state = createState(content, {
      options: agreedBy(1, { ancientOne: 'yig' }),
      seats: [{ sheet: 'joe-diamond' }],
      seed: 'ab'.repeat(32),
    });
    const drawn = {
      type: 'EncounterDrawn',
      seat: 0,
      place: 'bank-of-arkham',
      neighborhood: 'downtown',
      entry: 3,
    } as const;
    const [line] = told(state, [drawn]);
    expect(line).toMatch(/^\*\*Bank of Arkham:\*\* \*/);
    expect(line).toContain('lights his cigar with a banknote');
    expect(line).not.toContain('-# ');
    const beyond = {
      type: 'GateCardDrawn',
      seat: 0,
      world: 'abyss',
      card: 'gate-02',
      entry: 'abyss',
      skipped: [],
    } as const;
    expect(told(state, [{ ...beyond, skipped: [] }])[0]).toMatch(/^\*\*The Abyss:\*\* \*.+\*$/);
  });

  it('shows board, sheets, status and the end at every moment of a game', () => {
    simulate({
      players: tried(2, 4),
      seed: 'views',
      foe: 'yig',
      player: 'mixed',
      watch(events, _open, state) {
        const named = words.with(namer(content, state));
        named.text(headline(state));
        expect(statusLines(gameOf(content, state), named).length).toBeGreaterThan(2);
        expect(boardText(gameOf(content, state), named).join('\n')).not.toMatch(/undefined|NaN/);
        const view = boardView(gameOf(content, state), named, events);
        expect(view.places).toHaveLength(35);
        for (const one of state.investigators) {
          expect(sheetText(gameOf(content, state), one.seat, named).join('\n')).not.toMatch(/undefined|NaN/);
          expect(sheetView(gameOf(content, state), one.seat, named, 'Mara').tracks).toHaveLength(3);
        }
        if (state.outcome) expect(said(ending(gameOf(content, state)), named).length).toBeGreaterThan(1);
      },
    });
  });

  it('looks up everything that has a name', () => {
    const named = words.with(namer(content, null));
    const all = new Set<string>();
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      for (const thing of lookups(content).search(null, letter, named)) all.add(thing.id);
    expect(all.size).toBeGreaterThan(200);
    for (const id of all) {
      const found = lookups(content).lookup(null, id, named);
      expect(found?.lines.length, id).toBeGreaterThan(0);
    }
    expect(lookups(content).search(null, 'elder s', named)[0]?.name).toBe('Elder Sign');
    expect(lookups(content).lookup(null, 'no such thing at all', named)).toBeNull();
  });

  it('answers rules by number, topic and words', () => {
    expect(second.rules('2E-2505', 'en')[0]).toMatchObject({ id: '2E-2505', title: 'Evading monsters' });
    expect(second.rules('Ambush', 'en')[0]?.id).toBe('2E-2701');
    expect(second.rules('Sealing gates and Elder Signs', 'en').length).toBeGreaterThan(10);
    expect(second.rules('xyzzy', 'en')).toEqual([]);
    for (const topic of second.ruleTopics('en')) expect(topic.name.length).toBeGreaterThan(1);
  });
});
