import { describe, expect, it } from 'vitest';
import type { Cause, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { arranged, type Layout } from '../../../../src/story/arrange.ts';
import { storyLines } from '../../../../src/words/story.ts';
import { said } from '../../../story/said.ts';
import { tell, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: ['wendyAdams', 'rexMurphy'] });
const words = thirdWords('en', state);
const LIST: Layout = { as: 'list' };
const told = (...events: ThirdEvent[]): string[] => said(tell(events, state), words);
/** What several tellings of one message come to: a question stood between them. */
const asked = (...tellings: ThirdEvent[][]): string[] =>
  storyLines(
    arranged(
      tellings.map((events) => ({ sentences: tell(events, state) })),
      LIST,
    ),
    words,
  );

const pact: Cause = { ref: 'card', id: 'darkPact#1' };
const outbreak: Cause = { ref: 'archive', id: '1' };
const monster = 'fleshEater#1';
const attack = (seat = 0, by: `${string}#${number}` = monster): ThirdEvent => ({
  type: 'MonsterAttacked',
  seat,
  monster: by,
});
const harm = (seat: number, by: string = monster): ThirdEvent => ({
  ...{ type: 'Suffered', seat, damage: 1, horror: 0, by: { ref: 'monster', id: by } },
});
const drawn = (token: Extract<ThirdEvent, { type: 'TokenDrawn' }>['token'], seat = 0): ThirdEvent => ({
  ...{ type: 'TokenDrawn', seat, token, left: 5 },
});
const spawned: ThirdEvent = {
  ...{ type: 'MonsterSpawned', monster, at: 'graveyard', status: 'ready', by: { ref: 'token', id: 'spawnMonster' } },
};
const off = (space: string): ThirdEvent => ({ type: 'DoomRemoved', space, amount: 3, doom: 1, by: outbreak });
const on = (space: string, doom: number): ThirdEvent => ({ type: 'DoomPlaced', space, amount: 1, doom, by: outbreak });

describe('an attack', () => {
  it('is told with whom it hurts, once, or that it does no harm', () => {
    expect(told(attack(), harm(0))).toEqual(['**Flesh-Eater** attacks Wendy: 1 damage.']);
    expect(told(attack(), harm(1))).toEqual(['**Flesh-Eater** attacks Wendy: 1 damage to Rex.']);
    expect(told(attack(), attack(1, 'ghoulPriest#1'), harm(1, 'ghoulPriest#1'))[0]).toBe(
      '**Flesh-Eater** attacks Wendy: no harm.',
    );
  });

  it('says so also where somebody is asked before the harm is done', () => {
    const taken: ThirdEvent = {
      ...{
        type: 'AssetSuffered',
        seat: 0,
        card: 'darkPact#1',
        damage: 1,
        horror: 0,
        by: { ref: 'monster', id: monster },
      },
    };
    expect(asked([attack()], [taken, { ...harm(0), horror: 1 } as ThirdEvent])).toEqual([
      '**Flesh-Eater** attacks Wendy: Dark Pact takes 1 damage, 1 damage and 1 horror to Wendy.',
    ]);
    expect(asked([attack()], [{ ...harm(0), type: 'Prevented' } as ThirdEvent])).toEqual([
      '**Flesh-Eater** attacks Wendy: Wendy is spared 1 damage.',
    ]);
  });

  it('of several of a kind that do the same is one sentence', () => {
    const second = 'fleshEater#2';
    expect(told(attack(), harm(0), attack(0, second), harm(0, second))).toEqual([
      '**Flesh-Eater (2)** each attack Wendy: 1 damage.',
    ]);
    expect(told(attack(), harm(0), attack(1, second), harm(1, second))).toHaveLength(2);
  });
});

describe('doom that comes after a question', () => {
  const doom = (by: Cause, space = 'graveyard', more: Partial<ThirdEvent> = {}): ThirdEvent =>
    ({ type: 'DoomPlaced', space, amount: 1, doom: 2, by, ...more }) as ThirdEvent;

  it('of a lurker that stands before and behind a question is told once', () => {
    const lurker = 'ghoulPriest#1';
    const lurks: ThirdEvent = { type: 'MonsterActivated', monster: lurker, kind: 'lurker', at: 'graveyard' };
    expect(asked([lurks, harm(0, lurker)], [harm(1, lurker)])).toEqual([
      '**Ghoul Priest**, in the Graveyard, lurks: 1 damage to Wendy and Rex.',
    ]);
  });

  it('is told with what a lurker does, with its token, and with the reckoning of the scenario', () => {
    const lurks: ThirdEvent = { type: 'MonsterActivated', monster: 'ghoulPriest#1', kind: 'lurker', at: 'graveyard' };
    expect(asked([lurks], [doom({ ref: 'monster', id: 'ghoulPriest#1' })])).toEqual([
      '**Ghoul Priest**, in the Graveyard, lurks: +1 doom in the Graveyard (2).',
    ]);
    expect(asked([drawn('gateBurst')], [doom({ ref: 'token', id: 'gateBurst' })])).toEqual([
      'Wendy: **Gate Burst**: +1 doom in the Graveyard (2).',
    ]);
    const scenario: Cause = { ref: 'scenario', id: state.scenario };
    const mythos = { ...state, phase: 'mythos' } as const;
    const sentences = [[{ type: 'Reckoning', by: scenario }], [doom(scenario)]].flatMap((events) =>
      tell(events as ThirdEvent[], mythos),
    );
    expect(said(sentences, words)).toEqual(['Feast of Umôrdhoth — +1 doom in the Graveyard (2).']);
  });

  it('is not counted where it breaks out at once', () => {
    const burst = [
      drawn('spreadDoom'),
      doom({ ref: 'token', id: 'spreadDoom' }),
      { type: 'Outbreak', space: 'graveyard' },
    ];
    expect(told(...(burst as ThirdEvent[]))[0]).toBe('Wendy: **Spread Doom**: Graveyard.');
  });
});

it('a card that spares somebody something in an attack is named there', () => {
  const spared = { ...harm(0), type: 'Prevented', by: { ref: 'card', id: 'mamasAmulet#1' } } as ThirdEvent;
  const used: ThirdEvent = { type: 'CardUsed', seat: 0, card: 'mamasAmulet#1' };
  expect(told(attack(), used, spared)).toEqual([
    '**Flesh-Eater** attacks Wendy: Wendy is spared 1 damage (Mama’s Amulet).',
  ]);
});

it('a name that is a plural has its verbs in the plural', () => {
  const spawned: ThirdEvent = { type: 'MonsterSpawned', monster: 'maskedOnes#1', at: 'graveyard', status: 'ready' };
  expect(told(spawned)).toEqual(['**Masked Ones** appear in the Graveyard.']);
});

describe('what comes of something at once', () => {
  it('is told instead of what was used', () => {
    expect(
      told({ type: 'CardUsed', seat: 0, card: 'knife#1' }, { type: 'Gained', seat: 0, what: 'money', amount: 1 }),
    ).toEqual(['Wendy gains **$1** (Knife).']);
    expect(
      told(
        { type: 'CardUsed', seat: 0, card: 'blessed#1' },
        { type: 'CardDiscarded', seat: 0, card: 'blessed#1', to: 'supply' },
      ),
    ).toEqual(['Wendy’s blessing is spent.']);
  });

  it('is told with the reckoning that it comes from, or that there was nothing to do', () => {
    const scenario: Cause = { ref: 'scenario', id: state.scenario };
    const sheet: ThirdEvent = { type: 'SheetDoom', by: 1, doom: 2, cause: scenario };
    expect(told({ type: 'Reckoning', by: scenario }, sheet)).toEqual([
      'Feast of Umôrdhoth — +1 doom on the sheet (2).',
    ]);
    expect(told({ type: 'Reckoning', by: scenario }, { type: 'Reckoning', by: pact })).toEqual([
      'Feast of Umôrdhoth — nothing to do.',
      'Reckoning: Dark Pact.',
    ]);
    const hurt = [0, 1].map((seat) => ({ ...harm(seat), by: scenario }) as ThirdEvent);
    expect(told({ type: 'Reckoning', by: scenario }, ...hurt, drawn('blank'))[0]).toBe(
      'Feast of Umôrdhoth — 1 damage to Wendy and Rex.',
    );
    // It isn't plain whose that is.
    expect(
      told({ type: 'Reckoning', by: scenario }, { type: 'Gained', seat: 0, what: 'money', amount: 1, by: scenario }),
    ).toEqual(['Reckoning: Feast of Umôrdhoth.', 'Wendy gains **$1**.']);
  });

  it('of a card that recovers does not name it twice', () => {
    const recovered = { type: 'Recovered', seat: 0, card: 'darkPact#1' } as const;
    const both: ThirdEvent[] = [
      { ...recovered, health: 1, sanity: 0 },
      { ...recovered, health: 0, sanity: 1 },
    ];
    expect(told({ type: 'Reckoning', by: pact }, ...both)).toEqual(['Dark Pact — +1 health and 1 Sanity.']);
    expect(told(...both)).toEqual(['Wendy restores **1 health and 1 Sanity** on the Dark Pact.']);
  });

  it('of a monster that appears is whom it engages', () => {
    const engaged: ThirdEvent = { type: 'MonsterEngaged', monster, seat: 0 };
    expect(told({ ...spawned, by: { ref: 'deck', id: 'event' } } as ThirdEvent, engaged)).toEqual([
      '**Flesh-Eater** appears in the Graveyard (event deck) and engages Wendy.',
    ]);
    expect(told(drawn('spawnMonster'), spawned, engaged)).toEqual([
      'Wendy: **Spawn Monster**: a Flesh-Eater in the Graveyard (engages Wendy).',
    ]);
    expect(told(engaged, { type: 'MonsterEngaged', monster, seat: 1 })).toEqual([
      '**Flesh-Eater** engages Wendy and Rex.',
    ]);
  });

  it('of a purchase is what it costs', () => {
    const on: Cause = { ref: 'card', id: 'knife#1' };
    expect(
      told(
        { type: 'Spent', seat: 0, what: 'money', amount: 2, on },
        { type: 'CardGained', seat: 0, card: 'knife#1', from: 'bought' },
      ),
    ).toEqual(['Wendy buys **a Knife** for $2.']);
  });

  it('3E-415.1a of outbreaks, one after the other, is where doom lies in the end, and how much has come to the sheet', () => {
    const sheet = (doom: number): ThirdEvent => ({ type: 'SheetDoom', by: 1, doom, cause: outbreak });
    expect(
      told(
        { type: 'Outbreak', space: 'graveyard' },
        ...[off('graveyard'), on('generalStore', 4), on('blackCave', 1), sheet(2)],
        { type: 'Outbreak', space: 'generalStore' },
        ...[off('generalStore'), on('graveyard', 2), on('blackCave', 2), sheet(3)],
      ),
    ).toEqual([
      '## Outbreak in the Graveyard and at the General Store',
      'It spills over: Graveyard **2**, General Store **1**, and Black Cave **2**; on the sheet **3** (+2).',
    ]);
  });

  it('of cards hidden with a marker each is one line', () => {
    const decks = ['uptown', 'easttown'];
    expect(
      told(
        ...decks.map((deck): ThirdEvent => ({ type: 'ArchiveShuffledIn', card: 13, deck })),
        ...decks.map((at): ThirdEvent => ({ type: 'MarkerPlaced', at, color: 'blue', faceUp: false })),
      ),
    ).toHaveLength(1);
  });

  it('of an archive card without a name is told by itself: that it goes back needs no words', () => {
    expect(told({ type: 'CodexReturned', card: 13 })).toEqual([]);
  });
});

describe('a token', () => {
  it('is told with what it brings, also where it was asked where', () => {
    expect(asked([drawn('spawnMonster')], [spawned])).toEqual([
      'Wendy: **Spawn Monster**: a Flesh-Eater in the Graveyard.',
    ]);
    const doom: ThirdEvent = { type: 'DoomPlaced', space: 'graveyard', amount: 1, doom: 2 };
    expect(told(drawn('spreadDoom'), doom)).toEqual(['Wendy: **Spread Doom**: Graveyard **2**.']);
  });

  it('that is blank is told once for each who draws, however many other tokens lie between', () => {
    expect(asked([drawn('blank')], [drawn('spreadDoom')], [drawn('blank')], [drawn('blank', 1)])).toEqual([
      'Wendy: two blanks. **Spread Doom**.',
      'Rex: a blank.',
    ]);
  });

  it('with a headline is told by that, for whoever drew it', () => {
    const [line] = told(drawn('readHeadline', 1), { type: 'HeadlineRead', seat: 1, headline: 'bigCityBurglarsBusted' });
    expect(line).toMatch(/^Rex: \*\*“.+”\*\* \*.+\*$/);
  });
});
