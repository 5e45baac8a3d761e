import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { GameView, ProposalView } from '../table/view.ts';
import type { Words } from '../words/words.ts';
import { buttonRows } from './choice.ts';
import { customId } from './component.ts';
import { small } from './content.ts';
import type { Outgoing } from './post.ts';
import { nameOf } from './question.ts';

/** A proposal as a message with its tally; those who have not spoken are mentioned when it is posted. */
export function proposalMessage(
  view: GameView,
  proposal: ProposalView,
  words: Words,
): { persons: string[]; mention: string[]; mark: string; message: Outgoing; closed: string } {
  const { id, voters, agree, refuse, needed } = proposal;
  const waiting = voters.filter((person) => !agree.includes(person) && !refuse.includes(person));
  const what = words.text(proposal.what);
  const names = (persons: readonly string[]): string => words.list(persons.map((person) => nameOf(person, view)));
  const lines = [
    ...(waiting.length > 0 ? [waiting.map((person) => `<@${person}>`).join(', ')] : []),
    what,
    ...(agree.length > 0 ? [small(words.say('proposal-agree', { names: names(agree) }))] : []),
    ...(refuse.length > 0 ? [small(words.say('proposal-refuse', { names: names(refuse) }))] : []),
    small(words.say('proposal-needed', { needed, voters: voters.length })),
  ];
  const press = (yes: boolean): string => customId({ on: 'proposal', game: view.id, proposal: id, agree: yes });
  const components = buttonRows([
    {
      type: ComponentType.Button,
      style: ButtonStyle.Success,
      label: words.say('button-agree'),
      custom_id: press(true),
    },
    {
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: words.say('button-refuse'),
      custom_id: press(false),
    },
  ]);
  return {
    persons: voters,
    mention: waiting,
    mark: press(true),
    message: { content: lines.join('\n'), components },
    closed: what,
  };
}
