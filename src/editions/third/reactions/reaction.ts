import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { castSpell, isSpell } from '../cards/spell.ts';
import { useOption } from '../cards/useoption.ts';
import type { Cost, Effect } from '../content/effect.ts';
import { HARMS } from '../content/vocabulary.ts';
import { markUsed, useCard } from '../investigators/ability.ts';
import { inPlay, upset, upsets } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import type { Moment } from '../state/moment.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { isUsable, type Reacting, reactionsTo } from './answering.ts';
import { isIdleAnswer } from './idle.ts';

/** Something has happened: whatever answers with `after` does. What must happen comes before what may. */
export function* happened(game: Game, moment: Moment): Flow {
  yield* answer(game, moment, 'after');
}

/** Something is about to happen: whatever answers with `before` or `when` does, as long as there is harm left of it. */
export function* impending(game: Game, moment: Moment): Flow {
  yield* answer(game, moment, 'ahead');
}

/**
 * Each ability answers a moment once. Asks `reaction.may` of the owner of what is optional; silence takes what costs
 * nothing and can't harm (A21).
 */
function* answer(game: Game, moment: Moment, time: 'after' | 'ahead'): Flow {
  const done = new Set<string>();
  for (;;) {
    const open = reactionsTo(game, moment, time).filter((one) => !done.has(one.key) && mayAnswer(game, one, moment));
    const must = open.find(({ text }) => text.optional !== true);
    const next = must ?? (yield* pick(game, open[0], { moment, time }, done));
    if (!next) {
      if (open.length === 0) return;
      continue;
    }
    done.add(next.key);
    yield* carryOut(game, next);
  }
}

/** Asks the first owner who has something to answer with. Who declines is not asked again about this moment. */
function* pick(
  game: Game,
  first: Reacting | undefined,
  { moment, time }: { moment: Moment; time: 'after' | 'ahead' },
  done: Set<string>,
): Flow<Reacting | null> {
  if (!first) return null;
  const { asked } = first;
  const theirs = () =>
    reactionsTo(game, moment, time).filter(
      (one) => one.asked === asked && one.text.optional && !done.has(one.key) && mayAnswer(game, one, moment),
    );
  const chosen = yield* choose(
    game,
    { seat: asked, kind: 'reaction.may', rule: '3E-400.1d' },
    () => [
      ...theirs().map((one) => useOption(game, asked, one)),
      { id: 'none', label: phrase('third-option-none'), ...borne(moment, asked) },
    ],
    () => ({
      default: theirs().find((one) => isHarmless(game, one))?.key ?? 'none',
      args: { event: first.event, ...namesOf(moment) },
      about: {
        event: first.event,
        effects: Object.fromEntries(theirs().map(({ key, text }) => [key, { cost: text.cost ?? [], do: text.do }])),
        ...(moment.monster === undefined ? {} : { monster: moment.monster }),
        ...(first.context.card === undefined ? {} : { card: first.context.card }),
        ...(moment.harm === undefined ? {} : { harm: { ...moment.harm } }),
      },
    }),
  );
  const taken = theirs().find(({ key }) => key === chosen);
  if (!taken) for (const { key } of theirs()) done.add(key);
  return taken ?? null;
}

/** What it costs them not to prevent harm that is about to befall them. */
function borne({ harm }: Moment, asked: Seat): Pick<Prospect, 'price'> {
  if (harm?.seat !== asked) return {};
  const price = HARMS.flatMap((what) => (harm[what] > 0 ? [{ what, amount: harm[what] }] : []));
  return price.length > 0 ? { price } : {};
}

/** Whom and what the question is about, for its words. */
function namesOf({ seat, harm, monster }: Moment): Record<string, PhraseArgument> {
  const whom = harm?.seat ?? seat;
  return {
    ...(whom === undefined ? {} : { whom: ref('seat', String(whom)) }),
    ...(monster === undefined ? {} : { monster: ref('monster', kindOf(monster)) }),
  };
}

/** Only what can be used, and nothing optional that could change nothing. */
function mayAnswer(game: Game, one: Reacting, moment: Moment): boolean {
  return isUsable(game, one) && !(one.text.optional && isIdleAnswer(game, one, moment));
}

function* carryOut(game: Game, one: Reacting): Flow {
  const { state } = game;
  const { key, owner, actor, text, context, fire } = one;
  if ('per' in text && owner !== null) markUsed(game, owner, key);
  fire?.();
  state.reacting = [...(state.reacting ?? []), key];
  if (actor === null) yield* game.rules.run(game, null, text.do, context);
  else if (owner === null) yield* payAndRun(game, actor, one);
  else yield* use(game, actor, one);
  state.reacting = (state.reacting ?? []).filter((other) => other !== key);
  if (state.reacting.length === 0) delete state.reacting;
}

/** An ability that is used. */
interface Used {
  /** The held card it stands on; null on a sheet or a monster. */
  card: Copy | null;
  text: { cost?: Cost[]; do: Effect[] };
  context: EffectContext;
}

/**
 * An investigator uses an ability of their sheet or of a card: its cost in full, then what it does; a spell is cast.
 * @returns whether it was done
 */
export function* use(game: Game, seat: Seat, used: Used): Flow<boolean> {
  const { card, text, context } = used;
  if (card !== null) {
    useCard(game, seat, card);
    if (!isSpell(game, card)) game.events.push({ type: 'CardUsed', seat, card });
  } else if (context.source.ref === 'sheet') game.events.push({ type: 'AbilityUsed', seat, sheet: context.source.id });
  if (card === null || !isSpell(game, card)) return yield* payAndRun(game, seat, used);
  const before = upsets(game, seat);
  if (text.cost && !(yield* game.rules.pay(game, seat, text.cost, context))) return false;
  if (upset(game, seat, before)) return false;
  return yield* castSpell(game, seat, { card, against: context.harm }, () =>
    game.rules.run(game, seat, text.do, { ...context, during: 'casting' }),
  );
}

function* payAndRun(game: Game, seat: Seat, { text, context }: Omit<Used, 'card'>): Flow<boolean> {
  const before = upsets(game, seat);
  if (text.cost && !(yield* game.rules.pay(game, seat, text.cost, context))) return false;
  if (upset(game, seat, before) || !inPlay(game.state).includes(seat)) return false;
  yield* game.rules.run(game, seat, text.do, context);
  return true;
}

/** Costs nothing and can only do good (A21). */
function isHarmless(game: Game, { text, card }: Reacting): boolean {
  const { rules } = game;
  if (text.cost || (card !== null && isSpell(game, card))) return false;
  return rules.isGood(text.do);
}
