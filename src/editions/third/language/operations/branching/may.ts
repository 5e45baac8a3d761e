import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../../../engine/phrase.ts';
import { named } from '../../../../../engine/prospect.ts';
import type { Cost, Effect } from '../../../content/effect.ts';
import { inPlay } from '../../../investigators/investigator.ts';
import { isIdle } from '../../../reactions/idle.ts';
import type { Form, Language, Operation, Speech } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { bargainText, button } from '../../terms/option.ts';
import { oddsAhead } from './check.ts';
import { MEETING } from './choose.ts';
import { type Acting, decide, declining, payAndDo, yesOrNo } from './deciding.ts';

/** Something nobody has to do; `else` when it is not taken or cannot be. */
export interface May {
  may: {
    /** That any one investigator may, and pays. */
    who?: 'anyInvestigator';
    cost?: Cost[];
    do: Effect[];
    else?: Effect[];
  };
}
type Spec = May['may'];

/** Silence does not. What would change nothing is not asked, unless declining costs. */
export const may = (language: Language): Operation<May> => ({
  schema: exact({
    may: exact({
      who: z.literal('anyInvestigator').exactOptional(),
      cost: language.costs().exactOptional(),
      do: language.effects(),
      else: language.effects().exactOptional(),
    }),
  }),
  personal: false,
  *run(game, seat, { may: spec }, context) {
    const acting = { game, seat, context };
    const taker = yield* (spec.who ? volunteer : willing)(language, acting, spec);
    // 3E-400.1e
    if (taker === 'nobody') yield* language.perform(game, seat, spec.else ?? [], context);
    else yield* payAndDo(language, { ...acting, seat: taker }, spec);
  },
  words: { kind: 'offer', clause: ({ may: spec }, form) => mayClause(language.speech, spec, form) },
  worth: ({ may: spec }, judge) => Math.max(judge.worth(spec.else), judge.worth(spec.do) + judge.worth(spec.cost)),
  clue: ({ may: { cost = [], do: effects } }, judge) =>
    language.canPay(judge.game, judge.seat, cost, MEETING) ? judge.clue(effects) : 0,
  changes(game, seat, { may: { who, cost = [], do: list, else: otherwise = [] } }, context) {
    const takers = who === 'anyInvestigator' ? inPlay(game.state) : [seat];
    const would = (effects: readonly Effect[]) => language.changes(game, seat, effects, context);
    return takers.some((taker) => language.canPay(game, taker, cost, context) && would(list)) || would(otherwise);
  },
  isGood: true,
  reach({ may: { cost = [], do: list, else: otherwise } }, reach) {
    reach.cost(cost);
    reach.into(list);
    reach.into(otherwise);
  },
});

function* willing(language: Language, acting: Acting, may: Spec): Flow<Seat | null | 'nobody'> {
  const { game, seat, context } = acting;
  const { cost = [], do: effects, else: otherwise = [] } = may;
  const able = () => language.canPay(game, seat, cost, context);
  if (!able() || isPointless(language, acting, may)) return 'nobody';
  const { speech } = language;
  // 3E-420.9-1
  const chosen = yield* decide(acting, 'effect.may', () => {
    const rules = () => bargainText(speech, cost, effects, otherwise);
    const prospect = () => {
      const odds = oddsAhead(game, seat, effects, context);
      return {
        label: takingText(speech, may),
        ...(odds === undefined ? {} : { odds }),
        ...(seat === null ? {} : named(language.prices(game, seat, cost, context))),
      };
    };
    return yesOrNo(language, { rules, prospect, able: able() }, { cost, do: effects }, otherwise);
  });
  return chosen === 'yes' ? seat : 'nobody';
}

/** What taking it costs or else does, as a button says it. */
function takingText(speech: Speech, { cost = [], do: effects }: Spec): Phrase {
  return button(cost.length > 0 ? speech.joined(cost, 'imperative') : speech.clauses(effects, 'imperative'));
}

/** Whether nothing would come of it, and nothing of declining it. */
function isPointless(language: Language, { game, seat, context }: Acting, may: Spec): boolean {
  return isIdle(game, seat, may, context) && !language.changes(game, seat, may.else ?? [], context);
}

/** Any one investigator who can pay; the group agrees on who, silence on nobody (A22). */
function* volunteer(language: Language, acting: Acting, may: Spec): Flow<Seat | 'nobody'> {
  const { game, context } = acting;
  const { cost = [], do: effects, else: otherwise = [] } = may;
  const able = () =>
    inPlay(game.state).filter(
      (other) => language.canPay(game, other, cost, context) && !isPointless(language, { ...acting, seat: other }, may),
    );
  if (able().length === 0) return 'nobody';
  const chosen = yield* decide({ ...acting, seat: null }, 'effect.may', () => ({
    options: [
      ...able().map((other) => ({
        id: String(other),
        label: phrase('third-option-volunteer', {
          seat: ref('seat', String(other)),
          cost: takingText(language.speech, may),
        }),
      })),
      declining(language, otherwise),
    ],
    said: () => ({
      silent: 'no',
      rules: bargainText(language.speech, cost, effects, otherwise),
      effects: Object.fromEntries(able().map((other) => [String(other), { cost, do: effects }])),
    }),
  }));
  return chosen === null || chosen === 'no' ? 'nobody' : Number(chosen);
}

function mayClause(speech: Speech, { who, cost = [], do: effects, else: otherwise = [] }: Spec, form: Form): Phrase {
  if (who === undefined && cost.length > 0 && effects.length === 0 && otherwise.length > 0)
    return say('either', { first: speech.joined(cost, form), second: speech.clauses(otherwise, form), form });
  const subject = who === 'anyInvestigator' ? 'anyone' : form;
  const first = takenClause(speech, { cost, do: effects }, form, subject);
  return otherwise.length === 0
    ? first
    : say('may-else', { first, otherwise: speech.clauses(otherwise, form), form: subject });
}

/** Who may do what, and what it costs. */
function takenClause(
  speech: Speech,
  { cost = [], do: effects }: Pick<Spec, 'cost' | 'do'>,
  form: Form,
  subject: string,
): Phrase {
  if (cost.length === 0) {
    const offered = effects.findIndex((effect) => !speech.plain([effect]));
    if (offered > 0) {
      const taken = speech.clauses(effects.slice(0, offered), 'infinitive');
      return say('may-pay-then', { cost: taken, clause: speech.clauses(effects.slice(offered), form), form: subject });
    }
    const clause = effects.length > 0 ? speech.clauses(effects, 'infinitive') : say('nothing-happens');
    return say('may', { clause, form: subject });
  }
  const price = speech.joined(cost, 'infinitive');
  if (effects.length === 0) return say('may', { clause: price, form: subject });
  return speech.plain(effects) && !speech.told(effects) && !speech.costly(effects)
    ? say('may-pay', { cost: price, clause: speech.clauses(effects, 'infinitive'), form: subject })
    : say('may-pay-then', { cost: price, clause: speech.clauses(effects, form), form: subject });
}
