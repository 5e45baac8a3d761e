/** Offers whose question has a form: that is opened at once, and nothing has happened before it is handed in. */
import type { ModalSubmitInteraction } from 'discord.js';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Decision } from '../../engine/decision.ts';
import type { Interrupt } from '../../engine/edition.ts';
import { Refused } from '../../engine/entry.ts';
import { askedAfter } from '../../engine/trial.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { customId } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { buttonRows } from '../message/row.ts';
import { settingSent } from './dial.ts';
import { offersFor, offerToken } from './offerrow.ts';
import { button } from './optionrow.ts';
import { type Again, type FormPress, formOf, valuesSent } from './questionform.ts';

/** The form of what an offer asks. @throws Refusal when it can't be taken up any more */
export function offerForm(
  services: Services,
  view: GameView,
  open: OpenDecision,
  offer: Interrupt,
): APIModalInteractionResponseCallbackData {
  const id = customId({
    on: 'question',
    act: 'offer',
    game: view.id,
    branch: view.branch,
    decision: open.decision.id,
    detail: offerToken(offer),
  });
  return formOf(id, dialsAsked(services, view, offer), wordsOf(services, view));
}

/**
 * Takes up an offer and answers what it asks as its form says.
 * @returns what is said where it can't be like that
 * @throws Refusal when the offer can't be taken up any more
 */
export function submitOffer(services: Services, interaction: ModalSubmitInteraction, press: FormPress): Again | null {
  const { table } = services;
  const { game, branch, detail } = press;
  const person = interaction.user.id;
  const view = table.reading.game(game);
  const open = view?.open.find(({ decision }) => decision.id === press.decision);
  if (!view || !open || view.branch !== branch) throw refusal('press-decided');
  const offer = offersFor(view, open).find((candidate) => offerToken(candidate) === detail);
  if (!offer) throw refusal('refused-no-such-offer');
  const values = valuesSent(interaction);
  const wanted = dialsAsked(services, view, offer);
  const setting = settingSent(wanted, (field) => values(field)[0]);
  if (!setting) return offerAgain(view, open, { offer, wanted, words: wordsOf(services, view) });
  const { seat, id: interrupt } = offer;
  granted(table.interrupt({ game, branch, person, seat, interrupt }));
  services.took({ game, offer: detail });
  const asked = table.reading.game(game)?.open.find(({ decision }) => isOf(decision, seat));
  if (asked) granted(table.answer({ game, branch, person, decision: asked.decision.id, chosen: [setting.id] }));
  return null;
}

/** What somebody reads who has set what can't be, with the way to try again: a form can't follow a form. */
function offerAgain(
  view: GameView,
  open: OpenDecision,
  { offer, wanted, words }: { offer: Interrupt; wanted: Decision; words: Words },
): Again {
  const { beyond } = wanted.dials ?? {};
  const choosing = { game: view.id, branch: view.branch, open };
  const again = button(choosing, 'offer', offerToken(offer), words.say('button-try-again'));
  return { content: beyond ? words.text(beyond) : words.text(wanted.ask), components: buttonRows([again]) };
}

/** The question with dials that an offer would ask. */
function dialsAsked(services: Services, { id }: GameView, { seat, id: interrupt }: Interrupt): Decision {
  const position = granted(services.table.reading.position(id));
  try {
    const asked = askedAfter(position.live.play, { kind: 'interrupt', seat, interrupt });
    const dials = asked.find((decision) => isOf(decision, seat));
    if (dials) return dials;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  throw refusal('refused-no-such-offer');
}

const isOf = ({ dials, seats }: Decision, seat: number): boolean => dials !== undefined && seats.includes(seat);
