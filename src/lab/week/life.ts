import { z } from 'zod';
import { awake, type Calendar, isQuiet, openFrom } from '../../table/waiting/calendar.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

/** How somebody looks at the game. Hours of the day, 0 to 24. */
const habitSchema = z.discriminatedUnion('looks', [
  z.strictObject({
    looks: z.literal('when pinged'),
    /** Waking minutes until they look: half the time sooner, and a tenth of the time later than `tenth`. */
    median: z.number().positive(),
    tenth: z.number().positive(),
  }),
  z.strictObject({
    looks: z.literal('at hours'),
    hours: z.array(z.number().min(0).max(24)).min(1),
    /** Give or take so many minutes each time. */
    giveOrTake: z.number().min(0).default(0),
  }),
]);

/** The people of a table; who sits behind the last of them begins again with the first. */
export const lifeSchema = z.strictObject({
  people: z.array(habitSchema).min(1),
  /** The last person is gone for so many days, without a word, from this day on. */
  gone: z.strictObject({ day: z.number().min(0), days: z.number().positive() }).optional(),
  /** When people sleep. */
  night: z
    .strictObject({ from: z.number().min(0).max(24), to: z.number().min(0).max(24) })
    .default({ from: 23, to: 8 }),
});

/** How the people of a table live. */
export type Life = z.output<typeof lifeSchema>;
type Habit = Life['people'][number];

const PINGED: Habit = { looks: 'when pinged', median: 45, tenth: 240 };
const LOOKS: Habit = { looks: 'at hours', hours: [8.5, 13, 20], giveOrTake: 60 };
const NIGHT = { from: 23, to: 8 };

/** Lives that tables are measured by. */
export const LIVES: Readonly<Record<string, Life>> = {
  pinged: { people: [PINGED], night: NIGHT },
  looks: { people: [LOOKS], night: NIGHT },
  mixed: { people: [PINGED, LOOKS], gone: { day: 2, days: 1 }, night: NIGHT },
};

/** A table as it may be: each of its people has ways of their own. @param chance numbers from 0 to 1 */
export function drawnLife(people: number, chance: () => number): Life {
  const habit = (): Habit => {
    if (chance() < 0.4) {
      const hours =
        chance() < 0.5 ? [8 + 2 * chance(), 19 + 2 * chance()] : [8, 12.5, 17, 21].map((hour) => hour + chance());
      return { looks: 'at hours', hours, giveOrTake: 60 };
    }
    const median = 20 * 8 ** chance();
    return { looks: 'when pinged', median, tenth: median * (3 + 3 * chance()) };
  };
  return { people: Array.from({ length: people }, habit), night: NIGHT };
}

/** The night of a table, in minutes of the day, as people tell the bot. */
export const nightOf = ({ night }: Pick<Life, 'night'>): { from: number; to: number } => ({
  from: Math.round(night.from * 60) % 1440,
  to: Math.round(night.to * 60) % 1440,
});

/** One tenth of all answers takes longer than so many standard deviations. */
const TENTH = 1.2816;

/** A person of a life: when they look at the game next. */
export class Liver {
  private readonly habit: Habit;
  private readonly calendar: Calendar;
  private readonly chance: () => number;
  private readonly shifts = new Map<string, number>();

  /**
   * @param index which of the people they are
   * @param count how many there are
   * @param begun when the game began, at midnight of the first day or later
   * @param chance numbers from 0 to 1
   */
  constructor(
    life: Life,
    { index, count, begun }: { index: number; count: number; begun: number },
    chance: () => number,
  ) {
    const habit = life.people[index % life.people.length];
    if (!habit) throw new Error('a life without people');
    this.habit = habit;
    this.chance = chance;
    const from = begun + (life.gone?.day ?? 0) * DAY;
    const absences = life.gone && index === count - 1 ? [{ from, until: from + life.gone.days * DAY }] : [];
    this.calendar = { zone: 'UTC', quiet: nightOf(life), absences };
  }

  /** Whether they are asleep at a moment. */
  sleeps(at: number): boolean {
    return isQuiet(at, { ...this.calendar, absences: [] });
  }

  /** When somebody who is asked something at this moment looks at the game. */
  next(now: number): number {
    const { habit } = this;
    if (habit.looks === 'when pinged') {
      const spread = Math.log(habit.tenth / habit.median) / TENTH;
      return awake(now, habit.median * Math.exp(spread * this.normal()) * MINUTE, this.calendar);
    }
    for (let day = Math.floor(now / DAY); ; day++)
      for (const hour of [...habit.hours].sort((one, other) => one - other)) {
        const at = openFrom(
          day * DAY + hour * HOUR + this.shift(`${day} ${hour}`) * habit.giveOrTake * MINUTE,
          this.calendar,
        );
        if (at > now) return at;
      }
  }

  /** By how much a look of that day comes sooner or later, from -1 to 1. */
  private shift(look: string): number {
    const shift = this.shifts.get(look) ?? this.chance() * 2 - 1;
    this.shifts.set(look, shift);
    return shift;
  }

  /** A number of the standard normal distribution. */
  private normal(): number {
    const [u, v] = [1 - this.chance(), this.chance()];
    return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
  }
}
