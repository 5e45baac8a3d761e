import { z } from 'zod';
import { abilities } from './ability.ts';
import type { Grammar } from './grammar.ts';
import { KEYWORDS, PATROL_TARGETS, PREYS } from './vocabulary.ts';

const text = z.string().min(1);
const few = z.int().min(0);

/** `prey` of a patrol: whom it engages; without it anybody (3E-452.6). */
const activation = ({ effects }: Grammar) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('hunter'), prey: z.enum(PREYS) }),
    z.strictObject({ kind: z.literal('patrol'), target: z.enum(PATROL_TARGETS), prey: z.enum(PREYS).exactOptional() }),
    z.strictObject({ kind: z.literal('lurker'), effect: effects }),
  ]);

/** What is on both sides of a card but the art, which does nothing (3E-457.3a, 3E-457.8d). */
const shape = (grammar: Grammar) => ({
  id: text,
  name: text,
  traits: z.array(text),
  activation: activation(grammar),
  /** Spaces; `direct`: straight to the prey, any distance. */
  speed: z.union([few, z.literal('direct')]),
  health: z.int().min(1),
  /** Health in play: `health` + `elite` × investigators at the start of the game (3E-427). */
  elite: few,
  attack: z.strictObject({ skill: z.literal('strength'), mod: z.int() }),
  evade: z.strictObject({ skill: z.literal('observation'), mod: z.int() }),
  damage: few,
  horror: few,
  keywords: z.array(z.enum(KEYWORDS)),
  /** Gives a remnant when defeated by an attack action. */
  remnant: z.boolean(),
  abilities: abilities('monster', grammar).default([]),
});

const monster = (grammar: Grammar) =>
  z.strictObject({
    ...shape(grammar),
    copies: z.int().min(1),
    scenarios: z.array(text).min(1),
    /** null: only by other effects. */
    spawn: z.union([text, z.strictObject({ nearestStreetTo: z.enum(['leader', 'prey']) })]).nullable(),
    group: z.literal('worshiper').exactOptional(),
  });

const epicMonster = (grammar: Grammar) =>
  z.strictObject({
    ...shape(grammar),
    epic: z.literal(true),
    /** The archive card that it is. */
    archive: z.int().min(1),
    /** The archive card that brings it. */
    spawnedBy: z.int().min(1),
    scenario: text,
    spawn: text,
  });

export const monstersSchema = (grammar: Grammar) =>
  z.strictObject({
    counted: z.int(),
    monsters: z.array(monster(grammar)),
    epicMonsters: z.array(epicMonster(grammar)),
  });

export type Activation = z.infer<ReturnType<typeof activation>>;

/** A kind of monster; its cards are `<id>#1` and so on. Epic monsters are archive cards, one copy each. */
export type Monster = Omit<z.infer<ReturnType<typeof monster>>, 'scenarios'> & {
  epic: boolean;
  scenarios: readonly string[];
  archive?: number;
  spawnedBy?: number;
};

/** Monsters and epic monsters in one shape. */
export function monstersOf(file: z.infer<ReturnType<typeof monstersSchema>>): Monster[] {
  return [
    ...file.monsters.map((entry): Monster => ({ ...entry, epic: false })),
    ...file.epicMonsters.map(({ scenario, ...entry }): Monster => ({ ...entry, copies: 1, scenarios: [scenario] })),
  ];
}
