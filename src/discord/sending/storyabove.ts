import type { MessageRow } from '../../store/messages.ts';
import type { OpenDecision } from '../../table/game/view.ts';
import { isSharedOn, latestOf, storyOf, storyOn } from '../message/frame.ts';
import { isFrame } from '../message/framenote.ts';
import { isYounger, noteOf } from '../message/surface.ts';
import { type Following, followedBy } from './following.ts';

/** A decided question whose message the next one may take, the frame it stands on, and what that has told. */
export interface Before {
  row: MessageRow;
  frame: MessageRow | undefined;
  story: string;
}

/** The question before, to the same persons, if nothing has been told in between. */
export function beforeOf(following: Following, group: readonly OpenDecision[]): Before | undefined {
  const { services, view } = following;
  const row = followedBy(following, group);
  if (!row) return undefined;
  const frame = services.store.messages.of(view.id).find((one) => one.id === row.id && isFrame(one));
  // What is told there belongs to something else, unless this is what begins below it.
  if (frame && noteOf(row).frame === undefined) return undefined;
  return { row, frame, story: frame ? storyOf(services, frame) : '' };
}

/** Where a question is put. */
interface Put {
  /** The message that it stands on and stays on. */
  same: MessageRow | null;
  /** It is to stand on the message that tells what comes of it. */
  stand: boolean | undefined;
  frame: MessageRow | undefined;
  /** The question whose message it takes. */
  before: Before | undefined;
}

/** What is told above a question, and whether that is nobody's turn. */
export function readAbove(
  following: Following,
  group: readonly OpenDecision[],
  { same, stand, frame, before }: Put,
): { story: string; shared: boolean } {
  const { services, view, opening } = following;
  if (opening) return { story: opening.story, shared: true };
  const here = same ? storyOn(services, view.id, same) : '';
  const above = frame ? storyAbove(following, frame, { stand, group }) : '';
  const source = before?.frame ?? (here ? same : frame);
  return {
    story: before?.frame ? before.story : here || above,
    shared: source ? isSharedOn(services, view.id, source) : false,
  };
}

/**
 * What is read above a question: all that its message has told; of a message farther up what dice on the table come from,
 * unless that is the last that was told, just above.
 */
function storyAbove(
  { services, told }: Following,
  frame: MessageRow,
  { stand, group }: { stand: boolean | undefined; group: readonly OpenDecision[] },
): string {
  if (stand) return storyOf(services, frame);
  const isFar = group.some(({ decision }) => decision.about?.rolled) && isYounger(told, frame.id);
  return isFar ? latestOf(services, frame) : '';
}
