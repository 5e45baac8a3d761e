import path from 'node:path';
import { z } from 'zod';
import type { PressLimit } from './discord/presslimit.ts';
import { type Phrase, phrase } from './engine/phrase.ts';
import { LOG_LEVELS } from './log.ts';

const settingsSchema = z.object({
  DISCORD_TOKEN: z
    .string()
    .trim()
    .regex(/^\S*$/)
    .transform((token) => (token === '' ? null : token))
    .nullable()
    .default(null),
  DATABASE_PATH: z.string().trim().min(1).default('var/arkham.db'),
  DATABASE_URL: z.string().trim().refine(isServerAddress).nullable().default(null),
  SHARDS: z.coerce.number().int().min(1).max(1024).default(4),
  LOCAL_PORT: z.coerce.number().int().min(0).max(65_535).default(4626),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DISCORD_API: z.url().optional(),
  STATUS_SECONDS: z.coerce.number().int().min(1).max(3600).optional(),
  HEALTH_PORT: z.coerce.number().int().min(1).max(65_535).nullable().default(null),
  CASE_OF_THE_MONTH: z.enum(['yes', 'no']).default('no'),
  EMOJI: z.enum(['yes', 'no']).default('yes'),
  PERSON_PRESSES: z.coerce.number().int().min(0).max(100_000).optional(),
  SERVER_PRESSES: z.coerce.number().int().min(0).max(1_000_000).optional(),
  REPORT_CHANNEL: z
    .string()
    .trim()
    .regex(/^\d{15,21}$/)
    .nullable()
    .default(null),
  BACKUP_DIRECTORY: z.string().trim().min(1).optional(),
  BACKUP_DAYS: z.coerce.number().int().min(0).max(3650).default(7),
});

/** Seconds between two edits of the pinned status, unless the host says otherwise; at the table on this machine nobody counts them. */
const RESTS = 45;
const RESTS_HERE = 2;

/** So many presses and commands count in ten seconds: three a second are more than anybody presses who reads what comes of it. */
const PRESSES: PressLimit = { person: 30, server: 600 };

/** A stop that takes longer than this, in milliseconds, is cut short; whoever supervises the program should wait longer. */
export const STOP_PATIENCE = 8000;

/** What the host decides. */
export interface Settings {
  /** Null: play on this machine, at the local table. */
  token: string | null;
  databasePath: string;
  /** A PostgreSQL database that several workers share, its password in it; null: the file. */
  databaseUrl: string | null;
  /** Into how many parts the workers divide all servers; the same for all of them. */
  shards: number;
  /** 0 = any free port. */
  localPort: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Where Discord's REST API lives, when that is not Discord's own address. */
  api: string | undefined;
  /** While a game is played, its pinned status is edited at most once in this time, in milliseconds. */
  statusRest: number;
  /** Where this machine can ask how the bot is; null: nowhere. */
  healthPort: number | null;
  /** What people may do in ten seconds; null: as much as they like. */
  limits: PressLimit | null;
  /** The channel, by Discord's id, that `/game report` also goes to; null: none. */
  reportTo: string | null;
  /** `/game new` offers a case of the month. */
  monthly: boolean;
  /** The application is given emoji of its own, and messages show them. */
  emoji: boolean;
  /** Null: no backups; a server has its own. */
  backup: { directory: string; days: number } | null;
}

type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: Phrase[] };

/** True of `postgres://user:password@host:port/database`. */
export function isServerAddress(address: string): boolean {
  try {
    const { protocol, hostname, pathname } = new URL(address);
    return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1;
  } catch {
    return false;
  }
}

/** What must appear in no line of the log: the token, and the database's password, as it is written and as it is meant. */
export function secretsOf({ token, databaseUrl }: Settings): string[] {
  const password = databaseUrl === null ? '' : new URL(databaseUrl).password;
  return [token ?? '', password, decoded(password)].filter((secret) => secret !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads the settings from the environment; what is empty counts as left out. Never repeats the value of a secret. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) {
    const { DISCORD_TOKEN, DATABASE_PATH, LOCAL_PORT, LOG_LEVEL, DISCORD_API, HEALTH_PORT } = parsed.data;
    const { BACKUP_DAYS: days, CASE_OF_THE_MONTH, DATABASE_URL, SHARDS, STATUS_SECONDS } = parsed.data;
    const directory = parsed.data.BACKUP_DIRECTORY ?? path.join(path.dirname(DATABASE_PATH), 'backups');
    return {
      ok: true,
      settings: {
        token: DISCORD_TOKEN,
        databasePath: DATABASE_PATH,
        databaseUrl: DATABASE_URL,
        shards: SHARDS,
        localPort: LOCAL_PORT,
        logLevel: LOG_LEVEL,
        api: DISCORD_API,
        statusRest: (STATUS_SECONDS ?? (DISCORD_TOKEN === null ? RESTS_HERE : RESTS)) * 1000,
        healthPort: HEALTH_PORT,
        limits: limitsOf(parsed.data, DISCORD_TOKEN === null),
        reportTo: parsed.data.REPORT_CHANNEL,
        monthly: CASE_OF_THE_MONTH === 'yes',
        emoji: parsed.data.EMOJI === 'yes',
        backup: days === 0 || DATABASE_PATH === ':memory:' || DATABASE_URL !== null ? null : { directory, days },
      },
    };
  }
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return { ok: false, problems: [...names].map((name) => problem(name, given[name] ?? '')) };
}

/** At the table on this machine people may do what they like. */
function limitsOf(
  { PERSON_PRESSES, SERVER_PRESSES }: { PERSON_PRESSES?: number | undefined; SERVER_PRESSES?: number | undefined },
  isHere: boolean,
): PressLimit | null {
  const person = PERSON_PRESSES ?? (isHere ? 0 : PRESSES.person);
  const server = SERVER_PRESSES ?? (isHere ? 0 : PRESSES.server);
  if (person === 0 && server === 0) return null;
  return { person: person || Number.MAX_SAFE_INTEGER, server: server || Number.MAX_SAFE_INTEGER };
}

function problem(name: string, value: string): Phrase {
  const key = `settings-${name.toLowerCase().replaceAll('_', '-')}`;
  if (name === 'DISCORD_TOKEN' || name === 'DATABASE_URL') return phrase(key);
  if (name === 'LOG_LEVEL') return phrase(key, { value, levels: [...LOG_LEVELS] });
  return phrase(key, { value });
}
