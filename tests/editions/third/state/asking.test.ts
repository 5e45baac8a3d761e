import { describe, expect, it } from 'vitest';
import { codexAdd, readArchive } from '../../../../src/editions/third/codex/codex.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import { flipCondition } from '../../../../src/editions/third/investigators/status.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { activate } from '../../../../src/editions/third/monsters/activation.ts';
import { reckoning } from '../../../../src/editions/third/mythos/reckoning.ts';
import type { Cause } from '../../../../src/editions/third/state/event.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { thirdWords } from '../../../third.ts';
import { aGame, drive, eventsOf, seatOf } from '../table.ts';

/** A question as players read it: what is asked, the rules above it, the options with their notes. */
function read(game: Game, decision: Decision | undefined) {
  if (!decision) return null;
  const words = thirdWords('en', game.state);
  return {
    ask: words.text(decision.ask),
    rules: decision.about?.rules ? words.text(decision.about.rules) : null,
    options: decision.options.map(({ label, note }) =>
      [label, ...(note ? [note] : [])].map((one) => words.text(one)).join(' – '),
    ),
  };
}

const asked = (game: Game, decisions: readonly Decision[], kind: string) =>
  read(
    game,
    decisions.find((one) => one.kind === kind),
  );

const card = (id: string): Cause => ({ ref: 'card', id });
const monster = (id: string): Cause => ({ ref: 'monster', id });

describe('a question says whose text asks it and what for', () => {
  it('3E-495.5 the Pact of Sacrifice says that whoever is chosen is devoured, and asks for certainty', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', cards: ['darkPact#2'] }, 'rexMurphy', 'michaelMcglen'],
    });
    const { decisions } = drive(game, flipCondition(game, 0, 'darkPact#2'), { 'effect.investigator': '2' });
    expect(asked(game, decisions, 'effect.investigator')).toEqual({
      ask: 'Pact of Sacrifice: Another investigator of your choice is devoured. Wendy, who?',
      rules: null,
      options: ['Rex', 'Michael'],
    });
    expect(decisions[0]?.sure).toEqual(['1', '2']);
    expect(eventsOf(game, 'InvestigatorLeft').map(({ seat }) => seat)).toEqual([2]);
  });

  it('3E-495.5 Forbidden Knowledge says that clues are discarded', () => {
    const game = aGame({
      investigators: [
        { sheet: 'wendyAdams', clues: 2, cards: ['darkPact#6'] },
        { sheet: 'rexMurphy', clues: 3 },
      ],
    });
    const { decisions } = drive(game, flipCondition(game, 0, 'darkPact#6'));
    expect(asked(game, decisions, 'cost.clue')?.ask).toBe(
      'Forbidden Knowledge: Discard 3 clues from investigators or the scenario sheet. Wendy, whose clue?',
    );
    expect(decisions[0]).not.toHaveProperty('sure');
  });

  it('“No” says what it costs', () => {
    const thrall = aGame({ investigators: [{ sheet: 'wendyAdams', remnants: 1 }] });
    const may: Effect = { may: { cost: [{ spend: { remnant: 1 } }], do: [], else: [{ status: 'cursed' }] } };
    const first = drive(thrall, run(thrall, 0, [may], { source: monster('hulkingThrall#1') }));
    expect(asked(thrall, first.decisions, 'effect.may')).toEqual({
      ask: 'Hulking Thrall: Wendy, do it?',
      rules: 'Either spend 1 remnant or become Cursed.',
      options: ['Spend 1 remnant', 'No: Become Cursed'],
    });
    const look = aGame({
      investigators: [{ sheet: 'wendyAdams', focus: { lore: 1, will: 1 }, cards: ['innsmouthLook'] }],
    });
    const { decisions } = drive(look, reckoning(look), { 'effect.may': 'yes' });
    expect(asked(look, decisions, 'effect.may')).toMatchObject({
      ask: 'Innsmouth Look: Wendy, do it?',
      options: ['Spend 1 focus token', 'No: Suffer 1 horror'],
    });
    expect(asked(look, decisions, 'focus.spend')?.ask).toBe('Innsmouth Look: Wendy, give up which focus token?');
  });

  it('3E-432.4 the table is asked who pays for the rumor, and told what comes of not paying', () => {
    const game = aGame({
      investigators: ['wendyAdams', { sheet: 'rexMurphy', clues: 1 }],
      rumor: 'rogueCometApproaches',
    });
    const { decisions } = drive(game, reckoning(game));
    expect(asked(game, decisions, 'effect.may')).toEqual({
      ask: 'Rogue Comet Approaches: Will anybody?',
      rules:
        'You may spend 1 clue to discard this card; if you do not, put 1 doom on this card; then if this card holds at least 3 doom, resolve a gate burst and discard this card.',
      options: [
        'Rex: Spend 1 clue',
        'No – Put 1 doom on this card. If this card holds at least 3 doom, resolve a gate burst and discard this card.',
      ],
    });
  });

  it('3E-432.4 what all decide together names nobody', () => {
    for (const [kind, ask] of [
      ['occultRitualist', 'Occult Ritualist: Place 1 doom in an adjacent space. Which space?'],
      ['simonCarter', 'Simon Carter: Place 1 doom in the adjacent space with the most doom. Which space?'],
    ] as const) {
      const game = aGame({ investigators: ['wendyAdams', 'rexMurphy'], monsters: [{ kind, at: 'graveyard' }] });
      const { decisions } = drive(game, activate(game, game.state.monsters[0]!.id));
      expect(asked(game, decisions, 'effect.place')?.ask).toBe(ask);
    }
    const lodge = aGame({ scenario: 'veilOfTwilight', investigators: ['wendyAdams', 'rexMurphy'] });
    const { decisions } = drive(lodge, readArchive(lodge, 24, 'gathering'));
    const choice = asked(lodge, decisions, 'effect.choose');
    expect(choice?.ask).toBe('Twilight Gathers: Which one?');
    // What it comes to, not the cards that are moved.
    expect(choice?.options).toEqual(['Stay for the second part', 'Leave before it']);
    const left = decisions.find(({ kind }) => kind === 'effect.choose')?.asked;
    expect(left && thirdWords('en', lodge.state).text(left)).toBe('Twilight Gathers:');
  });

  it('card 20 says that the pact is the way into the Lodge', () => {
    const game = aGame({ scenario: 'veilOfTwilight', investigators: ['wendyAdams'] });
    const { decisions } = drive(game, readArchive(game, 20, null));
    expect(asked(game, decisions, 'effect.may')).toEqual({
      ask: 'Threshold: Wendy, do it?',
      rules: 'Gain a Dark Pact to join the Silver Twilight Lodge.',
      options: ['Gain a Dark Pact', 'No'],
    });
  });

  it('monsters and cards of the codex are named', () => {
    const masked = aGame({ investigators: ['wendyAdams'] });
    const either: Effect = {
      choose: [
        { label: 'doom', do: [{ placeDoom: { at: 'yourSpace', amount: 1 } }] },
        { label: 'damage', do: [{ damage: 2 }] },
      ],
    };
    const first = drive(masked, run(masked, 0, [either], { source: monster('maskedOnes#1') }));
    expect(asked(masked, first.decisions, 'effect.choose')?.ask).toBe('Masked Ones: Wendy, which one?');
    const barrier = aGame({
      scenario: 'approachOfAzathoth',
      investigators: [{ sheet: 'wendyAdams', at: 'graveyard' }],
    });
    barrier.state.markers.push({ color: 'red', faceUp: true, at: 'graveyard' });
    const second = drive(barrier, codexAdd(barrier, 7));
    expect(asked(barrier, second.decisions, 'effect.place')?.ask).toBe(
      'A Strange Barrier: Move 1 space. Wendy, which space?',
    );
    const collins = aGame({
      investigators: [{ sheet: 'wendyAdams', focus: { lore: 1, will: 1 } }],
      monsters: [{ kind: 'hermanCollins', at: 'riverDocks' }],
    });
    const third = drive(collins, activate(collins, 'hermanCollins#1'));
    expect(asked(collins, third.decisions, 'focus.spend')?.ask).toBe(
      'Herman Collins: Wendy, give up which focus token?',
    );
  });

  it('who may act once more reads whom he owes it to', () => {
    const game = aGame({
      investigators: ['marieLambeau', 'rexMurphy', 'wendyAdams'],
      action: { seat: 0, action: 'gatherResources' },
    });
    const grant: Effect[] = [{ grantAction: { which: 'same', to: 'anotherInvestigator', in: 'anywhere' } } as Effect];
    const source = { ref: 'sheet', id: 'marieLambeau' };
    const { decisions } = drive(game, run(game, 0, grant, { source }), { 'effect.investigator': '1' });
    expect(asked(game, decisions, 'effect.investigator')?.ask).toMatch(/^Marie’s ability: .+ Marie, who\?$/);
    expect(asked(game, decisions, 'action.additional')?.ask).toBe(
      'Marie’s ability: Rex gets 1 additional action. Which?',
    );
  });

  it('a question for each item of his names the item', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['knife'] }] });
    const text: Effect[] = [
      {
        each: 'ownItem',
        do: [
          {
            choose: [
              { label: 'suffer', do: [{ damage: 1 }] },
              { label: 'avoid', cost: [{ discard: { what: 'thatItem' } }], do: [] },
            ],
          },
        ],
      },
    ];
    const { decisions } = drive(game, run(game, 0, text, { source: card('witchBlood') }));
    expect(asked(game, decisions, 'effect.choose')?.ask).toBe('Witch Blood (Knife): Wendy, which one?');
    expect(seatOf(game, 0).damage).toBe(1);
  });

  it('what a choice is for stands with it', () => {
    const game = aGame({
      investigators: ['wendyAdams'],
      monsters: [
        { kind: 'fleshEater', at: 'graveyard' },
        { kind: 'fleshEater', at: 'riverDocks' },
      ],
    });
    const text: Effect[] = [{ chooseMonster: { in: 'anywhere' } } as Effect, { exhaustMonster: 'thatMonster' }];
    const { decisions } = drive(game, run(game, 0, text, { source: card('binding') }));
    expect(asked(game, decisions, 'effect.monster')?.ask).toMatch(/^Binding: .*exhaust it\. Wendy, which monster\?$/);
  });
});
