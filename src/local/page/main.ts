import './fonts.css';
import './page.css';
import './sidebar/side.css';
import './sidebar/people.css';
import './channel/log.css';
import './message/message.css';
import './message/embed.css';
import './message/picture.css';
import './message/component.css';
import './elements/menu.css';
import './composer/composer.css';
import './overlay.css';
import './moderation/moderator.css';
import { make } from './elements/element.ts';
import { say } from './elements/words.ts';
import { follow, Page } from './page.ts';
import { Refused, requests } from './state/connection.ts';
import { currentRoute, writeRoute } from './state/route.ts';
import { jumpTarget } from './state/stage.ts';
import { keepTimes } from './text/moment.ts';

const RETRY_MS = 1_500;

let page: Page | undefined;
let acting: string | undefined;

/** Shows the page as one person sees it, or as the first there is. */
async function act(wanted: string | undefined): Promise<void> {
  const { channel } = page ?? {};
  const state = await requests.state(wanted).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'unknownPerson') return requests.state();
    throw error;
  });
  const person = state.people.find((each) => each.id === wanted) ?? state.people[0];
  if (!person) throw new Refused('unknownPerson', '');
  const seen = person.id === wanted ? state : await requests.state(person.id);
  page?.close();
  acting = person.id;
  page = new Page(person.id, seen, (next) => void change(next));
  document.body.replaceChildren(page.element);
  if (channel === undefined) return follow(page);
  writeRoute(person.id, channel, false);
  page.go(channel, undefined, true);
}

/** Somebody else acts. While the server can't be reached all stays as it is: the page says so already, and tries again. */
async function change(person: string): Promise<void> {
  try {
    await act(person);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

async function start(): Promise<void> {
  try {
    await act(currentRoute().person);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    document.body.replaceChildren(
      make('main', { class: 'nowhere' }, make('p', {}, say('refusal', { code: error.code }))),
    );
    setTimeout(() => void start(), RETRY_MS);
  }
}

/** Spoilers, mentions and links of messages answer here: their HTML carries no listeners. */
function press(event: Event): void {
  if (!(event.target instanceof Element) || !page) return;
  const spoiler = event.target.closest('.spoiler[aria-expanded="false"]');
  if (spoiler) {
    event.preventDefault();
    spoiler.setAttribute('aria-expanded', 'true');
    spoiler.removeAttribute('aria-label');
    spoiler.firstElementChild?.removeAttribute('aria-hidden');
    return;
  }
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  const target = link ? jumpTarget(link.href) : undefined;
  if (target) {
    event.preventDefault();
    page.stage.go(target.channel, target.message);
    return;
  }
  const mention = event.target.closest<HTMLElement>('.markdown button.mention');
  if (mention?.dataset.channelId !== undefined) page.stage.go(mention.dataset.channelId);
  if (mention?.dataset.command !== undefined) page.stage.compose(`/${mention.dataset.command}`);
}

document.addEventListener('click', press);
document.addEventListener('keydown', (event) => {
  const onSpoiler = event.target instanceof Element && event.target.classList.contains('spoiler');
  if (onSpoiler && (event.key === 'Enter' || event.key === ' ')) press(event);
});
addEventListener('popstate', () => {
  const { person } = currentRoute();
  if (page && person === acting) follow(page);
  else {
    page?.close();
    page = undefined;
    void start();
  }
});
addEventListener('storage', () => page?.reread());
document.addEventListener('visibilitychange', () => page?.reread());
keepTimes();
void start();
