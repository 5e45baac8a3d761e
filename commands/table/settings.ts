import { askAbsence } from '../../src/discord/commands/absence.ts';
import type { Call, Typing } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { daytimeText, readDay, readDaytime, zoneMeant, zones } from '../../src/discord/commands/daytime.ts';
import { type Choice, pick } from '../../src/discord/commands/suggestion.ts';
import { granted, refusal } from '../../src/discord/message/refusal.ts';
import { isLocale, LOCALES } from '../../src/locale.ts';
import { NOTIFY } from '../../src/store/persons.ts';
import { minuteOfDay } from '../../src/table/waiting/calendar.ts';

const DAY = 24 * 3_600_000;

/** Who may see what somebody has played. */
const RECORD_SEEN_BY = [
  { value: 'me', name: 'record-to-me' },
  { value: 'others', name: 'record-to-others' },
] as const;

/** The languages somebody can be answered in, or whatever their Discord speaks. */
const LANGUAGES = [
  { value: 'discord', name: 'language-of-discord' },
  ...LOCALES.map((locale) => ({ value: locale, name: `language-${locale}` })),
];

const SUBCOMMANDS: Record<string, (call: Call) => void> = {
  show: () => undefined,
  notify(call) {
    const by = pick(notifyChoices(call), call.text('by') ?? '');
    const notify = NOTIFY.find((candidate) => candidate === by);
    if (!notify) {
      const choices = notifyChoices(call).map(({ name }) => name);
      throw refusal('refused-not-a-choice', { value: call.text('by') ?? '', choices });
    }
    granted(call.services.table.preferences.setNotify(call.person.id, notify));
  },
  timezone(call) {
    const typed = (call.text('zone') ?? '').trim();
    granted(call.services.table.preferences.setZone(call.person.id, zoneMeant(typed)));
  },
  quiet(call) {
    const [from, to] = [call.text('from'), call.text('to')];
    const { preferences } = call.services.table;
    if (from === null && to === null) return granted(preferences.setQuiet(call.person.id, null));
    const hours = { from: readDaytime(from ?? ''), to: readDaytime(to ?? '') };
    if (hours.from === null || hours.to === null) throw refusal('refused-no-such-hours');
    granted(preferences.setQuiet(call.person.id, { from: hours.from, to: hours.to }));
  },
  autopilot(call) {
    granted(call.services.table.preferences.setPlayed(call.person.id, call.flag('on')));
  },
  record(call) {
    granted(call.services.table.preferences.setRecordShown(call.person.id, call.text('to') === 'others'));
  },
  language(call) {
    const wanted = call.text('to') ?? '';
    granted(call.services.table.preferences.setLanguage(call.person.id, isLocale(wanted) ? wanted : null));
  },
  digest(call) {
    const at = call.text('at');
    const minute = at === null ? null : readDaytime(at);
    if (at !== null && minute === null) throw refusal('refused-no-such-time', { time: at });
    granted(call.services.table.digests.set(call.person.id, minute));
  },
  away(call) {
    const { preferences } = call.services.table;
    if (call.flag('back')) return granted(preferences.comeBack(call.person.id));
    const { zone } = preferences.of(call.person.id);
    const [days, from, until] = [call.number('days'), call.text('from'), call.text('until')];
    const start = from === null ? call.services.clock() : readDay(from, zone);
    const end = until === null ? (start === null ? null : start + (days ?? 1) * DAY) : readDay(until, zone);
    if (start === null || end === null) throw refusal('refused-no-such-absence');
    granted(preferences.goAway(call.person.id, start, end));
  },
};

/** What a person wants for themselves, in all their games. */
export const command: Command = {
  shape: {
    id: 'settings',
    subcommands: [
      { id: 'show' },
      { id: 'notify', options: [{ id: 'by', type: 'text', required: true, suggests: true }] },
      { id: 'timezone', options: [{ id: 'zone', type: 'text', required: true, suggests: true }] },
      {
        id: 'quiet',
        options: [
          { id: 'from', type: 'text' },
          { id: 'to', type: 'text' },
        ],
      },
      { id: 'autopilot', options: [{ id: 'on', type: 'flag', required: true }] },
      { id: 'record', options: [{ id: 'to', type: 'text', required: true, choices: RECORD_SEEN_BY }] },
      { id: 'language', options: [{ id: 'to', type: 'text', required: true, choices: LANGUAGES }] },
      { id: 'digest', options: [{ id: 'at', type: 'text' }] },
      {
        id: 'away',
        options: [
          { id: 'days', type: 'number', min: 1, max: 120 },
          { id: 'from', type: 'text' },
          { id: 'until', type: 'text' },
          { id: 'back', type: 'flag' },
        ],
      },
    ],
  },
  suggest(typing) {
    if (typing.subcommand === 'notify') return typing.matching(notifyChoices(typing));
    if (typing.subcommand !== 'timezone') return [];
    const typed = typing.typed.trim().toLowerCase().replaceAll(' ', '_');
    return zones()
      .filter((zone) => zone.toLowerCase().includes(typed))
      .slice(0, 25)
      .map((zone) => ({ name: zone.replaceAll('_', ' '), value: zone }));
  },
  async run(call) {
    if (call.subcommand === 'away' && !isDated(call)) return call.say(askAbsence(call));
    SUBCOMMANDS[call.subcommand]?.(call);
    await call.say({ lines: settingLines(call) });
  },
};

/** Somebody has said when they are away, or that they are not. */
function isDated(call: Call): boolean {
  const dates = [call.number('days'), call.text('from'), call.text('until')];
  return call.flag('back') || dates.some((date) => date !== null);
}

function settingLines(call: Call): string[] {
  const { words, services, person } = call;
  const {
    notify,
    zone,
    quiet_from: from,
    quiet_to: to,
    never_played,
    record_shown,
    language,
    absences,
  } = services.table.preferences.of(person.id);
  const digest = services.table.digests.minuteOf(person.id);
  const day = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;
  return [
    words.say('settings-title'),
    words.say('settings-notify', { notify: words.say(`notify-${notify}`) }),
    words.say('settings-zone', { zone, time: daytimeText(minuteOfDay(services.clock(), zone)) }),
    from === null || to === null
      ? words.say('settings-no-quiet')
      : words.say('settings-quiet', { from: daytimeText(from), to: daytimeText(to) }),
    digest === null ? words.say('settings-no-digest') : words.say('settings-digest', { time: daytimeText(digest) }),
    words.say(never_played === 1 ? 'settings-never-played' : 'settings-played'),
    words.say('settings-language', { language: words.say(`language-${language ?? 'of-discord'}`) }),
    words.say(record_shown === 1 ? 'settings-record-others' : 'settings-record-me'),
    ...(absences.length === 0 ? [words.say('settings-not-away')] : []),
    ...absences.map(({ start_at, end_at }) => words.say('settings-away', { from: day(start_at), until: day(end_at) })),
  ];
}

function notifyChoices({ words }: Call | Typing): Choice[] {
  return NOTIFY.map((notify) => ({ name: words.say(`notify-${notify}`), value: notify }));
}
