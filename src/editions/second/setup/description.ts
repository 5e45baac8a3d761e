import { phrase, ref } from '../../../engine/phrase.ts';
import { THEMES } from '../../../render/theme.ts';
import type { OptionDescription } from '../../edition/edition.ts';
import type { Content } from '../content/content.ts';

import { PRINTINGS, TURN_ORDERS } from '../state/options.ts';

const SWITCHES = [
  'variants.doubleMonsters',
  'variants.hiddenGates',
  'variants.voluntaryGates',
  'variants.amnesia',
  'variants.gatesSwallowMonsters',
  'variants.strandingGuilt',
  'variants.strandingGuiltByVote',
  'variants.freeEscape',
  'variants.noSealVictory',
  'variants.doubleGates',
  'variants.mightyAncientOne',
  'variants.team',
  'variants.stormknight',
  'strictOrder',
  'sheetsInOrder',
] as const;

/** Rulings that are simply followed or not. */
const RULINGS = [
  'rulings.devouredKeepsTrophies',
  'rulings.lastingEffectsNeedHands',
  'rulings.delayedEndsMovement',
  'rulings.surgeCapUnderLimit',
] as const;

/** The options of a game, each explained in a sentence (`second/options.ftl`). */
export function optionDescriptions(content: Content): OptionDescription[] {
  const named = (id: string, values: OptionDescription['values']): OptionDescription => ({
    id,
    name: phrase(`choice-${key(id)}`),
    explanation: phrase(`choice-${key(id)}-why`),
    values,
  });
  const ancientOnes = content.ancientOnes.map(({ id }) => ({
    value: id,
    label: phrase('choice-named', { name: ref('ancientOne', id) }),
  }));
  return [
    named('ancientOne', [{ value: null, label: phrase('choice-random') }, ...ancientOnes]),
    named(
      'printing',
      PRINTINGS.map((value) => ({ value, label: phrase(`choice-printing-${value}`) })),
    ),
    {
      ...named(
        'turnOrder',
        [null, ...TURN_ORDERS].map((value) => ({ value, label: phrase(`choice-turnOrder-${value ?? 'open'}`) })),
      ),
      later: true,
    },
    ...SWITCHES.map((id) =>
      named(id, [
        { value: false, label: phrase('choice-off') },
        { value: true, label: phrase('choice-on') },
      ]),
    ),
    named(
      'theme',
      THEMES.map((value) => ({ value, label: phrase(`choice-theme-${value}`) })),
    ),
    named('variants.draft', [
      { value: 0, label: phrase('choice-off') },
      { value: 2, label: phrase('choice-two') },
      { value: 3, label: phrase('choice-three') },
    ]),
    {
      ...named('variants.keeper', [
        { value: null, label: phrase('choice-nobody') },
        { value: 'host', label: phrase('choice-host') },
      ]),
      person: true,
    },
    ...RULINGS.map((id) =>
      named(id, [
        { value: true, label: phrase('choice-on') },
        { value: false, label: phrase('choice-off') },
      ]),
    ),
    named('rulings.castAtZeroSanity', [
      { value: 'resolves', label: phrase('choice-rulings-castAtZeroSanity-resolves') },
      { value: 'fails', label: phrase('choice-rulings-castAtZeroSanity-fails') },
    ]),
    named('rulings.nightgauntNoGate', [
      { value: 'nothing', label: phrase('choice-rulings-nightgauntNoGate-nothing') },
      { value: 'lost', label: phrase('choice-rulings-nightgauntNoGate-lost') },
    ]),
  ];
}

function key(id: string): string {
  return id.replaceAll('.', '-');
}
