import { z } from 'zod';
import type { Grammar } from './grammar.ts';
import { CARD_ROLES, PLACE_ROLES } from './vocabulary.ts';

const id = z.string().min(1);
const few = z.int().min(0);
const faces = z.array(z.int().min(1).max(6)).min(1);

/** What the terror level brings. */
export const terrorTrackSchema = ({ effects }: Grammar) =>
  z.strictObject({
    start: few,
    max: z.int(),
    /** Done for each step the level rises. */
    eachStep: effects,
    milestones: z.array(z.strictObject({ level: z.int().min(1), effects })),
    /** Done for each point beyond the maximum. */
    beyondMax: effects,
  });
export type TerrorTrack = z.infer<ReturnType<typeof terrorTrackSchema>>;

const row = z.strictObject({
  players: z.int().min(1),
  monsterLimit: few,
  outskirtsMax: few,
  awakensAtOpenGates: few,
  monstersPerNewGate: few,
  monstersToAwakenAtTerror10: few,
  successesPerDoomToken: few,
  gateTrophiesToWinByClosing: few,
});
/** The numbers that depend on how many investigators play. */
export type PlayerTable = z.infer<typeof row>;

export const tablesSchema = z.strictObject({
  byPlayers: z.array(row).length(8),
  /** What rules speak of, by what it is called here. */
  cardRoles: z.array(z.strictObject({ role: z.enum(CARD_ROLES), card: id })),
  placeRoles: z.array(z.strictObject({ role: z.enum(PLACE_ROLES), place: id })),
  elderSignsToWin: few,
  sealCostInClues: few,
  successFaces: z.strictObject({ normal: faces, blessed: faces, cursed: faces }),
  scoring: z.strictObject({
    perUnpaidOrDefaultedBankLoan: z.int(),
    perElderSignCardPlayed: z.int(),
    perUnspentGateTrophy: z.int(),
    perThreeUnspentMonsterTrophies: z.int(),
    perSaneSurvivingInvestigator: z.int(),
  }),
  /** How many of each component are in the box. */
  components: z.record(z.string(), few),
});
export type Tables = z.infer<typeof tablesSchema>;
