import { z } from 'zod';
import { amount, condition, oneOrMore } from './condition-schema.ts';
import type { EffectOf } from './effect.ts';
import * as words from './vocabulary.ts';

const exact = z.strictObject;
const text = z.string().min(1);
const positive = z.int().min(1);
const place = text;
const archiveNumber = positive;
const harm = z.enum(words.HARMS);
const color = z.enum(words.MARKER_COLORS);
const spaceOrStreet = z.union([place, exact({ nearestStreetTo: z.enum(['leader', 'prey']) })]);

/** The schemas of operations that hold no other effects: cup, monsters, tests, archive cards and markers. */
export const plainOperations = {
  addToCup: exact({ addToCup: z.partialRecord(z.enum(words.MYTHOS_TOKENS), positive) }),
  spawnMonster: exact({
    spawnMonster: exact({
      at: spaceOrStreet.optional(),
      exhausted: z.boolean().optional(),
      monster: text.optional(),
      archive: archiveNumber.optional(),
      search: exact({ trait: text, count: positive }).optional(),
      engagedWith: z.enum(['you', 'leader']).optional(),
    }),
  }),
  damageMonster: exact({
    damageMonster: exact({
      which: z.enum(['thatMonster', 'oneEngagedWithYou', 'eachEngagedWithYou', 'oneInYourSpaceOrAdjacent']),
      amount,
    }),
  }),
  defeatMonster: exact({ defeatMonster: z.enum(['this', 'thatMonster']) }),
  exhaustMonster: exact({ exhaustMonster: z.enum(['thatMonster', 'thoseMonsters']) }),
  disengage: exact({ disengage: z.enum(['all', 'otherMonsters', 'thoseMonsters']) }),
  engage: exact({ engage: text }),
  monsterAttacks: exact({ monsterAttacks: text }),
  moveMonster: exact({
    moveMonster: z.union([exact({ which: text, to: place }), exact({ which: text, steps: positive, toward: place })]),
  }),
  returnToBox: exact({ returnToBox: z.literal('thatMonster') }),
  chooseMonster: exact({ chooseMonster: exact({ epic: z.boolean().optional(), in: z.literal('anywhere') }) }),
  chooseInvestigator: exact({
    chooseInvestigator: exact({ who: z.literal('anotherInvestigator'), in: z.literal('anywhere') }),
  }),
  prevent: exact({ prevent: exact({ loss: oneOrMore(harm), amount }) }),
  addToTest: exact({ addToTest: amount }),
  addToDie: exact({ addToDie: exact({ by: positive, dice: z.enum(['one', 'each']) }) }),
  addDamage: exact({ addDamage: amount }),
  exchange: exact({
    exchange: exact({
      what: z.array(harm).min(1),
      amount,
      with: z.literal('anotherInvestigatorOrAlly'),
      in: z.literal('anywhere'),
    }),
  }),
  grantAction: exact({
    grantAction: exact({
      which: z.literal('same'),
      to: z.literal('anotherInvestigator'),
      in: z.literal('anywhere'),
    }),
  }),
  repeatAction: exact({ repeatAction: z.literal('anyPerformedThisRound') }),
  ignore: exact({ ignore: exact({ card: z.literal('this'), until: z.literal('endOfRound') }) }),
  placeUnder: exact({
    placeUnder: exact({
      card: z.literal('this'),
      deck: z.enum(['item', 'spell', 'ally']),
      count: positive,
      faceDown: z.boolean(),
    }),
  }),
  gainCardsUnder: exact({ gainCardsUnder: z.literal('this') }),
  flip: exact({ flip: z.literal('this') }),
  codexAdd: exact({ codexAdd: archiveNumber, side: z.literal('back').optional() }),
  archiveFlip: exact({ archiveFlip: archiveNumber }),
  archiveReturn: exact({ archiveReturn: archiveNumber }),
  read: exact({
    read: z.union([
      exact({ card: archiveNumber, part: text }),
      exact({ card: archiveNumber, side: z.literal('back') }),
    ]),
  }),
  setAside: exact({ setAside: z.array(archiveNumber).min(1) }),
  attach: exact({
    attach: exact({
      card: exact({ random: z.array(archiveNumber).min(1), from: z.literal('setAside') }),
      to: z.literal('itsNeighborhoodDeck'),
    }),
  }),
  shuffleIn: exact({
    shuffleIn: z.union([
      exact({ archive: archiveNumber, deck: text, top: positive }),
      exact({ trait: z.literal('lodge'), from: z.literal('setAside'), deck: z.literal('monster') }),
    ]),
  }),
  anomaly: exact({ anomaly: place }),
  removeAnomaly: exact({ removeAnomaly: place }),
  encounter: exact({ encounter: exact({ deck: z.literal('anomaly') }) }),
  placeMarker: exact({
    placeMarker: z.union([
      exact({ color: color.optional(), faceUp: z.boolean(), at: place }),
      exact({
        colors: z.partialRecord(color, positive),
        faceUp: z.boolean(),
        random: z.literal(true),
        oneEachAt: z.array(text).min(1),
      }),
    ]),
  }),
  revealMarker: exact({ revealMarker: exact({ at: place }) }),
  discardMarker: exact({
    discardMarker: z.union([
      exact({ which: z.literal('thatMarker') }),
      exact({ not: z.array(color).min(1) }),
      exact({ color }),
      exact({ at: place }),
    ]),
  }),
  scar: exact({
    scar: exact({
      count: positive,
      at: place,
      where: condition.optional(),
      differentNeighborhoods: z.boolean().optional(),
    }),
  }),
  mendScar: exact({ mendScar: exact({ at: place }) }),
  gameOver: exact({ gameOver: z.enum(words.OUTCOMES) }),
} satisfies { [O in words.Operation]?: z.ZodType<EffectOf<O>> };
