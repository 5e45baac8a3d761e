import type { LocalDiscord } from '../../local/discord.ts';
import { gather } from '../guests/gather.ts';
import { Guest } from '../guests/guest.ts';
import { Ledger } from '../guests/ledger.ts';
import { Luck } from '../guests/luck.ts';
import type { Outcomes } from '../guests/outcomes.ts';
import { Party } from '../guests/party.ts';

/** It is waited so long for what comes of a press, in milliseconds: the worker behind it may have been killed. */
const PATIENCE = 20_000;
/** Lobbies that are filled at the same time. */
const AT_ONCE = 2;
/** A busy machine may be too slow for a button, in the 3 seconds that Discord gives: so many tables may be given up. */
const MOST_GIVEN_UP = 20;

/** A game that robots play in a channel of its own. */
export interface BusyTable {
  channel: string;
  guild: string;
  guests: Guest[];
  party: Party;
  ledger: Ledger;
}

/** The servers of a Discord on this machine: some in each of so many ranges. */
export async function guildsOf(local: LocalDiscord, ranges: number, each: number): Promise<string[]> {
  const guilds: string[][] = Array.from({ length: ranges }, () => []);
  for (let tried = 0; guilds.some((own) => own.length < each); tried++) {
    const { id } = local.addGuild(`Server ${tried}`);
    guilds[Number((BigInt(id) >> 22n) % BigInt(ranges))]?.push(id);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Array.from({ length: each }, (_, at) => guilds.flatMap((own) => own[at] ?? [])).flat();
}

/** Lets people sit down to games, at as many tables as there are to be. @throws Error when too many could not begin */
export async function tablesOf(
  local: LocalDiscord,
  {
    guilds,
    tables,
    people,
    outcomes,
  }: { guilds: readonly string[]; tables: number; people: number; outcomes: Outcomes },
): Promise<BusyTable[]> {
  const made: BusyTable[] = [];
  const givenUp: unknown[] = [];
  let begun = 0;
  const fill = async (): Promise<void> => {
    while (begun < tables + givenUp.length) {
      const at = begun++;
      const table = seated(local, outcomes, { at, guild: guilds[at % guilds.length] ?? '', people });
      try {
        await gather({}, table.guests);
        made.push(table);
      } catch (error) {
        givenUp.push(error);
        if (givenUp.length > MOST_GIVEN_UP) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  return made;
}

function seated(
  local: LocalDiscord,
  outcomes: Outcomes,
  { at, guild, people }: { at: number; guild: string; people: number },
): BusyTable {
  const channel = local.addChannel(`table-${at}`, guild).id;
  const guests = Array.from({ length: people }, (_, seat) => {
    const robot = local.addPerson(`Guest ${at}-${seat}`);
    robot.channel = channel;
    return new Guest(robot, outcomes);
  });
  const [first] = guests;
  if (!first) throw new Error('nobody sits at the table');
  const ledger = new Ledger(local, first, outcomes);
  const party = new Party({
    quiet: async () => undefined,
    guests,
    luck: new Luck(at),
    offers: false,
    patience: PATIENCE,
  });
  return { channel, guild, guests, party, ledger };
}
