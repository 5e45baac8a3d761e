import type { TableEdition } from '../../editions/edition/edition.ts';
import { sealOf } from '../../engine/chance.ts';
import type { GameRow, SeatRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { subjectOf } from '../../store/subject.ts';
import { caseView, openSeed } from '../cases/seal.ts';
import { frameOf, type Live } from '../game/live.ts';
import { type GameView, seatView } from '../game/view.ts';
import { foretold } from '../records/tempo.ts';
import { openDecision, personsAt } from '../seats/seating.ts';
import type { Proposals } from '../votes/proposal.ts';
import { silenceOf } from '../waiting/policy.ts';
import { GRACE, type Timers } from '../waiting/timer.ts';

/** What a view is made of. */
interface Sources {
  store: Store;
  proposals: Proposals;
  timers: Timers;
  edition: TableEdition;
}

/** A game as anybody may see it. @param live the game awake, where it is being played */
export function gameView(sources: Sources, row: GameRow, live: Live | null): GameView {
  const { store, proposals, edition } = sources;
  const seats = store.games.seats(row.id);
  const started = row.started_at !== null;
  const timers = store.timers.of(row.id);
  const open = live?.play.open ?? [];
  const guide = live && store.guides.has(row.id) ? live.edition.guided : undefined;
  const guided = live && guide && !guide.isOver(live.play.state) ? guide : undefined;
  return {
    id: row.id,
    edition: row.edition,
    channel: row.channel,
    guild: row.guild,
    host: row.host,
    status: row.status,
    branch: live?.row.branch ?? row.branch,
    locale: row.locale,
    options: JSON.parse(row.options) as Record<string, unknown>,
    seats: seats.map(seatView),
    open: open.map((decision) => {
      const subject = subjectOf('decision', decision.id);
      const { due = null } = timers.find((timer) => timer.subject === subject) ?? {};
      const frame = live ? frameOf(live, decision) : null;
      const comment = live && guided?.comment(live.play.state, decision);
      return {
        ...openDecision(decision, seats, store.votes.on(row.id, subject), due),
        ...(frame ? { frame } : {}),
        ...(comment ? { comment } : {}),
        ...(live?.edition.evident?.(decision) ? { evident: true as const } : {}),
      };
    }),
    guided: guided !== undefined,
    offers: live?.play.offers ?? [],
    proposals: proposals.views(row.id, seats),
    awaited: store.votes.awaited(row.id).map((entry) => {
      const { person, since, told } = entry;
      const grace = timers.find((timer) => timer.subject === subjectOf('person', person) && timer.stage === GRACE);
      const deadline = grace ? grace.due : sources.timers.stages(row, entry).deadline;
      return { person, since, told: told === 1, deadline };
    }),
    pace: row.pace,
    silence: silenceOf(row),
    away: away(sources, seats),
    parked: row.parked,
    spectators: store.spectators.of(row.id).map(({ person, name }) => ({ person, name })),
    first: live ? live.edition.firstSeat(live.play.state) : null,
    firstName: edition.firstName,
    headline: live ? edition.headline(live.play.state) : null,
    seal: started ? sealOf(row.seed) : null,
    chain: live?.opening?.digits ?? null,
    seed: openSeed(store, row),
    sealedCase: caseView(store, row.id, seats),
    startedAt: row.started_at,
    foretold: row.status === 'lobby' ? foretold(store, edition, row, seats) : null,
  };
}

function away({ timers }: Sources, seats: readonly SeatRow[]): GameView['away'] {
  const now = timers.now();
  return personsAt(seats).flatMap((person) => {
    const { zone, absences } = timers.calendar(person);
    const absence = absences.find(({ from, until }) => now >= from && now < until);
    return absence ? [{ person, until: absence.until, zone }] : [];
  });
}
