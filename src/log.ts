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
  const hidden = secrets.filter((secret) => secret.length > 0);
  const cleared = (line: string): string =>
    hidden.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line.trimEnd());
  const lines = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => write(cleared(line)) },
  );
  const at =
    (own: LogLevel) =>
    (event: string, facts: Facts = {}): void =>
      lines[own](plain(facts), event);
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

/** Facts with errors as name, message and stack, and big numbers as text. */
function plain(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value instanceof Error) {
    const { name, message, stack } = value;
    return { name, message, stack, ...('code' in value ? { code: value.code } : {}) };
  }
  return typeof value === 'bigint' ? String(value) : value;
}
