import type { Command } from '../../src/discord/commands/command.ts';
import { granted } from '../../src/discord/message/refusal.ts';
import type { Verification } from '../../src/table/records/verification.ts';
import type { Words } from '../../src/words/words.ts';

/** A step's address, as far as people speak of it. */
const PART = /^(turn|round|battle|setup)(?: (\d+))?/;

/** Checks every draw of the game by its address, and the chain of its journal. */
export const command: Command = {
  shape: { id: 'verify' },
  async run(call) {
    const view = call.game();
    const { words, services } = call;
    const { aside, reading } = services.table;
    const found = granted(await aside.run(() => reading.verifying(view.id)));
    if (found.broken) services.log.error('verify.broken', { game: view.id, ...found.broken });
    const list = found.from === 'never' ? null : reading.draws(view.id);
    const name = `${words.say('verify-list-name')}-${view.id}.txt`;
    await call.say({
      lines: [...verdict(found, words), ...sources(found, words), ...(list === null ? [] : [words.say('verify-list')])],
      ...(list === null ? {} : { attachments: [{ name, data: Buffer.from(list) }] }),
    });
  },
};

function verdict({ from, broken, dice, picks, shuffles }: Verification, words: Words): string[] {
  if (broken && 'address' in broken) return [words.say('verify-broken-address', broken)];
  if (broken) return [words.say('verify-broken-row', broken)];
  if (from === 'never') return [words.say('verify-never')];
  const same = words.say('verify-same', { dice, picks, shuffles });
  if (from === 'beginning') return [same];
  const [, part = 'setup', number = '0'] = PART.exec(from.step) ?? [];
  return [same, words.say('verify-from', { part, number: Number(number) })];
}

function sources({ seal, seed, chain, rules }: Verification, words: Words): string[] {
  const versions = words.row(rules.map((version) => `\`${version}\``));
  return [
    words.say('verify-seal', { seal }),
    seed ? words.say('verify-seed', { seed }) : words.say('verify-sealed'),
    ...(chain === null ? [] : [words.say('verify-chain', { chain })]),
    ...(rules.length > 0 ? [words.say('verify-rules', { rules: versions, count: rules.length })] : []),
    words.say('verify-how'),
  ];
}
