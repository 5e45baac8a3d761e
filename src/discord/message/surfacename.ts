/** What a message that follows the game shows; `told`: the youngest happening; `complaint`: no message, but that somebody knows. */
type Shown =
  | { on: 'status' }
  | { on: 'told' }
  | { on: 'frame'; frame: string }
  | { on: 'complaint' }
  | { on: 'question'; branch: number; decisions: readonly string[] }
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
  const [, proposal] = /^proposal (.*)$/.exec(surface) ?? [];
  if (proposal !== undefined) return { on: 'proposal', proposal };
  const [, person] = /^reminder (.+)$/.exec(surface) ?? [];
  if (person !== undefined) return { on: 'reminder', person };
  const [, branch, decisions] = /^question (\d+)\.(.*)$/.exec(surface) ?? [];
  if (branch === undefined || decisions === undefined) return null;
  return { on: 'question', branch: Number(branch), decisions: decisions.split('+') };
}
