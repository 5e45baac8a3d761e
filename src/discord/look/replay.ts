import { MessageLimits } from '@sapphire/discord-utilities';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { isBoard } from '../../editions/edition/sight.ts';
import type { PictureSpec } from '../../render/view.ts';
import { REPLAY_ACTS, type ReplayAct, type ReplayView } from '../../table/records/replay.ts';
import type { KeptPicture } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';
import type { Pressed } from '../commands/pressed.ts';
import type { Answer } from '../commands/reply.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { drawAttachments, MOST_ATTACHMENTS } from '../message/attachment.ts';
import { clip } from '../message/content.ts';
import { customId, type Press } from '../message/customid.ts';
import { withWords } from '../message/keptpicture.ts';
import { momentPicture } from '../message/momentpicture.ts';
import { granted } from '../message/refusal.ts';
import { type Button, buttonRows } from '../message/row.ts';
import { saidLines } from '../message/told.ts';

/** What a scene is shown with. */
type Showing = Pick<Services, 'table' | 'store' | 'editions' | 'draw' | 'log' | 'reader'>;

/** A scene of a game that is over, with its pictures and the buttons to go on. @throws Refusal */
export async function replayAnswer(services: Showing, game: string, from: number, act: ReplayAct): Promise<Answer> {
  const view = granted(services.table.replays.show(game, from, act));
  const words = tellingWords(services, game);
  const named = words.with(services.table.reading.edition(view.edition).namer(view.state));
  const great = view.sentences.flatMap(({ great }) => (great ? [momentPicture(great, words)] : []));
  const others = withWords(
    services,
    game,
    view.pictures.filter((picture) => !showsBoard(picture)),
  );
  // The board comes last and must not be crowded out.
  const pictures = [...[...great, ...others].slice(0, MOST_ATTACHMENTS - 1), boardOf(services, view, named)];
  const attachments = await drawAttachments(pictures, services.draw, services.log);
  const content = clip(
    [headOf(view, named), ...saidLines(view.sentences, words)].join('\n'),
    MessageLimits.MaximumLength,
  );
  return { lines: [content], attachments, components: buttonRows(buttons(view, named)) };
}

/** A button under a scene: the message changes to another one. */
export async function pressReplay(pressed: Pressed, press: Extract<Press, { on: 'replay' }>): Promise<void> {
  const { lines, components = [], attachments } = await replayAnswer(pressed.services, press.game, press.at, press.act);
  return pressed.change(lines.join('\n'), components, attachments);
}

/** Those of games of before show it by what they are drawn from. */
const showsBoard = (picture: KeptPicture): boolean =>
  'view' in picture ? picture.kind === 'board' || picture.kind === 'map' : isBoard(picture);

/** The board as it was last kept before; one that is among what the scene shows has what else happened on it. */
function boardOf(services: Showing, { game, pictures, edition, state }: ReplayView, words: Words): PictureSpec {
  const shown = pictures.findLast(showsBoard);
  const [board] = shown ? withWords(services, game, [shown]) : [];
  return board ?? services.table.reading.edition(edition).board(state, words, []);
}

function headOf({ headline, index, last, at, person }: ReplayView, words: Words): string {
  const time = `<t:${Math.floor(at / 1000)}:f>`;
  const args = { headline, index, last, time };
  return person === null ? words.say('replay-head', args) : words.say('replay-head-by', { ...args, name: person });
}

function buttons({ game, index, last }: ReplayView, words: Words): Button[] {
  return REPLAY_ACTS.map((act) => ({
    type: ComponentType.Button,
    style: act === 'on' ? ButtonStyle.Primary : ButtonStyle.Secondary,
    label: words.say(`button-replay-${act}`),
    custom_id: customId({ on: 'replay', act, game, at: index }),
    disabled: act === 'start' || act === 'back' ? index <= 1 : index >= last,
  }));
}
