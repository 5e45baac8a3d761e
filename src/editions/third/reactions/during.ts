import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';
import { canCast, isSpell } from '../cards/spell.ts';
import { useOption } from '../cards/useoption.ts';
import type { AbilityOf } from '../content/ability.ts';
import { type Effect, isA } from '../content/effect.ts';
import { abilitiesOfKind, isOfKind } from '../investigators/ability.ts';
import { upset, upsets } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { isIdle } from './idle.ts';
import { use } from './reaction.ts';

/** Something that can be done once as part of an attack or evade action (3E-401.6). */
interface During {
  key: string;
  /** The held card it stands on; null on a monster. */
  card: Copy | null;
  text: AbilityOf<'during'>;
  context: EffectContext;
}

/** The action at hand. */
interface Underway {
  action: 'attack' | 'evade';
  /** The monsters it is about. */
  monsters: readonly Copy[];
  /** True: what changes the dice or the successes of the test; false: the rest. */
  ofTest: boolean;
}

/**
 * What they can do as part of the action now: with their cards, and what the monsters it is about offer. Nothing that
 * could change nothing.
 */
export function duringAbilities(game: Game, seat: Seat, { action, monsters, ofTest }: Underway): During[] {
  const [only] = monsters;
  const about = { thoseMonsters: [...monsters], ...(only === undefined ? {} : { thatMonster: only }), during: action };
  const own = abilitiesOfKind(game, seat, 'during').map(({ ability, card, key, source }) => ({
    key,
    card,
    text: ability,
    context: { source, ...(card === null ? {} : { card, owner: seat }), ...about },
  }));
  const theirs = monsters.flatMap((monster) =>
    game.content.monster(monster).abilities.flatMap((ability, index) =>
      isOfKind(ability, 'during')
        ? [
            {
              key: `${monster}:${index}`,
              card: null,
              text: ability,
              context: { source: { ref: 'monster', id: monster }, ...about, monster },
            },
          ]
        : [],
    ),
  );
  return [...own, ...theirs].filter(({ key, card, text, context }) => {
    if (text.during !== action || changesTest(text.do) !== ofTest) return false;
    if (game.state.action?.used.includes(key)) return false;
    if (card !== null && isSpell(game, card) && !canCast(game, seat, card)) return false;
    if (text.optional && isIdle(game, seat, text, context)) return false;
    return !text.cost || game.rules.canPay(game, seat, text.cost, context);
  });
}

/** Does it and notes that it was used in this action. */
export function* useDuring(game: Game, seat: Seat, during: During): Flow<boolean> {
  game.state.action?.used.push(during.key);
  return yield* use(game, seat, during);
}

/**
 * Offers what does not concern the test of an attack with so many successes, until they have enough of it. Asks
 * `attack.during`; silence does nothing.
 */
export function* offerDuring(game: Game, seat: Seat, monster: Copy, successes: number): Flow {
  const before = upsets(game, seat);
  for (;;) {
    const open = () => duringAbilities(game, seat, { action: 'attack', monsters: [monster], ofTest: false });
    if (upset(game, seat, before) || open().length === 0) return;
    const chosen = yield* choose(
      game,
      { seat, kind: 'attack.during', rule: '3E-401.6' },
      () => [
        ...open().map(({ key, card, text, context }) =>
          useOption(game, seat, { key, source: context.source, card, text }),
        ),
        { id: 'none', label: phrase('third-option-none') },
      ],
      () => ({
        default: 'none',
        about: {
          monster,
          hits: successes + (game.state.action?.damage ?? 0),
          effects: Object.fromEntries(open().map(({ key, text }) => [key, { cost: text.cost ?? [], do: text.do }])),
        },
      }),
    );
    const one = open().find(({ key }) => key === chosen);
    if (!one) return;
    yield* useDuring(game, seat, one);
  }
}

/** Whether it does something to the dice or successes of the test at hand. */
function changesTest(effects: readonly Effect[]): boolean {
  return effects.some(
    (effect) =>
      isA(effect, 'addToTest') ||
      isA(effect, 'addToDie') ||
      (isA(effect, 'check') && changesTest(effect.check.pass ?? [])),
  );
}
