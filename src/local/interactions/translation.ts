import type { CommandRecord } from '../world/world.ts';
import type { CommandBody } from './command.ts';

/** How the fields end that hold all translations of another. */
const ALL = '_localizations';
/** How those end that hold one. */
const ONE = '_localized';

type Field = [name: string, value: unknown];

/** A command as Discord keeps it: translations that say the same as what they translate are left out, down to the choices. */
export function translated(body: CommandBody): CommandBody {
  return through(body, (name, texts, plain) => {
    const others = Object.entries(texts).filter(([, text]) => text !== plain);
    return [name, others.length > 0 ? Object.fromEntries(others) : null];
  }) as CommandBody;
}

/** A command as Discord lists it: in place of all translations that into one language, where there is one. */
export function spokenIn(record: CommandRecord, locale: string): unknown {
  return through(record, (name, texts) => {
    const text = new Map<string, unknown>(Object.entries(texts)).get(locale);
    return text === undefined ? null : [name.replace(ALL, ONE), text];
  });
}

/** Makes something else of all translations in a command; where that is null, nothing stays. */
function through(command: object, each: (name: string, texts: object, plain: unknown) => Field | null): unknown {
  return JSON.parse(JSON.stringify(command), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = new Map<string, unknown>(Object.entries(value));
    const made = [...fields].map(([name, inner]): Field | null =>
      name.endsWith(ALL) ? each(name, inner ?? {}, fields.get(name.replace(ALL, ''))) : [name, inner],
    );
    return Object.fromEntries(made.filter((field) => field !== null));
  });
}
