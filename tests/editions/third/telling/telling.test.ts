import { describe, expect, it } from 'vitest';
import { boardText, headline, statusLines } from '../../../../src/editions/third/shown/boardtext.ts';
import { archiveProse, monsterProse, prose } from '../../../../src/editions/third/shown/prose.ts';
import { findRules, ruleTopics } from '../../../../src/editions/third/shown/rulebook.ts';
import { sheetText } from '../../../../src/editions/third/shown/sheetview.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { picture, scenes } from '../../../../src/editions/third/telling/scene.ts';
import { inBrief } from '../../../../src/story/excerpt.ts';
import { said } from '../../../story/said.ts';
import {
  arrange,
  CONTENT,
  gameOf,
  lookup,
  readScenario,
  search,
  seen,
  tell,
  third,
  thirdWords,
} from '../../../third.ts';

const state = arrange(
  readScenario(`
edition: third
name: told
given:
  scenario: feastOfUmordhoth
  investigators:
    - { sheet: agnesBaker, at: graveyard, money: 2, cards: [knife, darkPact] }
    - { sheet: tommyMuldoon, at: downtownEasttownStreet }
  doom: { graveyard: 2 }
  clues: { uptown: 1 }
  markers: [{ color: blue, faceUp: false, at: blackCave }, { color: red, faceUp: false, at: hangmansHill }]
  monsters: [{ kind: fleshEater, at: graveyard, status: engaged, engagedWith: [0] }]
  codex: [{ number: 10 }, { number: 11 }]
`),
);
const words = thirdWords('en', state);
const lines = (...events: ThirdEvent[]): string[] => said(tell(events, state), words);
/** What a table is told that wants to hear only what nobody may miss. */
const brief = (...events: ThirdEvent[]): string[] => said(inBrief(tell(events, state)), words);
const content = CONTENT;

describe('telling of the third edition', () => {
  it('tells in one sentence of several who sign the same card, and join the Lodge by it', () => {
    const gains = (seat: number, copy: 2 | 3): ThirdEvent[] => [
      { type: 'CardGained', seat, card: `darkPact#${copy}` as const, from: 'supply' },
      { type: 'JoinedLodge', seat },
    ];
    expect(lines(...gains(0, 2), ...gains(1, 3))).toEqual([
      'Agnes and Tommy each sign: **Dark Pact**, and membership of the Silver Twilight Lodge.',
    ]);
    expect(lines(...gains(0, 2), { type: 'CardGained', seat: 1, card: 'darkPact#3', from: 'supply' })).toEqual([
      'Agnes signs: **Dark Pact**, and membership of the Silver Twilight Lodge.',
      'Tommy gains **a Dark Pact**.',
    ]);
  });

  it('tells of somebody who comes into a running game who they are, and leaves their story to the sheet', () => {
    const dealt: ThirdEvent = { type: 'InvestigatorDealt', seat: 1, sheet: 'tommyMuldoon', at: 'graveyard' };
    const named = words.with(({ ref }) => (ref === 'player' ? 'Mara' : null));
    expect(said(tell([dealt], state), named)).toEqual(['**Tommy Muldoon** (Mara), the rookie cop']);
    const start: ThirdEvent = { type: 'GameStarted', players: 2, scenario: state.scenario, leader: 0, seal: 'x' };
    expect(said(tell([start, dealt], state), named).at(-1)).toContain(
      `· ${prose('investigators', ['tommyMuldoon', 'story'], 'en')}`,
    );
  });

  it('tells what one investigator gains and spends with their name once, and what they gain in a row with one verb', () => {
    expect(
      lines(
        { type: 'Spent', seat: 0, what: 'money', amount: 1 },
        { type: 'Recovered', seat: 0, health: 0, sanity: 3 },
        { type: 'Gained', seat: 0, what: 'remnant', amount: 1 },
        { type: 'Gained', seat: 0, what: 'clue', amount: 1 },
      ),
    ).toEqual(['Agnes spends $1. Recovers **3 Sanity**. Gains **1 remnant and 1 clue**.']);
  });

  it('tells every event, also one like the one before', () => {
    const clue = { type: 'ClueSpawned', neighborhood: 'uptown', card: 'feastOfUmordhothEvent19' } as const;
    expect(lines(clue, clue)).toEqual(['Clues appear in **Uptown (2)**.']);
    expect(brief(clue, clue)).toEqual(['A clue appears in **Uptown**.', 'A clue appears in **Uptown**.']);
  });

  it('tells steps, doom and cards together', () => {
    const step = { type: 'Moved', seat: 0, how: 'step' } as const;
    expect(
      lines(
        { ...step, from: 'graveyard', to: 'generalStore' },
        { ...step, from: 'generalStore', to: 'blackCave' },
        { type: 'DoomPlaced', space: 'graveyard', amount: 1, doom: 3 },
        { type: 'DoomPlaced', space: 'blackCave', amount: 1, doom: 1 },
        { type: 'CardGained', seat: 1, card: 'knife#1', from: 'start' },
        { type: 'CardGained', seat: 1, card: 'becky#1', from: 'start' },
      ),
    ).toEqual([
      'Agnes goes to the Black Cave.',
      'Doom: Graveyard **3** and Black Cave **1**.',
      'Tommy begins with **a Knife and Becky**.',
    ]);
  });

  it('leaves out an action of which nothing has come yet, and those that their result tells', () => {
    const performed = (action: string) => ({ type: 'ActionPerformed', seat: 0, action, additional: false }) as const;
    const component = performed('component:agnesBaker:0');
    expect(lines(performed('attack'))).toEqual([]);
    expect(lines(component)).toEqual([]);
    expect(lines(component, { type: 'EncounterMissed', seat: 0, monsters: [] })).toEqual([
      'Agnes uses **Past Lives**. Has no encounter (engaged).',
    ]);
    // Of its own ability it is told once.
    const used = { type: 'AbilityUsed', seat: 0, sheet: 'agnesBaker' } as const;
    expect(lines(component, used, { type: 'EncounterMissed', seat: 0, monsters: [] })).toEqual([
      'Agnes uses “Past Lives”. Has no encounter (engaged).',
    ]);
    for (const action of ['attack', 'evade', 'ward', 'research', 'move', 'focus', 'trade', 'gatherResources'])
      expect(lines(performed(action), { type: 'Delayed', seat: 0 })).toEqual(['Agnes is **delayed**.']);
  });

  it('begins the phases with a heading, where anything happens in them', () => {
    const phase = (name: 'monster' | 'mythos') => ({ type: 'PhaseStarted', phase: name, round: 2 }) as const;
    const burst = { type: 'GateBurst', neighborhood: 'uptown', card: 'downtown1' } as const;
    const told = '**A gate bursts** in Uptown.';
    expect(lines(phase('monster'), phase('mythos'), burst)).toEqual(['## Mythos', told]);
    expect(lines(burst, phase('monster'))).toEqual([told]);
  });

  it('3E-104 tells at the start which monsters are on the map', () => {
    const start: ThirdEvent = { type: 'GameStarted', players: 2, scenario: state.scenario, leader: 0, seal: 'x' };
    expect(lines(start)).toContain(
      'On the map from the start: a Vicious Glutton on Hangman’s Hill and a Hooded Stalker in the Graveyard.',
    );
  });

  it('3E-203.3 says who is engaged and has no encounter', () => {
    expect(lines({ type: 'EncounterMissed', seat: 0, monsters: ['fleshEater#1'] })).toEqual([
      'Agnes has no encounter (engaged).',
    ]);
  });

  it('3E-457.9 counts damage against health only while the monster stands', () => {
    const hurt = { type: 'MonsterDamaged', monster: 'fleshEater#1', attack: true, amount: 3, health: 2 } as const;
    expect(lines({ ...hurt, damage: 3 } as ThirdEvent)).toEqual(['The Flesh-Eater takes **3 damage**.']);
    expect(lines({ ...hurt, amount: 1, damage: 1 } as ThirdEvent)).toEqual([
      'The Flesh-Eater takes **1 damage**, 1 left.',
    ]);
  });

  it('3E-447.11: whoever loses a monster to another has not got away from it', () => {
    const parted = { type: 'MonsterDisengaged', monster: 'fleshEater#1', seat: 0 } as const;
    expect(lines({ ...parted, taken: true })).toEqual(['The Flesh-Eater lets go of Agnes.']);
    expect(lines({ ...parted, taken: true }, { type: 'MonsterEngaged', monster: 'fleshEater#1', seat: 1 })).toEqual([
      'Tommy draws the Flesh-Eater off Agnes.',
    ]);
    expect(lines(parted)).toEqual(['Agnes gets away from the Flesh-Eater.']);
  });

  it('3E-420.10 tells the story of an encounter, not what it leads to', () => {
    const told = lines({
      type: 'EncounterDrawn',
      seat: 0,
      card: 'downtown1',
      section: 'arkhamAsylum',
      kind: 'neighborhood',
    });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^\*\*Arkham Asylum:\*\* \*/);
    expect(told[0]).not.toMatch(/Test |laundry/);
  });

  it('3E-415.1a-1 tells an outbreak by its place, also in few words, and shows it on the map', () => {
    const outbreak: ThirdEvent = { type: 'Outbreak', space: 'graveyard' };
    expect(lines(outbreak, { type: 'SheetDoom', by: 1, doom: 1 })[0]).toBe('## Outbreak in the Graveyard');
    expect(scenes(CONTENT, [outbreak], state).map((sight) => picture(CONTENT, sight, words))).toMatchObject([
      { kind: 'map', view: { changes: [{ kind: 'outbreak', place: 'graveyard' }] } },
    ]);
    expect(brief(outbreak)).toEqual(['**Outbreak** in the Graveyard.']);
  });

  it('tells archive cards with what they are after and their story', () => {
    const [head, story] = lines({ type: 'CodexAdded', card: 10, side: 'front' });
    expect(head).toBe('**New goal, Fresh Meat: clues on the sheet 0/3**');
    expect(story).toMatch(/^\*.+\*$/);
    expect(lines({ type: 'CodexRead', card: 22, part: 'eureka' })[0]).toContain('Eureka');
  });

  it('tells a goal and a danger of the same card as such', () => {
    const lying = { ...state, codex: [{ number: 24, side: 'front', deck: null, tokens: {} }] } as typeof state;
    const [head] = said(tell([{ type: 'CodexAdded', card: 24, side: 'front' }], lying), words);
    expect(head).toBe('**New goal, Twilight Gathers: mend scars 0/1 · danger: doom on the sheet 0/6**');
  });

  it('tells how the game ends, and in few words what nobody may miss', () => {
    for (const seat of [0, 1]) expect(sheetText(gameOf(state), seat, words).length).toBeGreaterThan(3);
    expect(brief({ type: 'MonsterDefeated', monster: 'fleshEater#1', attack: true })).toEqual([
      'The Flesh-Eater is defeated.',
    ]);
    expect(brief({ type: 'HeadlineRead', seat: 0, headline: 'bigCityBurglarsBusted' })).toEqual([
      expect.stringMatching(/^Headline: “.+”\.$/),
    ]);
    expect(brief({ type: 'Gained', seat: 0, what: 'money', amount: 1 })).toEqual([]);
    expect(lines({ type: 'GameEnded', outcome: { result: 'lost', way: 'codex', card: 18, round: 9 } })).toEqual([
      '# The end',
      'Arkham is lost in round 9.',
    ]);
  });

  it('has a story for everything that has one', () => {
    const cards = [...content.assets.values()].filter(({ repeats }) => repeats === undefined);
    for (const { id } of cards) expect(prose('cards', [id], 'en'), id).not.toBeNull();
    for (const id of content.monsters.keys())
      for (const moment of ['look', 'defeated', 'evaded', 'hit'] as const)
        expect(monsterProse(id, moment, 'en'), `${id} ${moment}`).not.toBe('');
    for (const id of content.headlines.keys()) expect(prose('headlines', [id], 'en'), id).not.toBeNull();
    for (const id of content.spaces.keys()) expect(prose('places', [id], 'en'), id).not.toBeNull();
    for (const id of content.investigators.keys())
      for (const what of ['story', 'ability']) expect(prose('investigators', [id, what], 'en'), id).not.toBeNull();
  });

  it('has a story for the beginning and the ends of every scenario', () => {
    for (const id of content.scenarios.keys())
      for (const what of ['opening', 'victory', 'defeat'])
        expect(prose('scenarios', [id, what], 'en'), id).not.toBeNull();
  });

  it('has a story for every archive card but those of encounters', () => {
    for (const card of [...content.archive.values()].filter(({ kind }) => kind !== 'encounterCard')) {
      expect(archiveProse(card.number, 'front', 'en'), String(card.number)).not.toBeNull();
      const parts = Object.keys(card.back?.parts ?? {});
      for (const part of parts) expect(archiveProse(card.number, { part }, 'en'), part).not.toBeNull();
      if (card.back && parts.length === 0) expect(archiveProse(card.number, 'back', 'en')).not.toBeNull();
    }
  });
});

describe('what a table can look at', () => {
  it('says the board in words', () => {
    expect(words.text(headline(state))).toBe('Round 2 · Action Phase');
    expect(statusLines(gameOf(state), words)[0]).toBe('**Feast of Umôrdhoth** · doom **0** · clues **0**');
    const text = boardText(gameOf(state), words).join('\n');
    expect(text).toContain('Graveyard: 2 doom');
    expect(text).toContain('Uptown: 1 clue.');
    expect(text).toContain('Flesh-Eater in the Graveyard: engaged with Agnes, damage 0 of 2.');
    expect(text).toContain('Black Cave: marker face down.');
    expect(text).toContain('Tommy: Downtown–Easttown residential street');
  });

  it('finds and shows everything that has a name', () => {
    expect(search(state, 'knife', words).map(({ id }) => id)).toContain('card:knife');
    expect(lookup(state, 'Graveyard', words)?.lines.join('\n')).toContain('Here now: 2 doom, Flesh-Eater, and Agnes.');
    for (const query of ['a', 'e', 'o', 'th'])
      for (const { id } of search(state, query, words))
        expect(lookup(state, id, words)?.lines.length).toBeGreaterThan(0);
    // What lies in the archive unseen can't be looked up.
    expect(lookup(state, 'archive:12', words)?.id ?? '').not.toBe('archive:12');
  });

  it('3E-475.2-2 tells a clue of the neighborhood, not of one of its spaces', () => {
    const [middle, ...spaces] = lookup(state, 'neighborhood:uptown', words)?.lines ?? [];
    expect(middle).toBe('In the middle of Uptown: 1 clue.');
    expect(spaces.length).toBeGreaterThan(3);
    expect(spaces.join()).not.toContain('clue');
    const space = lookup(state, 'space:hangmansHill', words)?.lines ?? [];
    expect(space.filter((line) => line.includes('clue'))).toEqual([middle]);
    expect(lookup(state, 'Black Cave', words)?.lines.at(-1)).toBe('Here now: marker face down.');
  });

  it('answers questions about the rules', () => {
    expect(findRules('3E-463.2c-2')[0]?.id).toBe('3E-463.2c-2');
    expect(findRules('evade').length).toBeGreaterThan(0);
    expect(ruleTopics().length).toBeGreaterThan(50);
  });

  it('hides what lies face down and nothing else', () => {
    const hidden = seen(state);
    expect(hidden.seed).toBe('');
    expect(hidden.decks.item).toEqual(CONTENT.inOrder(state.decks.item));
    expect(hidden.markers.map(({ color }) => color)).toEqual(['blue', 'red']);
    expect(hidden.investigators[0]?.cards.map(({ id }) => id)).toEqual(['knife#1', 'darkPact#1']);
    expect(hidden.display).toEqual(state.display);
  });

  it('is the edition that a table plays', () => {
    expect(third.id).toBe('third');
    expect(third.sheets).toHaveLength(12);
    expect(third.options.map(({ id }) => id)).toEqual(['scenario', 'theme']);
    expect(third.board(state, words, []).alt).not.toBe('');
    expect(third.sheet(state, 0, words, 'Mara').alt).toContain('Agnes');
    expect(third.chronicle?.(state)).toMatchObject({ foe: { ref: 'scenario', id: 'feastOfUmordhoth' }, result: null });
    const over = { ...state, outcome: { result: 'won', way: 'codex', card: 12, round: 7 } as const };
    expect(said(third.ending(over), words).length).toBeGreaterThan(3);
  });
});
