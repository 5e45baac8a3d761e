import { pino, stdTimeFunctions } from 'pino';

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Plain facts that belong to a log line: ids of games, decisions, messages and people, never what people wrote. */
type Facts = Record<string, unknown>;

/** Writes what the host of the bot may want to know, a line of JSON a thing: `{"level":…,"time":…,"event":…,…}`. */
export interface Log {
  error(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  info(event: string, facts?: Facts): void;
  debug(event: string, facts?: Facts): void;
}

/**
 * A log that writes lines of the given level and above.
 * @param secrets texts that never appear in a line, whatever was logged
 */
export function createLog(
  level: LogLevel,
  secrets: readonly string[] = [],
  write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Log {
  const cleared = clearing(secrets);
  const lines = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => write(line.trimEnd()) },
  );
  const at =
    (own: LogLevel) =>
    (event: string, facts: Facts = {}): void =>
      lines[own](plain(facts, cleared), cleared(event));
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

type Clear = (text: string) => string;

/** Strikes secrets out of a text, those first of which others are a part. */
function clearing(secrets: readonly string[]): Clear {
  const hidden = secrets.filter((secret) => secret.length > 0).sort((a, b) => b.length - a.length);
  return (text) => hidden.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text);
}

/**
 * Facts with errors as name, message and stack, and big numbers as text. Secrets are struck out of every text before it
 * becomes JSON, where a quotation mark or backslash is written in another way.
 */
function plain(facts: Facts, clear: Clear): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [clear(key), plainValue(value, clear, [])]));
}

/** @param around the objects that the value lies in */
function plainValue(value: unknown, clear: Clear, around: readonly unknown[]): unknown {
  if (typeof value === 'string') return clear(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return '[around itself]';
  const inside = [...around, value];
  if (value instanceof Error) {
    const { name, message, stack } = value;
    const facts = { name, message, stack, ...('code' in value ? { code: value.code } : {}) };
    return plainValue(facts, clear, inside);
  }
  if ('toJSON' in value && typeof value.toJSON === 'function') return plainValue(value.toJSON(), clear, inside);
  if (Array.isArray(value)) return value.map((each) => plainValue(each, clear, inside));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [clear(key), plainValue(each, clear, inside)]));
}
