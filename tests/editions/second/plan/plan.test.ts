import { describe, expect, it } from 'vitest';
import type { Choices } from '../../../../src/editions/plan/ahead.ts';
import { ahead } from '../../../../src/editions/second/plan/ahead.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import type { BoardView, PictureSpec } from '../../../../src/render/view.ts';
import { content, second } from '../../../second.ts';
import { aGame } from '../table.ts';
import { field, fields, follow, inTown, NOTHING, plan } from './followed.ts';

describe('the picture of a plan', () => {
  const picture = (game: Game, chosen: Choices): PictureSpec | null => {
    const words = secondWords(content, 'en', game.state);
    return ahead(content).planPicture?.(second.seenBy(game.state, 0), 0, { chosen, assumed: {} }, words) ?? null;
  };
  const boardOf = (spec: PictureSpec | null): BoardView => {
    if (spec?.kind !== 'board') throw new Error('no board');
    return spec.view;
  };

  it('shows the way, its steps numbered, and says it in words', () => {
    const spec = picture(inTown({ monsters: { zombie: 'downtown-streets' } }), { goal: 'arkham-asylum' });
    const { route, marks, closeUp } = boardOf(spec);
    expect(route).toEqual(['easttown-streets', 'downtown-streets', 'arkham-asylum']);
    expect(marks).toEqual([
      { place: 'downtown-streets', label: '1' },
      { place: 'arkham-asylum', label: '2' },
    ]);
    expect(closeUp).toBeUndefined();
    expect(spec?.alt).toMatch(
      /^Joe’s planned way, from the Easttown streets: 1\. The Downtown streets, where a Zombie/,
    );
    expect(spec?.alt.length).toBeLessThanOrEqual(1024);
  });

  it('comes near, for it is about the way alone', () => {
    const { route = [], focus = [] } = boardOf(picture(inTown(), { goal: 'velmas-diner' }));
    expect(route.length).toBeGreaterThan(1);
    expect(focus).toEqual(route.map((place) => ({ place })));
  });

  it('goes as far as the sliders of the plan reach, past the fewest monsters', () => {
    const game = inTown({ monsters: { zombie: 'downtown-streets', ghoul: 'rivertown-streets' }, phase: 'mythos' });
    const { route } = boardOf(picture(game, { goal: 'northside-streets' }));
    expect(route).toEqual(['easttown-streets', 'downtown-streets', 'northside-streets']);
  });

  it('shows the gate he means to come back by', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'abyss-2' }],
      gates: { woods: 'abyss#1', 'witch-house': 'abyss#2' },
    });
    expect(boardOf(picture(game, { gate: 'witch-house' })).route).toEqual(['abyss-2', 'witch-house']);
  });

  it('is none where nothing is said, or he stays', () => {
    expect(picture(inTown(), {})).toBeNull();
    expect(picture(inTown(), { goal: 'easttown-streets' })).toBeNull();
  });
});

describe('clues where a plan ends', () => {
  it('2E-902 some of them can be left, in every turn order', () => {
    for (const turnOrder of ['book', 'sheet', 'sitting'] as const) {
      const game = inTown({ clues: { 'velmas-diner': 2 }, phase: 'upkeep', cursor: { step: 'upkeep' } });
      game.state.options = { ...game.state.options, turnOrder };
      const said = plan(game, { goal: 'velmas-diner', leave: '1' });
      const run = follow(game, 'plan', said, 3);
      expect(run.done.slice(-4)).toEqual(expect.arrayContaining(['leave-clues', 'leave:1', 'go:velmas-diner']));
      const [joe] = run.game.state.investigators;
      expect([joe?.at, joe?.clues, run.game.state.places['velmas-diner']?.clues]).toEqual(['velmas-diner', 3, 1]);
      expect(run.left.leave).toBeUndefined();
    }
  });

  it('2E-902 nothing is asked where none lie', () => {
    expect(fields(inTown(), { goal: 'velmas-diner' })).not.toContain('leave');
    expect(field(inTown({ clues: { 'velmas-diner': 2 } }), 'leave', { goal: 'velmas-diner' }).choices).toHaveLength(2);
  });
});

describe('what a plan can hold', () => {
  it('asks only about what has been said so far: the way, its monsters, what to do there', () => {
    const game = inTown({ monsters: { zombie: 'downtown-streets' } });
    expect(fields(game)).toEqual(['goal', 'clues']);
    const guarded = { goal: 'arkham-asylum' };
    expect(fields(game, guarded)).toEqual(['goal', 'face:zombie#1', 'end', 'clues']);
    const fighting = { ...guarded, 'face:zombie#1': 'evade-fight' };
    expect(fields(game, fighting)).toEqual(['goal', 'face:zombie#1', 'rounds', 'end', 'clues']);
    expect(field(game, 'face:zombie#1', guarded).choices.map(({ value }) => value)).toEqual(['evade', 'evade-fight']);
    expect(field(game, 'face:zombie#1', guarded).choices[0]?.odds).toBeGreaterThan(0);
    expect(field(game, 'end', guarded).choices.map(({ value }) => value)).toEqual(['encounter', 'ability']);
  });

  it('says how likely closing a gate is, and all of it together', () => {
    const game = aGame({
      investigators: [{ sheet: 'harvey-walters', at: 'woods', explored: true, clues: 5, cards: ['elder-sign'] }],
      gates: { woods: 'abyss' },
      monsters: { ghoul: 'woods' },
    });
    const chosen = { goal: 'woods', 'face:ghoul#1': 'evade', end: 'close:lore' };
    const end = field(game, 'end', chosen);
    expect(end.choices.map(({ value }) => value)).toEqual(['close:lore', 'close:fight', 'elder-sign', 'pass']);
    const { preview } = ahead(content).planSheet(second.seenBy(game.state, 0), 0, { chosen, assumed: {} });
    const [evade, close] = [
      field(game, 'face:ghoul#1', chosen).choices[0]!.odds!,
      end.choices.find(({ value }) => value === 'close:lore')!.odds!,
    ];
    expect(preview[0]?.args?.percent).toBe(Math.round(evade * close * 100));
  });

  it('takes sliders into account: a faster investigator reaches more', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [0, 1, 1] }],
      cursor: { step: 'mythos' },
      phase: 'mythos',
    });
    const slow = field(game, 'goal').choices.length;
    const fast = field(game, 'goal', { sliders: 'sliders:2-1-1' }).choices.length;
    expect(fast).toBeGreaterThan(slow);
  });

  it('is empty in the final battle, and for whoever loses the turn', () => {
    expect(fields(inTown({ awake: true, phase: 'battle', cursor: { step: 'battle.refresh' } }))).toEqual([]);
    const lost = { sheet: 'joe-diamond', at: 'lost-in-time-and-space', returnsOn: 4 };
    expect(fields(inTown({ investigators: [lost], phase: 'mythos', cursor: { step: 'mythos' } }))).toEqual([]);
  });

  it('has words for every field, choice and order', () => {
    const game = aGame({
      investigators: [
        {
          sheet: 'harvey-walters',
          at: 'woods',
          explored: true,
          clues: 5,
          cards: ['elder-sign', 'knife', 'cavalry-saber', 'shrivelling'],
        },
        'joe-diamond',
      ],
      gates: { woods: 'abyss' },
      monsters: { ghoul: 'woods' },
    });
    const words = secondWords(content, 'en', game.state);
    const seen = second.seenBy(game.state, 0);
    const said = { chosen: { goal: 'woods', 'face:ghoul#1': 'fight', end: 'close:lore' }, assumed: {} };
    const all = [
      ...ahead(content).planSheet(seen, 0, said).fields,
      ...ahead(content).orderSheet(seen, 0, NOTHING).fields,
    ];
    expect(all.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['hands', 'rounds', 'seal', 'clues', 'losses', 'trade', 'pass']),
    );
    for (const { id, label, choices, told } of all) {
      for (const { value } of told ? choices : []) expect(words.say(told ?? '', { value, choice: '…' })).toMatch(/\.$/);
      expect(id.length).toBeLessThanOrEqual(40);
      expect(words.text(label)).not.toBe('');
      for (const choice of choices) {
        expect(words.text(choice.label)).not.toBe('');
        expect(choice.value).not.toContain(',');
      }
    }
  });
});

describe('a plan whose turn has come', () => {
  it('2E-703 walks to its goal, evades on the way and does there what was said', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [3, 1, 1], sanity: 2, money: 5 }],
      monsters: { zombie: 'downtown-streets' },
      dice: [6, 6, 6, 6, 6, 6],
    });
    const said = plan(game, { goal: 'arkham-asylum', 'face:zombie#1': 'evade', end: 'ability' });
    const run = follow(game, 'plan', said, 2);
    expect(run.done).toEqual(['go:downtown-streets', 'evade:zombie#1', 'go:arkham-asylum', 'stop', 'ability']);
    expect(run.game.events).toContainEqual(
      expect.objectContaining({ type: 'LocationAbility', place: 'arkham-asylum' }),
    );
    expect(run.reasons).toEqual([]);
    expect(run.left).toEqual({});
  });

  it('goes round a monster, even by a longer way', () => {
    const game = inTown({ monsters: { zombie: 'downtown-streets' } });
    const goal = field(game, 'goal').choices.find(({ value }) => value === 'northside-streets');
    expect(goal?.note?.args).toMatchObject({ steps: 3 });
    expect(goal?.brings).toBeUndefined();
    const run = follow(game, 'plan', plan(game, { goal: 'northside-streets' }), 1);
    expect(run.done).toEqual(['go:northside-streets', 'stop']);
    const through = run.game.events.flatMap((event) => (event.type === 'Moved' ? [event.to] : []));
    expect(through).toEqual(['rivertown-streets', 'merchant-district-streets', 'northside-streets']);
  });

  it('asks when a monster bars the way that was not there, and drops what hung on it', () => {
    const game = inTown();
    const said = plan(game, { goal: 'arkham-asylum', end: 'ability', clues: '1' });
    game.state.monsters.push({ marker: 'ghoul#1', at: 'downtown-streets' });
    const run = follow(game, 'plan', said, 1);
    expect(run.reasons).toEqual(['plan-misfit-monster']);
    expect(run.asked[0]).toBe('move.next');
    expect(run.left).toEqual({ clues: '1' });
  });

  it('asks when a gate has opened where he was going', () => {
    const game = inTown();
    const said = plan(game, { goal: 'arkham-asylum', end: 'ability' });
    game.state.places['arkham-asylum']!.gate = game.state.gateStack.shift()!;
    expect(follow(game, 'plan', said, 1).reasons).toEqual(['plan-misfit-gate']);
  });

  it('asks when the goal is closed', () => {
    const game = inTown();
    const said = plan(game, { goal: 'arkham-asylum' });
    game.state.places['arkham-asylum']!.closed.push({ by: 'test', until: 'endOfGame' });
    expect(follow(game, 'plan', said, 1).reasons).toEqual(['plan-misfit-way']);
  });

  it('2E-2509 a failed evasion ends the movement: he fights on where he said so, and is told that he does not arrive', () => {
    const game = inTown({ monsters: { zombie: 'downtown-streets' }, dice: [1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6] });
    const said = plan(game, { goal: 'arkham-asylum', 'face:zombie#1': 'evade-fight', end: 'ability', clues: '0' });
    const run = follow(game, 'plan', said, 2);
    expect(run.done).toContain('fight');
    expect(run.done).not.toContain('go:arkham-asylum');
    expect(run.game.state.investigators[0]?.at).toBe('downtown-streets');
    expect(run.done).not.toContain('ability');
  });

  it('2E-2301 spends up to so many Clue tokens on a failed check, one at a time, and then accepts', () => {
    const dice = [1, 1, 1, 1, 1, 1, 1, 1, 1];
    const game = inTown({ monsters: { zombie: 'easttown-streets' }, dice });
    game.state.investigators[0]!.clues = 3;
    const said = plan(game, { goal: 'easttown-streets', 'face:zombie#1': 'evade', clues: '2' });
    const run = follow(game, 'plan', said, 1);
    expect(run.done.slice(0, 4)).toEqual(['evade:zombie#1', 'clue', 'clue', 'accept']);
    expect(run.game.state.investigators[0]?.clues).toBe(1);
  });

  it('2E-3401 closes the gate with the skill that was said and seals it', () => {
    const game = aGame({
      investigators: [{ sheet: 'harvey-walters', at: 'woods', explored: true, clues: 6, sliders: [0, 0, 3] }],
      gates: { woods: 'another-dimension', graveyard: 'abyss' },
      phase: 'arkham',
      cursor: { step: 'arkham', turnIndex: 0 },
      dice: [6, 1, 1, 1, 1, 1],
    });
    const run = follow(game, 'plan', plan(game, { end: 'close:lore', seal: 'seal' }), 1);
    expect(run.done).toEqual(['close:lore', 'seal']);
    expect(run.game.state.places.woods?.sealed).toBe(true);
  });

  it('2E-604 moves the sliders in the Upkeep of its turn, not before', () => {
    const game = inTown({ phase: 'mythos', cursor: { step: 'mythos' } });
    const said = plan(game, { sliders: 'sliders:2-1-1' });
    expect(said.assumed.turn).toBe('3');
    const upkeep = inTown({ phase: 'upkeep', cursor: { step: 'upkeep' }, turn: 3 });
    expect(follow(upkeep, 'plan', said, 1).game.state.investigators[0]?.sliders).toEqual([2, 1, 1]);
    const early = inTown({ phase: 'upkeep', cursor: { step: 'upkeep' }, turn: 2 });
    expect(follow(early, 'plan', said, 1).done).toEqual([]);
    const late = inTown({ phase: 'upkeep', cursor: { step: 'upkeep' }, turn: 4 });
    expect(follow(late, 'plan', said, 1)).toMatchObject({ done: [], left: {}, reasons: [] });
  });
});
