import { phrase, ref } from '../../../engine/phrase.ts';
import { THEMES } from '../../../render/theme.ts';
import type { OptionDescription } from '../../edition/edition.ts';
import type { Content } from '../content/content.ts';

/** The options of a game, each explained in a sentence (`third/scenario.ftl`, `second/options.ftl`). */
export function optionDescriptions({ scenarios }: Content): OptionDescription[] {
  return [
    {
      id: 'scenario',
      name: phrase('third-choice-scenario'),
      explanation: phrase('third-choice-scenario-why'),
      values: [
        { value: null, label: phrase('choice-random') },
        ...[...scenarios.keys()].map((value) => ({
          value,
          label: phrase('choice-named', { name: ref('scenario', value) }),
        })),
      ],
    },
    {
      id: 'theme',
      name: phrase('choice-theme'),
      explanation: phrase('choice-theme-why'),
      values: THEMES.map((value) => ({ value, label: phrase(`choice-theme-${value}`) })),
    },
  ];
}
