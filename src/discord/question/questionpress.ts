import { effective } from '../../table/game/journal.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import { follows } from '../../table/room/further.ts';
import type { Pressed } from '../commands/pressed.ts';
import { reportRow } from '../look/remedy.ts';
import { clip, small } from '../message/content.ts';
import { type Press, tokenOption } from '../message/customid.ts';
import { isSharedOn, storyOn } from '../message/frame.ts';
import { granted, refusal } from '../message/refusal.ts';
import { noteOf, type SurfaceNote } from '../message/surface.ts';
import { mayAnswer } from './asked.ts';
import { keptSetting } from './dial.ts';
import { furtherIn, turnMark } from './furtherrow.ts';
import { noteKept } from './keeping.ts';
import { formulaText, oddsText } from './odds.ts';
import { openOffers } from './offer.ts';
import { offerForm } from './offerform.ts';
import { MORE_OFFERS, offersFor, offerToken } from './offerrow.ts';
import { sureRows } from './optionrow.ts';
import { offerPlan } from './planoffer.ts';
import { choiceName, nameOf, questionMessage } from './question.ts';
import { askingOf, rowOf, saidLesson } from './questiondraft.ts';
import { questionForm } from './questionform.ts';

type QuestionPress = Extract<Press, { on: 'question' }>;

/** An open question on which something was pressed. */
interface Asked {
  pressed: Pressed;
  view: GameView;
  open: OpenDecision;
}

const LONGEST_RULE = 1500;

/** A button or menu of a question. @throws Refusal when it has been decided, or somebody else is asked */
export async function pressQuestion(pressed: Pressed, press: QuestionPress): Promise<void> {
  const view = pressed.game(press.game);
  const open = view.open.find((candidate) => candidate.decision.id === press.decision);
  if (view.branch !== press.branch || !open) {
    const { reading } = pressed.services.table;
    throw refusal(reading.isWithdrawn(view.id, press.decision) ? 'press-withdrawn' : 'press-decided');
  }
  const asked: Asked = { pressed, view, open };
  if (press.act === 'why') return why(asked);
  if (press.act === 'withdraw') {
    granted(pressed.services.table.agreement.withdraw(view.id, pressed.person.id, open.decision.id));
    return;
  }
  if (!mayAnswer(open, pressed.person.id)) throw notAsked(asked);
  switch (press.act) {
    case 'answer':
      return answer(asked, optionsOf(open, [press.detail]));
    case 'further':
      return answerFurther(asked, press.detail);
    case 'turn':
      return takeTurn(asked, press.detail);
    case 'sure':
      await accept(asked, optionsOf(open, [press.detail]));
      // What comes of it is told in the channel.
      return pressed.vanish();
    case 'pick':
      return answer(asked, optionsOf(open, pressed.values));
    case 'none':
      return answer(asked, []);
    case 'lasting':
      return leave(asked);
    case 'page':
      return show(asked, pageOf(pressed.values[0] ?? press.detail));
    case 'form':
      return pressed.open(questionForm(view, open, pressed.words(view)));
    case 'offer':
      return takeUp(asked, press.detail);
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

/** Answers; what can't be taken back is asked once more. */
async function answer(asked: Asked, chosen: string[]): Promise<void> {
  const { pressed, view, open } = asked;
  const { decision } = open;
  const [option] = chosen;
  if (option === undefined || chosen.length > 1 || !decision.sure?.includes(option)) return accept(asked, chosen);
  const words = pressed.words(view);
  const lines = [words.say('sure-question', { choice: choiceName(decision, chosen, words) })];
  const components = sureRows({ game: view.id, branch: view.branch, open, words }, option);
  return pressed.say({ lines, components });
}

/** Answers with an option that only leads to another question, and that one: it is asked if it has changed meanwhile. */
async function answerFurther(asked: Asked, detail: string): Promise<void> {
  const { pressed, view, open } = asked;
  const { first, next: wanted } = furtherIn(detail, pressed.values);
  const [option = ''] = optionsOf(open, [first]);
  take(asked, [option]);
  const after = pressed.game(view.id);
  const leads = pressed.services.table.reading.edition(view.edition).leadsTo?.(open.decision) ?? [];
  const to = leads.find((one) => one.option === option)?.to;
  const next = after.open.find(({ decision }) => to !== undefined && follows(decision, open.decision, to));
  const chosen = next && tokenOption(next.decision, wanted);
  if (next && chosen) take({ pressed, view: after, open: next }, [chosen]);
  await offerPlan(pressed, view.id);
}

/** Takes a whole turn. @param mark of the turn that was shown @throws Refusal where the question is another by now */
async function takeTurn({ pressed, view, open }: Asked, mark: string): Promise<void> {
  const { id: game, branch } = view;
  const { services } = pressed;
  const [seat = 0] = open.decision.seats;
  const { id: decision } = open.decision;
  const row = rowOf(services.store.messages.of(game), view, decision);
  const { advice, ...note } = row ? noteOf(row) : { advice: undefined };
  if (!row || !advice?.turn || turnMark(advice.turn) !== mark) throw refusal('press-decided');
  const whose = { game, person: pressed.person.id, kind: 'plan' as const, seat };
  const { journal } = services.store;
  const before = journal.lastSeq(game);
  granted(services.table.planning.takeTurn(whose, advice.turn));
  // Somebody else is in the midst of theirs: it waits as a plan, and its button stands.
  if (journal.lastSeq(game) === before) {
    services.took({ game, offer: mark });
    return pressed.say(pressed.words(view).say('said-plan-set'));
  }
  // Where it couldn't be begun like that, they are advised anew.
  services.store.messages.keep({ ...row, body: JSON.stringify(note) });
  // It may begin with an offer that is taken up (the sliders), after which the question is another.
  const isAnswered = effective(journal.since(game, before)).some(
    ({ entry }) => entry.kind === 'answer' && entry.answer.decision === decision,
  );
  services.took(isAnswered ? { game, branch, decision, voted: false } : { game, offer: mark });
  await offerPlan(pressed, game);
}

/** Answers. @throws Refusal */
function take({ pressed, view, open }: Asked, chosen: string[]): void {
  const { id: game, branch } = view;
  const person = pressed.person.id;
  const { id: decision } = open.decision;
  const result = granted(pressed.services.table.answer({ game, branch, person, decision, chosen }));
  pressed.services.took({ game, branch, decision, voted: result === 'voted' });
}

async function accept(asked: Asked, chosen: string[]): Promise<void> {
  take(asked, chosen);
  const { pressed, view, open } = asked;
  const { id: game } = view;
  const person = pressed.person.id;
  if (open.decision.dials && chosen[0] === keptSetting(open.decision)?.id) noteKept(pressed.services, person);
  await offerPlan(pressed, game);
}

/** Leaves dials where they stand, now and from now on. */
async function leave(asked: Asked): Promise<void> {
  const { pressed, view, open } = asked;
  const kept = keptSetting(open.decision);
  if (!kept) throw refusal('refused-unknown-option');
  await accept(asked, [kept.id]);
  const { planning } = pressed.services.table;
  const [seat = 0] = open.decision.seats;
  granted(planning.pass({ game: view.id, person: pressed.person.id, kind: 'orders', seat }, open.decision.kind));
  return pressed.say(pressed.words(view).say('question-kept-lasting'));
}

/** Of a question that stands nowhere. */
const NO_NOTE: Pick<SurfaceNote, 'mention' | 'lesson' | 'turns' | 'advice'> = { mention: [], lesson: null };

/** Shows another page of the question; nothing is decided by that. */
async function show({ pressed, view, open }: Asked, page: number): Promise<void> {
  const { services } = pressed;
  const words = pressed.words(view);
  const row = rowOf(services.store.messages.of(view.id), view, open.decision.id);
  const { mention, lesson: given, turns: order, advice } = row ? noteOf(row) : NO_NOTE;
  const lesson = saidLesson(given, words);
  const turns = order ? words.text(order) : null;
  const story = row ? storyOn(services, view.id, row) : '';
  const shared = row ? isSharedOn(services, view.id, row) : false;
  const message = questionMessage(
    askingOf(services, view, open, { words, mention, lesson, turns, advice, story, shared, page }),
  );
  await pressed.change(message.content, message.components);
}

async function takeUp({ pressed, view, open }: Asked, detail: string): Promise<void> {
  const { services, person } = pressed;
  const value = pressed.values[0] ?? detail;
  if (value === MORE_OFFERS) return openOffers(pressed, view);
  const offer = offersFor(view, open).find((candidate) => offerToken(candidate) === value);
  if (!offer) throw refusal('refused-no-such-offer');
  if (offer.form) return pressed.open(offerForm(services, view, open, offer));
  const { id: game, branch } = view;
  const { seat, id: interrupt } = offer;
  granted(services.table.interrupt({ game, branch, person: person.id, seat, interrupt }));
  services.took({ game, offer: value });
}

/** The rule a question comes from, and what silence would mean. */
async function why({ pressed, view, open }: Asked): Promise<void> {
  const words = pressed.words(view);
  const { decision } = open;
  const edition = pressed.services.table.reading.edition(view.edition);
  const found = edition.rules(decision.rule, words.locale);
  const rule = found.find((candidate) => candidate.id === decision.rule) ?? found[0];
  const asked = open.persons.map((person) => nameOf(person, view));
  const { check } = decision.about ?? {};
  const formula = formulaText(decision, words);
  const odds = decision.options.flatMap((option) => {
    const said = oddsText(option, words);
    return said === null ? [] : [words.say('why-odds', { label: words.text(option.label), odds: said })];
  });
  await pressed.say({
    components: reportRow(view, words),
    lines: [
      words.say('why-asked', { names: asked, rule: decision.rule }),
      ...(rule ? [`**${rule.title}**`, clip(rule.text, LONGEST_RULE)] : []),
      ...(check ? [words.say('why-check', { dice: check.dice, needed: check.difficulty })] : []),
      ...(formula ? [formula] : []),
      ...odds,
      ...(open.tally ? [words.say('why-vote')] : []),
      small(words.say('why-default', { choice: choiceName(decision, decision.default, words) })),
    ],
  });
}

function notAsked({ pressed, view, open }: Asked) {
  if (!view.seats.some((seat) => seat.person === pressed.person.id)) return refusal('refused-not-at-table');
  if (open.persons.length === 0) return refusal('refused-autopilot-turn');
  const names = open.persons.map((person) => nameOf(person, view));
  const isAsked = view.open.some(({ awaited }) => awaited.includes(pressed.person.id));
  return refusal(isAsked ? 'press-others-question' : 'refused-not-your-turn', { names });
}
