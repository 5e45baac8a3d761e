import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { CommandSet } from '../../../src/discord/commands/commandset.ts';

it('what a command only asks whether is answered in words, never as True and False', async () => {
  const { definitions } = await CommandSet.load();
  const all = definitions.flatMap(({ options = [] }) =>
    options.flatMap((option) => ('options' in option ? (option.options ?? []) : [option])),
  );
  expect(all.filter(({ type }) => type === ApplicationCommandOptionType.Boolean)).toEqual([]);
  const whether = all.filter((option) => 'choices' in option && option.choices?.[0]?.value === 'yes');
  expect(whether.length).toBeGreaterThan(15);
  for (const option of whether)
    expect(option).toMatchObject({
      choices: [
        { name: 'Yes', value: 'yes' },
        { name: 'No', value: 'no' },
      ],
    });
  expect(JSON.stringify(definitions)).not.toMatch(/\b(?:True|False)\b/);
});
