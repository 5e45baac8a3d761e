/** The actions of a plan: which is the next one, and the fields that hang on it. */
import { type Choices, without } from '../../plan/ahead.ts';

/** What belongs to one action: the action, where it goes, what it focuses. */
const PARTS = ['step', 'goal', 'skill'] as const;
type Part = (typeof PARTS)[number];

/** The number of the next action that is to be taken; null when there is none. What follows on evading has none. */
export function firstStep(chosen: Choices): number | null {
  const numbers = Object.keys(chosen).flatMap((field) => {
    const number = Number(/^step:(\d+)$/.exec(field)?.[1] ?? Number.NaN);
    return Number.isNaN(number) ? [] : [number];
  });
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** How many actions are left, what follows on evading not counted. */
export function stepsLeft(chosen: Choices): string[] {
  return Object.keys(chosen)
    .filter((field) => /^step:\d+$/.test(field))
    .sort();
}

/** What is said about the action that is under way: its field `step` is gone already. */
export function underWay(chosen: Choices, part: Exclude<Part, 'step'>): string | null {
  const open = Object.keys(chosen).filter((field) => field.startsWith(`${part}:`));
  return open.find((field) => chosen[`step:${field.slice(part.length + 1)}`] === undefined) ?? null;
}

/** The choices without one action. */
export function withoutStep(chosen: Choices, field: string): Choices {
  const step = field.slice('step:'.length);
  return without(chosen, ...PARTS.map((part) => `${part}:${step}`));
}

/** The choices without any action. */
export function withoutSteps(chosen: Choices): Choices {
  return without(chosen, ...Object.keys(chosen).filter((field) => PARTS.some((part) => field.startsWith(`${part}:`))));
}
