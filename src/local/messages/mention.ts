import type { Form, FormPath } from '../protocol/form.ts';

/** `allowed_mentions` of a request. */
export interface AllowedMentions {
  parse?: (string | null)[] | null;
  users?: (string | null)[] | null;
  roles?: (string | null)[] | null;
  replied_user?: boolean | null;
}

/** Whom a text pings, once what is allowed has been heeded. */
export interface Mentions {
  users: string[];
  roles: string[];
  everyone: boolean;
}

/** A kind can't be both parsed and listed. */
export function checkMentions(form: Form, allowed: AllowedMentions, base: FormPath): void {
  for (const kind of ['users', 'roles'] as const) {
    if (!allowed.parse?.includes(kind) || !allowed[kind]?.length) continue;
    const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
    form.add(base, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
  }
}

/** Reads the mentions of a text; what stands in code is no mention. Without `allowed` all of them count. */
export function mentionsIn(text: string, allowed: AllowedMentions | null | undefined): Mentions {
  const plain = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ');
  const found = (pattern: RegExp): string[] => [
    ...new Set([...plain.matchAll(pattern)].map((match) => match[1] ?? '')),
  ];
  const may = (kind: 'users' | 'roles', id: string): boolean =>
    !allowed || (allowed.parse ?? []).includes(kind) || (allowed[kind] ?? []).includes(id);
  return {
    users: found(/<@!?(\d+)>/g).filter((id) => may('users', id)),
    roles: found(/<@&(\d+)>/g).filter((id) => may('roles', id)),
    everyone: /@(everyone|here)\b/.test(plain) && (!allowed || (allowed.parse ?? []).includes('everyone')),
  };
}
