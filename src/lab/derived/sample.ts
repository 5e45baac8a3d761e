/** The same few of a list whenever it is asked for: every so-manieth, from the first. */
export function sampleOf<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}
