import type { Seat } from '../../engine/decision.ts';
import { companyOf } from '../../table/seats/lobby.ts';
import type { Pressed } from '../commands/pressed.ts';
import type { Services } from '../connection/services.ts';
import { planButton } from '../message/planbutton.ts';
import { buttonRows } from '../message/row.ts';
import { askedAt } from './asked.ts';

/**
 * Offers somebody whose press has ended their turn to plan the next one, once a turn and unseen by the others: while
 * these take theirs.
 */
export async function offerPlan(pressed: Pressed, game: string): Promise<void> {
  const seat = seatToPlan(pressed.services, game, pressed.person.id);
  if (seat === null) return;
  const words = pressed.words(pressed.game(game));
  await pressed.say({ lines: [words.say('plan-offer')], components: buttonRows([planButton(game, seat, words)]) });
}

/** The seat of theirs that has taken its turn, if they are asked nothing more and it has not been offered to them. */
function seatToPlan({ table, store, offered }: Services, game: string, person: string): Seat | null {
  const view = table.reading.game(game);
  const position = table.reading.position(game);
  if (view?.status !== 'playing' || !position.ok) return null;
  const { persons, brisk } = companyOf(view.pace, view.seats);
  if (brisk || persons < 2 || view.open.some(({ awaited }) => awaited.includes(person))) return null;
  const { live, edition } = position.value;
  const found = view.seats.find((held) => {
    const frame = askedAt(held) === person ? edition.turnTaken?.(live.play.state, held.seat) : null;
    const isPlanned = store.plans.find(game, held.seat, 'plan')?.ready === 1;
    const plans = table.planning.sheet({ game, person, kind: 'plan', seat: held.seat }).ok;
    return frame && !isPlanned && plans && offered.isFirst(`${game}/${held.seat}`, frame);
  });
  return found?.seat ?? null;
}
