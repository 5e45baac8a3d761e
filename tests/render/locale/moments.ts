import { momentPicture } from '../../../src/discord/message/momentpicture.ts';
import { secondWords } from '../../../src/editions/second/second.ts';
import { type Phrase, phrase, type Ref, ref } from '../../../src/engine/phrase.ts';
import type { Locale } from '../../../src/locale.ts';
import type { Scene } from '../../../src/render/moments/view.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import type { Great } from '../../../src/story/great.ts';
import type { Words } from '../../../src/words/words.ts';
import { content } from '../../second.ts';
import { CONTENT, thirdWords } from '../../third.ts';

/** In high contrast, where nothing is shaded: the words are the same, and it takes less time. */
function great(scene: Scene, title: Ref | Phrase, note: Phrase | undefined, words: Words): PictureSpec {
  const moment: Great = { scene, title, theme: 'contrast', ...(note ? { note } : {}) };
  return momentPicture(moment, words);
}

const ENDS = ['won-closing', 'won-sealing', 'won-banishing', 'lost-devoured', 'lost-destruction'] as const;
const CASES = ['won-codex', 'won-lodge', 'won-nobody', 'lost-codex', 'lost-lodge', 'lost-nobody'] as const;

/** The great moments of both editions in a language, of everything that they can be about. */
export function momentsIn(locale: Locale): PictureSpec[] {
  const two = content;
  const words = secondWords(content, locale);
  const three = CONTENT;
  const others = thirdWords(locale);
  const gates = phrase('moment-gates', { gates: 8, of: 8 });
  const round = phrase('third-moment-round', { round: 28 });
  return [
    ...two.ancientOnes.map(({ id }) => great('awakening', ref('ancientOne', id), phrase('moment-awakens'), words)),
    ...two.investigators.map(({ id }) => great('devoured', ref('investigator', id), undefined, words)),
    ...two.locations.flatMap(({ id }) => [
      great('gateClosed', ref('place', id), gates, words),
      great('gateSealed', ref('place', id), phrase('moment-seals', { seals: 6 }), words),
    ]),
    ...two.mythosCards
      .filter(({ type }) => type === 'rumor')
      .flatMap(({ id }) =>
        (['yes', 'no'] as const).map((passed) =>
          great('rumorPassed', ref('mythos', id), phrase('moment-rumor-note', { passed }), words),
        ),
      ),
    great('terror', phrase('moment-terror-title'), phrase('moment-terror-note', { level: 10 }), words),
    ...ENDS.map((end) =>
      great('wonClosing', phrase(`press-special-${end}`), phrase('moment-end-note', { turn: 28 }), words),
    ),
    ...CASES.map((end) => great('wonCase', phrase(`third-press-special-${end}`), round, others)),
    ...[...three.spaces.keys()].map((id) => great('outbreak', ref('space', id), round, others)),
    ...[...three.neighborhoods.keys()].map((id) => great('anomaly', ref('neighborhood', id), round, others)),
    ...[...three.archive.keys()].map((number) => great('codex', ref('archive', String(number)), round, others)),
    ...[...three.monsters.values()]
      .filter(({ epic }) => epic)
      .map(({ id }) => great('epicDown', ref('monster', id), round, others)),
  ];
}
