import { describe, expect, it } from 'vitest';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { layout } from '../../../../src/editions/third/telling/frame.ts';
import { phrase } from '../../../../src/engine/phrase.ts';
import { arranged } from '../../../../src/story/arrange.ts';
import { storyLines } from '../../../../src/words/story.ts';
import { tell, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: ['wendyAdams', 'rexMurphy'] });
const words = thirdWords('en', state);

/** What stays of a message in which each of these was told by itself. */
function stays(frame: string, ...events: ThirdEvent[]): string[] {
  const passages = events.map((event) => ({ sentences: tell([event], state) }));
  return storyLines(arranged(passages, layout(frame, state)), words);
}

/** The same told at once. */
function atOnce(frame: string, ...events: ThirdEvent[]): string[] {
  return storyLines(arranged([{ sentences: tell(events, state) }], layout(frame, state)), words);
}

type Kind = `${string}#${number}`;
const goes = (to: string, seat = 0): ThirdEvent => ({ type: 'Moved', seat, from: 'generalStore', to, how: 'step' });
const money = (seat: number, amount = 1): ThirdEvent => ({ type: 'Gained', seat, what: 'money', amount });
const rolled: ThirdEvent = {
  ...{ type: 'TestRolled', seat: 0, skill: 'lore', formula: [], dice: [1, 6], faces: [5, 6], successes: 1 },
};
const passed: ThirdEvent = { type: 'TestEnded', seat: 0, skill: 'lore', successes: 1, passed: true };
const encounter = (section: string, kind: 'neighborhood' | 'street', card: string): ThirdEvent => ({
  ...{ type: 'EncounterDrawn', seat: 0, section, kind, card },
});
const moves = (monster: Kind, to: string): ThirdEvent => ({
  type: 'MonsterMoved',
  monster,
  from: 'uptown',
  to,
  direct: false,
});
const engages = (monster: Kind, seat = 0): ThirdEvent => ({ type: 'MonsterEngaged', monster, seat });
const readies = (monster: Kind): ThirdEvent => ({ type: 'MonsterReadied', monster });

describe('what stays of a turn', () => {
  it('is what they did, the story, and what came of it, with their name once', () => {
    const told = stays(
      'round 4/seat 0',
      goes('graveyard'),
      { ...rolled, occasion: 'ward' } as ThirdEvent,
      { type: 'DoomRemoved', space: 'graveyard', amount: 1, doom: 0 },
      encounter('graveyard', 'neighborhood', 'rivertown1'),
      rolled,
      { ...passed, passed: false, successes: 0 } as ThirdEvent,
      money(0),
    );
    expect(told).toHaveLength(3);
    expect(told[0]).toBe(
      '**Wendy** goes to the Graveyard. Wards. Lore, 2 dice: 1 **6**. **1 doom off the Graveyard**, 0 left.',
    );
    // The place has just been named.
    expect(told[1]).toMatch(/^\*[^*].+\*$/);
    expect(told[2]).toBe('Lore: 1 **6** — **failed**. Gains **$1**.');
  });

  it('names the place of a story where nothing before it has', () => {
    const [, story] = stays('round 4/seat 0', money(0), encounter('graveyard', 'neighborhood', 'rivertown1'));
    expect(story).toMatch(/^\*\*Graveyard:\*\* \*/);
  });

  it('names them again after a monster of which the sentence could be understood', () => {
    expect(stays('round 4/seat 0', goes('graveyard'), engages('fleshEater#1'), rolled)).toEqual([
      '**Wendy** goes to the Graveyard. **Flesh-Eater** engages Wendy. Wendy rolls Lore, 2 dice: 1 **6**.',
    ]);
  });

  it('says a cause once, and leaves what has come on display to the display', () => {
    const by = { ref: 'neighborhood', id: 'uptown' };
    const doom = (sum: number, by_: number): ThirdEvent => ({ type: 'SheetDoom', by: by_, doom: sum, cause: by });
    const shown: ThirdEvent = { type: 'DisplayChanged', discarded: [], revealed: ['knife#1'] };
    expect(stays('round 4/seat 0', money(0), shown, doom(1, 1), doom(3, 2))).toEqual([
      '**Wendy** gains **$1**. Doom on the sheet: **1** (anomaly in Uptown). Doom on the sheet: +2, **3**.',
    ]);
  });

  it('has a story in a line of its own, and what happens after it', () => {
    const [heading, story, ...rest] = atOnce(
      'round 4/seat 0',
      { type: 'CodexFired', card: 29, what: 'objective' },
      { type: 'CodexFlipped', card: 29 },
      { type: 'SheetMarkers', by: 1, markers: 1 },
    );
    expect(heading).toBe('## Goal met: The Stars Are Right turns over');
    expect(story).toMatch(/^\*.+\*$/);
    expect(rest).toEqual(['Markers on the sheet: **1**.']);
  });
});

describe('what stays of what happens to all', () => {
  it('says how much somebody suffers of one thing that asks again and again, and who suffers the same', () => {
    const by = { ref: 'headline', id: 'policeDoYourJobs' };
    const harm = (seat: number, damage: number, horror: number): ThirdEvent => ({
      type: 'Suffered',
      seat,
      damage,
      horror,
      by,
    });
    expect(stays('round 4/mythos', harm(1, 1, 0), harm(1, 1, 0), harm(1, 0, 1), harm(0, 1, 0))).toEqual([
      expect.stringMatching(/^Rex suffers \*\*2 damage and 1 horror\*\* \(.+\)\.$/),
      'Wendy suffers **1 damage**.',
    ]);
    expect(stays('round 4/mythos', harm(1, 1, 0), harm(0, 1, 0))[0]).toMatch(
      /^Rex and Wendy each suffer \*\*1 damage\*\*/,
    );
  });

  it('is of the opening a paragraph for each who comes', () => {
    const begins: ThirdEvent = { type: 'CardGained', seat: 0, card: 'becky#1', from: 'start' };
    const [round, goal, ...rest] = stays(
      'round 4',
      { type: 'RoundStarted', round: 4, leader: 1 },
      money(0),
      begins,
      money(1, 3),
    );
    expect(round).toBe('**Round 4** · Rex leads');
    expect(goal).toBe('Wendy gains **$1**. Begins with **Becky**.');
    expect(rest).toEqual(['Rex gains **$3**.']);
  });

  it('is of the Mythos a line for each who draws, under its heading', () => {
    const drawn = (seat: number, token: 'blank' | 'reckoning'): ThirdEvent => ({
      type: 'TokenDrawn',
      seat,
      token,
      left: 4,
    });
    const mythos: ThirdEvent = { type: 'PhaseStarted', phase: 'mythos', round: 4 };
    expect(
      stays('round 4/mythos', mythos, drawn(0, 'blank'), drawn(0, 'reckoning'), drawn(0, 'blank'), drawn(1, 'blank')),
    ).toEqual(['## Mythos', 'Wendy: two blanks. **Reckoning**.', 'Rex: a blank.']);
  });

  it('strikes what was taken back, and names whoever did', () => {
    const [first, second] = [money(0), money(1)].map((event) => ({ sentences: tell([event], state) }));
    const undone = phrase('story-text', { text: 'Taken back' });
    const story = arranged(
      [{ ...first, undone }, second].map((one) => ({ sentences: [], ...one })),
      { as: 'list' },
    );
    expect(storyLines(story, words)).toEqual(['~~Wendy gains **$1**.~~', 'Taken back', 'Rex gains **$1**.']);
  });
});

describe('what stays of the monsters', () => {
  it('is a line each, named once where they engage and attack', () => {
    const attack: ThirdEvent = { type: 'MonsterAttacked', monster: 'ghoulPriest#1', seat: 0 };
    const harm: ThirdEvent = {
      type: 'Suffered',
      seat: 0,
      damage: 1,
      horror: 0,
      by: { ref: 'monster', id: 'ghoulPriest#1' },
    };
    const way = [moves('ghoulPriest#1', 'graveyard'), engages('ghoulPriest#1')];
    expect(atOnce('round 4/monsters', ...way, attack, harm, readies('hoodedStalker#1'))).toEqual([
      '**Ghoul Priest** → the Graveyard (engages Wendy). Attacks Wendy: 1 damage.',
      '**Hooded Stalker** readies.',
    ]);
  });

  it('is one line for all that only go somewhere, by what draws them, and those of a kind with their number', () => {
    const told = stays(
      'round 4/monsters',
      moves('robedFigure#1', 'graveyard'),
      moves('robedFigure#2', 'graveyard'),
      moves('robedFigure#3', 'blackCave'),
      moves('hoodedStalker#1', 'uptown'),
    );
    expect(told).toEqual([
      'Drawn by the unstable space: **Robed Figure (2)** → the Graveyard, **Robed Figure** → the Black Cave. Hunting the lowest Strength: **Hooded Stalker** → Uptown.',
    ]);
  });

  it('is of several of a kind that do the same one line', () => {
    expect(stays('round 4/monsters', readies('fleshEater#1'), readies('fleshEater#2'))).toEqual([
      '**Flesh-Eater (2)** ready.',
    ]);
    expect(stays('round 4/monsters', engages('fleshEater#1', 1), engages('fleshEater#2', 1))).toEqual([
      '**Flesh-Eater (2)** engage Rex.',
    ]);
  });

  it('says where one that lurks is, and what it does', () => {
    const { state: own } = aGame({
      scenario: 'veilOfTwilight',
      investigators: ['wendyAdams'],
      monsters: [{ kind: 'ghoulAcolyte', at: 'masBoardingHouse' }],
    });
    const [{ id: monster } = { id: 'ghoulAcolyte#1' as const }] = own.monsters;
    const told = tell(
      [
        { type: 'MonsterActivated', monster, kind: 'lurker' },
        { type: 'DoomPlaced', space: 'hangmansHill', amount: 1, doom: 3 },
      ],
      own,
    );
    expect(storyLines(arranged([{ sentences: told }], { as: 'list' }), thirdWords('en', own))).toEqual([
      '**Ghoul Acolyte**, at Ma’s Boarding House, lurks: +1 doom on Hangman’s Hill (3).',
    ]);
  });
});
