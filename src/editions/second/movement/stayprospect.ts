import type { Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { placeState } from '../board/area.ts';
import { checkProspect } from '../checks/formula.ts';
import { closeSpec } from '../gates/close.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** What staying where they are leads to: closing the gate, going through it, or an encounter (2E-1001, 2E-3301). */
export function stayProspect(game: Game, seat: Seat): Prospect {
  const { at, explored } = investigator(game, seat);
  if (game.content.town.areaKind(at) !== 'location') return {};
  const { gate, gateHidden } = placeState(game, at);
  if (!gate) return { brings: [phrase('brings-encounter')] };
  if (explored && !gateHidden) {
    const ways = (['lore', 'fight'] as const).map((skill) =>
      checkProspect(game, seat, closeSpec(game, seat, gate, skill)),
    );
    const [best] = ways.sort((one, other) => other.odds - one.odds);
    return best ? { chances: [{ of: 'close', odds: best.odds, ...(best.byClues ? { byClues: true } : {}) }] } : {};
  }
  if (explored || gateHidden) return { brings: [phrase('brings-unknown-gate')] };
  return { brings: [phrase('brings-world', { world: ref('world', game.content.gate(gate).world) })] };
}
