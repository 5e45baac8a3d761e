import type { Call, Typing } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { playCommand } from '../../src/discord/commands/playcommand.ts';
import { granted } from '../../src/discord/message/refusal.ts';
import type { ProposalView } from '../../src/table/game/view.ts';

/** Votes on what all decide together. */
const decisions = playCommand({
  id: 'vote',
  option: 'choice',
  passes: true,
  means: { answers: ({ mode, seats }) => mode === 'group' || mode === 'here' || seats.length > 1 },
});

/** Answers of the form `proposal:undo-3:yes`. */
function proposalChoices(use: Call | Typing): { name: string; value: string }[] {
  const { words, view } = use;
  const own = (view?.proposals ?? []).filter(({ voters }) => voters.includes(use.person.id));
  const choice = ({ id, what }: ProposalView, agree: boolean): { name: string; value: string } => ({
    name: words.say(agree ? 'vote-agree' : 'vote-refuse', { what }),
    value: `proposal:${agree ? 'yes' : 'no'}:${id}`,
  });
  return own.flatMap((proposal) => [choice(proposal, true), choice(proposal, false)]);
}

export const command: Command = {
  shape: decisions.shape,
  suggest: (typing) =>
    [...typing.matching(proposalChoices(typing)), ...(decisions.suggest?.(typing) ?? [])].slice(0, 25),
  async run(call) {
    const wanted = call.text('choice');
    const proposal = proposalChoices(call).find(({ name, value }) => value === wanted || name === wanted);
    if (!proposal) return decisions.run(call);
    const [, agree, ...id] = proposal.value.split(':');
    const { id: game } = call.game();
    const wish = { game, proposal: id.join(':'), person: call.person.id, agree: agree === 'yes' };
    granted(call.services.table.agreement.vote(wish));
    call.services.took({ game, proposal: wish.proposal });
    await call.say(call.words.say('play-voted', { choice: proposal.name }));
  },
};
