import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { report } from '../../../../../src/editions/third/tools/scenario/report.ts';
import { sight } from '../../../../../src/editions/tools/scenario/report.ts';
import { Play } from '../../../../../src/engine/play.ts';
import { arrange, CONTENT, REPORTING, readScenario, runScenario, thirdEdition } from '../../../../third.ts';

const POSITION = `
edition: third
name: a position
given:
  scenario: feastOfUmordhoth
  round: 3
  step: mythos.turn
  investigators:
    - { sheet: agnesBaker, at: graveyard, money: 2, horror: 1, cards: [knife, darkPact, { card: sachikoHiga, damage: 2 }] }
    - { sheet: tommyMuldoon, at: generalStore, focus: { will: 1 }, delayed: true }
  doom: { graveyard: 2 }
  clues: { uptown: 1 }
  monsters: [{ kind: fleshEater, at: graveyard, status: engaged, engagedWith: [0], damage: 1 }]
  sheet: { doom: 4, clues: 1 }
  codex: [{ number: 10 }, { number: 11 }]
  drawn: [blank, reckoning]
`;

describe('scenario files of the third edition', () => {
  it('put a position together', () => {
    const state = arrange(readScenario(POSITION));
    expect(state.investigators[0]).toMatchObject({ at: 'graveyard', money: 2, horror: 1 });
    expect(state.investigators[0]?.cards.map(({ id }) => id.split('#')[0])).toEqual([
      'knife',
      'darkPact',
      'sachikoHiga',
    ]);
    expect(state.investigators[1]).toMatchObject({ delayed: true, focus: { will: 1, lore: 0 } });
    expect(state.monsters).toMatchObject([{ kind: 'fleshEater', status: 'engaged', engagedWith: [0], damage: 1 }]);
    expect(state.cup).toHaveLength(12);
    expect(state.display).toHaveLength(5);
    expect(state.phase).toBe('mythos');
  });

  it('a report can be read back, with nothing hidden in it', () => {
    const state = arrange(readScenario(POSITION.replace('darkPact,', "'darkPact#5',")));
    state.markers = [{ color: 'blue', faceUp: false, at: 'blackCave' }];
    const play = new Play(thirdEdition, state);
    const text = report(CONTENT, play);
    expect(text).not.toContain(state.seed);
    expect(text).not.toContain('darkPact#5');
    const again = runScenario(readScenario(text));
    expect(sight(again.state, again.open, REPORTING)).toEqual(sight(play.state, play.open, REPORTING));
  });

  it('a report keeps out of the choice who has left the game', () => {
    const state = arrange(readScenario(POSITION.replace('  round: 3', '  round: 3\n  gone: [rexMurphy]')));
    expect(state.sheets).not.toContain('rexMurphy');
    const text = report(CONTENT, new Play(thirdEdition, structuredClone(state)));
    expect(arrange(readScenario(text)).sheets).toEqual(state.sheets);
  });

  it('put event and archive cards and the bottom of a deck where they say', () => {
    const { decks } = arrange(
      readScenario(
        `${POSITION}  decks: { rivertown: [feastOfUmordhothEvent3, 'archive:15'] }\n  bottoms: { event: [feastOfUmordhothEvent7] }`,
      ),
    );
    expect(decks.neighborhood.rivertown?.slice(0, 2)).toEqual(['feastOfUmordhothEvent3', 'archive:15']);
    expect(decks.event).not.toContain('feastOfUmordhothEvent3');
    expect(decks.event.at(-1)).toBe('feastOfUmordhothEvent7');
  });

  it('are played, and tell what did not come out as expected', () => {
    const { failures, events } = runScenario(
      readScenario(`${POSITION}
steps: 1
draws: []
expect:
  state: { 'investigators.0.money': 99 }
  events: [{ type: TokenDrawn, seat: 0 }]
  noEvents: [TokenDrawn]
`),
    );
    expect(events.length).toBeGreaterThan(0);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('expected 99, found 2');
  });

  it('are explained by an example that can be put together', () => {
    const page = readFileSync(new URL('../../../../../docs/scenarios.md', import.meta.url), 'utf8');
    const example = /```yaml\n(edition: third\n[\s\S]*?)```/.exec(page)?.[1] ?? '';
    const state = arrange(readScenario(example));
    expect(state.decks.neighborhood.rivertown?.[1]).toBe('archive:15');
    expect(state.investigators[0]?.cards).toHaveLength(3);
  });

  it('refuse what they do not know, and say where', () => {
    expect(() => readScenario('edition: third\nname: x\ngiven: { investigators: [] }')).toThrow(/investigators/);
    expect(() => readScenario(POSITION.replace('round: 3', 'moon: full'))).toThrow(/moon/);
    expect(() => runScenario(readScenario(POSITION.replace('[knife,', '[excalibur,')))).toThrow(/excalibur/);
  });
});
