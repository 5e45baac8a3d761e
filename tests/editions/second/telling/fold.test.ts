import { describe, expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { folded } from '../../../../src/editions/second/telling/fold.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: [{ sheet: 'joe-diamond' }, { sheet: 'gloria-goldberg' }] });
const words = secondWords('en', state);
const fold = (told: string[], frame = 'turn 4/seat 0') => folded(told, frame, words);

describe('what stays of a turn', () => {
  it('is what they did, the story, and what came of it, with their name, the place and the cause once', () => {
    expect(
      fold([
        'Joe sets Fight 1 / Will 5.',
        'Joe goes to Graveyard.',
        'Joe finds **1 clue**.',
        '**Graveyard:** *A preacher corners you.*',
        'Joe: Lore, 2 dice (Lore 3, Graveyard −1): **6** 1 — **passed**',
        '*He lets you go.*',
        'Joe loses **1 Sanity** (Graveyard).',
      ]),
    ).toEqual([
      '**Joe** goes to Graveyard. Finds **1 clue**.',
      '*A preacher corners you.*',
      'Lore, 2 dice: **6** 1 — **passed**.',
      '*He lets you go.*',
      'Loses **1 Sanity**.',
    ]);
  });

  it('says where somebody is who went nowhere', () => {
    expect(fold(['**Graveyard:** *Nothing stirs.*'])[0]).toBe('**Joe** stays in the Graveyard.');
    expect(fold(['**Yuggoth:** *Nothing stirs.*'])).toEqual(['**Joe** stays on Yuggoth.', '*Nothing stirs.*']);
    expect(fold(['Joe sets Fight 1 / Will 5.', '**Graveyard:** *Nothing stirs.*'])).toEqual([
      '**Joe** stays in the Graveyard.',
      '*Nothing stirs.*',
    ]);
  });

  it('has a paragraph for each fight, without what is the same in every round', () => {
    const round = ['Joe fights with the Axe.', 'Joe: Combat, 1 die (Fight 2, Ghoul −1): 3 — **failed**', 'It bites.'];
    const lost = 'Joe loses **2 Stamina**.';
    expect(
      fold([
        'Joe goes to the Woods.',
        'Joe faces **the Ghoul**.',
        ...[...round, lost],
        ...[...round, lost],
        'Joe fights with the Knife.',
        'Joe flees from the Ghoul.',
        'Joe faces **the Ghost**.',
      ]),
    ).toEqual([
      '**Joe** goes to the Woods.',
      'Faces **the Ghoul**. Fights with the Axe. Combat, 1 die: 3 — **failed**. It bites. Loses **2 Stamina**. Combat: 3 — **failed**. Loses **2 Stamina**. Fights with the Knife. Flees from the Ghoul.',
      'Faces **the Ghost**.',
    ]);
  });

  it('is of the opening the Upkeep of all in one line, an ability behind what it brings', () => {
    const opened = ['**Turn 4 · Joe leads**', '-# Doom **2/12**'];
    expect(
      fold(
        [
          ...opened,
          'Joe uses *Trust Fund*.',
          'Joe gains **$1**.',
          'Gloria uses *Scrounge*.',
          'Gloria gains **Axe**.',
          'Gloria uses *Lucky*.',
          'A clue appears.',
        ],
        'turn 4',
      ),
    ).toEqual([
      ...opened,
      'A clue appears.',
      '**Upkeep:** Joe gains **$1** (Trust Fund). Gloria gains **Axe** (Scrounge). Uses *Lucky*.',
    ]);
    expect(fold(opened, 'turn 4')).toEqual(opened);
  });

  it('has an ability behind what it brings, and a check as one line with what changed its dice', () => {
    expect(
      fold([
        'Joe uses *Physician*.',
        'Joe gains **1 Stamina**.',
        'Joe: Luck, 1 die: 1',
        'Joe uses *Research*.',
        'Joe: Luck check, Joe rerolls: **6** — **passed**',
      ]),
    ).toEqual(['**Joe** gains **1 Stamina** (Physician). Luck, 1 die: 1 — Joe rerolls: **6** — **passed**.']);
    expect(
      fold([
        'Joe goes to the Woods.',
        'Joe: Luck, 1 die (Luck 2, Woods −1): 1',
        'Joe uses the Lucky Cigarette Case.',
        'Joe discards the Lucky Cigarette Case.',
        'Joe: Luck check, Lucky Cigarette Case rerolls: 2 — **failed**',
        'Joe: Lore, 1 die: 1',
        'The gate hums.',
        'Joe: Lore check, 1 clue: **6** — **passed**',
      ]),
    ).toEqual([
      '**Joe** goes to the Woods. Luck, 1 die: 1 — Lucky Cigarette Case rerolls: 2 — **failed**. Discards the Lucky Cigarette Case. Lore: 1. The gate hums. Lore check, 1 clue: **6** — **passed**.',
    ]);
  });

  it('says of what is used what it brings, and nothing where that names it', () => {
    expect(
      fold([
        'Joe uses the Motorcycle.',
        'Joe gains **2 movement points**.',
        'Joe uses the Obsidian Statue.',
        'Joe discards the Obsidian Statue.',
        'Joe uses the Food.',
        'The gate hums.',
      ]),
    ).toEqual([
      '**Joe** gains **2 movement points** (Motorcycle). Discards the Obsidian Statue. Uses the Food. The gate hums.',
    ]);
    expect(
      fold([
        'Joe: Combat, 2 dice: 1 2',
        'Joe uses the Bullwhip.',
        'Joe: Bullwhip rerolls: 1',
        'Joe uses *Marksman*.',
        'Joe: Combat check, Marksman rerolls: 3 **5** — **passed**',
      ]),
    ).toEqual(['**Joe:** Combat, 2 dice: 1 2 — Bullwhip rerolls: 1 — Marksman rerolls: 3 **5** — **passed**.']);
  });

  it('has a spell with its dice, and the end of a fight for its success, the same end once', () => {
    const won = ['Joe: Combat, 2 dice: **5** 1 — **passed**', '**The Ghoul is defeated: a trophy.** It drops.'];
    expect(
      fold([
        'Joe faces **the Ghoul**.',
        'Joe spends 1 Sanity (Wither).',
        'Joe: Spell, 2 dice: 1 2 — **failed**',
        'Joe casts Wither: *it fails*.',
        ...won,
        'Joe faces **the Ghoul**.',
        ...won,
      ]),
    ).toEqual([
      '**Joe** faces **the Ghoul**. Casts Wither, 2 dice: 1 2 — **failed**. Spends 1 Sanity. Combat: **5** 1. **Defeats it: a trophy.** It drops.',
      'Faces **the Ghoul**. Combat: **5** 1. **Defeats it: a trophy.**',
    ]);
    expect(
      fold([
        'Joe: Evade, 2 dice: **6** 1 — **passed**',
        'Joe evades the Ghoul. It loses the scent.',
        'Joe goes to the Woods.',
      ]),
    ).toEqual(['**Joe:** Evade, 2 dice: **6** 1. Evades the Ghoul. It loses the scent. Goes to the Woods.']);
    expect(fold([...won, 'Joe: Evade, 2 dice: 1 1 — **failed**']).at(-1)).toContain(' Joe: Evade, 2 dice: 1 1 — ');
    expect(fold(['Joe: Speed, no dice (Speed 2, Great Hall of Celeano −2)'])).toEqual(['**Joe:** Speed, no dice.']);
    // Whom they face is not told in this message.
    expect(fold(won)).toEqual(['**Joe:** Combat, 2 dice: **5** 1. **The Ghoul is defeated: a trophy.** It drops.']);
  });

  it('keeps the heading of a great moment apart', () => {
    expect(
      fold([
        '## Joe closes the gate at Woods',
        'Joe takes the gate as a trophy. **Open gates: 1 of 8.**',
        'Joe: Lore, 1 die: **6** — **passed**',
      ]),
    ).toEqual([
      '## Joe closes the gate at Woods',
      '**Joe** takes the gate as a trophy. **Open gates: 1 of 8.** Lore, 1 die: **6** — **passed**.',
    ]);
  });
});

describe('what stays of the Mythos and the opening', () => {
  it('is a line each, with what happens to one person in one', () => {
    expect(
      fold(
        [
          '## Mythos · An Evil Fog',
          '**Doom 6/14** (An Evil Fog).',
          'Joe loses **1 Stamina** (Ghoul).',
          'Joe discards Axe.',
          'Gloria loses **1 Stamina** (Ghoul).',
        ],
        'turn 4/mythos',
      ),
    ).toEqual([
      '## Mythos · An Evil Fog',
      '**Doom 6/14**.',
      'Joe loses **1 Stamina** (Ghoul). Discards Axe.',
      'Gloria loses **1 Stamina**.',
    ]);
    expect(fold(['**Turn 5 · Joe leads**', '-# Doom **6/14**', 'Joe rolls for Blessing: 3'], 'turn 5')).toEqual([
      '**Turn 5 · Joe leads**',
      '-# Doom **6/14**',
      '**Upkeep:** Joe rolls for Blessing: 3',
    ]);
  });
});
