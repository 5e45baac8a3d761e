import { z } from 'zod';
import { passOn } from '../../../language/issue.ts';
import { count } from '../../../tools/scenario/format.ts';
import { keyed, suggestion } from '../../../tools/scenario/reading.ts';
import type { Content } from '../../content/content.ts';
import { misnamed } from '../../content/reference.ts';
import { FORBIDDABLE, MODIFIABLE, MONSTER_ABILITIES } from '../../content/vocabulary.ts';
import { effect } from '../../language/table.ts';
import type { ThingNames } from './name.ts';

const ENDS = [
  'endOfCheck',
  'endOfCombat',
  'endOfRound',
  'endOfTurn',
  'ancientOneAwakens',
  'endOfGame',
  'cardLeaves',
] as const;

/** When a change ends as the card language says it; the first: as long as what makes it is there. */
const SAID = [undefined, ...ENDS, 'endOfNextTurn'];

/** Changes that only what is printed makes: nothing looks for them among those that last. */
const PRINTED_ONLY = ['combatCheckSkill', 'successesPerSix', 'returnGate', 'gateAppears', 'monsterAppears'];

/** Changes that nobody is asked about, and so can't be one seat's alone. */
const OF_ALL = ['movementType', 'monsterLimit', 'monsterMove', 'terrorIncrease'];

const changing = (what: string, all: readonly string[]) => {
  const names = all.filter((name) => !PRINTED_ONLY.includes(name));
  return z.looseObject({
    what: z.string().refine((name) => names.includes(name), {
      error: ({ input }) => `no such ${what}: ${String(input)}; ${suggestion(String(input), names)}`,
    }),
  });
};

/** The Red Sign's, as it lies on one kind of monster. */
const tougher = ({ monster }: ThingNames) =>
  keyed({
    what: z.literal('toughness'),
    by: z.int().max(-1),
    min: count,
    where: keyed({ monsters: z.array(monster).min(1) }),
    until: z.literal('endOfCombat').optional(),
  });

/** A change as it is written in the card language, where what ends it may be left to what stands beside it. */
function inLanguage(
  content: Content,
  operation: string,
  said: Record<string, unknown>,
  context: z.RefinementCtx,
): void {
  const { until, ...rest } = said;
  const ends = until === undefined ? SAID : [until];
  const read = ends.map((end) => effect.safeParse({ [operation]: end === undefined ? rest : { ...rest, until: end } }));
  // Of several ways the one that fits but for little is the one that was meant.
  const [best] = read.sort((one, other) => faults(one) - faults(other));
  if (best) passOn(best, context);
  for (const { path, what, name, known } of misnamed(content, { [operation]: said }))
    context.addIssue({ code: 'custom', path, message: `no such ${what}: ${name}; ${suggestion(name, known)}` });
}

/** Until when a change lies, as a state says it. */
const named = (until: unknown) => (until === 'endOfNextTurn' ? 'endOfTurn' : until);

const faults = ({ error }: { error?: z.ZodError }) => error?.issues.length ?? 0;

function effectSchema(content: Content, names: ThingNames) {
  const toughness = tougher(names);
  return keyed({
    modify: changing('value to change', MODIFIABLE).optional(),
    forbid: changing('thing to forbid', FORBIDDABLE).optional(),
    cancel: changing('thing to cancel', ['ancientOneAttack', 'mythosAbility']).optional(),
    ignore: keyed({ monsterAbility: z.enum(MONSTER_ABILITIES) }).optional(),
    autoFail: keyed({ check: z.array(z.enum(['horror', 'combat'])).min(1) }).optional(),
    /** The weapon that is enchanted. */
    card: names.card.optional(),
  }).superRefine(({ card: weapon, ...said }, context) => {
    const changes = Object.keys(said);
    if (changes.length !== 1)
      context.addIssue({
        code: 'custom',
        message: `one change, not ${changes.length === 0 ? 'none' : changes.join(', ')}`,
      });
    for (const operation of ['modify', 'forbid', 'cancel'] as const) {
      const change = said[operation];
      const isPrinted = operation === 'modify' && toughness.safeParse(change).success;
      if (change && !isPrinted) inLanguage(content, operation, change, context);
    }
    const enchants = said.modify?.what === 'weaponKind';
    if (enchants !== (weapon !== undefined))
      context.addIssue({
        code: 'custom',
        path: enchants ? ['modify'] : ['card'],
        message: enchants ? 'which weapon? `card` says it' : 'only a weaponKind is that of a card',
      });
  });
}

/** What is in force for a while, and acts. */
export function lastingSchema(content: Content, names: ThingNames) {
  return keyed({
    /** What put it in force, by its id or that of a copy. */
    source: names.maker,
    /** As in the card language; of a spell on a weapon, also that card. */
    effect: effectSchema(content, names),
    /** Whose it is; everybody's if not said. */
    seat: count.nullable().default(null),
    until: z.enum(ENDS),
    /** At whose end it stops, with `endOfTurn`; this one if not said. */
    turn: z.int().optional(),
  }).superRefine(({ effect: said, seat, until, turn }, context) => {
    const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (turn !== undefined && until !== 'endOfTurn') refuse(['turn'], `goes with endOfTurn, not with ${until}`);
    const { modify, forbid, cancel } = said;
    for (const [operation, change] of Object.entries({ modify, forbid, cancel })) {
      const end = named(change?.until);
      if (end !== undefined && end !== until)
        refuse(['effect', operation, 'until'], `says ${String(end)}, and beside the effect stands ${until}`);
    }
    const what = modify?.what ?? forbid?.what ?? '';
    const personal = said.ignore ?? said.autoFail ?? (what === 'weaponKind' || what === 'combatDamage');
    if (seat === null && personal) refuse(['seat'], 'whose? `seat` says it');
    if (seat !== null && OF_ALL.includes(what)) refuse(['seat'], `${what} is everybody’s`);
  });
}
