/** The closed word lists of the state. Each list makes the type of the same name in the singular. */

export const PHASES = ['setup', 'action', 'monster', 'encounter', 'mythos', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Why a seat has no investigator in play. */
export const LEAVINGS = ['defeated', 'devoured', 'retired'] as const;
export type Leaving = (typeof LEAVINGS)[number];

export const MONSTER_STATUSES = ['ready', 'exhausted', 'engaged'] as const;
export type MonsterStatus = (typeof MONSTER_STATUSES)[number];

/** As part of what a test is made. */
export const TEST_OCCASIONS = ['attack', 'evade', 'ward', 'research', 'casting', 'encounter', 'other'] as const;
export type TestOccasion = (typeof TEST_OCCASIONS)[number];
