/** What can be asked of a driver, by name; what goes in and comes out is JSON. */
export type Calls = Readonly<Record<string, (wish: never) => unknown>>;

/** One call of a driver, as it comes in. */
export interface Call {
  id: number;
  name: string;
  wish: unknown;
}

/** What came of it. */
export type Outcome = { id: number; value: unknown } | { id: number; error: string };

/** Does what the bench asks of this process, one thing after the other, until the bench goes away. */
export function serve(calls: Calls): void {
  let last: Promise<void> = Promise.resolve();
  process.on('message', (call: Call) => {
    last = last.then(() => answered(calls, call));
  });
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group; the bench decides when it is over.
  process.on('SIGINT', () => undefined);
}

async function answered(calls: Calls, { id, name, wish }: Call): Promise<void> {
  let outcome: Outcome;
  try {
    const call = calls[name] as ((wish: unknown) => unknown) | undefined;
    if (!call) throw new Error(`no call "${name}"`);
    outcome = { id, value: (await call(wish)) ?? null };
  } catch (error) {
    outcome = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(outcome);
}
