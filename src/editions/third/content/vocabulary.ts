/** The closed word lists of the effect language. Each list makes the type of the same name in the singular. */

export const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const;
export type Skill = (typeof SKILLS)[number];

/** What is spent and asked for by number; `sheetClue` is the clues on the scenario sheet. */
export const RESOURCES = ['money', 'remnant', 'clue', 'focus', 'sheetClue'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What can lie on a card. */
export const CARD_TOKENS = ['clue', 'damage', 'horror', 'doom'] as const;
export type CardToken = (typeof CARD_TOKENS)[number];

export const HARMS = ['damage', 'horror'] as const;
export type Harm = (typeof HARMS)[number];

export const MYTHOS_TOKENS = [
  'spreadDoom',
  'spawnMonster',
  'spawnClue',
  'readHeadline',
  'gateBurst',
  'reckoning',
  'blank',
] as const;
export type MythosToken = (typeof MYTHOS_TOKENS)[number];

export const STATUSES = ['blessed', 'cursed', 'darkPact', 'delayed', 'devoured', 'lodgeMember'] as const;
export type Status = (typeof STATUSES)[number];

/** The statuses that are condition cards (3E-495.1). */
export const CONDITIONS = ['blessed', 'cursed', 'darkPact'] as const satisfies readonly Status[];
export type ConditionStatus = (typeof CONDITIONS)[number];

/** What a test is part of, where a card asks for it. */
export const TEST_USES = ['attack', 'evade', 'ward', 'research', 'casting', 'encounterPhase'] as const;
export type TestUse = (typeof TEST_USES)[number];

export const STREET_KINDS = ['residential', 'bridge', 'scenic'] as const;
export type StreetKind = (typeof STREET_KINDS)[number];

/** The six edges of a tile, clockwise. */
export const EDGES = ['topLeft', 'topRight', 'right', 'bottomRight', 'bottomLeft', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** What a space's symbols say that its encounters ask for. */
export const ASKING_SYMBOLS = [...SKILLS, 'spendMoney', 'spendRemnant'] as const;

/** What a space's symbols say that its encounters give. */
export const GIVING_SYMBOLS = [
  'recoverHealth',
  'recoverSanity',
  'commonItem',
  'curioItem',
  'spell',
  'ally',
  'money',
  'remnant',
  'removeDoom',
] as const;

/** What kind of thing an asset is. */
export const ASSET_TYPES = ['item', 'spell', 'ally', 'talent', 'condition'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

/** Where an asset card comes from and goes back to. */
const ASSET_DECKS = ['item', 'spell', 'ally', 'special', 'starting', 'condition'] as const;
export type AssetDeck = (typeof ASSET_DECKS)[number];

/** Traits that effects ask for; all others are words only. */
export const ASKED_TRAITS = ['common', 'curio', 'tome', 'cultist', 'human', 'lodge'] as const;

/** Roles of investigators. */
export const ROLES = ['guardian', 'mystic', 'rogue', 'seeker', 'survivor'] as const;

/** Game markers. */
export const MARKER_COLORS = ['blue', 'red', 'white'] as const;
export type MarkerColor = (typeof MARKER_COLORS)[number];

/** Markers that mean something in a scenario: `scar` is a white one face up, `mendedScar` one face down. */
export const SCARS = ['scar', 'mendedScar'] as const;
export type Scar = (typeof SCARS)[number];

export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

/** Monster keywords (3E-419, 422, 425, 427, 443). */
export const KEYWORDS = ['elusive', 'watcher', 'massive', 'elite', 'feed', 'retaliate'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Whom a monster is after (3E-202.2). */
export const PREYS = [
  'nearest',
  'lowestLore',
  'lowestInfluence',
  'lowestObservation',
  'lowestStrength',
  'lowestWill',
  'highestLore',
  'highestInfluence',
  'highestObservation',
  'highestStrength',
  'highestWill',
  'mostClues',
  'mostRemnants',
  'mostSpells',
] as const;
export type Prey = (typeof PREYS)[number];

/** Where a patrol goes (3E-452). */
export const PATROL_TARGETS = ['spaceWithMostDoom', 'unstableSpace'] as const;
export type PatrolTarget = (typeof PATROL_TARGETS)[number];

/** Places named by what they are and not by an id. */
export const PLACE_WORDS = [
  'yourSpace',
  'thisSpace',
  'thatSpace',
  'spaceOfThatMonster',
  'spaceOfThatInvestigator',
  'anySpace',
  'anySpaceInYourNeighborhood',
  'anotherSpaceInYourNeighborhood',
  'eachSpaceInYourNeighborhood',
  'eachOtherSpaceOfThatNeighborhood',
  'adjacentSpace',
  'adjacentSpaceWithMostDoom',
  'adjacentStreet',
  'unstableSpace',
  'spaceWithMostDoom',
  'spaceWithMostDoomInThatNeighborhood',
  'startingSpace',
  'anySpaceWithDoom',
  'anySpaceInNeighborhoodWithAnomaly',
  'neighborhoodWithAnomaly',
  'spaceWithScar',
  'eachSpaceWithScar',
  'spaceOfBlueMarker',
  'spaceOfRedMarker',
  'thatNeighborhood',
  'eachNeighborhood',
  'anywhere',
  'display',
] as const;
export type PlaceWord = (typeof PLACE_WORDS)[number];

/** Everybody an effect can be about. */
const WHO = [
  'you',
  'youOrAlly',
  'investigatorOrAllyInYourSpace',
  'leader',
  'anyInvestigator',
  'anotherInvestigator',
  'anotherInvestigatorOrAlly',
  'youOrAnotherInvestigatorInYourSpace',
  'otherInvestigatorsInYourSpace',
  'group',
  'thatInvestigator',
] as const;
export type Who = (typeof WHO)[number];

/** What can be counted for an amount. */
export const COUNTS = [
  'doomInYourSpace',
  'monstersInYourNeighborhood',
  'remainingHealthOfThatMonster',
  'cluesYouHave',
  'cluesInYourNeighborhood',
  'spellsYouHave',
  'horrorYouHaveSuffered',
] as const;
export type Count = (typeof COUNTS)[number];

/** What `each` goes through. */
export const EACH = ['investigator', 'monster', 'ownItem', 'ownSpell', 'ownClue', 'clueInYourNeighborhood'] as const;
export type Each = (typeof EACH)[number];

/** Values that `modify` changes. */
export const MODIFIABLE = [
  'successFaces',
  'successesPerSix',
  'check:all',
  'focusLimit',
  'focusPerSkill',
  'actions',
  'itemValue',
  'health',
  'reckoningDice',
  'gain:money',
] as const;
export type Modifiable = (typeof MODIFIABLE)[number];

export const OUTCOMES = ['won', 'lost', 'wonByLodge'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const ARCHIVE_KINDS = ['codex', 'encounterCard', 'epicMonster', 'attached'] as const;

/** What happened, or is about to: stands as `after`, `before` or `when` of an ability. */
export const EVENT_NAMES = [
  'gatherResourcesAction',
  'moveAction',
  'researchAction',
  'focusAction',
  'yourAction',
  'castSpell',
  'encounter',
  'gainClue',
  'spendRemnant',
  'spendFocusToReroll',
  'failTest',
  'passTest',
  'youSufferHorror',
  'thisSuffersHorror',
  'thisGainedFromDeck',
  'youRemoveDoomFromYourSpace',
  'youDefeatMonster',
  'youDefeatMonsterByAttack',
  'youDefeatThis',
  'youDefeatThisByAttack',
  'youDisengageThis',
  'youDisengageMonster',
  'youEvadeThis',
  'youFailToEvadeThis',
  'youDamageMonster',
  'monsterDamagesYou',
  'monsterDamagesYouOrThis',
  'investigatorDamagesMonsterInYourSpace',
  'thisAttacks',
  'monsterSpawns',
  'monsterDefeated',
  'anomalyAppears',
  'markerRevealed',
  'buyFromDisplay',
  'monstersAttackYou',
  'thisWouldSufferDamage',
  'thisWouldSufferHorror',
  'youWouldSufferDamageOrHorror',
  'anyInvestigatorOrAllyWouldSufferDamage',
  'anotherInvestigatorAnywhereTests',
  'monsterWouldEngageAnotherInvestigatorInYourSpace',
  'additionalActionFromEvade',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];
