import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lacking } from '../../../../../src/editions/second/setup/before.ts';
import { arrange } from '../../../../../src/editions/second/tools/scenario/given.ts';
import { playsBefore, readScenario, runScenario } from '../../../../../src/editions/second/tools/scenario/scenario.ts';
import { OF_BEFORE } from '../../../../../src/lab/rulenumbers/ruletitle.ts';
import { content } from '../../../../second.ts';
import { agreedBy } from '../../table.ts';

const folder = fileURLToPath(new URL('../../../../scenarios/second/', import.meta.url));

describe('scenario files', () => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )) {
    const scenario = readScenario(content, readFileSync(folder + file, 'utf8'));
    const which = playsBefore(scenario) ? ` ${OF_BEFORE}` : '';
    it(`${scenario.rules.join(' ')}${which} ${scenario.name}`, () => {
      const { failures, leftOver } = runScenario(content, scenario);
      expect([...failures, ...leftOver]).toEqual([]);
    });
  }

  it('begin with the options of a new table of so many people, unless they name them', () => {
    const optionsOf = (investigators: string, more = '') => {
      const text = `name: x\ngiven: { ancientOne: yig, investigators: [${investigators}]${more} }`;
      return arrange(content, readScenario(content, text)).options;
    };
    const two = '{ sheet: joe-diamond }, { sheet: jenny-barnes }';
    expect(optionsOf('{ sheet: joe-diamond }')).toEqual(agreedBy(1, { ancientOne: 'yig' }));
    expect(optionsOf(two)).toEqual(agreedBy(2, { ancientOne: 'yig' }));
    const sheet = agreedBy(2, { ancientOne: 'yig', printing: '2005', turnOrder: 'sheet' });
    expect(optionsOf(two, ', options: { printing: "2005", turnOrder: sheet }')).toEqual(sheet);
  });

  it('lack, in games of before, what new games have', () => {
    const text = 'name: x\ngiven: { before: [turnOrder, windows], investigators: [{ sheet: joe-diamond }] }';
    expect(playsBefore(readScenario(content, text))).toBe(true);
    expect(playsBefore(readScenario(content, text.replace('before: [turnOrder, windows], ', '')))).toBe(false);
    const { state } = runScenario(content, readScenario(content, text));
    expect(lacking(state)).toEqual(['turnOrder', 'windows']);
    expect(() => readScenario(content, text.replace('turnOrder', 'printing'))).toThrow(/given.before.0/);
  });

  it('in sittings begin in one: whoever’s part of the turn it is sits, and before the Mythos somebody has sat last', () => {
    const state = (more: string) =>
      arrange(
        content,
        readScenario(
          content,
          `name: x\ngiven: { ${more}, investigators: [{ sheet: joe-diamond }, { sheet: jenny-barnes }] }`,
        ),
      );
    const arkham = state('phase: arkham, active: 1').sitting;
    expect([arkham?.seat, arkham?.shares.map(({ next }) => next)]).toEqual([1, ['movement', 'arkham']]);
    expect(state('phase: arkham, options: { turnOrder: book }').sitting).toBeUndefined();
    expect(state('phase: mythos, first: 1').satLast).toBe(0);
    expect(state('phase: mythos, satLast: 1').satLast).toBe(1);
  });

  it('name a monster somebody has escaped from though it has left the board since, but no kind of which none is there', () => {
    const escaped = (what: string) =>
      arrange(
        content,
        readScenario(content, `name: x\ngiven: { investigators: [{ sheet: joe-diamond, escapedFrom: ['${what}'] }] }`),
      );
    expect(escaped('warlock#2').investigators[0]?.escapedFrom).toEqual(['warlock#2']);
    expect(() => escaped('warlock')).toThrow('no warlock is on the board');
  });

  it('tell what did not come out as expected', () => {
    const scenario = readScenario(
      content,
      `
name: wrong on purpose
given: { investigators: [{ sheet: joe-diamond, at: library }] }
expect:
  state: { 'investigators.0.sanity': 99 }
  events: [{ type: GateOpened }]
  open: { kind: move.next, seat: 0, options: [stop], without: [] }
`,
    );
    const { failures } = runScenario(content, scenario);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('expected 99, found 4');
  });

  it('refuse what they do not know, and say where', () => {
    expect(() => readScenario(content, 'name: x\ngiven: { investigators: [] }')).toThrow(/investigators/);
    expect(() =>
      readScenario(content, 'name: x\ngiven: { investigators: [{ sheet: joe-diamond }], moon: full }'),
    ).toThrow(/moon/);
    const unknown = 'name: x\ngiven: { investigators: [{ sheet: joe-diamond, cards: [excalibur] }] }';
    expect(() => readScenario(content, unknown)).toThrow(
      /line 2: given.investigators.0.cards.0: no such card: excalibur/,
    );
  });
});
