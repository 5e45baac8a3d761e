/** How a program of the command line ends. */
import { writeSync } from 'node:fs';

/** What a stream writes to for complaints. */
const STDERR = 2;

/** Says why it goes no further, and ends the program at once. */
export function refuse(text: string, code = 2): never {
  writeSync(STDERR, `${text}\n`);
  process.exit(code);
}

/** Ends the program once a pipe has taken all that was said, which `process.exit` by itself does not wait for. */
export async function finish(code: number): Promise<never> {
  const taken = (stream: NodeJS.WriteStream) => new Promise<void>((resolve) => stream.write('', () => resolve()));
  await Promise.all([process.stdout, process.stderr].map(taken));
  process.exit(code);
}
