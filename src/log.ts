export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Plain facts that belong to a log line. */
type Facts = Record<string, unknown>;

/** Writes what the host of the bot may want to know, one line a thing: `event.name {"facts":…}`. */
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
  const most = LOG_LEVELS.indexOf(level);
  const at =
    (own: LogLevel) =>
    (event: string, facts?: Facts): void => {
      if (LOG_LEVELS.indexOf(own) > most) return;
      const line = `${new Date().toISOString()} ${own} ${event}${facts ? ` ${JSON.stringify(facts, plain)}` : ''}`;
      write(hidden.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line));
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

/** Errors as name, message and stack; big numbers as text. */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  return typeof value === 'bigint' ? String(value) : value;
}
