import { Refusal } from './refusal.ts';

export type FormPath = readonly (string | number)[];

interface FormFault {
  path: FormPath;
  code: string;
  message: string;
}

type ErrorTree = { [key: string]: ErrorTree | { code: string; message: string }[] };

/** Collects what is wrong with a request body and refuses it all at once, in Discord's nested form of code 50035. */
export class Form {
  readonly faults: FormFault[] = [];

  add(path: FormPath, code: string, message: string): void {
    this.faults.push({ path, code, message });
  }

  /** A text longer than `most` characters (code points, as Discord counts), or shorter than `least`. */
  length(path: FormPath, text: string, least: number, most: number): void {
    const size = [...text].length;
    if (size >= least && size <= most) return;
    if (least > 0) this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);
    else this.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);
  }

  /** @throws Refusal 50035 when anything was added. */
  refuse(): void {
    if (this.faults.length === 0) return;
    const errors: ErrorTree = {};
    for (const { path, code, message } of this.faults) {
      let node = errors;
      for (const step of path) {
        const next = node[step];
        const child: ErrorTree = next && !Array.isArray(next) ? next : {};
        node[step] = child;
        node = child;
      }
      const list = node._errors;
      if (Array.isArray(list)) list.push({ code, message });
      else node._errors = [{ code, message }];
    }
    throw new Refusal(400, { message: 'Invalid Form Body', code: 50035, errors });
  }
}

/** Refuses at once for one fault. */
export function badForm(path: FormPath, code: string, message: string): never {
  const form = new Form();
  form.add(path, code, message);
  form.refuse();
  throw new Error('a form with a fault refuses');
}

/** The zod issue kinds that the published schemas can produce. */
export interface SchemaIssue {
  code: string;
  path: PropertyKey[];
  expected?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  values?: unknown[];
  errors?: SchemaIssue[][];
}

/** Adds what a schema found to `form`, in Discord's words; `body` is the value that was checked. */
export function addIssues(form: Form, issues: readonly SchemaIssue[], body: unknown, base: FormPath = []): void {
  for (const issue of issues) {
    const steps = issue.path.map((step) => (typeof step === 'symbol' ? step.toString() : step));
    const path = [...base, ...steps];
    const value = steps.reduce<unknown>(stepInto, body);
    if (issue.code === 'invalid_union') {
      addIssues(form, likeliest(issue.errors ?? []), value, path);
      if ((issue.errors ?? []).length === 0) form.add(path, 'UNION_TYPE_CHOICES', 'Value matches none of the choices.');
    } else form.add(path, ...worded(issue, value));
  }
}

function stepInto(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}

/** Of a union's branches the one the sender meant: its `type` fits; else the one with the fewest complaints. */
function likeliest(branches: readonly SchemaIssue[][]): readonly SchemaIssue[] {
  const meant = branches.filter(
    (issues) => !issues.some((issue) => issue.path.length === 0 || issue.path[0] === 'type'),
  );
  const among = meant.length > 0 ? meant : branches;
  return among.reduce<readonly SchemaIssue[]>(
    (best, issues) => (issues.length < best.length ? issues : best),
    among[0] ?? [],
  );
}

function worded(issue: SchemaIssue, value: unknown): [code: string, message: string] {
  if (value === undefined) return ['BASE_TYPE_REQUIRED', 'This field is required'];
  const least = Number(issue.minimum);
  const most = Number(issue.maximum);
  const counted = issue.origin === 'string' || issue.origin === 'array';
  switch (issue.code) {
    case 'too_big':
      return counted
        ? ['BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`]
        : ['NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`];
    case 'too_small':
      return counted
        ? ['BASE_TYPE_MIN_LENGTH', `Must be ${least} or more in length.`]
        : ['NUMBER_TYPE_MIN', `int value should be greater than or equal to ${least}.`];
    case 'invalid_value':
      return ['BASE_TYPE_CHOICES', `Value must be one of {${(issue.values ?? []).map(String).join(', ')}}.`];
    case 'invalid_format':
      if (issue.format === 'url') return ['URL_TYPE_INVALID_URL', 'Not a well formed URL.'];
      if (issue.format === 'datetime')
        return ['DATE_TIME_TYPE_PARSE', `Could not parse ${String(value)}. Should be ISO8601.`];
      return ['NUMBER_TYPE_COERCE', `Value "${String(value)}" is not snowflake.`];
    default:
      return wrongType(issue.expected ?? 'value', value);
  }
}

function wrongType(expected: string, value: unknown): [code: string, message: string] {
  switch (expected) {
    case 'string':
      return ['STRING_TYPE_CONVERT', 'Could not interpret value as string.'];
    case 'object':
    case 'record':
      return ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'];
    case 'array':
      return ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'];
    case 'boolean':
      return ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'];
    default:
      return ['NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`];
  }
}
