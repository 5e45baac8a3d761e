import { createRequire } from 'node:module';
import type Driver from 'better-sqlite3';

/** The Node-API that version 13 is built on; Node.js 20 has 9. */
const NODE_API = 10;

/**
 * SQLite as Node.js can load it: version 13 of its driver wants Node.js 22, and version 12 ends Node.js 24.19 and later at any
 * moment (nodejs/node#65446). Both write the same files. `setup.mjs` looks whether it loads.
 */
const NAME = Number(process.versions.napi) >= NODE_API ? 'better-sqlite3-13' : 'better-sqlite3';

const load: (name: string) => typeof Driver = createRequire(import.meta.url);

export const SQLite = load(NAME);
