/** Why the autopilot would do what it would do: each term and rule of its reckoning as a phrase, with numbers of the state. */
import type { Decision, Seat } from '../../../engine/decision.ts';
import { type Phrase, type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import { isCopy, kindOf, type Place } from '../../edition/copy.ts';
import { gatesTo } from '../board/area.ts';
import { bestChance } from '../combat/means.ts';

import { investigator, maxSanity, maxStamina } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { closingOdds } from './gate.ts';
import { goalOf } from './goal.ts';
import type { Rule, Term } from './term.ts';
import { gateShare, sealPrice, type Viewpoint, worldBehind } from './viewpoint.ts';

/** A piece of advice whose reason is asked for. */
export interface Advice {
  view: Viewpoint;
  decision: Pick<Decision, 'options' | 'about'>;
  seat: Seat;
  /** Options, or the offer that is taken up. */
  chosen: readonly string[];
}

type Reason = (advice: Advice) => Record<string, PhraseArgument>;

/** What each term's phrase is filled with. */
const OF_TERMS: Readonly<Record<Term, Reason>> = {
  close: (advice) => ({
    ...placed(advice),
    percent: percent(closingOdds(advice.view, advice.seat, placeOf(advice))),
    told: saysClosing(advice) ? 'yes' : 'no',
  }),
  enter(advice) {
    const world = worldBehind(advice.view, placeOf(advice));
    return {
      ...placed(advice),
      world: world === null ? '' : ref('world', world),
      known: world === null ? 'no' : 'yes',
    };
  },
  clues: (advice) => ({ ...placed(advice), clues: advice.view.game.state.places[placeOf(advice)]?.clues ?? 0 }),
  hunt: hunted,
  rumor: ({ view }) => ({ rumor: ref('mythos', view.game.state.rumor?.card ?? '') }),
  ability: placed,
  wait: placed,
  heal: points,
  trophy: none,
  clue: ({ view, seat }) => ({ clues: investigator(view.game, seat).clues, price: sealPrice(view, seat) }),
  card: none,
  success: ({ view }) => ({ doom: view.game.state.ancientOne.doom }),
  keep: ({ view, seat }) => ({ cards: investigator(view.game, seat).cards.length }),
  usedUp: none,
  money: ({ view, seat }) => ({ money: investigator(view.game, seat).money }),
  sanity: points,
  stamina: points,
  breakdown: points,
  patience: none,
  danger: none,
  exposure: none,
  way: (advice) => ({ ...placed(advice), steps: stepsLeft(advice) }),
  taken: none,
  share(advice) {
    const all = advice.view.game.content.mythosCards.length;
    return { ...placed(advice), cards: Math.round(gateShare(advice.view.game.content, placeOf(advice)) * all), all };
  },
  speed: (advice) => ({ ...placed(advice), steps: stepsLeft(advice) }),
  skills: none,
  withstand: points,
  odds: none,
  price: none,
  effects: none,
};

/** What each rule's phrase is filled with. */
const OF_RULES: Readonly<Record<Rule, Reason>> = {
  colleague: none,
  wins: none,
  sign: none,
  likeliest: none,
  free: none,
  lend: none,
  prevents: none,
  restores: points,
  useful: none,
  toll: ({ view }) => ({ rumor: ref('mythos', view.game.state.rumor?.card ?? '') }),
  strongest: none,
  nearSeal: none,
  middle: none,
  findGate: ({ chosen: [id = ''] }) => ({ casts: OPTION.cast.is(id) ? 'yes' : 'no' }),
  nowhere: none,
  healthy: points,
  noBetter: none,
  seals: none,
  begins: none,
  noUse: none,
  anyOrder: none,
  mostLikely: none,
  costless: none,
  declined: none,
  only: none,
  usual: none,
};

/** The term that decided, as a phrase. */
export const termReason = (term: Term, advice: Advice): Phrase => phrase(`reason-${term}`, OF_TERMS[term](advice));

/** The rule that was gone by, as a phrase. */
export const ruleReason = (rule: Rule, advice: Advice): Phrase => phrase(`reason-by-${rule}`, OF_RULES[rule](advice));

function none(): Record<string, PhraseArgument> {
  return {};
}

const percent = (odds: number): number => Math.min(99, Math.max(1, Math.round(100 * odds)));

/** The place that the advice has in mind: where it leads, the goal, or where they are. */
function placeOf({ view, decision, seat, chosen }: Advice): Place {
  const { places } = view.game.content;
  const [id = ''] = chosen;
  if (decision.options.length > 0 && places.has(id)) return id;
  const goal = goalOf(view, seat);
  if (goal) return goal.place;
  const led = OPTION.go.read(id);
  if (led !== undefined && places.has(led)) return led;
  const { at } = investigator(view.game, seat);
  const world = view.game.content.town.worldOf(at);
  return (world === null ? undefined : gatesTo(view.game, world)[0]) ?? at;
}

/** Whether the option says the odds of closing itself. */
function saysClosing({ decision: { options }, chosen }: Advice): boolean {
  return options.some(({ id, chances = [] }) => chosen.includes(id) && chances.some((chance) => chance.of === 'close'));
}

function placed(advice: Advice): Record<string, PhraseArgument> {
  return { place: ref('place', placeOf(advice)) };
}

function stepsLeft(advice: Advice): number {
  return (
    advice.view.game.content.town.distances(investigator(advice.view.game, advice.seat).at).get(placeOf(advice)) ?? 0
  );
}

function points({ view, seat }: Advice): Record<string, PhraseArgument> {
  const { sanity, stamina } = investigator(view.game, seat);
  return { sanity, stamina, maxSanity: maxSanity(view.game, seat), maxStamina: maxStamina(view.game, seat) };
}

function hunted({ view, seat }: Advice): Record<string, PhraseArgument> {
  const marker = goalOf(view, seat)?.monster ?? '';
  if (!isCopy(marker)) return { monster: '', percent: 0 };
  return { monster: ref('monster', kindOf(marker)), percent: percent(bestChance(view.game, seat, marker).odds) };
}
