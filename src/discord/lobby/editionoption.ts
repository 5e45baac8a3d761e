import type { OptionDescription, TableEdition } from '../../editions/edition/edition.ts';
import { EDITIONS } from '../../editions/editionid.ts';
import type { EngineState } from '../../engine/game.ts';
import type { Words } from '../../words/words.ts';
import type { Call, Typing } from '../commands/call.ts';
import type { OptionShape } from '../commands/commandshape.ts';
import { editionWords, wordsOf } from '../connection/services.ts';
import { refusal } from '../message/refusal.ts';

/** The option by which somebody says which edition they mean. */
export const EDITION_OPTION: OptionShape = {
  id: 'edition',
  type: 'text',
  choices: EDITIONS.map((id) => ({ value: id, name: editionKey(id) })),
};

/** An edition to look things up in, with its words, and the state of this channel's game if it is one of it. */
interface LookupSource {
  edition: TableEdition;
  words: Words;
  state: EngineState | null;
}

/** The message that is an edition's name. */
export function editionKey(id: string): string {
  return `edition-${id}`;
}

/** The edition somebody means: the one they name, else that of this channel's game, else the first. @throws Refusal */
export function editionMeant(use: Call | Typing): TableEdition {
  const { editions } = use.services;
  const [first = ''] = editions.keys();
  const named = use.knows('edition') ? use.text('edition') : null;
  const edition = editions.get(named ?? use.view?.edition ?? first);
  if (!edition) throw refusal('refused-no-such-edition');
  return edition;
}

/** What somebody looks things up in. @throws Refusal */
export function lookupSource(use: Call | Typing): LookupSource {
  const { view, services } = use;
  const edition = editionMeant(use);
  const position = view?.edition === edition.id ? services.table.reading.position(view.id) : null;
  if (view && position?.ok) return { edition, words: wordsOf(services, view), state: position.value.live.play.state };
  return { edition, words: editionWords(services, edition), state: null };
}

/** The option of an edition by which its scenario is chosen; undefined where there are none. */
export function scenarioOf(edition: TableEdition): OptionDescription | undefined {
  return edition.options.find(({ id }) => id === 'scenario');
}
