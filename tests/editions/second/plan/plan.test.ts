import { describe, expect, it } from 'vitest';
import type { Choices, Said } from '../../../../src/editions/plan/ahead.ts';
import { secondEdition } from '../../../../src/editions/second/game/edition.ts';
import { ahead } from '../../../../src/editions/second/plan/ahead.ts';
import { second, secondWords } from '../../../../src/editions/second/second.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { Play } from '../../../../src/engine/play.ts';
import type { BoardView, PictureSpec } from '../../../../src/render/view.ts';
import { aGame } from '../table.ts';
import { field, fields, follow, inTown, NOTHING, plan, type Run } from './followed.ts';

describe('the picture of a plan', () => {
  const picture = (game: Game, chosen: Choices): PictureSpec | null => {
    const words = secondWords('en', game.state);
    return ahead.planPicture?.(second.seenBy(game.state, 0), 0, { chosen, assumed: {} }, words) ?? null;
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
    expect(spec?.alt).toMatch(/^Joe’s planned way, from Easttown streets: 1\. Downtown streets where Zombie/);
    expect(spec?.alt.length).toBeLessThanOrEqual(1024);
  });

  it('comes near where the way stays in one neighborhood', () => {
    expect(boardOf(picture(inTown(), { goal: 'velmas-diner' })).closeUp).toBe('easttown');
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
    const { preview } = ahead.planSheet(second.seenBy(game.state, 0), 0, { chosen, assumed: {} });
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
    const words = secondWords('en', game.state);
    const seen = second.seenBy(game.state, 0);
    const said = { chosen: { goal: 'woods', 'face:ghoul#1': 'fight', end: 'close:lore' }, assumed: {} };
    const all = [...ahead.planSheet(seen, 0, said).fields, ...ahead.orderSheet(seen, 0, NOTHING).fields];
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
    expect(goal?.note?.args).toMatchObject({ steps: 3, count: 0 });
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

describe('standing orders', () => {
  it('FAQ-20 before an encounter or a Mythos card only who wants to act, or is near their end, is asked', () => {
    const window = (sanity: number, cursor: 'arkham' | 'mythos') => {
      const game = aGame({
        investigators: [{ sheet: 'joe-diamond', at: 'woods', sanity, cards: ['duke'] }],
        cursor: cursor === 'arkham' ? { step: 'arkham', turnIndex: 0 } : { step: 'mythos' },
      });
      return new Play(secondEdition, game.state).open[0];
    };
    const waived = (chosen: Choices, sanity: number, cursor: 'arkham' | 'mythos') => {
      const decision = window(sanity, cursor);
      if (!decision) throw new Error('not asked');
      expect(decision.kind).toBe('window.act');
      return ahead.waives?.(orders(chosen), decision);
    };
    expect([waived({}, 3, 'arkham'), waived({}, 3, 'mythos')]).toEqual([true, true]);
    expect([waived({}, 2, 'arkham'), waived({}, 2, 'mythos')]).toEqual([false, false]);
    expect(waived({ before: 'mythos' }, 3, 'arkham')).toBe(true);
    expect(waived({ before: 'encounter,mythos' }, 3, 'arkham')).toBe(false);
    expect(waived({ before: 'mythos' }, 3, 'mythos')).toBe(false);
    expect(window(5, 'arkham')?.kind).not.toBe('window.act');
  });

  it('FAQ-20 a game begun before there were windows has none', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', sanity: 1, cards: ['duke'] }],
      cursor: { step: 'arkham', turnIndex: 0 },
    });
    delete game.state.windows;
    expect(new Play(secondEdition, game.state).open[0]?.kind).not.toBe('window.act');
  });

  const orders = (chosen: Choices): Said => ({ chosen, assumed: {} });

  it('evade and flee, or fight where the chance is good enough', () => {
    const with_ = (monsters: string): Run =>
      follow(
        inTown({ monsters: { zombie: 'easttown-streets' }, dice: [6, 6, 6, 6, 6, 6, 6, 6] }),
        'orders',
        orders({ monsters }),
        1,
      );
    expect(with_('evade').done).toEqual(['evade:zombie#1']);
    expect(with_('fight').done[0]).toBe('fight:zombie#1');
    const odds = field(inTown({ monsters: { zombie: 'easttown-streets' } }), 'face:zombie#1', {
      goal: 'easttown-streets',
    }).choices.find(({ value }) => value === 'fight')!.odds!;
    expect(with_('fight-50').done[0]).toBe(odds >= 0.5 ? 'fight:zombie#1' : 'evade:zombie#1');
    expect(with_('fight-90').done[0]).toBe(odds >= 0.9 ? 'fight:zombie#1' : 'evade:zombie#1');
  });

  it('take in hand what is liked best', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', cards: ['knife', 'cavalry-saber', 'axe'] }],
      monsters: { zombie: 'easttown-streets' },
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    });
    const run = follow(game, 'orders', orders({ monsters: 'fight', weapons: 'knife' }), 1);
    expect(run.done.slice(0, 2)).toEqual(['fight:zombie#1', 'change-hands']);
    expect(run.done[2]).toContain('knife#');
    expect(run.done.at(-1)).toBe('fight');
  });

  it('never spend the last Clue token', () => {
    const at = (clues: number): string[] =>
      follow(
        inTown({
          investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [3, 1, 1], clues }],
          monsters: { zombie: 'easttown-streets' },
          dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        }),
        'orders',
        orders({ monsters: 'evade', clues: 'always', lastClue: 'keep' }),
        1,
      ).done.slice(1, 3);
    expect(at(1)[0]).toBe('accept');
    expect(at(2)).toEqual(['clue', 'accept']);
  });

  it('walk on every turn until the destination is reached, and are done then', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [0, 1, 1] }],
    });
    const far = orders({ route: 'woods' });
    const first = follow(game, 'orders', far, 1);
    expect(first.done.at(-1)).toMatch(/^(go:|stop)/);
    expect(first.left).toEqual({ route: 'woods' });
    const there = inTown({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }], clues: { woods: 1 } });
    expect(follow(there, 'orders', far, 1)).toMatchObject({ done: ['stop'], left: {} });
  });

  it('lose first what is worth least to their owner', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', cards: ['knife', 'food', 'axe', 'whiskey'] }],
    });
    const held = game.state.investigators[0]!.cards.map(({ id }) => id);
    const decision = {
      id: '1',
      kind: 'loss.items',
      mode: 'own' as const,
      seats: [0],
      subject: 0,
      ask: { key: 'x' },
      options: held.map((id) => ({ id, label: { key: 'x' } })),
      min: 2,
      max: 2,
      default: held.slice(0, 2),
      rule: '2E-3008',
    };
    const found = ahead.ordered(orders({ losses: 'axe,whiskey' }), decision, game.state, { seat: 0, silent: false });
    expect(found?.chosen?.map((id) => id.split('#')[0])).toEqual(['axe', 'whiskey']);
    expect(ahead.ordered(orders({ clues: 'never' }), decision, game.state, { seat: 0, silent: false })).toBeNull();
  });

  it('pass on what they name, and wait for silence where that was said', () => {
    const game = inTown({ phase: 'upkeep', cursor: { step: 'upkeep' } });
    const run = follow(game, 'orders', orders({ pass: 'upkeep.sliders' }), 1);
    expect(run.done).toEqual(['sliders:3-1-1']);
    const again = inTown({ phase: 'upkeep', cursor: { step: 'upkeep' } });
    const waiting = orders({ pass: 'upkeep.sliders', when: 'silence' });
    expect(follow(again, 'orders', waiting, 1).done).toEqual([]);
    const play = new Play(secondEdition, inTown({ phase: 'upkeep', cursor: { step: 'upkeep' } }).state);
    const [decision] = play.open;
    expect(ahead.ordered(waiting, decision!, play.state, { seat: 0, silent: true })?.chosen).toEqual(['sliders:3-1-1']);
  });

  it('let others take the clue, or take it', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', clues: 0 }, 'jenny-barnes'], at: 'woods' });
    const decision = {
      id: '1',
      kind: 'mythos.clue',
      mode: 'here' as const,
      seats: [0, 1],
      ask: { key: 'x' },
      options: ['seat:0', 'seat:1', 'leave'].map((id) => ({ id, label: { key: 'x' } })),
      min: 1,
      max: 1,
      default: ['seat:0'],
      rule: '2E-1503',
    };
    const say = (clueTaker: string) =>
      ahead.ordered(orders({ clueTaker }), decision, game.state, { seat: 0, silent: false })?.chosen;
    expect(say('me')).toEqual(['seat:0']);
    expect(say('others')).toEqual(['seat:1']);
  });
});
