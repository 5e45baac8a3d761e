import { Form, type FormPath } from '../protocol/form.ts';
import type { Overwrite } from './permission.ts';

/** What a library sends of an overwrite: bits as text, as Discord keeps them; its schema says numbers. */
export interface SentOverwrite {
  id?: string;
  type?: number | null;
  allow?: string | number | null;
  deny?: string | number | null;
}

/** Overwrites as Discord keeps and answers them: the bits as text. @throws Refusal 50035 */
export function overwritesOf(sent: readonly SentOverwrite[], base: FormPath): Overwrite[] {
  const form = new Form();
  const all = sent.map((each, index) => overwriteOf(form, each, [...base, index]));
  form.refuse();
  return all;
}

/** One of them; what is wrong with it goes into the form. */
export function overwriteOf(form: Form, { id = '', type, allow, deny }: SentOverwrite, path: FormPath): Overwrite {
  if (type !== 0 && type !== 1) form.add([...path, 'type'], 'BASE_TYPE_CHOICES', 'Value must be one of {0, 1}.');
  const bits = (name: 'allow' | 'deny', value: string | number | null | undefined): string => {
    const text = String(value ?? 0);
    if (/^\d+$/.test(text)) return text;
    form.add([...path, name], 'NUMBER_TYPE_COERCE', `Value "${text}" is not int.`);
    return '0';
  };
  return { id, type: type === 1 ? 1 : 0, allow: bits('allow', allow), deny: bits('deny', deny) };
}
