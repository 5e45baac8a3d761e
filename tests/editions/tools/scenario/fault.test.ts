import { describe, expect, it } from 'vitest';
import { readScenario, runScenario } from '../../../../src/editions/second/tools/scenario/scenario.ts';
import { editionOf } from '../../../../src/lab/rulenumbers/ruletests.ts';
import { content } from '../../../second.ts';
import * as third from '../../../third.ts';

const file = (...lines: string[]) =>
  ['name: x', 'given: { investigators: [{ sheet: joe-diamond }] }', ...lines].join('\n');
const read = (...lines: string[]) =>
  readScenario(content, lines[0]?.startsWith('given') ? ['name: x', ...lines].join('\n') : file(...lines));
const run = (...lines: string[]) => runScenario(content, read(...lines)).failures;

describe('what is wrong with a scenario is told with its line, its key and what is allowed', () => {
  it.each([
    ['an unknown key', ['play:', '  - { set: {}, sett: 1 }'], 'line 4: play.0: unknown: sett; allowed are set'],
    ['an unknown move', ['play:', '  - { dance: 1 }'], /line 4: play\.0: a play is one of: answer, interrupt/],
    [
      'an unknown decision',
      ['play: [{ kind: move.nex, answer: a }]'],
      /no such decision: move\.nex; did you mean move\.next/,
    ],
    ['an unknown event', ['expect: { noEvents: [GateOpend] }'], /no such event: GateOpend; did you mean GateOpened/],
    ['an unknown effect', ['play: [{ do: [{ loose: 1 }] }]'], /line 3: play\.0\.do\.0/],
    ['an unknown place', ['play: [{ gate: wood }]'], /line 3: play\.0\.gate: no such place: wood; did you mean woods/],
    ['a wrong type', ['steps: many'], /line 3: steps: /],
    [
      'a place in an effect',
      ['play:', '  - { do: [{ gain: { money: 1 } }, { move: { to: nowhere, then: stay } }] }'],
      /line 4: play\.0\.do\.1\.move\.to: no such place: nowhere; did you mean/,
    ],
    [
      'a card deep in an effect',
      ['play: [{ do: [{ may: { do: [{ take: Excalibur }] } }] }]'],
      /line 3: play\.0\.do\.0\.may\.do\.0\.take: no such card: Excalibur/,
    ],
    [
      'a card that nobody can default on',
      ['given: { investigators: [{ sheet: joe-diamond, defaulted: [knife] }] }'],
      /given\.investigators\.0\.defaulted\.0: /,
    ],
    [
      'a rule that does not exist',
      ['rules: [2E-101, 2E-9999]'],
      /line 3: rules\.1: no such rule: 2E-9999; did you mean /,
    ],
    [
      'what closes a place',
      ['given: { places: { woods: { closed: [{ by: the-weather, until: endOfTurn }] } } }'],
      /closed\.0\.by: no such Mythos card: the-weather; did you mean/,
    ],
    [
      'where a lasting effect comes from',
      [
        'given: { lasting: [{ source: blesing, effect: { modify: { what: movementPoints, by: -1 } }, until: endOfTurn }] }',
      ],
      /lasting\.0\.source: no such card or place: blesing; did you mean blessing/,
    ],
    ['no YAML', ['play: [', 'expect: 1'], /line \d+: no YAML/],
  ])('%s', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });

  it.each(['just words', '', '- one\n- two'])('no scenario at all: %j', (text) => {
    expect(() => readScenario(content, text)).toThrow('no scenario: it says no name, given, play or expect');
  });

  it('neither does what is no YAML end the look for its edition', () => {
    expect(editionOf('play: [\nexpect: 1')).toBe('second');
    expect(editionOf('edition: third')).toBe('third');
  });

  it.each([
    [
      'too many of a kind',
      'given: { piles: { ally: [duke, duke] }, investigators: [{ sheet: joe-diamond }] }',
      /line 2: given\.piles\.ally\.1: .*duke/,
    ],
    [
      'a seat that is none',
      'given: { first: 3, investigators: [{ sheet: joe-diamond }] }',
      /line 2: given\.first: no seat 3; there are 0 to 0/,
    ],
    [
      'a lasting effect on what is no value',
      'given: { lasting: [{ source: blessing, effect: { modify: { what: combat } }, until: endOfTurn }] }',
      /line 2: given\.lasting\.0\.effect\.modify\.what: no such value to change: combat/,
    ],
    ...(
      [
        ['{}', '0\\.effect: one change, not none'],
        ['{ card: knife }', '0\\.effect: one change, not none'],
        [
          '{ ignore: { monsterAbility: mask }, autoFail: { check: [horror] } }',
          '0\\.effect: one change, not ignore, autoFail',
        ],
        ["{ modify: { what: 'check:combat' } }", '0\\.effect\\.modify\\.by: '],
        ["{ modify: { what: 'check:combat', by: many } }", '0\\.effect\\.modify\\.by: '],
        ["{ modify: { what: 'check:combat', by: 1, of: mine } }", '0\\.effect\\.modify: .*of'],
        ["{ modify: { what: 'check:combat', by: 1, where: { in: moon } } }", '0\\.effect\\.modify\\.where\\.in: '],
        [
          "{ modify: { what: 'check:all', by: 1, until: endOfGame } }",
          'modify\\.until: says endOfGame, and beside the effect',
        ],
        ["{ modify: { what: 'check:all', by: 1, until: later } }", '0\\.effect\\.modify\\.until: '],
        ['{ modify: { what: returnGate, set: anyOpen } }', 'modify\\.what: no such value to change: returnGate'],
        ['{ modify: { what: toughness, by: 1, where: { monsters: [gnome] } } }', 'no such monster: gnome'],
        ['{ modify: { what: gateCheckDifficulty, by: 1, where: { otherWorld: mars } } }', 'no such .*: mars'],
        ['{ modify: { what: movementType, set: flying, where: { movement: slow } } }', 'modify\\.where\\.movement: '],
        ['{ modify: { what: sealClueCost, set: 1 } }', '0\\.effect\\.modify'],
        [
          '{ modify: { what: weaponKind, set: magical, where: { weapon: physical } } }',
          'effect\\.modify: which weapon\\? ',
        ],
        [
          '{ modify: { what: movementPoints, by: 1 }, card: knife }',
          'effect\\.card: only a weaponKind is that of a card',
        ],
        ['{ forbid: { what: move, into: moon, outOf: moon } }', 'no such place: moon'],
        ['{ forbid: { what: move, into: woods } }', 'effect\\.forbid\\.outOf: '],
        ['{ forbid: { what: castSpell, at: here } }', 'effect\\.forbid: .*at'],
        ['{ forbid: { what: gateAppears, at: here } }', 'forbid\\.what: no such thing to forbid: gateAppears'],
        ['{ cancel: { what: mythosAbility } }', 'effect\\.cancel\\.where: '],
        ['{ cancel: { what: everything } }', 'cancel\\.what: no such thing to cancel: everything'],
        ['{ ignore: { monsterAbility: kindness } }', 'ignore\\.monsterAbility: '],
        ['{ autoFail: { check: [luck] } }', 'autoFail\\.check\\.0: '],
        ['{ ignore: { monsterAbility: endless } }', '0\\.seat: whose\\?'],
        ['{ forbid: { what: terrorIncrease } }, seat: 0', '0\\.seat: terrorIncrease is everybody’s'],
        [
          '{ forbid: { what: castSpell } }, until: endOfGame, turn: 3',
          '0\\.turn: goes with endOfTurn, not with endOfGame',
        ],
      ] as const
    ).map(([effect, message]): [string, string, RegExp] => [
      `a lasting effect ${effect}`,
      `given: { lasting: [{ source: blessing, ${effect.includes('until: endOfGame, ') ? '' : 'until: endOfTurn, '}effect: ${effect} }], investigators: [{ sheet: joe-diamond }] }`,
      new RegExp(`line 2: given\\.lasting\\..*${message}`),
    ]),
  ])('%s', (_, given, message) => {
    expect(() => runScenario(content, readScenario(content, `name: x\n${given}`))).toThrow(message);
  });

  it.each([
    [
      'a path that leads nowhere',
      '  - { set: { investigators.0.staminer: 1 } }',
      /line 4: play\.0.*there is no staminer; did you mean stamina/,
    ],
    ['another type', '  - { set: { terror: high } }', /a number is wanted, not a string/],
    [
      'what is not asked',
      '  - { kind: combat.round, answer: flee }',
      /line 4: play\.0: combat\.round is not being asked; asked is: move\.next/,
    ],
    [
      'what is not an option',
      '  - { kind: move.next, answer: fly }',
      /move\.next refuses this \(unknown-option\); it takes 1 to 1 of /,
    ],
    ['what is not on offer', "  - { interrupt: 'duke:0' }", /not on offer: duke:0; on offer: nothing/],
    [
      'what should be refused and is not',
      '  - { kind: move.next, answer: stop, refused: true }',
      /should be refused, but is accepted/,
    ],
    [
      'another refusal',
      '  - { answer: fly, refused: too-many }',
      /should be refused as too-many, but is as unknown-option/,
    ],
    ['a monster that is not there', '  - { fight: ghoul }', /ghoul is not there/],
    ['a seat of a move', '  - { check: luck, seat: 4 }', /no seat 4/],
    ['a step while a question is open', '  - { step: mythos }', /`steps: 0`/],
  ])('%s', (_, move, message) => {
    expect(() => run('play:', move)).toThrow(message);
  });

  it('dice, draws and wrong paths are told at the end', () => {
    expect(
      run('dice: [1]', 'draws: [ghoul]', 'expect: { state: { teror: 1 }, values: { openGates: { count: 2 } } }'),
    ).toEqual(['teror: there is no teror; did you mean terror, cursor, turn?', 'openGates: expected 2, found 0: []']);
  });

  it('what is forced and never used is told apart from that', () => {
    const { failures, leftOver } = runScenario(content, read('dice: [1, 2]', 'draws: [ghoul]'));
    expect(failures).toEqual([]);
    expect(leftOver).toEqual(['dice left over: 1, 2', 'draws left over: ghoul']);
  });

  it.each([
    ['a gate where one is open', '{ gate: woods }', 'gate: a gate is open at woods already'],
    ['a surge without a gate', '{ surge: graveyard }', 'surge: no gate is open at graveyard'],
    [
      'a part that a card has not',
      '{ mythos: mythos-the-terrible-experiment, part: clue }',
      'part: mythos-the-terrible',
    ],
  ])('refuses what nothing would come of: %s', (_, move, message) => {
    const lines = [
      'given: { investigators: [{ sheet: joe-diamond }], places: { woods: { gate: abyss } } }',
      'steps: 0',
    ];
    expect(() => run(...lines, 'play:', `  - ${move}`)).toThrow(`line 5: play.0.${message}`);
  });

  it.each([
    [
      'somebody escaped from what is not there',
      'investigators: [{ sheet: joe-diamond, escapedFrom: [ghoul] }]',
      /escapedFrom\.0: no ghoul is on the board/,
    ],
    [
      'a roll kept of a card nobody holds',
      'investigators: [{ sheet: joe-diamond }], phase: sitting, sitting: { shares: [{ kept: [bless] }] }',
      /kept\.0: /,
    ],
    [
      'a share of nobody',
      'investigators: [{ sheet: joe-diamond }], phase: sitting, sitting: { shares: [{}, {}] }',
      /sitting\.shares\.1: there is no such seat/,
    ],
    [
      'the use of what has no limit',
      'investigators: [{ sheet: joe-diamond, cards: [knife], used: { knife#1/0: 2 } }]',
      /line 2: given\.investigators\.0\.used\.knife#1\/0: nothing is limited under knife#1\/0; did you mean/,
    ],
    [
      'a closing until a card leaves that is not there',
      'investigators: [{ sheet: joe-diamond }], places: { woods: { closed: [{ by: mythos-an-evil-fog, until: cardLeaves }] } }',
      /places\.woods\.closed\.0\.by: mythos-an-evil-fog is not the environment in play/,
    ],
    [
      'a closing with a turn that ends nothing',
      'investigators: [{ sheet: joe-diamond }], places: { woods: { closed: [{ by: terror, until: endOfGame, turn: 3 }] } }',
      /line 2: given\.places\.woods\.closed\.0\.turn: goes with endOfTurn alone/,
    ],
    [
      'an answer that takes no sitting',
      'investigators: [{ sheet: joe-diamond, at: woods }, { sheet: jenny-barnes }], sitting: { seat: 0, first: go:moon }',
      /line 2: given\.sitting\.first: go:moon takes no sitting of seat 0; did you mean/,
    ],
    [
      'an answer where nobody sits',
      'phase: sitting, investigators: [{ sheet: joe-diamond }, { sheet: jenny-barnes }], sitting: { first: stop }',
      /line 2: given\.sitting\.first: nobody sits/,
    ],
    [
      'a lasting effect of a card that is not there',
      'investigators: [{ sheet: joe-diamond }], lasting: [{ source: mythos-an-evil-fog, effect: { modify: { what: movementPoints, by: -1 } }, until: cardLeaves }]',
      /lasting\.0\.source: mythos-an-evil-fog is not the environment in play/,
    ],
  ])('refuses in a position %s', (_, given, message) => {
    expect(() => run(`given: { ${given} }`)).toThrow(message);
  });

  it('what is in force acts: a limit that is no more, a place that cannot be left', () => {
    const lasting = (effect: string) =>
      run(
        `given: { lasting: [{ source: blessing, effect: ${effect}, until: endOfGame }], investigators: [{ sheet: joe-diamond, at: northside-streets }] }`,
        'expect: { values: { monsterLimit: null }, open: { kind: move.next, without: [go:merchant-district-streets] } }',
      );
    const unlimited = '{ modify: { what: monsterLimit, set: null } }';
    const stuck = '{ forbid: { what: move, into: merchant-district-streets, outOf: merchant-district-streets } }';
    expect(lasting(unlimited)).toEqual([expect.stringContaining('go:merchant-district-streets')]);
    expect(lasting(stuck)).toEqual([expect.stringContaining('monsterLimit')]);
  });

  it('the answer that has taken a sitting is the first one of its Movement', () => {
    const given = (first: string) =>
      `given: { investigators: [{ sheet: joe-diamond, at: woods }, { sheet: jenny-barnes }]${first} }`;
    const gone = 'expect: { state: { investigators.0.at: uptown-streets } }';
    expect(run(given(', sitting: { seat: 0, first: go:uptown-streets }'), gone)).toEqual([]);
    expect(run(given(', sitting: { seat: 0 }'), gone)).toEqual([expect.stringContaining('found "woods"')]);
  });

  it('what a position says of somebody acts: a loan they have defaulted on is the last one', () => {
    const given = (defaulted: string) =>
      `given: { phase: arkham, investigators: [{ sheet: joe-diamond, at: bank-of-arkham${defaulted} }] }`;
    const asked = 'expect: { open: { kind: encounter.choose } }';
    expect(run(given(''), 'steps: 1', asked)).toEqual([]);
    expect(run(given(', defaulted: [bank-loan]'), 'steps: 1', 'draws: [downtown-1]', asked)).toEqual([
      expect.stringMatching(/^encounter\.choose should be asked/),
    ]);
  });

  it('what somebody has used in this turn can not be used again in it, by the keys that a report writes', () => {
    const offered = (used: string, wanted: string) =>
      run(
        `given: { phase: upkeep, turn: 3, investigators: [{ sheet: carolyn-fern, sanity: 3, used: { ${used} } }] }`,
        `expect: { open: { kind: ${wanted} } }`,
      );
    expect(offered('', 'upkeep.next')).toEqual([]);
    expect(offered('carolyn-fern/0: 2', 'upkeep.next')).toEqual([]);
    expect(offered('carolyn-fern/0: 3', 'upkeep.sliders')).toEqual([]);
  });

  it('Hastur is as strong as the terror level, in the middle of the battle too', () => {
    const given =
      'given: { phase: battle, awake: true, ancientOne: hastur, terror: 4, investigators: [{ sheet: joe-diamond }] }';
    expect(run(given, 'steps: 0', 'expect: { state: { ancientOne.combatRating: -4 } }')).toEqual([]);
  });

  it('the next area, on and back', () => {
    const lines = [
      'given: { investigators: [{ sheet: joe-diamond, at: abyss-1 }], places: { woods: { gate: abyss } } }',
      'steps: 0',
      'play:',
      '  - { do: [{ move: { to: nextArea, then: stay } }] }',
      '  - { expect: { state: { investigators.0.at: abyss-2 } } }',
      '  - { do: [{ move: { to: nextArea, then: stay } }] }',
      'expect: { state: { investigators.0.at: woods, investigators.0.explored: true } }',
    ];
    expect(run(...lines)).toEqual([]);
  });

  it('expectations in mid-play name their line and look at what happened since the last one', () => {
    const failures = run(
      'steps: 0',
      'play:',
      '  - { do: [{ gain: { money: 1 } }] }',
      '  - { expect: { events: [{ type: Gained, what: money }] } }',
      '  - { expect: { events: [{ type: Gained }], open: { kind: move.next } } }',
    );
    expect(failures).toEqual([
      expect.stringMatching(/^line 7: play\.2\.expect: no event /),
      'line 7: play.2.expect: move.next should be asked, but nothing is',
    ]);
  });

  it('what is contained, absent, counted and offered', () => {
    const wanted = (what: string) => run(`expect: { ${what} }`);
    expect(wanted('state: { cup: { contains: [ghoul], absent: [mask] } }')).toEqual([]);
    expect(wanted('state: { cup: { absent: [ghoul] } }')[0]).toMatch(/cup: should not contain "ghoul"/);
    expect(wanted('state: { monsters: { exactly: [ghoul] } }')[0]).toMatch(/lacks|expected exactly/);
    expect(wanted('offers: { has: [duke] }')).toEqual(['the offers: should have duke; there are none']);
    expect(wanted('open: { kind: move.next, exactly: [stop], min: 0 }').join()).toMatch(
      /should not have go:.*min: expected 0, found 1/,
    );
  });

  it('nothing is made to happen on top of what still asks', () => {
    const set = '  - { set: { investigators.0.clues: 2 } }';
    const check = '  - { check: luck, difficulty: 3 }';
    expect(() => run('play:', set, check, '  - { gate: woods }')).toThrow(
      /line 6: play\.2: nothing can be made to happen/,
    );
  });

  it('the use of what has no limit is refused in the third edition too, and so is a rule that does not exist', () => {
    const text = (more: string) =>
      `edition: third\nname: x\n${more}given:\n  investigators: [{ sheet: agnesBaker, cards: [knife], used: { 'knife#1:0': 2 } }]`;
    expect(() => third.readScenario(text('rules: [3E-999]\n'))).toThrow(/line 3: rules\.0: no such rule: 3E-999/);
    expect(() => third.runScenario(third.readScenario(text('')))).toThrow(
      /line 4: given\.investigators\.0\.used\.knife#1:0: nothing is limited/,
    );
  });

  it.each([
    ['performed: [gather]', /line 5: given\.investigators\.0\.performed\.0: no such action: gather; did you mean/],
    ["performed: ['component:knife#1:0']", /performed\.0: no such action: component:knife#1:0/],
    ['cards: [{ card: knife, tokens: { doom: 1 } }]', /cards\.0\.tokens\.doom: no such token: doom; nothing on it/],
    ['codex: [{ number: 2, tokens: { clue: 1 } }]', /line 6: given\.codex\.0\.tokens\.clue: no such token: clue/],
    ["codex: [{ number: 2, fired: ['rules:9:uptown'] }]", /codex\.0\.fired\.0: no such mark: rules:9:uptown/],
    ["codex: [{ number: 2, fired: ['rules:0:nowhere'] }]", /codex\.0\.fired\.0: no such mark: rules:0:nowhere/],
    ['codex: [{ number: 999 }]', /codex\.0\.number: no archive card 999/],
    ['setAside: [2, 999]', /setAside\.1: no archive card 999/],
    ["decks: { rivertown: ['archive:999'] }", /decks\.rivertown\.0: no archive card 999/],
    ['anomalySet: nothing', /anomalySet: no such set of anomalies: nothing/],
    ['rumor: { headline: rogueCometApproaches, tokens: { clue: 1 } }', /rumor\.tokens\.clue: no such token: clue/],
    ['rumor: { headline: rogueCometApproaches, ignoredBy: [{ seat: 3, round: 2 }] }', /ignoredBy\.0\.seat: no seat 3/],
    ['monsters: [{ kind: hoodedStalker, at: graveyard, engagedWith: [1] }]', /monsters\.0\.engagedWith: no seat 1/],
  ])('in the third edition what nothing reads is refused: %s', (said, complaint) => {
    const own = /^(?:performed|cards)/.test(said);
    const text = [
      'edition: third\nname: x\ngiven:\n  investigators:',
      `    - { sheet: agnesBaker${own ? `, ${said}` : ''} }`,
      ...(own ? [] : [`  ${said}`]),
    ].join('\n');
    expect(() => third.runScenario(third.readScenario(text))).toThrow(complaint);
  });

  it('what of it is read acts: an action performed is not on offer again, a token counts', () => {
    const text = (said: string) =>
      `edition: third\nname: x\nsteps: 1\ngiven:\n  investigators: [{ sheet: agnesBaker, ${said} }, { sheet: rexMurphy }]\nexpect: { open: { kind: action.turn, seat: 0, options: [gatherResources] } }`;
    const failures = (said: string) => third.runScenario(third.readScenario(text(said))).failures.length;
    expect([failures('performed: []'), failures('performed: [gatherResources]')]).toEqual([0, 1]);
  });

  it.each([
    ['monsters: [{ kind: ghoul, at: encounter, seat: 4 }]', /monsters\.0\.seat: no seat 4; there are 0 to 0/],
    ['satLast: 2', /satLast: no seat 2/],
    ['leaving: { 3: 1 }', /leaving\.3: no seat 3/],
    ['sharedClue: { holder: 1, clues: 1, among: [0] }', /sharedClue\.holder: no seat 1/],
    ['sitting: { charges: [{ closer: 0, world: nowhere, stranded: [0] }] }', /world: no such world: nowhere/],
    ['sitting: { charges: [{ closer: 0, world: abyss, stranded: [5] }] }', /charges\.0\.stranded\.0: no seat 5/],
  ])('a seat that nobody has, a world that there is not: %s', (said, complaint) => {
    const text = `name: x\ngiven:\n  investigators: [{ sheet: joe-diamond }]\n  ${said}`;
    expect(() => runScenario(content, readScenario(content, text))).toThrow(complaint);
  });

  it('of the third edition too', () => {
    const text = 'edition: third\nname: x\ngiven:\n  investigators: [{ sheet: agnesBaker, at: nowhere }]';
    expect(() => third.readScenario(text)).toThrow(
      /line 4: given\.investigators\.0\.at: no such space: nowhere; did you mean/,
    );
    const other = 'edition: third\nname: x\ngiven:\n  clues: { uptwn: 1 }\n  investigators: [{ sheet: agnesBaker }]';
    expect(() => third.readScenario(other)).toThrow(/line 4: .*uptwn/);
  });
});
