import { MessageLimits } from '@sapphire/discord-utilities';
import { withoutEmoji } from '../connection/emoji.ts';
import { linesWithin } from '../message/content.ts';

/**
 * All lines of the status message that fit: how things stand, what happened lately, which gives way to the others, and what
 * closes it. Emoji are there where they cost no line.
 */
export function fittingText(
  standing: readonly string[],
  lately: readonly string[],
  closing: readonly string[],
): string {
  const linesOf = (lines: readonly string[]): string[] => {
    const room = MessageLimits.MaximumLength - [...lines, ...closing].join('\n').length - 1;
    return linesWithin([...lines, ...linesWithin(lately, room), ...closing], MessageLimits.MaximumLength);
  };
  const whole = linesOf(standing);
  const bare = linesOf(standing.map((line) => withoutEmoji({ content: line }).content));
  return (whole.length === bare.length ? whole : bare).join('\n');
}
