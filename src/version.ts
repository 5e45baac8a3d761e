import { readFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);

/** Which version this is: its number, and the commit where the project is a clone. */
export function version(): string {
  const head = read('.git/HEAD')?.trim();
  const named = head?.startsWith('ref: ') ? read(`.git/${head.slice('ref: '.length)}`)?.trim() : head;
  return [numberOfVersion(), ...(named ? [named.slice(0, 8)] : [])].join(' ');
}

/** The version's number, as `package.json` has it. */
export function numberOfVersion(): string {
  return (JSON.parse(read('package.json') ?? '{}') as { version?: string }).version ?? '?';
}

function read(file: string): string | null {
  try {
    return readFileSync(new URL(file, ROOT), 'utf8');
  } catch {
    return null;
  }
}
