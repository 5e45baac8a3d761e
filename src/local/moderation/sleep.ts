import type { ChannelRecord } from '../guild/channel.ts';
import { madeAt } from '../protocol/snowflake.ts';
import { Alarms } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/** How often threads are looked at, in milliseconds. */
const lookEvery = 60_000;

/** When a thread falls asleep, milliseconds since 1970; null when it does already or is none. */
function sleepsAt({ thread, lastMessage }: ChannelRecord): number | null {
  if (!thread || thread.archived) return null;
  const said = lastMessage === null ? 0 : madeAt(lastMessage);
  return Math.max(said, thread.archivedAt) + thread.autoArchive * 60_000;
}

/** Archives threads in which nothing was said for as long as they have it. */
export class Sleep {
  private readonly world: World;
  private readonly alarms: Alarms;

  constructor(world: World) {
    this.world = world;
    this.alarms = new Alarms(world.clock);
    this.look();
  }

  close(): void {
    this.alarms.close();
  }

  private look(): void {
    const { world } = this;
    const now = world.clock.now();
    for (const channel of world.channels.all()) {
      const at = sleepsAt(channel);
      if (!channel.thread || at === null || at > now) continue;
      Object.assign(channel.thread, { archived: true, archivedAt: now });
      world.channelChanged(channel);
    }
    this.alarms.after(lookEvery, () => this.look());
  }
}
