/**
 * The exact chance that `dice` dice show at least `needed` successes when `faces` of the six faces succeed. 1 when nothing is needed, 0 when there are too few dice.
 */
export function oddsOf(dice: number, needed: number, faces: number): number {
  if (needed <= 0) return 1;
  if (dice < needed || faces <= 0) return 0;
  return oddsOfTotal(distribution(dice, faces, 1), needed);
}

/** As `oddsOf`, with each six worth `perSix` successes. */
export function oddsWithSixes(dice: number, needed: number, faces: readonly number[], perSix: number): number {
  if (needed <= 0) return 1;
  if (dice <= 0) return 0;
  return oddsOfTotal(distribution(dice, faces.length, faces.includes(6) ? perSix : 1), needed);
}

/** Distributions that have been worked out: there are few, and they are asked for all the time. */
const known = new Map<number, readonly number[]>();

/** Chances of 0, 1, 2 … successes. */
function distribution(dice: number, faces: number, perSix: number): readonly number[] {
  const key = (dice * 8 + faces) * 64 + perSix;
  const chances = known.get(key) ?? convolved(dice, faces, perSix);
  known.set(key, chances);
  return chances;
}

function convolved(dice: number, faces: number, perSix: number): number[] {
  const one = new Array<number>(Math.max(1, perSix) + 1).fill(0);
  const plain = Math.min(faces, 6);
  one[0] = (6 - plain) / 6;
  if (perSix === 1) one[1] = plain / 6;
  else {
    one[1] = (plain - 1) / 6;
    one[perSix] = (one[perSix] ?? 0) + 1 / 6;
  }
  let total = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(total.length + one.length - 1).fill(0);
    for (const [have, chance] of total.entries())
      for (const [more, part] of one.entries()) next[have + more] = (next[have + more] ?? 0) + chance * part;
    total = next;
  }
  return total;
}

function oddsOfTotal(chances: readonly number[], needed: number): number {
  let fail = 0;
  for (let successes = 0; successes < needed; successes++) fail += chances[successes] ?? 0;
  return Math.min(1, Math.max(0, 1 - fail));
}
