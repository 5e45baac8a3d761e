/** Cases to choose from by name, and how they are called. */

import { plainWords } from '../connection/services.ts';
import { editionKey } from '../lobby/editionoption.ts';
import type { Call, Typing } from './call.ts';
import type { Choice } from './suggestion.ts';

/** Cases that can be played: that of the month, where there is one, and those of this server. */
export function caseChoices({ services, guild }: Call | Typing): Choice[] {
  const { cases } = services.table;
  const words = plainWords(services);
  const monthly = cases.ofMonth([...services.editions.keys()]).map(({ code, edition }) => ({
    name: words.say('case-of-month', { month: code.slice(0, 7), edition: words.say(editionKey(edition)) }),
    value: code,
  }));
  const open = cases
    .of(guild)
    .filter(({ code, opened_at }) => opened_at === null && !monthly.some(({ value }) => value === code));
  return [...monthly, ...open.map(({ code }) => ({ name: code, value: code }))];
}

/** Cases that can be compared, those that have been opened first. */
export function comparedChoices({ services, guild }: Call | Typing): Choice[] {
  const all = services.table.cases.of(guild).reverse();
  return all.map(({ code }) => ({ name: code, value: code }));
}
