import { expect, it } from 'vitest';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { aGame } from '../table.ts';
import { told as toldBy } from './told.ts';

const { state } = aGame({ investigators: [{ sheet: 'joe-diamond' }, { sheet: 'gloria-goldberg' }] });
const told = (...events: SecondEvent[]) => toldBy(state, events);
const fog = { ref: 'mythos', id: 'mythos-an-evil-fog' };
const ghoul = { ref: 'monster', id: 'ghoul' };

it('tells a gate with its doom, the clues it swallows and what comes out of it', () => {
  const doom: SecondEvent = { type: 'DoomChanged', by: 1, doom: 6, of: 14, cause: fog };
  const opened: SecondEvent = { type: 'GateOpened', place: 'woods', gate: 'abyss#1', hidden: false, open: 3 };
  const more: SecondEvent[] = [
    { type: 'CluesRemoved', place: 'woods', amount: 1 },
    { type: 'MonsterAppeared', monster: 'ghoul#1', place: 'woods', gate: true },
  ];
  expect(told(doom, opened, ...more)).toEqual([
    '**A gate opens in the Woods**, to the Abyss: **doom 6/14**.',
    'The clue in the Woods is lost to the gate.',
    'Out of the gate: **Ghoul**.',
  ]);
  expect(told(doom)).toEqual(['**Doom 6/14** (An Evil Fog).']);
  // Where somebody falls in, the heading has the gate.
  const drawn: SecondEvent = { type: 'DrawnThrough', seat: 1, place: 'woods', world: 'abyss', delayed: true };
  expect(told(doom, opened, drawn)).toEqual([
    '## The Woods open under Gloria',
    '**Doom 6/14**: a gate opened.',
    'Gloria falls into the Abyss and misses the next move.',
  ]);
  expect(
    told(doom, opened, drawn, { type: 'MonsterAppeared', monster: 'ghoul#1', place: 'woods', gate: true }).at(-1),
  ).toBe('Out of the gate: **Ghoul**.');
});

it('tells what several lose alike at once, and each other loss alone', () => {
  const lost = (seat: number, amount = 1): SecondEvent => ({ type: 'Lost', seat, what: 'stamina', amount, by: ghoul });
  expect(told(lost(0), lost(1))).toEqual(['Joe and Gloria each lose **1 Stamina** (Ghoul).']);
  expect(told(lost(0), lost(1, 2))).toEqual(['Joe loses **1 Stamina** (Ghoul).', 'Gloria loses **2 Stamina**.']);
  const sanity: SecondEvent = { type: 'Lost', seat: 0, what: 'sanity', amount: 1, by: ghoul };
  expect(told(sanity, lost(0, 2))).toEqual(['Joe loses **1 Sanity and 2 Stamina** (Ghoul).']);
});

it('tells monsters that do the same in one line', () => {
  const appeared = (monster: `${string}#${number}`, place = 'woods'): SecondEvent => ({
    type: 'MonsterAppeared',
    monster,
    place,
    gate: true,
  });
  expect(told(appeared('ghoul#1'), appeared('cultist#1'), appeared('ghost#1', 'graveyard'))).toEqual([
    'Out of the gates: **Ghoul and Cultist** in the Woods, **Ghost** in the Graveyard.',
  ]);
  expect(told(appeared('ghoul#1'), appeared('cultist#1'))).toEqual([
    'Out of the gate in the Woods: **Ghoul and Cultist**.',
  ]);
  expect(
    told({ type: 'MonsterToOutskirts', monster: 'ghoul#1' }, { type: 'MonsterToOutskirts', monster: 'cultist#1' }),
  ).toEqual(['Arkham is full; to the Outskirts: Ghoul and Cultist.']);
  expect(
    told(
      { type: 'MonsterMoved', monster: 'zombie#1', from: 'woods', to: 'uptown-streets', why: 'white' },
      { type: 'MonsterMoved', monster: 'zombie#1', from: 'uptown-streets', to: 'southside-streets', why: 'white' },
    ),
  ).toEqual(['The Zombie moves (crescent on the card) to the Southside streets.']);
  expect(
    told(
      { type: 'MonsterReturned', monster: 'ghoul#1', to: 'cup', from: 'woods', by: fog },
      { type: 'MonsterReturned', monster: 'ghoul#2', to: 'cup', from: 'graveyard', by: fog },
    ),
  ).toEqual(['Gone (An Evil Fog): Ghoul from the Woods and Ghoul from the Graveyard.']);
});

it('tells all monsters that move in one line: those of a reason, and of those the ones that end in the same place', () => {
  const moved = (monster: `${string}#${number}`, to: string, why: 'white' | 'flying' | 'unique'): SecondEvent => ({
    ...{ type: 'MonsterMoved', monster, from: 'woods', to, why },
  });
  expect(
    told(
      moved('zombie#1', 'uptown-streets', 'white'),
      moved('maniac#1', 'uptown-streets', 'white'),
      { type: 'MonsterStayed', monster: 'cultist#2', at: 'woods' },
      moved('cultist#1', 'southside-streets', 'white'),
      moved('mi-go#1', 'uptown-streets', 'flying'),
      moved('mi-go#2', 'uptown-streets', 'flying'),
      moved('hound-of-tindalos#1', 'woods', 'unique'),
    ),
  ).toEqual([
    'Monsters move. Crescents: Zombie and Maniac to the Uptown streets, Cultist to the Southside streets. Flying: Mi-Go (2) to the Uptown streets. In its own way: Hound of Tindalos to the Woods.',
  ]);
});

it('tells a rumor and what lies on it at once, by name unless it was just drawn, and its end once', () => {
  const card = 'mythos-the-terrible-experiment';
  const drawn: SecondEvent = { type: 'MythosDrawn', card, purpose: 'full' };
  const entered: SecondEvent[] = [
    { type: 'RumorEntered', card },
    { type: 'RumorTokens', card, tokens: 0, monsters: 5 },
  ];
  expect(told(...entered)).toEqual(['New rumor: **The Terrible Experiment**, monsters 5/8.']);
  expect(told(drawn, ...entered).at(-1)).toBe('**A new rumor**, monsters 5/8.');
  expect(told({ type: 'RumorTokens', card, tokens: 0, monsters: 0 })).toEqual([
    '**The Terrible Experiment:** nothing on the card.',
  ]);
  expect(told({ type: 'RumorPassed', card }, { type: 'MythosLeft', card }).join(' ')).not.toContain('ends');
  expect(told({ type: 'MythosLeft', card })).toEqual(['The Terrible Experiment ends.']);
});

it('2E-1705 tells no rules of a rumor that is ignored beside another', () => {
  const drawn: SecondEvent = { type: 'MythosDrawn', card: 'mythos-good-work-undone', purpose: 'full' };
  const small = (lines: readonly string[]): number => lines.filter((line) => line.startsWith('-# ')).length;
  expect(small(told(drawn))).toBe(4);
  const rumor = { card: 'mythos-the-terrible-experiment', enteredOn: 1, tokens: 0 };
  expect(small(toldBy({ ...state, rumor }, [drawn]))).toBe(0);
});

it('tells once that a monster is defeated and goes back', () => {
  const defeated: SecondEvent = { type: 'MonsterDefeated', seat: 0, monster: 'cultist#1', trophy: false };
  const back = (to: 'cup' | 'box'): SecondEvent => ({
    type: 'MonsterReturned',
    monster: 'cultist#1',
    to,
    from: 'woods',
  });
  expect(told(back('cup'), defeated).join()).toContain('**The Cultist is defeated and returns to the cup.**');
  expect(told(back('box'), defeated).join()).toContain('**The Cultist is defeated and leaves for good.**');
  expect(told(defeated).join()).toContain('**The Cultist is defeated.**');
});

it('tells a price with what it buys, all that is paid for one thing, and all that goes at once', () => {
  expect(
    told(
      { type: 'Spent', seat: 0, what: 'money', amount: 4, on: { ref: 'card', id: 'dynamite' } },
      { type: 'CardGained', seat: 0, card: 'dynamite#1', from: 'shop' },
    ),
  ).toEqual(['Joe buys **Dynamite** for $4.']);
  const sign = { ref: 'card', id: 'elder-sign' };
  expect(
    told(
      { type: 'Spent', seat: 0, what: 'sanity', amount: 1, on: sign },
      { type: 'Spent', seat: 0, what: 'stamina', amount: 1, on: sign },
    ),
  ).toEqual(['Joe spends 1 Sanity and 1 Stamina (Elder Sign).']);
  expect(
    told(
      { type: 'CardDiscarded', seat: 0, card: 'axe#1', to: 'deck' },
      { type: 'CardDiscarded', seat: 0, card: 'wither#1', to: 'deck' },
    ),
  ).toEqual(['Joe discards the Axe and Wither.']);
});

it('tells the way through a gate and back, closings, and a change of the environment', () => {
  expect(
    told(
      { type: 'Moved', seat: 0, from: 'woods', to: 'abyss-1', how: 'gate' },
      { type: 'DrawnThrough', seat: 0, place: 'woods', world: 'abyss', delayed: false },
    ),
  ).toEqual(['Joe steps through the gate into the Abyss.']);
  expect(
    told(
      { type: 'Moved', seat: 0, from: 'abyss-2', to: 'woods', how: 'return' },
      { type: 'ExploredMarker', seat: 0, place: 'woods', gained: true },
    ),
  ).toEqual(['Joe returns to Arkham in the Woods and has explored the gate there.']);
  expect(
    told(
      { type: 'PlaceClosed', place: 'general-store', until: 'cardLeaves' },
      { type: 'PlaceClosed', place: 'curiositie-shoppe', until: 'cardLeaves' },
    ),
  ).toEqual(['**The General Store and the Curiositie Shoppe close**.']);
  expect(
    told(
      { type: 'MythosLeft', card: 'mythos-heat-wave' },
      { type: 'EnvironmentEntered', card: 'mythos-an-evil-fog', replaced: 'mythos-heat-wave' },
    ),
  ).toEqual(['Heat Wave is over: **An Evil Fog** takes its place.']);
});

it('2E-2709, 2E-2710: tells why a check that was passed costs something all the same', () => {
  const passed = (skill: string, yes = true): SecondEvent =>
    ({ type: 'CheckEnded', seat: 0, skill, successes: 1, difficulty: 1, passed: yes }) as SecondEvent;
  const lost = (what: 'sanity' | 'stamina', id: string): SecondEvent => ({
    ...{ type: 'Lost', seat: 0, what, amount: 1 },
    by: { ref: 'monster', id },
  });
  const check = (skill: string, what: 'sanity' | 'stamina', id: string, yes = true): string =>
    told(passed(skill, yes), lost(what, id)).join(' ');
  expect(check('horror', 'sanity', 'shoggoth')).toBe('Joe: Horror check, **passed**: **−1 Sanity** (Nightmarish).');
  expect(check('combat', 'stamina', 'shoggoth')).toBe('Joe: Combat check, **passed**: **−1 Stamina**.');
  expect(check('combat', 'stamina', 'dhole')).toBe('Joe: Combat check, **passed**: **−1 Stamina** (Overwhelming).');
  expect(check('horror', 'sanity', 'shoggoth', false)).toBe('Joe: Horror check, **failed**: **−1 Sanity**.');
});

it('names the card of the Mythos that demands a check, unless it has just been drawn', () => {
  const by = { ref: 'mythos', id: 'mythos-curfew-enforced' };
  const check = {
    ...{ type: 'CheckRolled', seat: 0, skill: 'will', difficulty: 1, successes: 1, against: by },
    ...{ formula: [{ source: { ref: 'check', id: 'will' }, dice: 2 }], dice: [6, 2], faces: [5, 6] },
  } as SecondEvent;
  expect(told(check)).toEqual(['Joe rolls Will, 2 dice (Curfew Enforced): **6** 2.']);
  const drawn = { type: 'MythosDrawn', card: by.id, purpose: 'full' } as SecondEvent;
  expect(told(drawn, check).at(-1)).toBe('Joe rolls Will, 2 dice: **6** 2.');
});
