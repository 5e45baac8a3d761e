import { openPlan } from './commands/plan.ts';
import type { Pressed } from './commands/pressed.ts';
import { boardAnswer, logAnswer, ownSeat, paperAnswer, sheetAnswer } from './look/look.ts';
import { reportAnswer } from './look/remedy.ts';
import type { Press } from './message/customid.ts';
import { openOffers, takeOffer } from './question/offer.ts';

/** A button to look at something, or at what one may do. @throws Refusal */
export async function pressLook(pressed: Pressed, press: Extract<Press, { on: 'look' }>): Promise<void> {
  const { services } = pressed;
  const { act, page } = press;
  const view = pressed.game(press.game);
  switch (act) {
    case 'board':
      return pressed.say(await boardAnswer(services, view, false));
    case 'sheet':
      return pressed.say(await sheetAnswer(services, view, ownSeat(view, pressed.person.id).seat, false));
    case 'log':
      return pressed.say(logAnswer(services, view, pressed.person.id, page === undefined ? 'news' : 'rest'));
    case 'paper':
      return pressed.say(await paperAnswer(services, view));
    case 'plan':
      return openPlan(pressed, view, 'plan');
    case 'use':
      return openOffers(pressed, view, page);
    case 'take':
      return takeOffer(pressed, view);
    case 'report':
      return pressed.say(await reportAnswer(services, view));
    default:
      return act satisfies never;
  }
}
