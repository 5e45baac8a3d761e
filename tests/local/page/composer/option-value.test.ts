import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { readOption } from '../../../../src/local/page/composer/option-value.ts';

const names = {
  person: (name: string) => (name === 'Mara' ? '11' : undefined),
  channel: (name: string) => (name === '#arkham' ? '22' : undefined),
  role: (name: string) => (name === 'everyone' ? '33' : undefined),
  yes: 'Yes',
  no: 'No',
};

function read(option: object, typed: string, picked?: string | number | boolean) {
  const full = { name: 'x', description: 'y', ...option } as APIApplicationCommandBasicOption;
  return readOption(full, typed, picked, names);
}

describe('reading what was typed into an option', () => {
  it('leaves out what is empty, unless it is required', () => {
    expect(read({ type: Type.String }, '  ')).toEqual({ value: undefined });
    expect(read({ type: Type.String, required: true }, ' ')).toEqual({ problem: 'required' });
  });

  it('keeps to the lengths of a text', () => {
    const option = { type: Type.String, min_length: 2, max_length: 4 };
    expect(read(option, 'a')).toEqual({ problem: 'shortest', limit: 2 });
    expect(read(option, ' abcd ')).toEqual({ value: 'abcd' });
    expect(read(option, 'abcde')).toEqual({ problem: 'longest', limit: 4 });
  });

  it('takes a choice by value or by name, and nothing else', () => {
    const option = { type: Type.String, choices: [{ name: 'Revised', value: '2r' }] };
    expect(read(option, 'revised')).toEqual({ value: '2r' });
    expect(read(option, 'whatever', '2r')).toEqual({ value: '2r' });
    expect(read(option, '2')).toEqual({ problem: 'choice' });
    expect(read({ type: Type.Integer, choices: [{ name: 'Two', value: 2 }] }, 'two')).toEqual({ value: 2 });
    const translated = { name: 'Revised', name_localizations: { cs: 'Přepracovaná' }, value: '2r' };
    for (const typed of ['přepracovaná', 'Revised'])
      expect(read({ type: Type.String, choices: [translated] }, typed)).toEqual({ value: '2r' });
  });

  it('keeps whole numbers whole, and numbers within their bounds', () => {
    const option = { type: Type.Integer, min_value: 1, max_value: 8 };
    expect(read(option, '4')).toEqual({ value: 4 });
    expect(read(option, '4.5')).toEqual({ problem: 'integer' });
    expect(read(option, 'four')).toEqual({ problem: 'integer' });
    expect(read(option, '0')).toEqual({ problem: 'smallest', limit: 1 });
    expect(read(option, '9')).toEqual({ problem: 'largest', limit: 8 });
    expect(read({ type: Type.Number }, '4,5')).toEqual({ value: 4.5 });
    expect(read({ type: Type.Number }, 'x')).toEqual({ problem: 'number' });
  });

  it('reads yes and no', () => {
    expect(read({ type: Type.Boolean }, 'yes')).toEqual({ value: true });
    expect(read({ type: Type.Boolean }, 'No')).toEqual({ value: false });
    expect(read({ type: Type.Boolean }, '', false)).toEqual({ value: false });
    expect(read({ type: Type.Boolean }, 'perhaps')).toEqual({ problem: 'boolean' });
  });

  it('finds people, channels and roles by name', () => {
    expect(read({ type: Type.User }, 'Mara')).toEqual({ value: '11' });
    expect(read({ type: Type.User }, 'Nobody')).toEqual({ problem: 'person' });
    expect(read({ type: Type.User }, 'Nobody', '12')).toEqual({ value: '12' });
    expect(read({ type: Type.Channel }, '#arkham')).toEqual({ value: '22' });
    expect(read({ type: Type.Channel }, '#else')).toEqual({ problem: 'channel' });
    expect(read({ type: Type.Role }, 'everyone')).toEqual({ value: '33' });
    expect(read({ type: Type.Role }, 'mods')).toEqual({ problem: 'role' });
    expect(read({ type: Type.Mentionable }, 'everyone')).toEqual({ value: '33' });
    expect(read({ type: Type.Attachment }, 'x.png')).toEqual({ problem: 'attachment' });
  });
});
