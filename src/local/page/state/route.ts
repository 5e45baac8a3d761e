/** Where the page is: who acts, in which channel, at which message. It stands in the address, so that it can be shared. */
interface Route {
  readonly person: string | undefined;
  readonly channel: string | undefined;
  readonly message: string | undefined;
}

const LAST_PERSON = 'last-person';

/** Where the page's address leads. */
export function currentRoute(): Route {
  const [person, channel, message] = location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => part || undefined);
  return { person: person ?? localStorage.getItem(LAST_PERSON) ?? undefined, channel, message };
}

/** Writes the address; `replace` leaves no step to go back to. */
export function writeRoute(person: string, channel: string | undefined, replace: boolean): void {
  localStorage.setItem(LAST_PERSON, person);
  const hash = `#/${person}${channel === undefined ? '' : `/${channel}`}`;
  if (hash === location.hash) return;
  if (replace) history.replaceState(null, '', hash);
  else history.pushState(null, '', hash);
}
