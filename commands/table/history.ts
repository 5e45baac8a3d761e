import { comparedChoices } from '../../src/discord/commands/casechoice.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { caseLines } from '../../src/discord/look/casehistory.ts';
import { historyLines } from '../../src/discord/look/history.ts';

/** The games this server has behind it. */
export const command: Command = {
  shape: {
    id: 'history',
    options: [
      { id: 'case', type: 'text', suggests: true },
      { id: 'show', type: 'flag' },
    ],
  },
  suggest: (typing) => typing.matching(comparedChoices(typing)),
  async run(call) {
    const { services, guild } = call;
    const code = call.text('case')?.trim().toLowerCase();
    await call.say({ lines: code ? caseLines(services, guild, code) : historyLines(services, guild) });
  },
};
