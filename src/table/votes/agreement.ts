import type { Seat } from '../../engine/decision.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import { seedPhrase } from '../cases/seal.ts';
import { nameAnswer, offerBegun } from '../game/answer.ts';
import { effective } from '../game/journal.ts';
import type { Live } from '../game/live.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { ProposalKind } from '../game/view.ts';
import type { Room } from '../room/room.ts';
import { BY_AUTOPILOT, changeSeats, FREE, say, standInBy, takenBy } from '../seats/seatchange.ts';
import { askedFor, mayAnswerFor, nameAt, personsAt } from '../seats/seating.ts';
import { happeningIn, tableSentence } from '../told/happening.ts';
import { isQuiet } from '../waiting/calendar.ts';
import { closeLobby, lead } from '../waiting/lobbyclock.ts';
import { LANGUAGE, TABLE_OPTIONS } from '../waiting/pacewords.ts';
import { passOver, setLanguage, setPace } from '../waiting/silence.ts';
import { playSitting } from '../waiting/sitting.ts';
import type { Agreed } from './proposal.ts';
import type { ProposalBody } from './voters.ts';

/** What the people at a table agree on besides the game's own questions: taking back, giving up, standing in. */
export class Agreement {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /**
   * Takes back one's own last answer: at once when nothing has been rolled, drawn, turned up or answered since,
   * otherwise by agreement of all. Rolls and draws come out the same again.
   */
  undo(game: string, person: string): Result<'undone' | 'proposed'> {
    return this.room.playing(game, (live, seats) => {
      if (!seats.some((row) => row.person === person || row.substitute === person)) return refused('not-at-table');
      const last = this.room.reading.lastOwnAnswer(live.row.id, person);
      if (!last) return refused('nothing-to-undo');
      const alone = personsAt(seats).every((other) => other === person);
      if (last.free || (alone && personsAt(seats).length === 1)) {
        this.back(live, last.seq - 1, person, nameAnswer(this.room, live, last.seq).what);
        return done('undone' as const);
      }
      const answer = nameAnswer(this.room, live, last.seq);
      this.room.proposals.open(live, 'undo', { after: last.seq - 1, answer }, person);
      return this.settleProposals(live, seats) ?? this.room.followed(live, 'proposed' as const);
    });
  }

  /** Withdraws an offer that has not been answered; whoever made it goes on from before it (2E-T29). */
  withdraw(game: string, person: string, decision: string): Result<'undone'> {
    return this.room.playing(game, (live, seats) => {
      const offer = live.play.open.find(({ id }) => id === decision)?.about?.offer;
      if (offer === undefined) return refused('stale');
      if (!seats.some((row) => row.seat === offer && mayAnswerFor(row, person))) return refused('not-your-seat');
      const begun = offerBegun(this.room, live, offer);
      if (begun === null) return refused('nothing-to-undo');
      this.back(live, begun - 1, person, nameAnswer(this.room, live, begun).what);
      return done('undone' as const);
    });
  }

  /** Ends a lobby (host), or proposes to give the game up (two thirds must agree). */
  end(game: string, person: string): Result<'ended' | 'proposed'> {
    const row = this.room.store.games.find(game);
    if (row?.status === 'lobby') {
      return this.room.change(game, () => {
        const led = lead(this.room, row, person);
        if (!led.ok) return led;
        closeLobby(this.room, led.value, null);
        return done('ended' as const);
      });
    }
    return this.propose(game, person, { kind: 'end', body: {} }, 'ended');
  }

  /** Ends a game or a lobby, whatever its people say; that somebody may, because they manage the server, the caller knows. */
  dismiss(game: string): Result {
    const row = this.room.store.games.find(game);
    if (row?.status === 'lobby')
      return this.room.change(game, () => {
        closeLobby(this.room, row, 'lobby-ended');
        return done();
      });
    return this.room.playing(game, (live) => {
      this.giveUp(live, 'ended-by-server');
      return done();
    });
  }

  /** Lets the autopilot answer for a seat, or takes it back. One's own seat at once, another's by vote. */
  standIn(game: string, person: string, seat: Seat, autopilot: boolean): Result<'changed' | 'proposed'> {
    const row = this.room.store.games.seats(game).find((candidate) => candidate.seat === seat);
    if (!row?.person) return refused('not-your-seat');
    if (row.person !== person) {
      if (!autopilot) return refused('not-your-seat');
      return this.propose(game, person, { kind: 'autopilot', body: { seats: [seat] } }, 'changed');
    }
    return this.room.playing(game, (live) => {
      const to = autopilot ? BY_AUTOPILOT : { autopilot: 0 };
      changeSeats(this.room, live, { seats: [seat], to, key: autopilot ? 'autopilot-on' : 'autopilot-off' });
      this.room.goOn(live, []);
      return done('changed' as const);
    });
  }

  /** Changes an option of a game in play that may be changed then, by vote (2E-T07). */
  changeOption(game: string, person: string, id: string, value: string): Result<'changed' | 'proposed'> {
    const row = this.room.store.games.find(game);
    const option =
      row && [...TABLE_OPTIONS, ...this.room.editionOf(row).options].find((one) => one.id === id && one.later);
    const wanted = option?.values.find((one) => one.value !== null && String(one.value) === value)?.label;
    if (!option) return refused('no-such-option', { option: id });
    if (!wanted) return refused('no-such-value', { value });
    const body = { option: id, value, wanted: phrase('option-wanted', { name: option.name, value: wanted }) };
    return this.propose(game, person, { kind: 'option', body }, 'changed');
  }

  /** Agrees to a proposal, or refuses it. */
  vote(wish: { game: string; proposal: string; person: string; agree: boolean }): Result<'voted' | 'decided'> {
    return this.room.playing(wish.game, (live, seats) => {
      if (!this.room.proposals.vote(live, seats, wish)) return refused('stale');
      const settled = this.settleProposals(live, seats);
      return settled ? done('decided' as const) : this.room.followed(live, 'voted' as const);
    });
  }

  /**
   * Opens a proposal, and carries it out at once when nobody else has a say in it.
   * @param person at the table; only who wants a seat need not be
   */
  propose<const T extends string>(
    game: string,
    person: string,
    { kind, body }: { kind: ProposalKind; body: ProposalBody },
    settledAs: T,
  ): Result<T | 'proposed'> {
    return this.room.playing<T | 'proposed'>(game, (live, seats) => {
      if (kind !== 'admit' && !personsAt(seats).includes(person)) return refused('not-at-table');
      this.room.proposals.open(live, kind, body, person);
      const settled = this.settleProposals(live, seats);
      if (!settled) this.tellDirectly(live, kind, seats);
      return settled ? done(settledAs) : this.room.followed(live, 'proposed' as const);
    });
  }

  /** Writes to those who have a say and want no mentions. */
  private tellDirectly(live: Live, kind: ProposalKind, seats: readonly SeatRow[]): void {
    const { room } = this;
    const opened = room.proposals.views(live.row.id, seats).findLast((proposal) => proposal.kind === kind);
    if (!opened?.pings) return;
    const where = tableSentence('proposal-where', { what: opened.what, channel: `<#${live.row.channel}>` });
    for (const person of opened.voters) {
      if (opened.agree.includes(person) || room.store.persons.find(person).notify !== 'direct') continue;
      if (!isQuiet(room.clock(), room.timers.calendar(person)))
        room.announcements.note(live, { sentences: [where], to: person });
    }
  }

  /** Lets the table itself propose something about seats; nobody is pinged for it. Call inside `playing`. */
  ask(live: Live, kind: ProposalKind, seats: Seat[]): void {
    this.room.proposals.open(live, kind, { seats }, '');
    this.room.announcements.follow(live);
  }

  /** Ends a vote on a proposal whose clock has run out. Call inside `playing`. */
  close(live: Live, proposal: string, seats: readonly SeatRow[]): void {
    const closed = this.room.proposals.close(live, proposal, seats);
    if (!closed) return;
    if ('lapsed' in closed) say(this.room, live, 'proposal-lapsed', { what: closed.lapsed.what });
    else this.carryOut(live, closed);
    this.room.announcements.follow(live);
  }

  /** Goes on when somebody has left: those who are there may have agreed to what waited for that voice. Call inside `playing`. */
  goOnWithout(live: Live): void {
    const { id } = live.row;
    if (this.settleProposals(live, this.room.store.games.seats(id))) this.room.later(() => this.room.continue(id), id);
    else this.room.goOn(live, []);
  }

  /** Carries out the proposals that have been agreed to; null when none has. */
  private settleProposals(live: Live, seats: readonly SeatRow[]): Result<'undone'> | null {
    const agreed = this.room.proposals.settle(live, seats);
    if (!agreed) return null;
    this.carryOut(live, agreed);
    return done('undone');
  }

  private carryOut(live: Live, { kind, body, person }: Agreed): void {
    const { seats = [], to, pace, silence, answer } = body;
    switch (kind) {
      case 'undo':
        this.back(live, Number(body.after), person, answer?.what ?? phrase('given-unknown'));
        return;
      case 'end':
        this.giveUp(live);
        return;
      case 'autopilot':
        changeSeats(this.room, live, { seats, to: BY_AUTOPILOT, key: 'autopilot-on-voted' });
        break;
      case 'sitting':
        playSitting(this.room, live, seats, { key: 'sitting-by-vote' });
        return;
      case 'option': {
        if (body.option === LANGUAGE) {
          setLanguage(this.room, live, body.value);
          break;
        }
        const entry = { kind: 'agreed' as const, option: body.option ?? '', value: body.value ?? '' };
        this.room.goOn(live, [this.room.carryOut(live, { entry, person: null })]);
        return;
      }
      case 'replace':
        if (to)
          changeSeats(this.room, live, {
            seats,
            to: standInBy(to, true),
            key: 'stand-in',
            args: { to: `<@${to.id}>` },
          });
        break;
      case 'kick':
        changeSeats(this.room, live, { seats, to: FREE, key: 'sent-away' });
        this.goOnWithout(live);
        return;
      case 'skip': {
        const asked = this.room.store.games.seats(live.row.id).filter((row) => seats.includes(row.seat));
        for (const silent of new Set(asked.map(askedFor)))
          if (silent !== null) passOver(this.room, live, silent, 'default-by-vote');
        break;
      }
      case 'pace':
        setPace(this.room, live, { pace, silence });
        break;
      case 'admit':
      case 'hand':
        if (to)
          changeSeats(this.room, live, { seats, to: takenBy(to), key: `seat-${kind}`, args: { to: `<@${to.id}>` } });
        break;
      default:
        kind satisfies never;
    }
    this.room.goOn(live, []);
  }

  private back(live: Live, to: number, person: string, what: Phrase): void {
    const { store } = this.room;
    const events = effective(store.journal.everything(live.row.id)).filter(({ seq }) => seq > to);
    const told = store.outbox.takeBack(live.row.id, to).filter(({ seq, body }) => {
      // What was told before an earlier going back is marked already, and what is about the table goes on counting.
      // What was said of an answer that has not come yet, a vote by standing orders, is taken back with the votes.
      const counted = seq > live.seq || events.some((event) => event.seq === seq);
      return counted && !happeningIn({ body }).lasting;
    });
    this.room.ahead.takenBack(live, to, this.room.store.games.seats(live.row.id));
    const again = this.room.live.back(live.row, live.edition, to, person);
    this.room.store.votes.forgetAll(live.row.id);
    this.room.timers.forgetVotes(live.row.id);
    const count = told.filter(({ state }) => state === 'sent').length;
    const line = tableSentence('taken-back', { person: `<@${person}>`, what, count });
    const undone = told.map(({ id }) => id);
    const undoneBy = nameAt(store.games.seats(live.row.id), person);
    this.room.announcements.say(again, line, { lasting: true, undone, undoneBy, backTo: to });
    this.room.proposals.dropAll(again, 'back');
    this.room.announcements.follow(again);
  }

  private giveUp(live: Live, said = 'given-up'): void {
    this.room.store.games.update(live.row.id, { status: 'ended', ended_at: this.room.clock() });
    live.row = { ...live.row, status: 'ended' };
    this.room.proposals.dropAll(live, 'game');
    const { key, args } = seedPhrase(this.room.store, live.row);
    this.room.announcements.say(live, [tableSentence(said), tableSentence(key, args)], { again: live.row.id });
    this.room.announcements.follow(live);
    const { votes } = this.room.store;
    for (const row of [...votes.awaited(live.row.id), ...votes.resting(live.row.id)])
      votes.releaseAwaited(row.game, row.person);
  }
}
