import type { Call, Typing } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { editionWords } from '../../src/discord/connection/services.ts';
import { turnsPhrase } from '../../src/discord/look/history.ts';
import { replayAnswer } from '../../src/discord/look/replay.ts';
import { refusal } from '../../src/discord/message/refusal.ts';

/** The finished games of this server, the latest first. */
function choices(use: Call | Typing): { name: string; value: string }[] {
  const { services, guild } = use;
  return services.table.finished.of(guild).map((past) => {
    const { game, edition, endedAt, foe, result } = past;
    const turns = turnsPhrase(past);
    const words = editionWords(services, services.table.reading.edition(edition));
    const date = new Date(endedAt).toISOString().slice(0, 10);
    return { name: words.say('replay-choice', { date, foe, result: result ?? 'none', turns }), value: game };
  });
}

/** The game asked for, else the one this channel shows, else the last one of the channel. */
function wanted(call: Call): string {
  const text = call.text('game')?.trim();
  const { view } = call;
  if (text) {
    const found = choices(call).find(({ name, value }) => value === text || name === text);
    if (!found) throw refusal('refused-no-game');
    return found.value;
  }
  if (view && (view.status === 'over' || view.status === 'ended') && view.startedAt !== null) return view.id;
  const last = call.services.table.finished.of(call.guild).find(({ channel }) => channel === call.channel);
  if (last) return last.game;
  throw refusal(view?.status === 'playing' ? 'refused-not-over' : 'refused-no-finished-game');
}

/** Plays a finished game again, scene by scene. */
export const command: Command = {
  shape: {
    id: 'replay',
    options: [
      { id: 'game', type: 'text', suggests: true },
      { id: 'show', type: 'flag' },
    ],
  },
  suggest: (typing) => typing.matching(choices(typing)),
  async run(call) {
    const game = wanted(call);
    await call.say(await replayAnswer(call.services, game, 0, 'start'));
  },
};
