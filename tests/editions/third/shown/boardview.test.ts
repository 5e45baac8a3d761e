import { describe, expect, it } from 'vitest';
import { boardPicture, boardView } from '../../../../src/editions/third/shown/boardview.ts';
import { sheetPicture, sheetView } from '../../../../src/editions/third/shown/sheetpicture.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import type { MapView, SpotView } from '../../../../src/render/map/view.ts';
import { gameOf, SCENARIOS, seen, third, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

function look({ state, events }: Game): MapView {
  return boardView(gameOf(state), thirdWords('en', state), events);
}

function spotOf(view: MapView, id: string): SpotView {
  const spots = [...view.tiles.flatMap(({ spaces }) => spaces), ...view.streets, ...view.beyond];
  const found = spots.find((spot) => spot.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

describe('the map of the third edition as a view', () => {
  it('has all tiles, spaces and streets of every scenario', () => {
    for (const scenario of SCENARIOS) {
      const view = look(aGame({ scenario }));
      expect(view.tiles).toHaveLength(5);
      expect(view.tiles.every(({ spaces }) => spaces.length === 3)).toBe(true);
      const joined = new Set(view.streets.flatMap(({ between }) => between));
      expect([...joined].sort()).toEqual(view.tiles.map(({ id }) => id).sort());
    }
  });

  it('shows monsters engaged, ready and exhausted with the health that is left', () => {
    const view = look(
      aGame({
        investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }, 'rexMurphy'],
        monsters: [
          { kind: 'nightmarishFiend', with: 0, damage: 3 },
          { kind: 'corpseTaker', at: 'graveyard' },
          { kind: 'fleshEater', at: 'blackCave', exhausted: true },
        ],
      }),
    );
    expect(spotOf(view, 'graveyard').monsters).toMatchObject([
      { kind: 'nightmarishFiend', status: 'engaged', engagedWith: [0], health: 1, keywords: ['feed'] },
      // 3E-427: elite health for each of two investigators.
      { kind: 'corpseTaker', status: 'ready', engagedWith: [], health: 4, activation: 'lurker' },
    ]);
    expect(spotOf(view, 'blackCave').monsters).toMatchObject([{ status: 'exhausted' }]);
  });

  it('says whose turn is over, who is delayed, and leaves out who has left the game', () => {
    const view = look(
      aGame({
        investigators: [
          { sheet: 'agnesBaker', at: 'graveyard', inactive: true },
          { sheet: 'rexMurphy', at: 'graveyard', delayed: true },
          { sheet: 'wendyAdams', at: 'graveyard', left: 'defeated' },
        ],
      }),
    );
    expect(spotOf(view, 'graveyard').investigators).toMatchObject([
      { seat: 0, initials: 'AB', inactive: true, delayed: false },
      { seat: 1, initials: 'RM', inactive: false, delayed: true },
    ]);
  });

  it('marks the unstable space: the starting space while nothing has been discarded', () => {
    const game = aGame({ scenario: 'feastOfUmordhoth' });
    const unstable = (view: MapView): string[] =>
      view.tiles.flatMap(({ spaces }) => spaces.filter((space) => space.unstable).map(({ id }) => id));
    expect(unstable(look(game))).toEqual(['generalStore']);
  });

  it('has doom with the limits that the codex sets', () => {
    expect(look(aGame({ codex: [1] })).limits).toEqual({ space: 4, tile: null });
    expect(look(aGame({ codex: [2] })).limits).toEqual({ space: 3, tile: 5 });
    expect(look(aGame()).limits).toEqual({ space: null, tile: null });
    expect(spotOf(look(aGame({ doom: { graveyard: 2 } })), 'graveyard').doom).toBe(2);
  });

  it('does not say what lies face down, nor what is yet to be drawn in which order', () => {
    const game = aGame();
    game.state.markers.push({ color: 'red', faceUp: false, at: 'graveyard' });
    game.state.markers.push({ color: 'blue', faceUp: true, at: 'rivertown' });
    const view = look(game);
    expect(spotOf(view, 'graveyard').markers).toEqual([{ color: '', letter: '', faceUp: false }]);
    expect(view.tiles.find(({ id }) => id === 'rivertown')?.markers).toMatchObject([{ color: 'blue', letter: 'B' }]);
    game.state.cup.reverse();
    expect(look(game).cup).toEqual(view.cup);
  });

  it('counts the tokens left in the cup by kind', () => {
    const game = aGame({ cup: ['spreadDoom', 'blank', 'blank'] });
    game.state.drawn = ['spreadDoom', 'reckoning'];
    const cup = Object.fromEntries(look(game).cup.map(({ token, left, of }) => [token, `${left}/${of}`]));
    expect(cup).toMatchObject({ spreadDoom: '1/2', blank: '2/2', reckoning: '0/1', gateBurst: '0/0' });
  });

  it('3E-428.4: names the neighborhood on the back of the event deck’s top card, not what lies below', () => {
    const game = aGame();
    const feast = (number: number) => `feastOfUmordhothEvent${number}`;
    game.state.decks.event = [19, 1, 5].map(feast);
    expect(look(game).eventDeck).toEqual({ left: 3, next: 'Uptown' });
    game.state.decks.event = [5, 1, 19].map(feast);
    expect(look(game).eventDeck).toEqual({ left: 3, next: 'Easttown' });
    game.state.decks.event = [];
    expect(look(game).eventDeck).toEqual({ left: 0, next: null });
  });

  it('3E-428.4: shows the same of the event deck to whoever sees only what everybody may see', () => {
    const game = aGame({ scenario: 'echoesOfTheDeep' });
    game.state.buried = [game.state.decks.event.length - 4];
    for (; game.state.decks.event.length > 0; game.state.decks.event.shift()) {
      game.state.buried = [Math.min(game.state.buried[0] ?? 0, game.state.decks.event.length)];
      expect(look({ ...game, state: seen(game.state) }).eventDeck).toEqual(look(game).eventDeck);
    }
  });

  it('tells what each codex card waits for and how far that is', () => {
    const game = aGame({ codex: [10, 11, 12], sheet: { doom: 2, clues: 1, markers: 3 } });
    expect(look(game).codex).toMatchObject([
      { number: 10, name: 'Fresh Meat', waits: [{ kind: 'objective', now: 1, of: 3 }] },
      { number: 11, waits: [{ kind: 'doom', now: 2, of: 8 }] },
      { number: 12, waits: [{ kind: 'objective', now: 3, of: 5 }] },
    ]);
    const future = look(aGame({ scenario: 'approachOfAzathoth', codex: [6, 9] }));
    expect(future.beyond).toMatchObject([{ id: 'theFuture', name: 'The Future' }]);
    expect(future.codex.map(({ waits }) => waits[0]?.text)).toEqual([
      'An action: where the blue marker lies',
      'An action: The Future',
    ]);
    const cthulhu = look(aGame({ scenario: 'echoesOfTheDeep', codex: [38] }));
    expect(cthulhu.codex[0]?.waits[0]?.text).toBe('Defeat Cthulhu');
  });

  it('says in words what every card that can come into the codex waits for', () => {
    for (let number = 1; number <= 40; number++)
      for (const side of ['front', 'back'] as const) {
        const [card] = look(aGame({ codex: [{ number, side }] })).codex;
        for (const { text } of card?.waits ?? []) expect(text, String(number)).not.toMatch(/third-|\{|undefined/);
      }
  });

  it('turns events into changes', () => {
    const game = aGame();
    game.events.push(
      { type: 'DoomPlaced', space: 'graveyard', amount: 1, doom: 1 },
      { type: 'Outbreak', space: 'blackCave' },
      { type: 'ClueSpawned', neighborhood: 'uptown', card: 'x' },
      { type: 'MonsterMoved', monster: 'fleshEater#1', from: 'graveyard', to: 'blackCave', direct: false },
      { type: 'Moved', seat: 0, from: 'graveyard', to: 'generalStore', how: 'step' },
      { type: 'Focused', seat: 0, skill: 'lore' },
    );
    expect(look(game).changes).toEqual([
      { kind: 'doom', place: 'graveyard' },
      { kind: 'outbreak', place: 'blackCave' },
      { kind: 'clue', tile: 'uptown' },
      { kind: 'monsterMoved', from: 'graveyard', to: 'blackCave' },
      { kind: 'investigatorMoved', from: 'graveyard', to: 'generalStore' },
    ]);
  });

  it('has words that say who is where and engaged with what', () => {
    const { state } = aGame({
      investigators: [{ sheet: 'agnesBaker', at: 'graveyard', inactive: true }],
      monsters: [
        { kind: 'fleshEater', with: 0 },
        { kind: 'ghoulPriest', at: 'rivertownSouthsideStreet', exhausted: true },
      ],
      doom: { blackCave: 2 },
      codex: [10],
      sheet: { clues: 1 },
    });
    const { alt } = boardPicture(gameOf(state), thirdWords('en', state), []);
    expect(alt).toContain('1 clue,');
    expect(alt).toContain('Agnes Baker is in the Graveyard (turn taken), engaged with Flesh-Eater.');
    expect(alt).toContain('Ghoul Priest (exhausted, 4 health) on the Rivertown–Southside residential street.');
    expect(alt).toContain('Doom: Black Cave 2.');
    expect(alt).toContain('Unstable: General Store.');
    expect(alt).toContain('Codex: 10 Fresh Meat.');
    expect(alt.length).toBeLessThanOrEqual(1024);
  });
});

describe('the investigator sheet of the third edition as a view', () => {
  const { state } = aGame({
    investigators: [
      {
        sheet: 'tommyMuldoon',
        damage: 2,
        horror: 1,
        money: 3,
        clues: 1,
        remnants: 1,
        delayed: true,
        focus: { strength: 1 },
        cards: [{ id: 'huntingDog', damage: 1 }, 'knife'],
      },
    ],
  });
  const words = thirdWords('en', state);

  it('has health and sanity left, skills with focus, and cards with what they can still take', () => {
    const view = sheetView(gameOf(state), 0, words, 'Jonas');
    expect(view).toMatchObject({
      name: 'Tommy Muldoon',
      health: { now: 5, of: 7 },
      sanity: { now: 4, of: 5 },
      money: 3,
      remnants: 1,
      focus: { now: 1 },
      conditions: ['delayed'],
    });
    expect(view.skills.filter(({ focus }) => focus > 0)).toMatchObject([{ id: 'strength', focus: 1 }]);
    expect(view.cards).toMatchObject([
      { name: 'Hunting Dog', endurance: { health: { now: 1, of: 2 }, sanity: { now: 2, of: 2 } } },
      { name: 'Knife', kind: 'Item · 1 hand' },
    ]);
    expect(view.ability.text).not.toBe('');
  });

  it('has words of its own, and is what the table shows', () => {
    const picture = third.sheet(state, 0, words, 'Jonas');
    expect(picture).toEqual(sheetPicture(gameOf(state), 0, words, 'Jonas'));
    expect(picture.kind).toBe('dossier');
    expect(picture.alt).toContain('Health 5 of 7, sanity 4 of 5. $3, 1 clue, 1 remnant.');
    expect(picture.alt).toContain('Strength 3 with focus');
    expect(third.board(state, words, []).kind).toBe('map');
  });
});
