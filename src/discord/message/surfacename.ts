/**
 * What a message that follows the game shows; `told`: the youngest happening; `full`: what a frame told up to a row of the
 * outbox, after which it goes on in another; `spent`: a question
 * that is asked in another by now; `complaint`: no message, but that somebody knows.
 */
type Shown =
  | { on: 'status' }
  | { on: 'told' }
  | { on: 'frame'; frame: string }
  | { on: 'full'; frame: string; upTo: number; message: string }
  | { on: 'complaint' }
  | { on: 'question'; branch: number; decisions: readonly string[] }
  | { on: 'spent'; message: string }
  | { on: 'proposal'; proposal: string }
  | { on: 'reminder'; person: string };

/** What a message shows, as the database keeps it. */
export function surfaceName(shown: Shown): string {
  switch (shown.on) {
    case 'status':
    case 'told':
    case 'complaint':
      return shown.on;
    case 'question':
      return `question ${shown.branch}.${shown.decisions.join('+')}`;
    case 'frame':
      return `frame ${shown.frame}`;
    case 'full':
      return `full ${shown.upTo} ${shown.message} ${shown.frame}`;
    case 'spent':
      return `spent ${shown.message}`;
    case 'proposal':
      return `proposal ${shown.proposal}`;
    case 'reminder':
      return `reminder ${shown.person}`;
    default:
      return shown satisfies never;
  }
}

/** Reads it back; null when it is none of ours. */
export function readSurface(surface: string): Shown | null {
  if (surface === 'status' || surface === 'told' || surface === 'complaint') return { on: surface };
  const [, frame] = /^frame (.*)$/.exec(surface) ?? [];
  if (frame !== undefined) return { on: 'frame', frame };
  const [, upTo, left, full] = /^full (\d+) (\d+) (.*)$/.exec(surface) ?? [];
  if (upTo !== undefined && left !== undefined && full !== undefined)
    return { on: 'full', frame: full, upTo: Number(upTo), message: left };
  const [, spent] = /^spent (\d+)$/.exec(surface) ?? [];
  if (spent !== undefined) return { on: 'spent', message: spent };
  const [, proposal] = /^proposal (.*)$/.exec(surface) ?? [];
  if (proposal !== undefined) return { on: 'proposal', proposal };
  const [, person] = /^reminder (.+)$/.exec(surface) ?? [];
  if (person !== undefined) return { on: 'reminder', person };
  const [, branch, decisions] = /^question (\d+)\.(.*)$/.exec(surface) ?? [];
  if (branch === undefined || decisions === undefined) return null;
  return { on: 'question', branch: Number(branch), decisions: decisions.split('+') };
}
