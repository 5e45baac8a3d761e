import { ComponentType } from 'discord-api-types/v10';
import { plainWords } from '../connection/services.ts';
import { customId } from '../message/customid.ts';
import { granted } from '../message/refusal.ts';
import type { Row } from '../message/row.ts';
import type { Call } from './call.ts';
import { dayText, readDay } from './daytime.ts';
import type { Pressed } from './pressed.ts';

const DAY = 24 * 3_600_000;
/** In how many days somebody may be back, as it is offered. */
const OFFERED = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21];
/** Being back now. */
const BACK = 'back';

/** Asks until when somebody is away. */
export function askAbsence({ services, person, words }: Call): { lines: string[]; components: Row[] } {
  const { zone, absences } = services.table.preferences.of(person.id);
  const now = services.clock();
  const days = OFFERED.map((days) => {
    const value = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(now + days * DAY);
    const until = readDay(value, zone) ?? now + days * DAY;
    return {
      label: words.say('absence-until', { day: dayText(until, zone, { locale: words.locale, now }), days }),
      value,
    };
  });
  const back = absences.length > 0 ? [{ label: words.say('absence-back'), value: BACK }] : [];
  return {
    lines: [words.say('absence-ask')],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            custom_id: customId({ on: 'away' }),
            placeholder: words.say('question-menu'),
            options: [...back, ...days],
          },
        ],
      },
    ],
  };
}

/** Somebody has said until when they are away. */
export async function pressAway(pressed: Pressed): Promise<void> {
  const { services, person, values } = pressed;
  const { preferences } = services.table;
  const [value = ''] = values;
  const words = plainWords(services);
  if (value === BACK) {
    granted(preferences.comeBack(person.id));
    return pressed.change(words.say('settings-not-away'), []);
  }
  const calendar = preferences.of(person.id);
  const until = readDay(value, calendar.zone) ?? services.clock();
  granted(preferences.goAway(person.id, services.clock(), until));
  const [absence] = preferences.of(person.id).absences;
  const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;
  const [from, end] = [absence?.start_at ?? services.clock(), absence?.end_at ?? until];
  return pressed.change(words.say('settings-away', { from: moment(from), until: moment(end) }), []);
}
