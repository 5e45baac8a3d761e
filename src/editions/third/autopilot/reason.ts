/** Why the autopilot would do what it would do: each term and rule of its reckoning as a phrase, with numbers of the state. */
import type { Decision, Seat } from '../../../engine/decision.ts';
import { type Phrase, type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import { doomAt } from '../board/area.ts';
import { engagedMonsters, findMonster, monstersAt } from '../board/monster.ts';
import { focusTotal } from '../investigators/focus.ts';
import { investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import type { Rule, Term } from './term.ts';
import { bestPlan } from './turnplan.ts';
import { endurance, type Viewpoint } from './viewpoint.ts';

/** A piece of advice whose reason is asked for. */
export interface Advice {
  view: Viewpoint;
  decision: Pick<Decision, 'kind' | 'options' | 'about'>;
  seat: Seat;
  chosen: readonly string[];
}

type Reason = (advice: Advice) => Record<string, PhraseArgument>;

/** What each term's phrase is filled with. */
const OF_TERMS: Readonly<Record<Term, Reason>> = {
  ward: (advice) => ({ ...placed(advice), doom: doomAt(advice.view.game.state, spaceOf(advice)) }),
  story: placed,
  fight: fought,
  research: ({ view, seat }) => ({ clues: investigator(view.game, seat).clues }),
  encounter: placed,
  component: none,
  focus: tokens,
  money,
  kill: fought,
  blow: none,
  heal: harmed,
  doom: none,
  card: none,
  token: ({ chosen }) => ({ kept: chosen[0] === 'accept' ? 'yes' : 'no' }),
  pull: none,
  held: ({ view, seat }) => ({ count: engagedMonsters(view.game.state, seat).length }),
  danger: none,
  harm: harmed,
  keep: none,
  focusToken: tokens,
  clueToken: ({ view, seat }) => ({ clues: investigator(view.game, seat).clues }),
  fare: money,
  lastDollar: money,
  patience: none,
  odds: none,
  price: none,
  effects: none,
};

/** What each rule's phrase is filled with. */
const OF_RULES: Readonly<Record<Rule, Reason>> = {
  standUp: none,
  spare: none,
  free: none,
  lend: none,
  remnants: ({ view, seat }) => ({ remnants: investigator(view.game, seat).remnants }),
  strike: none,
  leastFirst: none,
  skilled: none,
  again: none,
  nobody: none,
  enough: none,
  noWait: none,
  anyOrder: none,
  mostLikely: none,
  costless: none,
  declined: none,
  only: none,
  usual: none,
};

/** The term that decided, as a phrase. */
export const termReason = (term: Term, advice: Advice): Phrase =>
  phrase(`third-reason-${term}`, OF_TERMS[term](advice));

/** The rule that was gone by, as a phrase. */
export const ruleReason = (rule: Rule, advice: Advice): Phrase =>
  phrase(`third-reason-by-${rule}`, OF_RULES[rule](advice));

function none(): Record<string, PhraseArgument> {
  return {};
}

/** The space that the advice has in mind: where it leads, where the rest of the turn goes, or where they are. */
function spaceOf({ view, decision, seat, chosen }: Advice): string {
  const [id = ''] = chosen;
  if (view.game.content.spaces.has(id)) return id;
  const { at } = investigator(view.game, seat);
  const leaves = id === 'move' || OPTION.move.is(id);
  return (leaves ? bestPlan(view, seat, Number(decision.about?.left ?? 1)).to : null) ?? at;
}

function placed(advice: Advice): Record<string, PhraseArgument> {
  return { space: ref('space', spaceOf(advice)) };
}

/** The monster that is attacked, or that waits where the advice leads. */
function fought(advice: Advice): Record<string, PhraseArgument> {
  const { state } = advice.view.game;
  const target = OPTION.attack.read(advice.chosen[0] ?? '');
  const monster = (target === undefined ? null : findMonster(state, target)) ?? monstersAt(state, spaceOf(advice))[0];
  return monster ? { monster: ref('monster', monster.kind), known: 'yes' } : { monster: '', known: 'no' };
}

function tokens({ view, seat }: Advice): Record<string, PhraseArgument> {
  return { tokens: focusTotal(view.game, seat) };
}

function money({ view, seat }: Advice): Record<string, PhraseArgument> {
  return { money: investigator(view.game, seat).money };
}

function harmed({ view, seat }: Advice): Record<string, PhraseArgument> {
  const { health, sanity } = endurance(view, seat);
  return { health, sanity };
}
