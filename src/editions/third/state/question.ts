import type { Offered, Option } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import { asking, type Count, type Extra, type Fresh } from '../../../engine/question.ts';
import type { DecisionKind } from './decisionkind.ts';
import type { Game } from './state.ts';

export type { Count, Extra, Fresh };

/** The ways of asking, in this edition's words. */
export const { choose, chooseMany, chooseAmount, confirm } = asking<DecisionKind>({
  ask: askKey,
  amount: 'third-option-amount',
  yes: 'third-option-yes',
  no: 'third-option-no',
});

/** All players decide together, also those without an investigator; the leader has the last word (3E-432.4, 3E-R29). */
export function* groupChoose<I extends string>(
  game: Game,
  { kind, rule }: { kind: DecisionKind; rule: string },
  { options, ...extra }: Extra & { options: Option<I>[] },
): Flow<I | null> {
  const [usual] = options.filter(({ id }) => [extra.default ?? []].flat().includes(id));
  if (!usual || options.length < 2 || !ON_MONSTERS.includes(kind))
    return yield* chooseTogether(game, { kind, rule }, options, () => extra);
  const { state } = game;
  if (state.leftToUsual) return usual.id;
  const label = phrase('third-option-usual');
  const all = [...options, { id: USUAL, label, note: phrase('third-note-usual', { usual: usual.label }) }] as const;
  const chosen = yield* chooseTogether<I | typeof USUAL>(game, { kind, rule }, all, () => extra);
  if (chosen !== USUAL) return chosen;
  state.leftToUsual = true;
  return usual.id;
}

/** What leaves a vote, and all on monsters that follow in the same phase, to what silence would choose. */
export const USUAL = 'usual';

/** Votes on what monsters do: who goes first, where to, whom they meet. One of them is enough for a phase. */
export const ON_MONSTERS: readonly DecisionKind[] = [
  'monster.attacker',
  'monster.destination',
  'monster.engage',
  'monster.order',
  'monster.path',
  'monster.prey',
  'monster.space',
];

/** The same of what is worked out when it is asked. */
export function* chooseTogether<I extends string>(
  game: Game,
  { kind, rule }: { kind: DecisionKind; rule: string },
  options: Fresh<readonly Offered<I>[]>,
  extra: () => Extra,
): Flow<I | null> {
  const { leader, investigators } = game.state;
  return yield* choose(game, { seat: leader, kind, rule }, options, () => ({
    mode: 'group',
    seats: investigators.map((one) => one.seat),
    subject: null,
    ...extra(),
  }));
}

/** The key of a question's text: `action.turn` asks `third-ask-action-turn`. */
export function askKey(kind: DecisionKind): string {
  return `third-ask-${kind.replaceAll('.', '-')}`;
}
