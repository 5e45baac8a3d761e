import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { placeClue } from '../../../../src/editions/second/board/clue.ts';
import { run } from '../../../../src/editions/second/language/table.ts';
import { lose } from '../../../../src/editions/second/misfortune/loss.ts';
import { arrest, loseInTimeAndSpace } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { defeatMonster } from '../../../../src/editions/second/monsters/monster.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { findRules, rulebook } from '../../../../src/editions/second/shown/rulebook.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { questionPicture } from '../../../../src/editions/second/telling/question.ts';
import { rulebook as thirdRulebook } from '../../../../src/editions/third/shown/rulebook.ts';
import { content } from '../../../second.ts';
import { aGame, drive } from '../table.ts';
import { told as toldBy } from './told.ts';

const told = (game: Game, events: readonly SecondEvent[] = game.events) => toldBy(game.state, events);

const jenny = (more: object = {}) =>
  aGame({ investigators: [{ sheet: 'jenny-barnes', at: 'unvisited-isle', ...more }] });

/** The General Store, with these on top of its deck. */
function shop(game: Game, ...cards: string[]): void {
  const ids: Copy[] = cards.map((card) => `${card}#1` as const);
  game.state.decks.common = [...ids, ...game.state.decks.common.filter((id) => !ids.includes(id))];
  const effects = content.location('general-store').ability?.effects ?? [];
  drive(game, run(game, 0, effects, { source: { ref: 'place', id: 'general-store' } }));
}

describe('a line', () => {
  it('2E-322 says in a word why a Mythos card is passed over in setup', () => {
    const passedOver = (card: string, why: 'rumor' | 'noGate') =>
      told(aGame(), [{ type: 'MythosDrawn', card, purpose: 'discarded', why }]);
    expect(passedOver('mythos-good-work-undone', 'rumor')).toEqual([
      'Good Work Undone is put aside: no Rumor begins the game.',
    ]);
    expect(passedOver('mythos-heat-wave', 'noGate')).toEqual(['Heat Wave is put aside: it names no gate.']);
  });

  it('2E-4303 says that none of the goods can be afforded, and only then', () => {
    const poor = jenny({ money: 1 });
    shop(poor, 'knife', 'axe', 'tommy-gun');
    expect(told(poor)).toEqual(['On offer for Jenny (General Store): Knife, Axe, and Tommy Gun — all too dear.']);
    const rich = jenny({ money: 2 });
    shop(rich, 'knife', 'axe', 'tommy-gun');
    expect(told(rich)).toEqual([
      'On offer for Jenny (General Store): Knife, Axe, and Tommy Gun. Buys **a Knife** for $2.',
    ]);
    expect(told(rich, [{ type: 'NothingBought', seat: 0 }])).toEqual(['Jenny buys nothing.']);
    expect(told(rich, [{ type: 'NothingBought', seat: 0, all: true }])).toEqual(['Nobody buys anything.']);
  });

  it('2E-3015 2E-3111 where he wakes, or that he is lost or held, is told once', () => {
    const struck = jenny({ stamina: 1 });
    drive(struck, lose(struck, 0, { stamina: 2 }, { ref: 'monster', id: 'ghoul' }));
    expect(struck.state.investigators[0]?.at).toBe('st-marys-hospital');
    expect(told(struck).filter((line) => line.includes('Hospital'))).toEqual([
      'Jenny loses **1 Stamina** (Ghoul). **Is knocked out** and wakes in St. Mary’s Hospital.',
    ]);
    const gone = jenny();
    drive(gone, loseInTimeAndSpace(gone, 0));
    expect(told(gone)).toEqual(['**Jenny is lost in time and space**.']);
    const held = jenny({ money: 0 });
    arrest(held, 0);
    expect(told(held)).toEqual(['**Jenny is arrested**: off to the Jail Cell, and the next turn is lost.']);
  });

  it('2E-3004 who is spared a loss by himself is not named twice', () => {
    const harvey = aGame({ investigators: [{ sheet: 'harvey-walters', at: 'woods' }] });
    drive(harvey, lose(harvey, 0, { sanity: 2 }, { ref: 'monster', id: 'ghoul' }));
    expect(told(harvey)).toEqual(['Harvey is spared 1 Sanity. Loses **1 Sanity** (Ghoul).']);
  });

  it('2E-3004 what is given up against a loss says so itself', () => {
    const game = jenny({ cards: ['whiskey'] });
    drive(game, lose(game, 0, { sanity: 2 }, { ref: 'monster', id: 'ghoul' }), { 'loss.prevent': 'use:whiskey#1' });
    expect(told(game)).toEqual(['Jenny discards the Whiskey to be spared 1 Sanity. Loses **1 Sanity** (Ghoul).']);
  });

  it('2E-1503 tells a Clue token that is taken once', () => {
    const game = jenny({ clues: 1 });
    drive(game, placeClue(game, 'unvisited-isle'), { 'mythos.clue': 'seat:0' });
    expect(told(game)).toEqual(['A clue appears on the Unvisited Isle.', 'Jenny finds **1 clue**.']);
    expect(game.state.investigators[0]?.clues).toBe(2);
  });

  it('2E-2612 tells a trophy with the end of its monster, not before it', () => {
    const game = aGame({ investigators: ['jenny-barnes'], monsters: { cultist: 'woods' } });
    drive(game, defeatMonster(game, 0, 'cultist#1'));
    const lines = told(game);
    expect(lines[0]).toBe('**The Cultist is defeated: a trophy.**');
    expect(lines[1]).toMatch(/^He sits down/);
    expect(lines).toHaveLength(2);
    expect(told(game, [{ type: 'MonsterClaimed', seat: 0, monster: 'cultist#1' }])).toEqual([
      'Jenny takes the Cultist as a trophy.',
    ]);
  });

  it('names who does it, and no reason that is only his own name', () => {
    const game = jenny();
    const lines = told(game, [
      { type: 'AbilityUsed', seat: 0, ability: 'trust-fund', sheet: 'jenny-barnes' },
      { type: 'Gained', seat: 0, what: 'money', amount: 1, by: { ref: 'sheet', id: 'jenny-barnes' } },
      { type: 'Gained', seat: 0, what: 'money', amount: 1, by: { ref: 'place', id: 'woods' } },
      { type: 'HandsFilled', seat: 0, cards: ['automatic-45#1'] },
      { type: 'CardDiscarded', seat: 0, card: 'elder-sign#1', to: 'box' },
      { type: 'CardDiscarded', seat: 0, card: 'wither#1', to: 'deck' },
      { type: 'CardUsed', seat: 0, card: 'the-king-in-yellow#1' },
    ]);
    expect(lines).toEqual([
      'Jenny gains **$1** (Trust Fund). Gains **$1** (Woods). Fights with the .45 Automatic. Puts the Elder Sign back in the box. Discards Wither. Uses The King in Yellow.',
    ]);
  });
});

describe('what players read', () => {
  it('2E-2011 gives an example, no value of a test', () => {
    expect(findRules('2E-2011')[0]?.text).toMatch(/^Example: /);
    for (const { id, text } of [...rulebook().rules, ...thirdRulebook().rules])
      expect(text, id).not.toMatch(/test value/i);
  });

  it('2E-701 shows nothing of the way where there is nowhere to go', () => {
    const game = jenny();
    const options = [{ id: 'stop', label: { key: 'option-amount' } }];
    const asked = {
      ...{ id: 'd', kind: 'move.next', mode: 'own' as const, seats: [0], subject: 0, ask: { key: 'ask-move-next' } },
      ...{ options, min: 1, max: 1, default: ['stop'], rule: '2E-701', about: { place: 'unvisited-isle' } },
    };
    const shown = (more: object[]) =>
      questionPicture(
        { ...asked, options: [...options, ...more] } as never,
        game,
        secondWords(content, 'en', game.state),
      );
    expect(shown([])).toBeNull();
    const onward = { id: 'go:woods', label: { key: 'option-amount' }, note: { key: 'note-go', args: { steps: 1 } } };
    expect(shown([onward])?.alt).toMatch(/^From the Unvisited Isle you can go /);
  });
});
