import type { Command } from '../../src/discord/commands/command.ts';
import { small } from '../../src/discord/message/content.ts';
import { nameOf } from '../../src/discord/question/question.ts';

/** Where to begin, what can be done here now, and all commands in short. */
export const command: Command = {
  shape: { id: 'help' },
  async run(call) {
    const { view, words, person } = call;
    const own = view?.open.find((open) => open.awaited.includes(person.id));
    const other = view?.open[0];
    const now = own
      ? words.say('help-asked', { ask: own.decision.ask })
      : other && view
        ? words.say('help-waiting', { names: other.awaited.map((awaited) => nameOf(awaited, view)) })
        : words.say(view?.status === 'lobby' ? 'help-lobby' : 'help-no-game');
    const elsewhere = call.services.table.reading
      .openFor(person.id)
      .filter(({ game }) => game.channel !== call.channel)
      .map(({ game }) => words.say('help-elsewhere', { channel: `<#${game.channel}>` }));
    const pages = ['help-looking', 'help-playing', 'help-game', 'help-server', 'help-patience'].map((key) =>
      words.say(key),
    );
    await call.say({ lines: [now, ...elsewhere, ...pages, small(words.say('help-fan'))] });
  },
};
