import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AfterAnswers } from '../../src/discord/afteranswers.ts';
import { PressLimits } from '../../src/discord/presslimit.ts';
import { controlsOf } from '../../src/local/robot.ts';
import { startTestBot, type TestBot } from './testbot.ts';

describe('what people may do at once', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const verdicts = async (limits: PressLimits, times: number, person: string, server: string) => {
    const all: string[] = [];
    for (let time = 0; time < times; time++) all.push(await limits.judge(person, server));
    return all;
  };

  it('is counted for each person: what is more gets a word, once, and counts again after ten seconds', async () => {
    const limits = new PressLimits({ person: 3, server: 100 });
    expect(await verdicts(limits, 6, 'otto', '1')).toEqual(['goes', 'goes', 'goes', 'word', 'silent', 'silent']);
    expect(await verdicts(limits, 1, 'mara', '1')).toEqual(['goes']);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await verdicts(limits, 4, 'otto', '1')).toEqual(['goes', 'goes', 'goes', 'word']);
  });

  it('is not told while somebody types, but once they send what they typed', async () => {
    const limits = new PressLimits({ person: 3, server: 100 });
    const typed = [];
    for (let letter = 0; letter < 6; letter++) typed.push(await limits.judge('otto', '1', false));
    expect(typed).toEqual(['goes', 'goes', 'goes', 'silent', 'silent', 'silent']);
    expect(await verdicts(limits, 2, 'otto', '1')).toEqual(['word', 'silent']);
  });

  it('is counted for each server, and one person’s flood uses up nobody else’s', async () => {
    const limits = new PressLimits({ person: 5, server: 8 });
    expect((await verdicts(limits, 1000, 'otto', '1')).filter((verdict) => verdict === 'goes')).toHaveLength(5);
    expect(await verdicts(limits, 3, 'mara', '1')).toEqual(['goes', 'goes', 'goes']);
    expect(await verdicts(limits, 2, 'jonas', '1')).toEqual(['word', 'silent']);
    expect(await verdicts(limits, 1, 'ines', '2')).toEqual(['goes']);
  });
});

describe('one stranger’s flood', () => {
  let room: TestBot;

  beforeEach(async () => {
    room = await startTestBot(undefined, undefined, { person: 30, server: 600 });
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await room.close();
  });

  it('comes to nothing but a word before any work, and others are answered all the same', async () => {
    const [mara, jonas] = [room.local.person('Mara'), room.local.person('Jonas')];
    await (await mara.command('game new')).answer();
    const lobby = await mara.waitForMessage((message) => controlsOf(message).some(({ label }) => label === 'Start'));
    const start = controlsOf(lobby).find(({ label }) => label === 'Start')?.customId ?? '';
    const [answers, refusals] = [
      vi.spyOn(AfterAnswers.prototype, 'answer'),
      vi.spyOn(AfterAnswers.prototype, 'refuse'),
    ];
    let outcomes = 0;
    room.outcomes.listen(() => (outcomes += 1));
    const flood = Array.from({ length: 300 }, () => jonas.press(lobby, start).catch(() => null));
    const options = controlsOf(lobby).find(({ label }) => label === 'Options')?.customId ?? '';
    const answer = await (await mara.press(lobby, options)).answer();
    expect(answer.content).toContain('Options of this game');
    await room.local.quiet(500);
    const words = jonas.messages().filter(({ content }) => content.startsWith('That was a lot at once'));
    expect(words).toHaveLength(1);
    // Thirty of them were looked at, and one of the host's.
    expect(outcomes).toBe(31);
    expect([answers, refusals].map(({ mock }) => mock.calls.length)).toEqual([31, 1]);
    void flood;
  });

  it('uses up no word by typing: what they typed is answered by it', async () => {
    const jonas = room.local.person('Jonas');
    await (await jonas.command('game new')).answer();
    for (let letter = 0; letter < 40; letter++)
      void jonas.complete('rules', { topic: 'x'.repeat(letter % 9) }, 'topic').catch(() => null);
    const { content } = await (await jonas.command('rules', { topic: 'gates' })).answer();
    expect(content).toMatch(/^That was a lot at once/);
  });
});
