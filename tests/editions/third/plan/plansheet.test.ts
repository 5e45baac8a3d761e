import { describe, expect, it } from 'vitest';
import { ahead, third, thirdWords } from '../../../third.ts';
import { aGame, type Placed } from '../table.ts';
import { choicesOf, fieldsOf, saying, valuesOf } from './follow.ts';

const tommy = (more: Partial<Placed> = {}): Placed => ({ sheet: 'tommyMuldoon', at: 'graveyard', ...more });

describe('what a plan can hold', () => {
  it('asks only about what follows from what has been said so far', () => {
    const game = aGame({ investigators: [tommy()] });
    expect(fieldsOf(game)).toEqual(['step:1', 'tests', 'encounter', 'begin']);
    expect(fieldsOf(game, { 'step:1': 'move' })).toEqual(['step:1', 'goal:1', 'tests', 'encounter', 'begin']);
    const gone = { 'step:1': 'move', 'goal:1': 'generalStore' };
    expect(fieldsOf(game, gone)).toEqual(['step:1', 'goal:1', 'step:2', 'tests', 'encounter', 'begin']);
    expect(fieldsOf(game, { ...gone, 'step:2': 'focus' })).toContain('skill:2');
  });

  it('3E-401.4 offers each action once, as it would be where he is by then', () => {
    const game = aGame({ investigators: [tommy()], doom: { generalStore: 2 } });
    expect(valuesOf(game, 'step:1')).not.toContain('ward');
    const there = valuesOf(game, 'step:2', { 'step:1': 'move', 'goal:1': 'generalStore' });
    expect(there).toContain('ward');
    expect(there).not.toContain('move');
    expect(there.at(-1)).toBe('end');
    expect(valuesOf(game, 'step:2', { 'step:1': 'focus', 'skill:1': 'lore' })).not.toContain('focus');
  });

  it('3E-404.2-2 says what a longer way costs, and offers it to whoever can pay', () => {
    const goals = (money: number) =>
      valuesOf(aGame({ investigators: [tommy({ money })] }), 'goal:1', { 'step:1': 'move' });
    expect(goals(0)).toContain('southChurch');
    expect(goals(0)).not.toContain('historicalSociety');
    const rich = aGame({ investigators: [tommy({ money: 1 })] });
    const far = choicesOf(rich, 'goal:1', { 'step:1': 'move' }).find(({ value }) => value === 'historicalSociety');
    expect(far).toMatchObject({ note: { args: { steps: 3 } }, price: [{ what: 'money', amount: 1 }] });
  });

  it('3E-447.5 engaged, he can plan to get away and what he does once free, or to fight on', () => {
    const game = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', with: 0 }] });
    expect(valuesOf(game, 'step:1')).toEqual(expect.arrayContaining(['attack:fleshEater#1', 'evade', 'focus']));
    expect(valuesOf(game, 'step:1')).not.toContain('move');
    const evading = { 'step:1': 'evade' };
    expect(fieldsOf(game, evading).slice(0, 3)).toEqual(['step:1', 'step:extra', 'step:2']);
    expect(valuesOf(game, 'step:extra', evading)).toContain('move');
    const away = { ...evading, 'step:extra': 'move', 'goal:extra': 'blackCave' };
    expect(valuesOf(game, 'step:2', away)).toEqual(expect.arrayContaining(['gatherResources', 'attack:fleshEater#1']));
    expect(valuesOf(game, 'step:2', { 'step:1': 'attack:fleshEater#1' })).toEqual(
      expect.arrayContaining(['move', 'evade']),
    );
  });

  it('3E-404.3 knows that a monster at the goal holds him there', () => {
    const game = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', at: 'generalStore' }] });
    const there = valuesOf(game, 'step:2', { 'step:1': 'move', 'goal:1': 'generalStore' });
    expect(there).toContain('attack:fleshEater#1');
    expect(there).not.toContain('gatherResources');
  });

  it('3E-414.2-2 leaves one action to whoever has to stand up first', () => {
    const game = aGame({ investigators: [tommy({ delayed: true }), 'rexMurphy'] });
    expect(fieldsOf(game, { 'step:1': 'gatherResources' })).toEqual(['step:1', 'tests', 'encounter', 'begin']);
  });

  it('3E-201.2-2 is for this round until the token is turned, then for the next one', () => {
    const roundOf = (more: Parameters<typeof aGame>[0]) => {
      const { state } = aGame({ round: 3, investigators: [tommy()], ...more });
      return ahead.planSheet(third.seenBy(state, 0), 0, saying({})).said.assumed.round;
    };
    expect(roundOf({})).toBe('3');
    expect(roundOf({ investigators: [tommy({ inactive: true })] })).toBe('4');
    expect(roundOf({ phase: 'encounter', cursor: { step: 'encounter.turn' } })).toBe('4');
    const done = aGame({ investigators: [tommy({ inactive: true, performed: ['move'] })] });
    expect(valuesOf(done, 'step:1')).toContain('move');
  });

  it('says how likely all its tests are', () => {
    const game = aGame({ investigators: [tommy({ clues: 1 })], doom: { graveyard: 1 } });
    const chosen = { 'step:1': 'ward', 'step:2': 'research' };
    const odds = ['step:1', 'step:2'].map(
      (id) => choicesOf(game, id, chosen).find(({ value }) => value === chosen[id as keyof typeof chosen])?.odds ?? 0,
    );
    expect(odds.every((chance) => chance > 0 && chance < 1)).toBe(true);
    const { preview } = ahead.planSheet(third.seenBy(game.state, 0), 0, saying(chosen));
    expect(preview[0]?.args?.percent).toBe(Math.round(odds[0]! * odds[1]! * 100));
  });

  it('is empty for whoever is out of the game, and after the end', () => {
    expect(fieldsOf(aGame({ investigators: [tommy({ left: 'defeated' }), 'rexMurphy'] }))).toEqual([]);
    const over = aGame({ investigators: [tommy()] });
    over.state.outcome = { result: 'won', way: 'codex', card: 1, round: 2 };
    expect(fieldsOf(over)).toEqual([]);
  });

  it('forgets what is not on offer any more', () => {
    const game = aGame({ investigators: [tommy()] });
    const { said } = ahead.planSheet(third.seenBy(game.state, 0), 0, saying({ 'step:1': 'ward', 'goal:1': 'nowhere' }));
    expect(said.chosen).toEqual({});
  });

  it('has words for every field, choice and order', () => {
    const game = aGame({
      investigators: [tommy({ clues: 1, cards: ['knife', 'henryWan'] }), 'rexMurphy'],
      monsters: [{ kind: 'fleshEater', with: 0 }],
    });
    const words = thirdWords('en', game.state);
    const seen = third.seenBy(game.state, 0);
    const evading = {
      'step:1': 'evade',
      'step:extra': 'move',
      'goal:extra': 'generalStore',
      'step:2': 'focus',
      tests: 'clues',
    };
    const sheet = ahead.planSheet(seen, 0, saying(evading));
    const all = [...sheet.fields, ...ahead.orderSheet(seen, 0, saying({})).fields];
    expect(all.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['skill:2', 'encounter', 'when', 'focus', 'clues', 'engaged', 'harm', 'bearers', 'pass']),
    );
    for (const { id, label, choices } of all) {
      expect(id.length).toBeLessThanOrEqual(40);
      expect(words.text(label)).toMatch(/^[^{]+$/);
      for (const choice of choices) {
        expect(words.text(choice.label)).toMatch(/^[^{]+$/);
        if (choice.note) expect(words.text(choice.note)).not.toContain('{');
        expect(choice.value).toMatch(/^[^,]{1,100}$/);
      }
    }
  });
});
