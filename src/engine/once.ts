/** Works something out when it is first wanted, and never again. */
export function once<T>(work: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** Works something out of each thing that never changes when it is first wanted, and never again. */
export function onceEach<K extends object, T>(work: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, { value: T }>();
  return (thing) => {
    const found = known.get(thing);
    if (found) return found.value;
    const value = work(thing);
    known.set(thing, { value });
    return value;
  };
}
