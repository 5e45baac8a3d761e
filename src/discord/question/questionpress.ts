import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Pressed } from '../commands/pressed.ts';
import { percent, sureRows } from '../message/choice.ts';
import { clip, small } from '../message/content.ts';
import { type Press, tokenOption } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { noteOf } from '../message/surface.ts';
import { settingOf } from './dial.ts';
import { openOffers } from './offer.ts';
import { choiceName, MORE_OFFERS, mayAnswer, nameOf, offersFor, offerToken, questionMessage } from './question.ts';
import { askingOf, rowOf } from './questiondraft.ts';

type QuestionPress = Extract<Press, { on: 'question' }>;

const LONGEST_RULE = 1500;

/** A button or menu of a question. @throws Refusal when it has been decided, or somebody else is asked */
export async function pressQuestion(pressed: Pressed, press: QuestionPress): Promise<void> {
  const view = pressed.game(press.game);
  const open = view.open.find((candidate) => candidate.decision.id === press.decision);
  if (view.branch !== press.branch || !open) {
    const { reading } = pressed.services.table;
    throw refusal(reading.isWithdrawn(view.id, press.decision) ? 'press-withdrawn' : 'press-decided');
  }
  if (press.act === 'why') return why(pressed, view, open);
  if (!mayAnswer(open, pressed.person.id)) throw notAsked(pressed, view, open);
  switch (press.act) {
    case 'answer':
      return answer(pressed, view, open, optionsOf(open, [press.detail]), true);
    case 'sure':
      await answer(pressed, view, open, optionsOf(open, [press.detail]), false);
      return pressed.change(pressed.words(view).say('sure-done'), []);
    case 'pick':
      return answer(pressed, view, open, optionsOf(open, pressed.values), true);
    case 'confirm':
      return answer(pressed, view, open, optionsOf(open, pressed.marked()), true);
    case 'mark':
      return show(pressed, view, open, optionsOf(open, pressed.marked()), pageOf(press.detail));
    case 'dial':
      return show(pressed, view, open, pressed.marked(), 0);
    case 'set': {
      const setting = settingOf(open.decision, pressed.marked());
      if (!setting) throw refusal('refused-unknown-option');
      return answer(pressed, view, open, [setting.id], true);
    }
    case 'page':
      pressed.unmark();
      return show(pressed, view, open, [], pageOf(press.detail));
    case 'offer':
      return takeUp(pressed, view, open);
    default:
      return press.act satisfies never;
  }
}

function optionsOf(open: OpenDecision, tokens: readonly string[]): string[] {
  return tokens.map((token) => {
    const option = tokenOption(open.decision, token);
    if (option === null) throw refusal('refused-unknown-option');
    return option;
  });
}

/** The page in `2` or `2.1` (page and menu). */
function pageOf(detail: string): number {
  const page = Number.parseInt(detail, 10);
  return Number.isFinite(page) ? page : 0;
}

async function answer(
  pressed: Pressed,
  view: GameView,
  open: OpenDecision,
  chosen: string[],
  mayDoubt: boolean,
): Promise<void> {
  const { decision } = open;
  const words = pressed.words(view);
  const { id: game, branch } = view;
  const [doubtful] = mayDoubt ? chosen.filter((option) => decision.sure?.includes(option)) : [];
  if (doubtful !== undefined && chosen.length === 1) {
    const lines = [words.say('sure-question', { choice: choiceName(decision, chosen, words) })];
    return pressed.say({ lines, components: sureRows({ game, branch, open, words }, doubtful) });
  }
  const person = pressed.person.id;
  granted(pressed.services.table.answer({ game, branch, person, decision: decision.id, chosen }));
}

/** Shows the question with other marks or another page; nothing is decided by that. */
async function show(
  pressed: Pressed,
  view: GameView,
  open: OpenDecision,
  marked: string[],
  page: number,
): Promise<void> {
  const { services } = pressed;
  const row = rowOf(services.store.messages.of(view.id), view, open.decision.id);
  const { mention, lesson } = row ? noteOf(row) : { mention: [], lesson: null };
  const message = questionMessage(
    askingOf(services, view, open, pressed.words(view), { mention, lesson, marked, page }),
  );
  await pressed.change(message.content, message.components);
}

async function takeUp(pressed: Pressed, view: GameView, open: OpenDecision): Promise<void> {
  const [value] = pressed.values;
  if (value === MORE_OFFERS) return openOffers(pressed, view);
  const offer = offersFor(view, open).find((candidate) => offerToken(candidate) === value);
  if (!offer) throw refusal('refused-no-such-offer');
  const { id: game, branch } = view;
  const { seat, id: interrupt } = offer;
  granted(pressed.services.table.interrupt({ game, branch, person: pressed.person.id, seat, interrupt }));
}

/** The rule a question comes from, and what silence would mean. */
async function why(pressed: Pressed, view: GameView, open: OpenDecision): Promise<void> {
  const words = pressed.words(view);
  const { decision } = open;
  const edition = pressed.services.table.reading.edition(view.edition);
  const found = edition.rules(decision.rule);
  const rule = found.find((candidate) => candidate.id === decision.rule) ?? found[0];
  const asked = open.persons.map((person) => nameOf(person, view));
  const { check } = decision.about ?? {};
  const odds = decision.options.filter((option) => option.odds !== undefined);
  await pressed.say({
    lines: [
      words.say('why-asked', { names: asked, rule: decision.rule }),
      ...(rule ? [`**${rule.title}**`, clip(rule.text, LONGEST_RULE)] : []),
      ...(check ? [words.say('why-check', { dice: check.dice, needed: check.difficulty })] : []),
      ...odds.map((option) =>
        words.say('why-odds', { label: words.text(option.label), percent: percent(option.odds ?? 0) }),
      ),
      small(words.say('why-default', { choice: choiceName(decision, decision.default, words) })),
    ],
  });
}

function notAsked(pressed: Pressed, view: GameView, open: OpenDecision) {
  if (!view.seats.some((seat) => seat.person === pressed.person.id)) return refusal('refused-not-at-table');
  if (open.persons.length === 0) return refusal('refused-autopilot-turn');
  const names = open.persons.map((person) => nameOf(person, view));
  const isAsked = view.open.some(({ awaited }) => awaited.includes(pressed.person.id));
  return refusal(isAsked ? 'press-others-question' : 'refused-not-your-turn', { names });
}
