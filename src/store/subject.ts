const SUBJECT_KINDS = ['person', 'decision', 'proposal', 'closed', 'sitting', 'reaction', 'lobby'] as const;
type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What a vote is on, or whose clock runs: somebody, a decision that is open or (`closed`) taken, a proposal,
 * a turn that a seat has taken, a question that others wait for, or what a lobby waits for. */
export type Subject<K extends SubjectKind = SubjectKind> = `${K} ${string}`;

/** A subject as the database keeps it. */
export function subjectOf<K extends SubjectKind>(kind: K, id: string): Subject<K> {
  return `${kind} ${id}`;
}

/** Which kind of subject it is, and its id; null when it is none. */
export function readSubject(subject: Subject): { kind: SubjectKind; id: string } | null {
  const [first, ...id] = subject.split(' ');
  const kind = SUBJECT_KINDS.find((known) => known === first);
  return kind ? { kind, id: id.join(' ') } : null;
}
