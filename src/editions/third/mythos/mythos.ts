import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { MythosToken } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** Tokens a player draws in their turn of the mythos phase (3E-204.1-1). */
const TOKENS_A_TURN = 2;

/** A player's mythos turn, also of one without an investigator (3E-204.4). */
export function* mythosTurn(game: Game, seat: Seat): Flow {
  for (let drawn = 0; drawn < TOKENS_A_TURN; drawn++) yield* drawToken(game, seat);
}

/** Draws one token and resolves it completely (3E-204.1-2, 3E-204.1-3). */
export function* drawToken(game: Game, seat: Seat): Flow {
  const { state } = game;
  if (state.cup.length === 0) refill(game);
  if (state.cup.length === 0) return;
  // 3E-460.1
  const token = game.chance.one('mythos cup', state.cup);
  // 3E-204.3
  state.cup.splice(state.cup.indexOf(token), 1);
  state.drawn.push(token);
  game.events.push({ type: 'TokenDrawn', seat, token, left: state.cup.length });
  const acting = investigator(game, seat).left === null ? seat : null;
  // 3E-459.1
  yield* game.rules.run(game, acting, game.content.tokens.get(token)?.effect ?? [], {
    source: { ref: 'token', id: token },
    owner: seat,
    rule: '3E-204',
  });
  // 3E-204.13a
  yield* game.rules.settle(game);
}

/** 3E-204.5: all drawn tokens go back into the empty cup. */
function refill(game: Game): void {
  const { state } = game;
  state.cup = [...state.drawn].sort();
  state.drawn = [];
  game.events.push({ type: 'CupRefilled', tokens: state.cup.length });
}

/** Tokens of those kinds join the cup. */
export function addToCup(game: Game, tokens: Partial<Record<MythosToken, number>>): void {
  const { state } = game;
  for (const [token, count] of Object.entries(tokens) as [MythosToken, number][])
    for (let added = 0; added < count; added++) {
      state.cup.push(token);
      game.events.push({ type: 'CupGained', token });
    }
  state.cup.sort();
}
