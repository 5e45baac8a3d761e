import { beforeEach, describe, expect, it } from 'vitest';
import type { Outgoing } from '../../../src/discord/connection/post.ts';
import type { Services } from '../../../src/discord/connection/services.ts';
import { alone, wordsOf } from '../../../src/discord/connection/services.ts';
import { boardAnswer } from '../../../src/discord/look/look.ts';
import { closeSurface } from '../../../src/discord/message/surface.ts';
import { questionDraft, questionSurface } from '../../../src/discord/question/questiondraft.ts';
import { ownStatus } from '../../../src/discord/status/ownstatus.ts';
import { statusMessage } from '../../../src/discord/status/status.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { createLog } from '../../../src/log.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { linesIn } from '../../story/said.ts';
import { granted } from '../../table/group.ts';
import { rememberedEdition } from '../../table/records/finishedgame.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { SEED } from '../testbot.ts';

const PERSONS = ['mara', 'jonas', 'ines'];
let services: Services;
let game: string;
let edited: string[];
let removed: string[];

beforeEach(() => {
  const store = new Store(openDatabase(':memory:'));
  const editions = new Map([['second', rememberedEdition as unknown as TableEdition]]);
  let now = Date.UTC(2026, 9, 1);
  const clock = () => (now += 1000);
  const failed = (error: unknown) => {
    throw error;
  };
  const table = new Table({ store, editions, clock, later: () => undefined, seed: () => SEED, failed });
  edited = [];
  removed = [];
  const post = {
    edit: async (_channel: string, _id: string, { content }: Outgoing) => void edited.push(content),
    remove: async (_channel: string, id: string) => void removed.push(id),
  };
  const draw = async () => Buffer.from('');
  const log = createLog('error', [], () => undefined);
  services = {
    table,
    store,
    editions,
    clock,
    draw,
    log,
    post: post as unknown as Services['post'],
    ...alone(store),
  };
  const named = (id: string) => ({ id, name: id });
  game = granted(table.gathering.create({ guild: '1', channel: '2', host: named('mara'), edition: 'second' }));
  for (const person of PERSONS.slice(1)) granted(table.gathering.join('2', named(person), null));
  granted(table.gathering.start('2', 'mara'));
});

const view = () => services.table.reading.game(game)!;
const status = () => statusMessage(services, view()).content;
const answer = (person: string, chosen: string) => {
  const open = view().open.find(({ persons }) => persons.includes(person))!;
  granted(services.table.answer({ game, person, decision: open.decision.id, chosen: [chosen] }));
};

/** Posts the open questions, lets something happen, and closes them; what then stands there. */
async function closed(meanwhile: () => void): Promise<string[]> {
  const groups = view().open.map((open) => [open]);
  const words = wordsOf(services, view());
  for (const [index, group] of groups.entries()) {
    const wanted = await questionDraft(services, view(), group, { words, row: null, mention: [] });
    const { persons, labels, closed: content, surface } = wanted;
    const body = JSON.stringify({ shows: '', closed: content, persons, mention: [], lesson: null, labels });
    services.store.messages.keep({ game, surface, id: String(index), channel: '2', body });
    expect(surface).toBe(questionSurface(view(), group));
  }
  meanwhile();
  for (const row of services.store.messages.of(game)) await closeSurface(services, row);
  return edited;
}

function toTheVote(): void {
  for (const person of PERSONS) answer(person, 'left');
  for (const person of PERSONS) answer(person, 'stop');
}

const giveUp = () => {
  granted(services.table.agreement.end(game, 'mara'));
  const [proposal] = view().proposals;
  for (const person of PERSONS)
    if (proposal && view().status === 'playing')
      services.table.agreement.vote({ game, proposal: proposal.id, person, agree: true });
};

describe('the status', () => {
  it('says who plays whom', () => {
    expect(status()).toContain('\n**seat 0** (mara) · **seat 1** (jonas) · **seat 2** (ines)\n');
  });

  it('has signs before goal and danger and on its buttons, where there are any; and reads the same without', () => {
    const edition = services.editions.get('second');
    if (!edition) throw new Error('no edition');
    const status = edition.status.bind(edition);
    const own = {
      status: () => ['Seal six', 'Four gates', 'Fog'],
      goals: () => ({ goal: 'Seal six', danger: 'Four gates' }),
    };
    Object.assign(edition, own);
    try {
      const signed = {
        ...services,
        emojis: { of: (name: string) => ({ id: '7', name }), refused: () => undefined },
      };
      const { content, components = [] } = statusMessage(signed, view());
      expect(content).toContain('\n<:goal:7> Seal six\n<:danger:7> Four gates\nFog\n');
      const borne = components.flatMap((row) => row.components.map((one) => ('emoji' in one ? one.emoji?.name : null)));
      expect(borne).toEqual(expect.arrayContaining(['board', 'sheet', 'log', 'paper']));
      expect(statusMessage(services, view()).content).toContain('\nSeal six\nFour gates\nFog\n');
      expect(JSON.stringify(statusMessage(services, view()).components)).not.toContain('emoji');
    } finally {
      Object.assign(edition, { status, goals: undefined });
    }
  });

  it('tells of the latest what matters, and of the rest only where there is room', () => {
    for (const person of PERSONS) answer(person, 'left');
    granted(services.table.interrupt({ game, person: 'mara', seat: 0, interrupt: 'candle:0' }));
    for (let count = 0; count < 5; count++) answer('mara', 'roll');
    const lately = status().split('Latest:\n')[1]!.split('\n');
    expect(lately[0]).toBe('-# Seat 0 lights a candle.');
    expect(lately[1]).toMatch(/^-# Rolled/);
    expect(lately[2]).toMatch(/^-# Rolled/);
    expect(lately[3]).not.toMatch(/Rolled/);
  });

  it('says when the game has been given up, that its seed is open, and so does the board', async () => {
    expect(status()).toContain('Dice seed sealed');
    giveUp();
    expect(view().status).toBe('ended');
    expect(status()).toMatch(/^\*\*The table gave up this case\.\*\*\n/);
    expect(status()).not.toContain('sealed');
    expect(status()).toContain('The dice seed is open');
    expect((await boardAnswer(services, view(), true)).lines[0]).toContain('gave up');
  });

  it('of a person tells whom the autopilot plays for them, and how they come back', () => {
    expect(ownStatus(services, 'jonas').join('\n')).not.toContain('autopilot');
    services.store.games.setSeats(
      game,
      services.store.games.seats(game).map((seat) => (seat.seat === 1 ? { ...seat, autopilot: 1 } : seat)),
    );
    expect(ownStatus(services, 'jonas').join('\n')).toContain(
      'The autopilot plays seat 1 for you. `/game autopilot on:No`',
    );
  });
});

describe('a question that is closed', () => {
  it('goes when it was voted on: how that came out stands above what came of it', async () => {
    toTheVote();
    const contents = await closed(() => {
      answer('ines', 'red');
      answer('mara', 'blue');
      answer('jonas', 'blue');
    });
    expect([contents, removed]).toEqual([[], ['0']]);
    const told = services.store.outbox.happenings(game, 0, 100).map((row) => linesIn(row, toyEdition));
    const voted = told.find((lines) => lines[0]?.startsWith('-# Asked mythos.surge'));
    expect(voted?.[0]).toMatch(/ \*\*blue: -\*\* \(mara and jonas; for red: -: ines\)$/);
  });

  it('keeps the votes of one decision only where it was voted on', async () => {
    const [first] = await closed(() => answer('mara', 'left'));
    expect(first).toMatch(/ — \*\*left: -\*\*$/);
  });

  it('says that the autopilot answered', async () => {
    const contents = await closed(() => {
      granted(services.table.agreement.standIn(game, 'jonas', 1, true));
    });
    expect(contents.find((content) => content.includes('**jonas**'))).toMatch(/ — \*\*left: -\*\* \(autopilot\)$/);
    expect(contents.find((content) => content.includes('**mara**'))).not.toContain('autopilot');
  });
});
