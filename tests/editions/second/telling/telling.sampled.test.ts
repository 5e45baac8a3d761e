import { describe, expect, it } from 'vitest';
import { second } from '../../../../src/editions/second/second.ts';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { boardText, headline, statusLines } from '../../../../src/editions/second/shown/boardtext.ts';
import { boardView } from '../../../../src/editions/second/shown/boardview.ts';
import { lookup, search } from '../../../../src/editions/second/shown/lookup.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import { sheetText, sheetView } from '../../../../src/editions/second/shown/sheetview.ts';
import { ending } from '../../../../src/editions/second/telling/ending.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { simulate } from '../../../../src/editions/second/tools/simulation.ts';
import type { PhraseArgument } from '../../../../src/engine/phrase.ts';
import { Words } from '../../../../src/words/words.ts';
import { sampled, tried } from '../../../length.ts';
import { agreedBy } from '../table.ts';

const words = new Words('en');

describe('telling', () => {
  it.each(sampled([1, 2, 3, 4, 5, 6, 7, 8], 5))(
    'has words for everything that happens and is asked, game %i',
    (number) => {
      const lengths: number[] = [];
      const result = simulate({
        players: 1 + (number % 5),
        seed: `telling ${number}`,
        foe: null,
        player: 'mixed',
        options: { printing: number % 2 === 0 ? '2005' : 'revised' },
        watch(events, open, state) {
          const named = words.with(namer(state));
          const { lines } = tell(events, state, named);
          for (const line of lines) {
            expect(line).not.toMatch(/undefined|\[object|NaN|\{ ?\$/);
            lengths.push(line.length);
          }
          for (const decision of open) {
            expect(named.text(decision.ask).length).toBeGreaterThan(3);
            for (const option of decision.options) {
              expect(named.text(option.label).length).toBeGreaterThan(0);
              if (option.note) named.text(option.note);
            }
            const matter: PhraseArgument | undefined = decision.about?.rules;
            if (matter) named.text(matter);
            second.prose(decision, 'en');
          }
        },
      });
      expect(result.error).toBeNull();
      expect(result.violations).toEqual([]);
      expect(Math.max(...lengths)).toBeLessThan(1900);
    },
  );

  it('tells an encounter with its story; what it does is told as it happens', () => {
    const state = createState({
      options: agreedBy(1, { ancientOne: 'yig' }),
      seats: [{ sheet: 'joe-diamond' }],
      seed: 'ab'.repeat(32),
    });
    const named = words.with(namer(state));
    const [line] = tell(
      [{ type: 'EncounterDrawn', seat: 0, place: 'bank-of-arkham', neighborhood: 'downtown', entry: 3 }],
      state,
      named,
    ).lines;
    expect(line).toMatch(/^\*\*Bank of Arkham:\*\* \*/);
    expect(line).toContain('lights his cigar with a banknote');
    expect(line).not.toContain('-# ');
    const [gate] = tell(
      [{ type: 'GateCardDrawn', seat: 0, world: 'abyss', card: 'gate-02', entry: 'abyss', skipped: [] }],
      state,
      named,
    ).lines;
    expect(gate).toMatch(/^\*\*The Abyss:\*\* \*.+\*$/);
  });

  it('shows board, sheets, status and the end at every moment of a game', () => {
    simulate({
      players: tried(2, 4),
      seed: 'views',
      foe: 'yig',
      player: 'mixed',
      watch(events, _open, state) {
        const named = words.with(namer(state));
        named.text(headline(state));
        expect(statusLines(state, named).length).toBeGreaterThan(2);
        expect(boardText(state, named).join('\n')).not.toMatch(/undefined|NaN/);
        const view = boardView(state, named, events);
        expect(view.places).toHaveLength(35);
        for (const one of state.investigators) {
          expect(sheetText(state, one.seat, named).join('\n')).not.toMatch(/undefined|NaN/);
          expect(sheetView(state, one.seat, named, 'Mara').tracks).toHaveLength(3);
        }
        if (state.outcome) expect(ending(state, named).lines.length).toBeGreaterThan(1);
      },
    });
  });

  it('looks up everything that has a name', () => {
    const named = words.with(namer(null));
    const all = new Set<string>();
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      for (const thing of search(null, letter, named)) all.add(thing.id);
    expect(all.size).toBeGreaterThan(200);
    for (const id of all) {
      const found = lookup(null, id, named);
      expect(found?.lines.length, id).toBeGreaterThan(0);
    }
    expect(search(null, 'elder s', named)[0]?.name).toBe('Elder Sign');
    expect(lookup(null, 'no such thing at all', named)).toBeNull();
  });

  it('answers rules by number, topic and words', () => {
    expect(second.rules('2E-2505')[0]).toMatchObject({ id: '2E-2505', title: 'Evading monsters' });
    expect(second.rules('Ambush')[0]?.id).toBe('2E-2701');
    expect(second.rules('Sealing gates and Elder Signs').length).toBeGreaterThan(10);
    expect(second.rules('xyzzy')).toEqual([]);
    for (const topic of second.ruleTopics()) expect(topic.name.length).toBeGreaterThan(1);
  });
});
