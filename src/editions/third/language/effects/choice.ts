import type { DecisionMatter, Option as Offer, Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../../engine/phrase.ts';
import type { Fresh } from '../../../../engine/question.ts';
import type { Cost, Effect, EffectOf, May, Option } from '../../content/effect.ts';
import { capacity } from '../../investigators/harmassign.ts';
import { inPlay } from '../../investigators/investigator.ts';
import { isIdle } from '../../reactions/idle.ts';
import { ask } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { CARD_TEXT } from '../amount.ts';
import { canPay, pay } from '../cost.ts';
import { bargainText, costText, doText, effectsText, optionText, plain } from '../rulestext.ts';
import { isGood, wouldChange } from './change.ts';
import { oddsAhead } from './check.ts';
import { payDebts, perform } from './run.ts';

type Kind = 'effect.choose' | 'effect.may' | 'effect.repeat';

/**
 * Exactly one option, its cost paid first. What can't be paid is not on offer; without any option nothing happens, and
 * nobody is asked where all of them are free and would change nothing.
 */
export function* doChoose(game: Game, seat: Seat | null, effect: EffectOf<'choose'>, context: EffectContext): Flow {
  const decider = effect.who === 'group' ? null : seat;
  const open = () => effect.choose.filter(({ cost }) => canPay(game, seat, cost ?? [], context));
  const isVoid = ({ cost = [], do: list }: Option) => cost.length === 0 && !wouldChange(game, seat, list, context);
  if (open().every(isVoid)) return;
  const chosen = yield* decide(game, decider, 'effect.choose', context, () => ({
    options: open().map((option) => offerOf(game, seat, option, context)),
    silent: silentOption(game, seat, open(), context),
    rules: effectsText([effect]),
    effects: Object.fromEntries(open().map(({ label, cost = [], do: list }) => [label, { cost, do: list }])),
  }));
  const option = effect.choose.find(({ label }) => label === chosen);
  if (option) yield* payAndDo(game, seat, option.cost ?? [], option.do, context);
}

/** Something nobody has to do. Silence does not. What would change nothing is not asked, unless declining costs. */
export function* doMay(game: Game, seat: Seat | null, may: May, context: EffectContext): Flow {
  const { cost = [], do: effects, else: otherwise = [] } = may;
  const taker =
    may.who === 'anyInvestigator' ? yield* volunteer(game, may, context) : yield* willing(game, seat, may, context);
  if (taker === 'nobody') {
    yield* perform(game, seat, otherwise, context);
    return;
  }
  yield* payAndDo(game, taker, cost, effects, context);
}

/** As often as he likes and can pay. */
export function* doRepeat(
  game: Game,
  seat: Seat,
  { cost, do: effects }: EffectOf<'repeat'>['repeat'],
  context: EffectContext,
): Flow {
  while (canPay(game, seat, cost, context)) {
    const chosen = yield* decide(game, seat, 'effect.repeat', context, () =>
      yesOrNo(bargainText(cost, effects), costText(cost), canPay(game, seat, cost, context), { cost, do: effects }),
    );
    if (chosen !== 'yes') return;
    yield* payAndDo(game, seat, cost, effects, context);
  }
}

/** Pays in full, then does; nothing if it can't be paid or paying was his end (3E-400.1f). */
function* payAndDo(
  game: Game,
  seat: Seat | null,
  cost: readonly Cost[],
  effects: readonly Effect[],
  context: EffectContext,
): Flow {
  const owed = context.owed?.length ?? 0;
  if (cost.length > 0 && !(yield* pay(game, seat, cost, context))) return;
  yield* perform(game, seat, effects, context);
  yield* payDebts(game, context, owed);
}

function* willing(
  game: Game,
  seat: Seat | null,
  { cost = [], do: effects, else: otherwise = [] }: May,
  context: EffectContext,
): Flow<Seat | null | 'nobody'> {
  const able = () => canPay(game, seat, cost, context);
  if (!able()) return 'nobody';
  if (isPointless(game, seat, { cost, do: effects, else: otherwise }, context)) return 'nobody';
  const label = cost.length > 0 ? costText(cost) : doText(effects);
  const odds = oddsAhead(game, seat, effects, context);
  const chosen = yield* decide(game, seat, 'effect.may', context, () =>
    yesOrNo(bargainText(cost, effects, otherwise), label, able(), { cost, do: effects }, otherwise, odds),
  );
  return chosen === 'yes' ? seat : 'nobody';
}

/** Whether nothing would come of it, and nothing of declining it. */
function isPointless(game: Game, seat: Seat | null, may: May, context: EffectContext): boolean {
  return isIdle(game, seat, may, context) && !wouldChange(game, seat, may.else ?? [], context);
}

/** Any one investigator who can pay; the group agrees on who, silence on nobody (A22). */
function* volunteer(
  game: Game,
  { cost = [], do: effects, else: otherwise = [] }: May,
  context: EffectContext,
): Flow<Seat | 'nobody'> {
  const able = () =>
    inPlay(game.state).filter(
      (other) =>
        canPay(game, other, cost, context) &&
        !isPointless(game, other, { cost, do: effects, else: otherwise }, context),
    );
  if (able().length === 0) return 'nobody';
  const chosen = yield* decide(game, null, 'effect.may', context, () => ({
    options: [
      ...able().map((other) => ({
        id: String(other),
        label: phrase('third-option-volunteer', {
          seat: ref('seat', String(other)),
          cost: cost.length > 0 ? costText(cost) : doText(effects),
        }),
      })),
      declining(otherwise),
    ],
    silent: 'no',
    rules: bargainText(cost, effects, otherwise),
    effects: Object.fromEntries(able().map((other) => [String(other), { cost, do: effects }])),
  }));
  return chosen === null || chosen === 'no' ? 'nobody' : Number(chosen);
}

interface Draft {
  options: Offer[];
  silent: string;
  rules: Phrase;
  /** What each option would cost and do, for whoever weighs them. */
  effects: Record<string, { cost?: readonly Cost[]; do?: readonly Effect[] }>;
}

function yesOrNo(
  rules: Phrase,
  yes: Phrase,
  able: boolean,
  taking: { cost: readonly Cost[]; do: readonly Effect[] },
  otherwise: readonly Effect[] = [],
  odds?: number,
): Draft {
  const no = declining(otherwise);
  const taken = { id: 'yes', label: yes, ...(odds === undefined ? {} : { odds }) };
  return { options: able ? [taken, no] : [no], silent: 'no', rules, effects: { yes: taking, no: { do: otherwise } } };
}

/** "No", with what comes of it: on the button, if it is short. */
function declining(otherwise: readonly Effect[]): Offer {
  const no = { id: 'no', label: phrase('third-option-decline') };
  if (otherwise.length === 0) return no;
  return plain(otherwise)
    ? { ...no, label: phrase('third-option-decline-for', { otherwise: doText(otherwise) }) }
    : { ...no, note: effectsText(otherwise) };
}

/** Asks the investigator at hand, or (null) the group. */
function* decide(
  game: Game,
  seat: Seat | null,
  kind: Kind,
  context: EffectContext,
  draft: () => Draft,
): Flow<string | null> {
  const rule = context.rule ?? CARD_TEXT;
  const options: Fresh<Offer[]> = () => draft().options;
  const extra = () => {
    const { silent, rules, effects } = draft();
    return { default: silent, about: { ...matter(context, rules), effects } };
  };
  return yield* ask(game, seat, context, { kind, rule, options, extra });
}

function offerOf(game: Game, seat: Seat | null, option: Option, context: EffectContext): Offer {
  const odds = oddsAhead(game, seat, option.do, context);
  return { id: option.label, label: optionText(option), ...(odds === undefined ? {} : { odds }) };
}

/** E4, M6: the first that costs nothing, rather one that does him good; the grave, defeat and doom only without another. */
function silentOption(game: Game, seat: Seat | null, options: readonly Option[], context: EffectContext): string {
  const helps = ({ do: list }: Option) => isGood(list) && wouldChange(game, seat, list, context);
  const worth = (option: Option) =>
    badness(option) + (seat !== null && defeats(game, seat, option) ? 50 : 0) - (helps(option) ? 0.5 : 0);
  const [best] = [...options].sort((a, b) => worth(a) - worth(b));
  return best?.label ?? '';
}

function badness({ cost = [], do: effects }: Option): number {
  const grave = effects.some((effect) => GRAVE.some((operation) => operation in effect) || devours(effect));
  const doom = effects.some((effect) => DOOM.some((operation) => operation in effect));
  return (grave ? 100 : 0) + (doom ? 10 : 0) + (cost.length > 0 ? 1 : 0);
}

/** Whether an option's damage or horror would be as much as he bears. */
function defeats(game: Game, seat: Seat, { cost = [], do: effects }: Option): boolean {
  const bears = capacity(game, seat);
  return [...cost, ...effects].some(
    (effect) =>
      ('damage' in effect && typeof effect.damage === 'number' && effect.damage >= bears.damage) ||
      ('horror' in effect && typeof effect.horror === 'number' && effect.horror >= bears.horror),
  );
}

function devours(effect: Effect): boolean {
  return 'status' in effect && effect.status === 'devoured';
}

const GRAVE = ['retire', 'gameOver'] as const;
const DOOM = ['placeDoom', 'sheetDoom', 'spreadDoom', 'gateBurst', 'drawMythos'] as const;

/** What is shown with a question: the prose it stands under and the rules text of what it decides. */
function matter(context: EffectContext, rules: Phrase): DecisionMatter {
  return { ...(context.card === undefined ? {} : { card: context.card }), ...context.about, rules };
}
