import { describe, expect, it } from 'vitest';
import type { DIMENSIONS } from '../../../src/editions/second/content/vocabulary.ts';
import { moveMonsters } from '../../../src/editions/second/monsters/monstermove.ts';
import { secondWords } from '../../../src/editions/second/second.ts';
import { boardText } from '../../../src/editions/second/shown/boardtext.ts';
import { tell } from '../../../src/editions/second/telling/telling.ts';
import { whispers } from '../../../src/editions/second/telling/whisper.ts';
import { aGame, drive, eventsOf, optionIds } from '../../editions/second/table.ts';
import { content } from '../../second.ts';
import { said } from '../../story/said.ts';
import { playsAgain } from '../../table/again.ts';
import { CHANNEL, gather, JONAS, LENA, MARA } from '../gathering.ts';
import { BUTCHERED, firstCard, HEAT_WAVE, mythosPhase } from '../phases.ts';

const variants = { keeper: 'mara' };
const CARDS = [BUTCHERED, HEAT_WAVE];
const called = (...white: (typeof DIMENSIONS)[number][]) => ({ white, black: [] });

describe('L12 the Keeper, by the rules', () => {
  it('L12.2 draws two cards, resolves one, and the other goes under the deck', () => {
    const { game, decisions } = mythosPhase({ variants }, CARDS, { 'mythos.card': HEAT_WAVE });
    expect(decisions[0]).toMatchObject({ kind: 'mythos.card', mode: 'keeper', rule: 'L12.2', about: variants });
    expect(optionIds(decisions[0])).toEqual(CARDS);
    expect(game.state.environment?.card).toBe(HEAT_WAVE);
    expect(game.state.terror).toBe(0);
    expect(game.state.decks.mythos.at(-1)).toBe(BUTCHERED);
    expect(mythosPhase({}, CARDS).decisions.some(({ kind }) => kind === 'mythos.card')).toBe(false);
  });

  it('L12.2 what is in his hand is not shuffled back when the second card is the one that reshuffles the deck', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(64))) {
      const { game, decisions } = mythosPhase({ variants, seed }, [BUTCHERED, 'mythos-the-story-continues'], {
        'mythos.card': (decision) => optionIds(decision).at(-1) ?? '',
      });
      const [, second] = optionIds(decisions[0]);
      expect(second).not.toBe(BUTCHERED);
      expect(eventsOf(game, 'MythosDrawn')).toMatchObject([
        { purpose: 'discarded' },
        { card: second, purpose: 'full' },
      ]);
      expect(game.state.decks.mythos.slice(-2)).toContain(BUTCHERED);
    }
  });

  it('L12.2 only the card that is resolved is announced, and both are shown to the Keeper alone', () => {
    const { game } = mythosPhase({ variants }, CARDS, { 'mythos.card': HEAT_WAVE });
    expect(eventsOf(game, 'MythosDrawn')).toMatchObject([{ card: HEAT_WAVE, purpose: 'full' }]);
    const words = secondWords(content, 'en', game.state);
    expect(said(tell(game.events, game), words).join('\n')).not.toContain('Family Found Butchered');
    const [note, ...more] = whispers(content, game.events);
    expect(more).toEqual([]);
    expect(note?.to).toBe('mara');
    const shown = said(note?.sentences ?? [], words).join('\n');
    expect(shown).toMatch(/1\. Family Found Butchered.*gate: Graveyard.*clue: .*white: .*black: /);
    expect(shown).toContain('2. Heat Wave');
  });

  it('L12.3 tracks and monsters are kept as ever; he is asked for the card and nothing else', () => {
    const { game, decisions } = mythosPhase({ variants, monsters: { ghost: 'woods', gug: 'library' }, at: 'abyss-1' }, [
      'mythos-all-quiet-in-arkham',
      BUTCHERED,
    ]);
    expect(decisions.filter(({ mode }) => mode === 'keeper').map(({ kind }) => kind)).toEqual(['mythos.card']);
    expect(game.state.ancientOne.doom).toBe(1);
    expect(eventsOf(game, 'MonsterMoved')[0]).toMatchObject({ monster: 'gug#1', why: 'black' });
  });

  it('L12.4 he is no investigator: every number counts the others', () => {
    const game = aGame({ investigators: ['joe-diamond', 'jenny-barnes'], variants });
    expect([game.state.players, game.state.investigators.length]).toEqual([2, 2]);
  });

  it('L12.5 the first player’s decisions of the phase are his: prey and the order of monsters', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'uptown-streets' },
      { sheet: 'ashcan-pete', at: 'southside-streets' },
    ];
    const flight = (keeper: string | null) => {
      const game = aGame({ investigators, variants: { keeper }, monsters: { byakhee: 'sky' } });
      for (const one of game.state.investigators) one.sliders = [0, 0, 0];
      game.state.investigators[1]!.sheet = 'joe-diamond';
      return drive(game, moveMonsters(game, called('circle'))).decisions[0];
    };
    expect(flight('mara')).toMatchObject({ kind: 'mythos.prey', mode: 'keeper', about: { keeper: 'mara' } });
    expect(flight(null)).toMatchObject({ kind: 'mythos.prey', mode: 'first', seats: [0] });
    const tremor = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', stamina: 1 }],
      variants,
      monsters: { chthonian: 'uptown-streets', cultist: 'woods' },
    });
    expect(drive(tremor, moveMonsters(tremor, called('crescent', 'triangle'))).decisions[0]).toMatchObject({
      kind: 'mythos.order',
      mode: 'keeper',
    });
  });

  it('L12.6 he chooses the card of the setup too, of two that will do', () => {
    const cards = ['mythos-the-great-ritual', ...CARDS];
    const { game, decisions } = firstCard({ variants }, cards, { 'mythos.card': HEAT_WAVE });
    expect(optionIds(decisions[0])).toEqual(CARDS);
    expect(eventsOf(game, 'GateOpened')).toMatchObject([{ place: 'woods' }]);
  });

  it('L12.7 silence resolves the first of the two', () => {
    const { game, decisions } = mythosPhase({ variants }, CARDS);
    expect(decisions[0]?.default).toEqual([BUTCHERED]);
    expect(game.state.places.graveyard?.gate).not.toBeNull();
  });

  it('L12 and L3 together: a face-down gate is as dark to him as to everybody', () => {
    const game = aGame({ variants: { ...variants, hiddenGates: true }, gates: { woods: 'abyss' } });
    game.state.places.woods!.gateHidden = true;
    expect(boardText(game, secondWords(content, 'en', game.state)).join(' ')).not.toContain('gate to The Abyss');
  });
});

describe('L12 the Keeper, at the table', () => {
  it('L12.1 one person, without a seat', () => {
    const { table, agree, seats } = gather(JONAS, LENA);
    expect(agree('variants.keeper', LENA)).toBeNull();
    expect(seats()).toEqual([MARA, JONAS]);
    const joined = table.gathering.join(CHANNEL, { id: LENA, name: 'Lena' });
    expect(joined).toMatchObject({ ok: false, refusal: { key: 'refused-keeper-has-no-seat' } });
    expect(agree('variants.keeper', 'somebody')).toBe('refused-no-such-value');
    expect(agree('variants.keeper', 'null')).toBeNull();
    expect(table.gathering.join(CHANNEL, { id: LENA, name: 'Lena' }).ok).toBe(true);
  });

  it('L12.1 the host may be it', () => {
    const { agree, seats, start, until } = gather(JONAS);
    expect(agree('variants.keeper', 'host')).toBeNull();
    expect(seats()).toEqual([JONAS]);
    expect(start()).toBeNull();
    expect(until('mythos.card').persons).toEqual([MARA]);
  });

  it('L12.2 L12.3 the cards are asked of him alone, and nobody answers in his place', () => {
    const { table, game, agree, start, until, open } = gather(JONAS);
    agree('variants.keeper', LENA);
    start();
    const { decision, persons } = until('mythos.card');
    expect(persons).toEqual([LENA]);
    expect(table.reading.openFor(LENA)).toMatchObject([{ decisions: [{ id: decision.id }] }]);
    expect(table.reading.hint(game, LENA)).toMatchObject({ ok: true });
    const answer = (person: string) => table.answer({ game, person, decision: decision.id, chosen: decision.default });
    for (const other of [MARA, JONAS])
      expect(answer(other)).toMatchObject({ ok: false, refusal: { key: 'refused-not-your-turn' } });
    expect(answer(LENA)).toMatchObject({ ok: true, value: 'accepted' });
    expect(open().some(({ decision: { id } }) => id === decision.id)).toBe(false);
    expect(playsAgain(table, game)).toBe(true);
  });

  it('L12.4 he has no vote', () => {
    const { table, game, agree, start } = gather(JONAS);
    agree('variants.keeper', LENA);
    start();
    expect(table.agreement.end(game, LENA)).toMatchObject({ ok: false, refusal: { key: 'refused-not-at-table' } });
    expect(table.agreement.end(game, JONAS)).toMatchObject({ ok: true, value: 'proposed' });
    expect(table.reading.game(game)?.proposals[0]?.voters).toEqual([MARA, JONAS]);
  });

  it('L12 with one player: the Keeper is a second person', () => {
    const { agree, start, seats } = gather();
    agree('variants.keeper', LENA);
    expect(start()).toBeNull();
    expect(seats()).toEqual([MARA]);
  });
});
