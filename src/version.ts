import { readFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);

/** Which version this is: its number, and the commit where the project is a clone. */
export function version(): string {
  const { version: number } = JSON.parse(read('package.json') ?? '{}') as { version?: string };
  const head = read('.git/HEAD')?.trim();
  const named = head?.startsWith('ref: ') ? read(`.git/${head.slice('ref: '.length)}`)?.trim() : head;
  return [number ?? '?', ...(named ? [named.slice(0, 8)] : [])].join(' ');
}

function read(file: string): string | null {
  try {
    return readFileSync(new URL(file, ROOT), 'utf8');
  } catch {
    return null;
  }
}
