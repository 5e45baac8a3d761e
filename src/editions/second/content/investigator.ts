import { z } from 'zod';
import type { Grammar } from './grammar.ts';
import { CARD_DECKS } from './vocabulary.ts';

const id = z.string().min(1);
const few = z.int().min(0);

/** The four stops of a track from left to right, each [first skill, second skill]. */
const track = z.array(z.tuple([few, few])).length(4);

export const investigatorsSchema = ({ sheetAbility }: Grammar) =>
  z.strictObject({
    investigators: z.array(
      z.strictObject({
        id,
        name: id,
        /** What friends call them, where that is not the first word of their name. */
        called: id.optional(),
        occupation: id,
        sanity: z.int().min(1),
        stamina: z.int().min(1),
        home: id,
        focus: z.int().min(1),
        skills: z.strictObject({ speedSneak: track, fightWill: track, loreLuck: track }),
        fixed: z.strictObject({
          money: few,
          clue: few,
          cards: z.array(z.strictObject({ deck: z.enum(CARD_DECKS), id })),
        }),
        /** What the first printing gave them instead, before the errata (FAQ-01). */
        firstPrinting: z.strictObject({ money: few.optional(), common: few.optional() }).optional(),
        random: z.strictObject({ common: few, unique: few, spell: few, skill: few }),
        abilities: z.array(sheetAbility),
      }),
    ),
  });

export type InvestigatorSheet = z.infer<ReturnType<typeof investigatorsSchema>>['investigators'][number];
