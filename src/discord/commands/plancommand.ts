import type { AheadKind } from '../../store/plans.ts';
import type { AheadField, AheadView } from '../../table/ahead/plan.ts';
import { plain } from '../../words/noun.ts';
import type { Words } from '../../words/words.ts';
import { unformatted } from '../message/content.ts';
import { optionToken } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import type { Call, Typing } from './call.ts';
import type { Command } from './command.ts';
import { choiceLabel, firstSeat, planAnswer, planAttachments } from './plan.ts';

/** The value that leaves a field open again. */
const OPEN = '-';

/** A command by which a person says things ahead: the form, or one field at a time. */
export function planCommand(kind: AheadKind): Command {
  return {
    shape: {
      id: kind,
      options: [
        { id: 'step', type: 'text', suggests: true },
        { id: 'choice', type: 'text', suggests: true },
        ...(kind === 'plan' ? [{ id: 'set', type: 'flag' as const }] : []),
        { id: 'forget', type: 'flag' },
      ],
    },
    suggest(typing) {
      const said = sheetFor(typing, kind);
      if (!said) return [];
      if (typing.isAt('step')) return typing.matching(steps(said, typing.words));
      const field = fieldNamed(said, typing.text('step') ?? '', typing.words);
      return field ? typing.matching(choices(field, typing.words)) : [];
    },
    run: (call) => run(call, kind),
  };
}

async function run(call: Call, kind: AheadKind): Promise<void> {
  const view = call.game();
  const { words, person } = call;
  const { planning } = call.services.table;
  const whose = { game: view.id, person: person.id, kind, seat: firstSeat(view, person.id) };
  let said = granted(call.flag('forget') ? planning.forget(whose) : planning.sheet(whose));
  const step = call.text('step');
  let open: string | null = null;
  if (step !== null) {
    const field = fieldNamed(said, step, words);
    if (!field) throw refusal('refused-no-such-option', { option: step });
    open = field.id;
    const choice = call.text('choice');
    if (choice !== null) {
      const value = valueNamed(field, choice, words);
      if (value === undefined) throw refusal('refused-no-such-value', { value: choice });
      said = granted(planning.say(whose, field.id, value));
      open = null;
    }
  }
  if (kind === 'plan' && call.flag('set')) {
    granted(planning.set(whose));
    const after = planning.sheet(whose);
    return call.say(words.say(after.ok && after.value.ready ? 'said-plan-set' : 'said-plan-gone'));
  }
  const attachments = await planAttachments(call.services, whose);
  return call.say({ ...planAnswer({ view, said, words, person: person.id, open }), attachments });
}

function sheetFor(use: Typing, kind: AheadKind): AheadView | null {
  const { view, person, services } = use;
  if (view?.status !== 'playing') return null;
  const sheet = services.table.planning.sheet({
    game: view.id,
    person: person.id,
    kind,
    seat: firstSeat(view, person.id),
  });
  return sheet.ok ? sheet.value : null;
}

function steps({ fields }: AheadView, words: Words): { name: string; value: string }[] {
  return fields.map(({ id, label }) => ({ name: unformatted(words.text(label)), value: id }));
}

function choices(field: AheadField, words: Words): { name: string; value: string }[] {
  const named = field.choices.map((choice) => ({ name: choiceLabel(choice, words), value: optionToken(choice.value) }));
  return [{ name: words.say('said-ask-me'), value: OPEN }, ...named];
}

function fieldNamed(said: AheadView, wanted: string, words: Words): AheadField | null {
  const id = named(steps(said, words), wanted);
  return said.fields.find((field) => field.id === id) ?? null;
}

/** The value meant, null to leave the field open, undefined when it is none. */
function valueNamed(field: AheadField, wanted: string, words: Words): string | null | undefined {
  const token = named(choices(field, words), wanted);
  if (token === OPEN) return null;
  return field.choices.find(({ value }) => optionToken(value) === token)?.value;
}

function named(list: readonly { name: string; value: string }[], wanted: string): string | undefined {
  const text = plain(wanted);
  const same = list.find(({ name, value }) => plain(value) === text || plain(name) === text);
  const near = list.filter(({ name }) => plain(name).includes(text));
  return same?.value ?? (text !== '' && near.length === 1 ? near[0]?.value : undefined);
}
