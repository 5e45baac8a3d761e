import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS, type Notice } from '../../../../../src/editions/third/state/notice.ts';
import { articleOf, memoryOf, printedNotices } from '../../../../../src/editions/third/telling/paper/notice.ts';
import { thirdWords } from '../../../../third.ts';
import { aGame } from '../../table.ts';

const { state } = aGame({ investigators: ['wendyAdams'] });
const words = thirdWords('en', state);

function noticeOf(kind: Notice['kind']): Notice {
  const thing = ['rumor', 'rumorLeft'].includes(kind)
    ? { ref: 'headline', id: 'bigCityBurglarsBusted' }
    : kind === 'codex'
      ? { ref: 'archive', id: '10' }
      : ['allyJoined', 'bought'].includes(kind)
        ? { ref: 'card', id: 'knife' }
        : { ref: 'monster', id: 'fleshEater' };
  return { kind, round: 4, sheet: 'wendyAdams', place: 'graveyard', thing, count: 2, why: 'retired', weight: 4 };
}

function remembered(kind: Notice['kind']): string | null {
  const memory = memoryOf(noticeOf(kind));
  return memory && words.text(memory);
}

describe('a notice', () => {
  it.each(NOTICE_KINDS)('%s is an article with a heading, in two wordings at most', (kind) => {
    for (const variant of [0, 1, 2]) {
      const { head, text } = articleOf(noticeOf(kind), words, variant);
      expect(head.length).toBeGreaterThan(3);
      expect(head.length).toBeLessThan(60);
      expect(`${head} ${text}`).not.toMatch(/[{}]|nobody did|third-|undefined|fleshEater|graveyard|\s\s/);
      expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase());
    }
  });

  it('without anybody to thank says so', () => {
    const { sheet: _, ...nobody } = noticeOf('defeated');
    expect(articleOf(nobody, words, 0).text).toContain('Nobody has come forward');
  });

  it('of an investigator is a line of the story, with its round', () => {
    expect(remembered('researched')).toBe('Round 4: researched 2 clues.');
    expect(remembered('allyJoined')).toBe('Round 4: found a friend in Knife.');
    expect(memoryOf(noticeOf('sighted'))).toBeNull();
  });

  it('that says the same as another is printed once, the heaviest first', () => {
    const all = [noticeOf('warded'), noticeOf('warded'), { ...noticeOf('gateBurst'), weight: 9 }];
    expect(printedNotices(all).map(({ kind }) => kind)).toEqual(['gateBurst', 'warded']);
  });
});
