import { describe, expect, it } from 'vitest';
import { folded } from '../../../src/discord/message/fold.ts';

const NAMES = ['Agnes Baker', 'Rex Murphy'];

describe('what stays of a story', () => {
  it('names whom it is about once for all that follows in a row', () => {
    const story = [
      'Agnes Baker moves: Docks → Isle.',
      'Agnes Baker · **Ward**',
      'Agnes Baker · **Lore 4 = 4 dice** 1 **5** — *passed*',
      'Agnes Baker: Isle loses 2 doom (0 left).',
      'Agnes Baker gains **1 remnant**.',
    ];
    expect(folded(story.join('\n'), NAMES)).toBe(
      '**Agnes Baker** moves: Docks → Isle; **Ward**; **Lore 4 = 4 dice** 1 **5** — *passed*; Isle loses 2 doom (0 left); gains **1 remnant**.',
    );
  });

  it('keeps what stands behind the name where no sentence begins', () => {
    expect(folded('Rex Murphy · **Ward**\nRex Murphy focuses **Will**.', NAMES)).toBe(
      '**Rex Murphy** · **Ward**; focuses **Will**.',
    );
  });

  it('leaves stories, headings, single lines and what others do as they were told', () => {
    const story = [
      '## Mythos Phase',
      'Rex Murphy draws from the cup: **Blank**.',
      '*Somebody knocked twice.*',
      'Agnes Baker’s Cane takes 1 horror.',
      '**River Skulk** engages Agnes Baker.',
      'Rex Murphy gains **$1**.',
      'Agnes Baker gains **$1**.',
    ].join('\n');
    expect(folded(story, NAMES)).toBe(story);
  });
});
