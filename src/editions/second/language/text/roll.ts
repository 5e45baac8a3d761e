import type { Phrase } from '../../../../engine/phrase.ts';
import type { Roll } from '../../content/effect.ts';
import { type Verb, verbClause } from './clause.ts';
import { type Form, parted, say } from './noun.ts';
import { type Speak, same } from './run.ts';

/** A roll that is no check, and what its dice do. */
export function rollClause(roll: Roll, form: Form, speak: Speak): Phrase {
  const dice = typeof roll.dice === 'number' ? say('dice', { count: roll.dice }) : say(`dice-${roll.dice}`, { form });
  const scale = scaleOf(roll);
  if (scale) {
    return say('roll-scale', { dice, clauses: scale.map((verb) => verbClause(verb, 'imperative')), form });
  }
  const parts: Phrase[] = [];
  for (const band of roll.bands ?? []) {
    if (band.do.length === 0) continue;
    const clause = speak(band.do, 'imperative');
    if ('successes' in band) parts.push(say(band.successes > 0 ? 'on-success' : 'on-failure', { clause }));
    else parts.push(say(band.min === band.max ? 'on-face' : 'on-faces', { min: band.min, max: band.max, clause }));
  }
  for (const band of roll.perDie ?? []) {
    parts.push(say('each-die', { min: band.min, max: band.max, clause: speak(band.do, 'imperative') }));
  }
  if (roll.perSuccess) parts.push(say('each-success', { clause: speak(roll.perSuccess, 'imperative') }));
  if (roll.perFailure) parts.push(say('each-failure', { clause: speak(roll.perFailure, 'imperative') }));
  return say('roll', { dice, parts: parted(parts), form });
}

/** The effects of a roll whose every face gains or loses as much as it shows, or undefined. */
function scaleOf(roll: Roll): Verb[] | undefined {
  const bands = roll.bands ?? [];
  const first = bands[0]?.do ?? [];
  const scaled = bands.every(
    (band, index) =>
      !('successes' in band) &&
      band.min === index + 1 &&
      band.max === index + 1 &&
      same(band.do, JSON.parse(JSON.stringify(first).replaceAll(':1}', `:${band.min}}`))),
  );
  if (bands.length !== 6 || !scaled) return undefined;
  return first.map((effect) => {
    const amounts = 'gain' in effect ? effect.gain : 'lose' in effect ? effect.lose : {};
    const what = Object.keys(amounts).map((name) => say(`rolled-${name}`, { role: 'object' }));
    return { key: 'gain' in effect ? 'gain' : 'lose', args: {}, what };
  });
}
