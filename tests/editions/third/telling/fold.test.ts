import { describe, expect, it } from 'vitest';
import { thirdWords } from '../../../../src/editions/third/shown/namer.ts';
import { folded } from '../../../../src/editions/third/telling/fold.ts';
import { tell } from '../../../../src/editions/third/telling/telling.ts';
import { ref } from '../../../../src/engine/phrase.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: ['wendyAdams', 'rexMurphy'] });
const words = thirdWords('en', state);
const [wendy = '', rex = ''] = [0, 1].map((seat) => words.name(ref('seat', String(seat))));

describe('what stays of a message', () => {
  it('is of a turn what they did, the story, and what came of it, with their name once', () => {
    const told = [
      `${wendy} goes to Observatory.`,
      `${wendy} wards. Lore, 3 dice: 1 3 **6** — **1 doom off Observatory, 0 left**.`,
      '**Observatory:** *The lamp is lit.*',
      `${wendy}: Lore, 3 dice: 1 2 3`,
      `${wendy} gains **1 clue**.`,
    ];
    expect(folded(told, 'round 4/seat 0', words)).toEqual([
      `**${wendy}** goes to Observatory. Wards. Lore, 3 dice: 1 3 **6** — **1 doom off Observatory, 0 left**.`,
      '*The lamp is lit.*',
      'Lore, 3 dice: 1 2 3. Gains **1 clue**.',
    ]);
  });

  it('says a cause once, with what is new beside it, and leaves what has come on display to the display', () => {
    const told = [
      `${wendy} gains **Rope**.`,
      words.say('third-event-DisplayChanged', { cards: 'Knife' }),
      'Doom on the sheet **1** (anomaly in Uptown).',
      'Doom on the sheet **3** (+2, anomaly in Uptown).',
    ];
    expect(folded(told, 'round 4/seat 0', words)).toEqual([
      `**${wendy}** gains **Rope**. Doom on the sheet **1** (anomaly in Uptown). Doom on the sheet **3** (+2).`,
    ]);
  });

  it('says how much somebody suffers of one thing that asks again and again', () => {
    const token = words.say('third-event-TokenDrawn', { seat: rex, token: 'Headline', what: '' });
    const told = [`${rex} suffers **1 damage**.`, `${rex} suffers **1 damage**.`, `${rex} suffers **1 horror**.`];
    const others = [`${rex} suffers **1 horror**; Becky takes 1 damage.`, `${wendy} suffers **1 horror**.`];
    expect(
      folded([token, ...told, `${rex} suffers **2 damage**.`, ...others], 'round 4/mythos', words).join(),
    ).toContain(
      `Suffers **4 damage and 1 horror**. Suffers **1 horror**; Becky takes 1 damage. ${wendy} suffers **1 horror**.`,
    );
    expect(folded([told[0] ?? '', `${rex} suffers **$1**.`], 'round 4/seat 1', words)).toEqual([
      `**${rex}** suffers **1 damage**. Suffers **$1**.`,
    ]);
  });

  it('says how much somebody suffers of one thing that comes to them several times at once', () => {
    const harm = {
      type: 'Suffered',
      seat: 1,
      damage: 1,
      horror: 0,
      by: { ref: 'headline', id: 'policeDoYourJobs' },
    } as const;
    const { lines } = tell([harm, harm, { ...harm, seat: 0 }, harm], state, words);
    expect(lines.join()).toContain(`${rex} suffers **3 damage**; ${wendy} suffers **1 damage**`);
  });

  it('is of the opening a paragraph for each who comes', () => {
    const told = ['**Round 4** · Rex leads', '-# Goal', `${wendy} gains **$1**.`, `${wendy} begins with **Rope**.`];
    expect(folded([...told, `${rex} gains **$3**.`], 'round 4', words)).toEqual([
      '**Round 4** · Rex leads',
      '-# Goal',
      `${wendy} gains **$1**. Begins with **Rope**.`,
      `${rex} gains **$3**.`,
    ]);
  });

  it('names them again after a monster of which the sentence could be understood', () => {
    const told = [
      `${wendy} goes to Orne Library.`,
      `**Ghoul** engages ${wendy}.`,
      `${wendy} evades. Observation, 1 die: 1`,
    ];
    expect(folded(told, 'round 4/seat 0', words)).toEqual([
      `**${wendy}** goes to Orne Library. **Ghoul** engages ${wendy}. ${wendy} evades. Observation, 1 die: 1.`,
    ]);
  });

  it('has the monster of a token in one sentence with it, also where it was asked where that appears', () => {
    const token = words.say('third-event-TokenDrawn', { seat: wendy, token: ref('token', 'spawnMonster'), what: '' });
    const told = [token, '**Ghoul** appears at Graveyard.', `${wendy}: **Blank**.`, token, `${wendy}: **Blank**.`];
    expect(folded(told, 'round 4/mythos', words)).toEqual([
      `**${wendy}:** **Spawn Monster**: **Ghoul** appears at Graveyard. **Blank**. **Spawn Monster**. **Blank**.`,
    ]);
  });

  it('is of the monsters a line each', () => {
    const told = [
      `**Ghoul** attacks ${wendy}.`,
      `${wendy} suffers **1 damage** (Ghoul).`,
      '**Hooded Stalker** readies.',
    ];
    expect(folded(told, 'round 4/monsters', words)).toEqual([
      `**Ghoul** attacks ${wendy}. ${wendy} suffers **1 damage**.`,
      '**Hooded Stalker** readies.',
    ]);
  });

  it('is one line for all monsters that only go somewhere', () => {
    const [ghoul, ghast, stalker] = ['Ghoul', 'Ghast', 'Hooded Stalker'].map((monster) =>
      words.say('third-event-MonsterMoved', {
        ...{
          monster,
          to: 'Uptown',
          aim: words.say('third-monster-aim', { kind: 'hunter', aim: 'the nearest' }),
          seats: wendy,
        },
        engages: monster === 'Hooded Stalker' ? 'yes' : 'no',
      }),
    );
    expect(folded([ghoul ?? '', ghast ?? '', stalker ?? ''], 'round 4/monsters', words)).toEqual([
      '**Ghoul** → Uptown, hunting the nearest. **Ghast** → Uptown, hunting the nearest.',
      `**Hooded Stalker** → Uptown, hunting the nearest; engages ${wendy}.`,
    ]);
  });

  it('is of several of a kind that go after the same where each of them goes', () => {
    const move = (to: string) =>
      words.say('third-event-MonsterMoved', {
        ...{
          monster: 'Ghoul',
          to,
          aim: words.say('third-monster-aim', { kind: 'hunter', aim: 'the nearest' }),
          seats: '',
        },
        engages: 'no',
      });
    expect(folded([move('Uptown'), move('St. Mary’s Hospital')], 'round 4/monsters', words)).toEqual([
      '**Ghoul ×2** → Uptown and St. Mary’s Hospital, hunting the nearest.',
    ]);
  });

  it('has a story in one line with its title, and with the monster it brings', () => {
    const told = [`${wendy} researches.`, '**The Well turns over**', '*It is dry.*', 'Markers on the sheet: **1**.'];
    expect(folded(told, 'round 4/seat 0', words)).toEqual([
      `**${wendy}** researches.`,
      '**The Well turns over.** *It is dry.*',
      'Markers on the sheet: **1**.',
    ]);
    const frame = ['## The Well turns over', '*It is not dry.*', '**Cthulhu** appears at Uptown.'];
    expect(folded(frame, 'round 4/codex', words)).toEqual([frame[0], `${frame[1]} ${frame[2]}`]);
  });

  it('names a monster once that engages and attacks', () => {
    const told = [`**Ghoul** → Uptown; engages ${wendy}.`, `**Ghoul** attacks ${wendy}.`, '**Ghoul** readies.'];
    expect(folded(told, 'round 4/monsters', words)).toEqual([
      `**Ghoul** → Uptown; engages ${wendy}. Attacks ${wendy}.`,
      '**Ghoul** readies.',
    ]);
  });

  it('is of several monsters of a kind that do the same one line', () => {
    const told = ['**Ghoul** attacks Wendy.', 'Wendy suffers **1 damage** (Ghoul).'];
    expect(folded([...told, ...told, '**Ghast** readies.'], 'round 4/monsters', words)).toEqual([
      '**Ghoul ×2** attacks Wendy. Wendy suffers **1 damage**.',
      '**Ghast** readies.',
    ]);
  });

  it('leaves out the place of a story where that has just been named', () => {
    const goes = `${wendy} goes to Uptown–Southside residential street.`;
    expect(folded([goes, '**Residential street:** *A door.*'], 'round 4/seat 0', words)[1]).toBe('*A door.*');
    const stays = `${wendy} focuses **Lore**.`;
    expect(folded([stays, '**Anomaly:** *A crack.*'], 'round 4/seat 0', words)[1]).toBe('**Anomaly:** *A crack.*');
  });

  it('is of the mythos a line for each who draws, under its heading', () => {
    const told = [
      '## Mythos',
      `${wendy}: **Blank**.`,
      `${wendy}: **Reckoning**.`,
      `${rex} suffers **1 horror**.`,
      `${wendy}: **Blank**.`,
      `${rex}: **Blank**.`,
    ];
    expect(folded(told, 'round 4/mythos', words)).toEqual([
      '## Mythos',
      `**${wendy}:** **Blank**. **Reckoning**. ${rex} suffers **1 horror**. **Blank**.`,
      `**${rex}:** **Blank**.`,
    ]);
  });

  it('leaves alone what was taken back, headings, and other messages', () => {
    const undone = ['~~Somebody goes to Observatory.~~', '↩ **Taken back by Mara.**', `${wendy} gains **$1**.`];
    expect(folded(undone, 'round 4/seat 0', words)).toEqual([...undone.slice(0, 2), `**${wendy}** gains **$1**.`]);
    expect(folded(undone, 'round 4', words)).toEqual(undone);
  });
});
