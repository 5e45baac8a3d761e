/** The actions of a plan: which is the next one, and the fields that hang on it. */
import { type Choices, without } from '../../plan/ahead.ts';
import { OPTION } from '../state/option.ts';

/** What belongs to one action: the action, where it goes, what it focuses. */
const PARTS = ['step', 'goal', 'skill'] as const;
type Part = (typeof PARTS)[number];

const FIELDS = { step: OPTION.step, goal: OPTION.goal, skill: OPTION.skill } as const satisfies Record<Part, unknown>;

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
  const isOpen = (field: string) => {
    const step = FIELDS[part].read(field);
    return step !== undefined && chosen[OPTION.step.write(step)] === undefined;
  };
  return Object.keys(chosen).find(isOpen) ?? null;
}

/** The choices without one action. */
export function withoutStep(chosen: Choices, field: string): Choices {
  const step = OPTION.step.read(field) ?? '';
  return without(chosen, ...PARTS.map((part) => FIELDS[part].write(step)));
}

/** The choices without any action. */
export function withoutSteps(chosen: Choices): Choices {
  return without(chosen, ...Object.keys(chosen).filter((field) => PARTS.some((part) => FIELDS[part].is(field))));
}
