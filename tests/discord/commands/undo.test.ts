import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Robot } from '../../../src/local/robot.ts';
import { contents, TestChannel, told } from '../testchannel.ts';

let channel: TestChannel;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  channel = await TestChannel.open();
  ({ mara, jonas } = channel);
});

afterEach(() => channel.close());

const marked = (): string[] => contents(jonas).filter((content) => /^~~.+~~\n↩ \*\*Taken back.+$/.test(content));

describe('taking back', () => {
  it('is free for one’s own last answer, and needs agreement after a roll', async () => {
    await channel.seated([mara, jonas]);
    await channel.press(mara, 'The Woods');
    await channel.calm();
    expect(await told(await mara.command('game undo'))).toContain('taken back');
    await channel.press(mara, 'Roll');
    expect(await told(await mara.command('game undo'))).toContain('so Jonas must agree first');
    await channel.press(jonas, 'Agree');
    await channel.calm();
    expect(contents(jonas).join('\n')).toContain('took an answer back');
    expect(channel.room.store.journal.everything(channel.game.id).at(-1)?.kind).toBe('undo');
    const agreed = contents(jonas).find((content) => content.includes('**Agreed by'));
    // A proposal that is over stays in one line.
    expect(agreed?.split('\n').at(-1)).toMatch(/wants to take an answer back.* \*\*Agreed by Mara and Jonas\.\*\*/);
    expect(marked()).toEqual([
      expect.stringMatching(/Asked move\.next.* — \*\*Roll.*\*\*~~/),
      expect.stringMatching(/^~~Rolled/),
    ]);
  });

  it('marks the questions whose answers no longer count, one going back after the other, and no later ones', async () => {
    await channel.seated([mara, jonas]);
    await channel.press(mara, 'Stop');
    await channel.find(jonas, 'Stop');
    await channel.press(jonas, 'Stop');
    await channel.find(mara, 'green');
    await told(await jonas.command('game undo'));
    await channel.find(jonas, 'Stop');
    expect(marked()).toEqual([
      expect.stringMatching(/^~~.*Jonas.* — \*\*Stop.*\*\*~~\n↩ \*\*Taken back by Jonas\.\*\*$/),
    ]);
    await channel.press(jonas, 'Roll');
    await channel.find(jonas, 'Stop');
    expect(marked()).toHaveLength(1);
    await told(await mara.command('game undo'));
    await channel.press(jonas, 'Agree');
    await channel.find(mara, 'Stop');
    expect(marked().map((content) => /^~~.*?(Rolled|Mara|Jonas)/.exec(content)?.[1])).toEqual([
      'Mara',
      'Jonas',
      'Jonas',
      'Rolled',
    ]);
    expect(new Set(marked().map((content) => content.split('↩').length))).toEqual(new Set([2]));
    await channel.press(mara, 'Stop');
    await channel.find(jonas, 'Stop');
    expect(marked()).toHaveLength(4);
    expect(contents(mara).filter((content) => / — \*\*left.*\*\*$/.test(content))).toHaveLength(2);
  });

  it('leaves no question standing as if it were still open', async () => {
    await channel.seated([mara, jonas]);
    await channel.press(mara, 'The Woods');
    await channel.press(mara, 'Stop');
    await channel.find(jonas, 'Stop');
    await told(await mara.command('game undo'));
    await channel.calm();
    expect(contents(jonas).some((content) => content.endsWith('— withdrawn'))).toBe(true);
  });

  it('that is refused is told once, to all, and waits in the status until then', async () => {
    await channel.seated([mara, jonas]);
    await channel.press(mara, 'Roll');
    await told(await mara.command('game undo'));
    expect(await told(await jonas.command('status'))).toContain('Do you agree? ');
    expect(await told(await mara.command('status'))).not.toContain('Do you agree');
    expect(await told(await mara.command('game status'))).toMatch(/wants to take .* Still to answer: Jonas\./);
    await channel.press(jonas, 'Refuse');
    await channel.calm();
    const said = contents(mara).filter((content) => /^(?!\*\*Part).*wants to take an answer back/.test(content));
    expect(said).toEqual([expect.stringMatching(/^\*\*Refused by Jonas\.\*\* /)]);
    expect(await told(await mara.command('game status'))).not.toContain('wants to take');
  });
});
