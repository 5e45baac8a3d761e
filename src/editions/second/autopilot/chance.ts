import { pick } from '../../../engine/chance.ts';
import type { Answer, Decision } from '../../../engine/decision.ts';

/** A legal answer picked by chance, the same for the same seed and count: for trying every option now and then. */
export function randomAnswer(decision: Decision, seed: string, count: number): Answer {
  const span = decision.max - decision.min + 1;
  const size = decision.min + pick(seed, `random size ${count}`, span);
  const options = decision.options.map((option) => option.id);
  const chosen: string[] = [];
  while (chosen.length < size && options.length > 0) {
    const index = pick(seed, `random option ${count}/${chosen.length}`, options.length);
    chosen.push(...options.splice(index, 1));
  }
  return { decision: decision.id, chosen };
}
