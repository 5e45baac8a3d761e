/** As `samples.ts`, for what is printed on cards, monsters, headlines and archive cards. */
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { codexSpaces } from '../../../../src/editions/third/board/area.ts';
import { canCast, castSpell } from '../../../../src/editions/third/cards/spell.ts';
import { archiveFlip, attachRandom, codexAdd, readArchive } from '../../../../src/editions/third/codex/codex.ts';
import type { ArchiveCard } from '../../../../src/editions/third/content/archive.ts';
import type { AssetCard } from '../../../../src/editions/third/content/card.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import type { Headline } from '../../../../src/editions/third/content/headline.ts';
import type { Monster as Card } from '../../../../src/editions/third/content/monster.ts';
import { sectionsOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { room } from '../../../../src/editions/third/investigators/harmassign.ts';
import { modified } from '../../../../src/editions/third/investigators/modifier.ts';
import { holds } from '../../../../src/editions/third/language/conditions/table.ts';
import { run, speech } from '../../../../src/editions/third/language/table.ts';
import { archiveText, partText } from '../../../../src/editions/third/language/text/archive.ts';
import {
  cardText,
  encounterText,
  headlineText,
  monsterText,
} from '../../../../src/editions/third/language/text/sheet.ts';
import { engageHere } from '../../../../src/editions/third/monsters/engage.ts';
import { remainingHealth } from '../../../../src/editions/third/monsters/health.ts';
import { readHeadline } from '../../../../src/editions/third/mythos/headline.ts';
import { reckoning } from '../../../../src/editions/third/mythos/reckoning.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import type { Game, Monster } from '../../../../src/editions/third/state/state.ts';
import { ref } from '../../../../src/engine/phrase.ts';
import { said } from '../../../story/said.ts';
import { CONTENT, tell, thirdWords } from '../../../third.ts';
import { printed } from '../../second/language/fields.ts';
import { nothing } from '../skilltests/testgame.ts';
import type { Arrangement } from '../table.ts';
import { doing, holding, type Printed, world } from './abilitysamples.ts';

const content = CONTENT;
const money = [{ gain: { money: 1 } }];
const source = { ref: 'card', id: 'text' };

/** A printed card, in somebody's hands. */
const card = (kind: Partial<AssetCard>, value: object, look: (game: Game, card: Copy) => unknown): Printed => ({
  value: { id: 'card', name: 'Card', copies: 1, traits: [], hands: 0, abilities: [], ...value },
  says: (one: AssetCard) => cardText({ ...one, ...kind }),
  shows: (one: object) => holding({ ...one, ...kind, id: 'rabbitsFoot' }, look),
});
const endurance = (kind: Partial<AssetCard>, value: object) =>
  (['health', 'sanity'] as const).map((field): [string, Printed] => [
    `${kind.deck} ${field}`,
    card(kind, { ...value, [field]: 2 }, (game, id) => room(game, 0, id, field === 'health' ? 'damage' : 'horror')),
  ]);

/** A printed monster that is about to engage somebody. */
function monster(kind: string, value: Partial<Card>, look: (game: Game, beast: Monster) => unknown): Printed {
  const {
    epic: _epic,
    scenarios: _scenarios,
    archive: _archive,
    spawnedBy: _by,
    group: _group,
    ...plain
  } = content.monster(kind);
  const own = content.monster(kind).epic
    ? { copies: undefined, epic: true, archive: 1, spawnedBy: 1, scenario: 'feastOfUmordhoth', spawn: 'graveyard' }
    : { scenarios: ['feastOfUmordhoth'] };
  const whole: object = { ...plain, keywords: [], ...own, ...value };
  return {
    value: JSON.parse(JSON.stringify(whole)) as object,
    says: (one: Card) => monsterText(one),
    shows: (one: Card) =>
      printed(content.monster(kind), one, () => {
        const game = world({ monsters: [{ kind, at: 'graveyard' }] });
        const [beast] = game.state.monsters;
        return beast ? JSON.stringify(look(game, beast)) : null;
      }),
  };
}
const monsterSamples = (title: string, kind: string): [string, Printed][] => [
  [
    `${title} activation.prey`,
    monster(kind, { activation: { kind: 'patrol', target: 'unstableSpace', prey: 'mostClues' } }, (game, beast) =>
      doing(game, engageHere(game, beast), {}),
    ),
  ],
  [
    `${title} abilities`,
    monster(kind, { abilities: [{ modify: { what: 'health', by: 5 } }] }, (game, beast) =>
      remainingHealth(game, beast),
    ),
  ],
];

const RUMOR = 'truckersStrikeLeadsToShortages';
const headline = (value: Partial<Headline>, look: (game: Game) => unknown, more: Arrangement = {}): Printed => {
  const plain = { id: RUMOR, number: 1, name: 'Strike', copies: 1, rumor: true };
  return {
    value: { ...plain, ...value },
    says: (one: Headline) => headlineText(one),
    shows: (one: Headline) => printed(content.headline(RUMOR), one, () => JSON.stringify(look(world(more)))),
  };
};

/** What the real card has and this one need not. */
const NONE = { name: undefined, rule: undefined, back: undefined, neighborhood: undefined };
const CODEX_CARD = { number: 1, scenarios: ['feastOfUmordhoth'], copies: 1, kind: 'codex', front: {} };

/** An archive card, in the codex with that side up unless it says otherwise. */
function archive(
  value: object,
  look: (game: Game) => unknown,
  { number = 1, ...more }: Arrangement & { number?: number } = {},
): Printed {
  return {
    value: { ...CODEX_CARD, number, ...value },
    says: (one: ArchiveCard) => [
      ...archiveText(one, 'front'),
      ...archiveText(one, 'back'),
      ...Object.keys(one.back?.parts ?? {}).map((part) => partText(one, part)),
      ...Object.values(one.front.encounters ?? {}).map(encounterText),
      printed(content.archiveCard(number), { ...NONE, ...one } as ArchiveCard, () => named(number)),
    ],
    shows: (one: ArchiveCard) =>
      printed(content.archiveCard(number), { ...NONE, ...one } as ArchiveCard, () => {
        const game = world({ codex: [{ number, side: 'back' in value ? 'back' : 'front' }], ...more });
        return JSON.stringify(look(game));
      }),
  };
}
/** How the texts of others name what the card brings, or where it is drawn. */
function named(number: number): string {
  const spawned: Effect[] = [{ spawnMonster: { archive: number, at: 'graveyard' } } as unknown as Effect];
  const words = thirdWords('en');
  return content.archiveCard(number).front.epicMonster
    ? words.text(speech.text(spawned))
    : words.name(ref('encounter', `archive:${number}`));
}

const doom = [{ when: { sheetDoom: { min: 1 } }, do: [{ sheetClue: 1 }] }];
const settled = (game: Game) => {
  game.state.sheet.doom = 1;
  return doing(game, settle(game));
};
const offered = (game: Game) => legalActions(game, 0).map(({ id }) => id);
const onEitherSide = (['front', 'back'] as const).flatMap((side): [string, Printed][] => {
  const sample = (value: object, look: (game: Game) => unknown) => archive({ [side]: value }, look);
  return [
    [`archive card ${side}.rules`, sample({ rules: doom }, settled)],
    [`archive card ${side}.objectives`, sample({ objectives: doom }, settled)],
    [`archive card ${side}.doom`, sample({ doom }, settled)],
    [`archive card ${side}.actions`, sample({ actions: [{ do: money }] }, offered)],
  ];
});

export const PRINTED: Readonly<Record<string, Printed>> = {
  ...Object.fromEntries([
    ...endurance({ type: 'item', deck: 'item' }, { value: 1 }),
    ...endurance({ deck: 'special' }, { type: 'item' }),
    ...endurance({ deck: 'starting' }, { type: 'item', investigator: 'rexMurphy' }),
    ...monsterSamples('monster', 'fleshEater'),
    ...monsterSamples('epic monster', 'umordhoth'),
    ...onEitherSide,
  ]),
  'starting castHorror': card(
    { deck: 'starting' },
    { type: 'spell', investigator: 'rexMurphy', castHorror: 1 },
    (game, id) => [canCast(game, 0, id), doing(game, castSpell(game, 0, { card: id }, nothing), {})],
  ),
  'monster group': monster('fleshEater', { group: 'worshiper' }, (game, { id }) =>
    holds(game, 0, { group: 'worshiper' }, { source, thatMonster: id }),
  ),
  'headline effect': headline({ effect: money }, (game) => doing(game, readHeadline(game, 0)), {
    decks: { headline: [RUMOR] },
  }),
  'headline whileInCodex': headline(
    { whileInCodex: [{ modify: { what: 'itemValue', by: 2, where: { in: 'display' } } }] },
    (game) => modified(game, 'itemValue', 1, { seat: 0, card: game.state.display[0]! }),
    { rumor: RUMOR },
  ),
  'headline reckoning': headline({ reckoning: [{ sheetClue: 1 }] }, (game) => doing(game, reckoning(game)), {
    rumor: RUMOR,
  }),
  'archive card front.onAdd': archive(
    { front: { onAdd: [{ sheetClue: 1 }] } },
    (game) => doing(game, codexAdd(game, 1)),
    {
      codex: [],
    },
  ),
  'archive card front.space': archive({ front: { space: { id: 'limbo' } } }, (game) => codexSpaces(game)),
  'archive card front.encounters': archive({ front: { encounters: { graveyard: { effect: money } } } }, (game) =>
    sectionsOf(game, 'archive:1'),
  ),
  'archive card front.epicMonster': archive({ front: { epicMonster: 'umordhoth' } }, (game) =>
    doing(game, run(game, null, [{ spawnMonster: { archive: 1, at: 'graveyard' } } as unknown as Effect], { source })),
  ),
  'archive card back': archive({ back: { onFlip: [{ sheetClue: 1 }] } }, (game) =>
    doing(game, readArchive(game, 1, null)),
  ),
  'archive card back.onFlip': archive(
    { back: { onFlip: [{ sheetClue: 1 }] } },
    (game) => doing(game, archiveFlip(game, 1)),
    { codex: [1] },
  ),
  'archive card back.parts': archive({ back: { parts: { one: [{ sheetClue: 1 }] } } }, (game) =>
    doing(game, readArchive(game, 1, 'one')),
  ),
  'archive card neighborhood': archive(
    { kind: 'attached', neighborhood: 'rivertown' },
    (game) => {
      game.state.setAside.archive = [1];
      attachRandom(game, [1]);
      return game.state.codex;
    },
    { codex: [] },
  ),
  'archive card rule': {
    value: { ...CODEX_CARD, rule: '3E-415', front: { rules: [{ when: { spaceDoom: { min: 4 } }, do: [] }] } },
    says: (one: ArchiveCard) => outbreakTold(one),
    shows: (one: ArchiveCard) => outbreak(one),
  },
};

/** What happens where that card is in the codex and a space has too much doom. */
const outbreak = (one: ArchiveCard): ThirdEvent[] => burst(one, ({ events }) => events);

/** How that is told. */
const outbreakTold = (one: ArchiveCard): string[] =>
  burst(one, ({ events, state }) => said(tell(events, state), thirdWords('en', state)));

function burst<T>(one: ArchiveCard, look: (game: Game) => T): T {
  return printed(content.archiveCard(1), { ...NONE, ...one } as ArchiveCard, () => {
    const game = world({ codex: [1], doom: { graveyard: 4 } });
    doing(game, settle(game));
    return look(game);
  });
}
