import { describe, expect, it } from 'vitest';
import { folded } from '../../../src/discord/message/fold.ts';

const NAMES = ['Agnes', 'Rex'];

describe('what stays of a story', () => {
  it('names whom it is about once for all that follows in a row', () => {
    const story = [
      'Agnes moves: Docks → Isle.',
      'Agnes · **Ward**',
      'Agnes · **Lore 4 = 4 dice** 1 **5** — *passed*',
      'Agnes: Isle loses 2 doom (0 left).',
      'Agnes gains **1 remnant**.',
    ];
    expect(folded(story.join('\n'), NAMES)).toBe(
      '**Agnes** moves: Docks → Isle; **Ward**; **Lore 4 = 4 dice** 1 **5** — *passed*; Isle loses 2 doom (0 left); gains **1 remnant**.',
    );
  });

  it('keeps what stands behind the name where no sentence begins', () => {
    expect(folded('Rex · **Ward**\nRex focuses **Will**.', NAMES)).toBe('**Rex** · **Ward**; focuses **Will**.');
  });

  it('leaves stories, headings, single lines and what others do as they were told', () => {
    const story = [
      '## Mythos Phase',
      'Rex draws from the cup: **Blank**.',
      '*Somebody knocked twice.*',
      'Agnes’s Cane takes 1 horror.',
      '**River Skulk** engages Agnes.',
      'Rex gains **$1**.',
      'Agnes gains **$1**.',
    ].join('\n');
    expect(folded(story, NAMES)).toBe(story);
  });
});
