/** The closed word lists of the effect language. Each list makes the type of the same name in the singular. */

/** 2E-2201 */
export const SKILLS = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'] as const;
export type Skill = (typeof SKILLS)[number];

export const SPECIAL_CHECKS = ['evade', 'horror', 'combat', 'spell'] as const;
export type SpecialCheck = (typeof SPECIAL_CHECKS)[number];

/** Everything a check can be: the six skills and the four special checks built on them. */
export const CHECKS = [...SKILLS, ...SPECIAL_CHECKS] as const;
export type CheckName = (typeof CHECKS)[number];

/** What investigators gain, lose and spend by number. */
export const RESOURCES = ['clue', 'money', 'sanity', 'stamina', 'maxSanity', 'maxStamina', 'movementPoints'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Resources a condition may ask for: those above and the two kinds of trophies. */
export const COUNTED = [...RESOURCES, 'monsterTrophy', 'gateTrophy'] as const;
export type Counted = (typeof COUNTED)[number];

export const PLAYER_DECKS = ['common', 'unique', 'spell', 'skill', 'ally'] as const;
export type PlayerDeck = (typeof PLAYER_DECKS)[number];

/** Decks of cards an investigator can hold: the special cards have no draw deck. */
export const CARD_DECKS = [...PLAYER_DECKS, 'special'] as const;
export type CardDeck = (typeof CARD_DECKS)[number];

/** `location` stands for any of the nine location decks. */
export const DECKS = [...CARD_DECKS, 'location', 'gate', 'mythos'] as const;

/** Cards that rules speak of, whatever they are called. */
export const CARD_ROLES = ['blessing', 'curse', 'bankLoan', 'elderSign'] as const;
export type CardRole = (typeof CARD_ROLES)[number];

/** Locations that rules speak of: where the insane and the unconscious wake (2E-3015, 2E-3016), and who prints the news. */
export const PLACE_ROLES = ['asylum', 'hospital', 'newspaper'] as const;
export type PlaceRole = (typeof PLACE_ROLES)[number];

/** Kinds of cards and trophies in `what` and `has`; any other text there is the name of a card. */
export const KINDS = [
  'item',
  'common',
  'unique',
  'spell',
  'skill',
  'ally',
  'weapon',
  'tome',
  'clue',
  'monsterTrophy',
  'gateTrophy',
  'this',
  'thatItem',
] as const;

export const STATUSES = [
  'blessed',
  'cursed',
  'delayed',
  'loseNextTurn',
  'arrested',
  'lostInTimeAndSpace',
  'devoured',
] as const;
export type Status = (typeof STATUSES)[number];

export const DURATIONS = [
  'endOfCheck',
  'endOfCombat',
  'endOfRound',
  'endOfTurn',
  'endOfNextTurn',
  'cardLeaves',
  'ancientOneAwakens',
  'endOfGame',
] as const;
export type Duration = (typeof DURATIONS)[number];

export const EVENTS = [
  'endOfMythosPhase',
  'movementEnds',
  'monsterDefeated',
  'passesCombatCheck',
  'monsterEntersPlay',
  'lostInTimeAndSpace',
  'cardsDrawn',
  'locationCardDrawn',
  'gateCardDrawn',
  'encounter',
  'returnToArkham',
  'combatEnds',
] as const;
export type EventName = (typeof EVENTS)[number];

/** Values that `modify` changes. */
export const MODIFIABLE = [
  'check:speed',
  'check:sneak',
  'check:fight',
  'check:will',
  'check:lore',
  'check:luck',
  'check:combat',
  'check:all',
  'movementPoints',
  'movementType',
  'toughness',
  'combatDamage',
  'combatCheckSkill',
  'gateCheckDifficulty',
  'sealClueCost',
  'spellSanityCost',
  'maxSanity',
  'maxStamina',
  'successFaces',
  'successesPerSix',
  'dicePerClue',
  'weaponKind',
  'monsterLimit',
  'returnGate',
] as const;
export type Modifiable = (typeof MODIFIABLE)[number];

/** Things that `forbid` keeps from happening. */
export const FORBIDDABLE = [
  'gain:sanity',
  'gain:stamina',
  'status:arrested',
  'move',
  'monsterMove',
  'gateAppears',
  'monsterAppears',
  'terrorIncrease',
  'sealGate',
  'castSpell',
] as const;
export type Forbiddable = (typeof FORBIDDABLE)[number];

export const CANCELLABLE = ['mythosAbility', 'ancientOneAttack'] as const;
export type Cancellable = (typeof CANCELLABLE)[number];

/** Abilities of monsters and defenses of Ancient Ones, as words. */
export const MONSTER_ABILITIES = [
  'physical resistance',
  'physical immunity',
  'magical resistance',
  'magical immunity',
  'nightmarish',
  'overwhelming',
  'ambush',
  'endless',
  'undead',
  'mask',
] as const;
export type MonsterAbility = (typeof MONSTER_ABILITIES)[number];

export const DIMENSIONS = [
  'circle',
  'crescent',
  'diamond',
  'hexagon',
  'plus',
  'slash',
  'square',
  'star',
  'triangle',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Border types of monsters: how they move (2E-4604). */
export const MOVEMENTS = ['normal', 'fast', 'stationary', 'flying', 'unique'] as const;
export type MonsterMovement = (typeof MOVEMENTS)[number];

export const COLORS = ['blue', 'green', 'red', 'yellow'] as const;

const PHASES = ['upkeep', 'movement', 'arkhamEncounters', 'otherWorldEncounters', 'mythos'] as const;

/** Phases as printed on cards. */
export const CARD_PHASES = [...PHASES, 'finalBattle', 'any'] as const;
export type CardPhase = (typeof CARD_PHASES)[number];

/** The moment an ability belongs to. */
export const TIMINGS = [
  'passive',
  'acquire',
  'upkeep',
  'movement',
  'combat',
  'combatCheck',
  'evade',
  'horror',
  'spell',
  'anyCheck',
  'clueSpend',
  'cardDraw',
  'encounterDraw',
  'loss',
  'gateClose',
  'gateCheck',
  'returnToArkham',
  'arkhamEncounters',
  'otherWorldEncounters',
  'ancientOneAttack',
  'any',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** Place of an ability within a check. */
export const WINDOWS = [
  'beforeRoll',
  'afterRoll',
  'beforeOrAfterRoll',
  'insteadOfRoll',
  'afterFail',
  'afterCheck',
] as const;
export type Window = (typeof WINDOWS)[number];

/** Areas a thing can be `in`. `arkham` is all locations and streets, for monsters the Sky too. */
export const AREAS = ['arkham', 'street', 'otherWorld', 'anywhere'] as const;
export type Area = (typeof AREAS)[number];

export const PRICES = ['list', 'list+1', 'list-1', 'halfUp', 'double'] as const;
export type Price = (typeof PRICES)[number];

/** Receivers other than the acting investigator. */
export const RECEIVERS = ['oneInSameArea', 'oneAnywhere'] as const;
export type Receiver = (typeof RECEIVERS)[number];

export const STABILITIES = ['stable', 'unstable'] as const;

export const DAMAGE_KINDS = ['physical', 'magical'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];
