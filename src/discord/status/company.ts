import { escapeMarkdown } from 'discord.js';
import type { GameView } from '../../table/game/view.ts';
import { paceName } from '../../table/waiting/pacewords.ts';
import type { Words } from '../../words/words.ts';
import { dayText } from '../commands/daytime.ts';
import { small } from '../message/content.ts';
import { nameOf } from '../question/question.ts';

/** Who answers for whom, who is away, who follows, how long the game waits. */
export function companyLines(view: GameView, words: Words, now: number): string[] {
  if (view.status !== 'playing') return [];
  const automatic = view.seats.filter(({ autopilot, person }) => autopilot && person !== null);
  const standIns = view.seats.flatMap(({ name, autopilot, substitute }) =>
    substitute && !autopilot
      ? [words.say('status-stand-in', { substitute: escapeMarkdown(substitute.name), names: escapeMarkdown(name) })]
      : [],
  );
  const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => escapeMarkdown(name));
  return [
    ...(view.parked ? [words.say('status-parked')] : []),
    ...[...new Set(standIns)].map(small),
    ...(automatic.length > 0 ? [small(words.say('status-autopilot', { names: names(automatic) }))] : []),
    ...view.away.map(({ person, until, zone }) =>
      small(
        words.say('status-away', {
          name: nameOf(person, view),
          until: dayText(until, zone, { locale: view.locale, now }),
        }),
      ),
    ),
    ...(view.spectators.length > 0 ? [small(words.say('status-spectators', { names: names(view.spectators) }))] : []),
    small(words.say('status-pace', { pace: paceName(view.pace) })),
  ];
}
