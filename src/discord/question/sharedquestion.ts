import { InteractionLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import { ComponentType } from 'discord-api-types/v10';
import { clip, small, unformatted } from '../message/content.ts';
import { buttonRows, type Row } from '../message/row.ts';
import { askedNow, guideButtons, guideLine, whyButton } from './asked.ts';
import { optionButton, optionLabel, optionRows } from './optionrow.ts';
import { type Asking, choosingOf, headPhrase, type QuestionMessage, questionHead } from './question.ts';

/** Several short questions to the same person as one message, a row for each. */
export function severalMessage(askings: readonly [Asking, ...Asking[]]): QuestionMessage {
  const [first] = askings;
  const { words } = first;
  const asks = askings.map(({ open }) => words.text(open.decision.ask));
  const lesson = first.lesson ? [small(first.lesson)] : [];
  const turns = first.turns ? [small(first.turns)] : [];
  const { view, open } = first;
  const why = whyButton({ game: view.id, branch: view.branch, open, words }, view);
  return {
    content: [
      questionHead(first, first.mention),
      ...turns,
      ...(first.story ? [first.story] : []),
      ...asks,
      ...lesson,
      ...askings.flatMap((asking) => guideLine(asking.open, words) ?? []),
    ].join('\n'),
    closed: {
      version: 1,
      small: [headPhrase(view, askedNow(open)), ...askings.map((asking) => asking.open.decision.ask)],
    },
    components: [...askings.map(rowFor), ...buttonRows([...guideButtons(view, words), why])],
  };
}

function rowFor(asking: Asking): Row {
  const { open, words } = asking;
  const { options } = open.decision;
  const choosing = choosingOf({ ...asking, page: 0 });
  const short = options.every((option) => optionLabel(option, words).length <= 40);
  if (options.length <= InteractionLimits.MaximumButtonsPerActionRow && short) {
    return { type: ComponentType.ActionRow, components: options.map((option) => optionButton(choosing, option)) };
  }
  const [menu] = optionRows(choosing, true);
  if (!menu) throw new Error(`question ${open.decision.id} has no options`);
  const placeholder = clip(unformatted(words.text(open.decision.ask)), SelectMenuLimits.MaximumPlaceholderCharacters);
  return {
    ...menu,
    components: menu.components.map((part) => ('placeholder' in part ? { ...part, placeholder } : part)),
  };
}
