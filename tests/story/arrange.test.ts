import { expect, test } from 'vitest';
import { phrase, ref } from '../../src/engine/phrase.ts';
import { arranged, type Layout } from '../../src/story/arrange.ts';
import type { Sentence } from '../../src/story/sentence.ts';
import { CHOICE, check, GLORIA, JOE, keys, LIST, sentence, TURN, told } from './told.ts';

test('several who do the same with the same result are named together', () => {
  const attack = (about: typeof JOE, thread: string): Sentence[] => [
    check('roll', 'attack', { about, of: { thread, opens: true }, lists: 'who' }),
    check('result', 'end', { about, of: { thread } }),
  ];
  const story = told([...attack(GLORIA, 'a'), ...attack(JOE, 'b')], LIST);
  expect(keys(story)).toBe('attack+end-on');
  expect(story[0]?.clauses[0]?.about).toEqual([GLORIA, JOE]);
});

test('the same that befalls somebody twice adds up, and several alike are named together', () => {
  const lost = (about: typeof JOE, amount: number): Sentence =>
    sentence('lost', { about, act: 'lose', amounts: { sanity: amount }, lists: 'who', because: ref('mythos', 'fog') });
  expect(told([lost(GLORIA, 1), lost(GLORIA, 2)], LIST)[0]?.clauses[0]?.amounts).toEqual({ sanity: 3 });
  const both = told([lost(GLORIA, 1), lost(JOE, 1)], LIST);
  expect(both[0]?.clauses[0]?.about).toEqual([GLORIA, JOE]);
  expect(told([lost(GLORIA, 1), lost(JOE, 2)], LIST)).toHaveLength(2);
});

test('monsters that move are told by why and where to, those of a kind with their number', () => {
  const moved = (monster: string, reason: string, to: string): Sentence =>
    sentence('moved', {
      about: null,
      says: phrase('moved', { monster: ref('monster', monster), reason, to: ref('place', to) }),
      several: {
        key: 'all',
        list: 'ways',
        series: 'run',
        levels: [
          { alike: 'reason', key: 'by', list: 'ways', series: 'row' },
          { alike: 'to', key: 'way', list: 'monsters', series: 'and' },
        ],
        leaf: 'monster',
      },
    });
  const story = told([
    moved('ghoul#1', 'circle', 'woods'),
    moved('ghoul#2', 'circle', 'woods'),
    moved('hound#1', 'star', 'isle'),
  ]);
  expect(story[0]?.clauses[0]?.says).toEqual(
    phrase('all', {
      count: 3,
      ways: {
        series: 'run',
        of: [
          phrase('by', {
            reason: 'circle',
            ways: {
              series: 'row',
              of: [
                phrase('way', {
                  to: ref('place', 'woods'),
                  monsters: {
                    series: 'and',
                    of: [phrase('story-counted', { thing: ref('monster', 'ghoul#1'), count: 2 })],
                  },
                  count: 1,
                }),
              ],
            },
            count: 1,
          }),
          phrase('by', {
            reason: 'star',
            ways: {
              series: 'row',
              of: [
                phrase('way', {
                  to: ref('place', 'isle'),
                  monsters: { series: 'and', of: [ref('monster', 'hound#1')] },
                  count: 1,
                }),
              ],
            },
            count: 1,
          }),
        ],
      },
    }),
  );
  expect(told([moved('ghoul#1', 'circle', 'woods')])[0]?.clauses[0]?.says.key).toBe('moved');
});

test('what was used is told by what it brings', () => {
  const card = ref('card', 'axe#1');
  const use = sentence('use', { act: 'use', means: card });
  const gained = sentence('gain', { act: 'gain', because: { evident: 'named' } });
  expect(keys(told([use, gained]))).toBe('gain');
  expect(told([use, gained])[0]?.clauses[0]?.because).toEqual(card);
  expect(keys(told([use, sentence('gain', { act: 'gain', because: card })]))).toBe('gain');
  expect(keys(told([use, sentence('his', { about: JOE })]))).toBe('use his');
  expect(keys(told([use, sentence('next', { because: { evident: 'order' } })]))).toBe('use next');
});

test('who a turn is about is named once, and again after somebody else', () => {
  const story = told([sentence('one'), sentence('two'), sentence('his', { about: JOE }), sentence('three')]);
  expect(story[0]?.clauses.map(({ subject }) => subject)).toEqual(['first', 'same', 'new', 'new']);
});

test('a cause is told once in a message, and never where it is who the sentence is about', () => {
  const because = ref('card', 'axe#1');
  const story = told([
    sentence('one', { because }),
    sentence('two', { because }),
    sentence('own', { because: GLORIA }),
  ]);
  expect(story[0]?.clauses.map((clause) => clause.because)).toEqual([because, null, null]);
});

test('a story stands by itself and names its place where nothing has; who has not moved stays', () => {
  const woods = ref('place', 'woods');
  const prose = sentence('story', { about: null, act: 'prose', says: phrase('story', { place: woods }) });
  const stayed = told([prose, sentence('gain')]);
  expect(keys(stayed)).toBe('stays / story / gain');
  expect(stayed[1]?.clauses[0]?.full).toBe(false);
  const moved = told([sentence('goes', { says: phrase('goes', { to: woods }) }), prose]);
  expect(keys(moved)).toBe('goes / story');
});

test('lost rounds of a fight are summed up from three on, with what they cost', () => {
  const fight = { thread: 'fight' };
  const round = (successes: number): Sentence[] => [
    check('roll', 'combat', { of: { thread: 'check', opens: true, within: 'fight' } }),
    check('result', 'failed', {
      of: { thread: 'check', within: 'fight' },
      round: { successes, needed: 3, passed: false },
    }),
    sentence('hit', { act: 'hit', of: fight }),
    sentence('lost', { act: 'lose', of: fight, amounts: { stamina: 1 } }),
  ];
  const begins = sentence('faces', { act: 'fight', of: { ...fight, opens: true } });
  const story = told([begins, ...round(0), ...round(1), ...round(2)]);
  expect(keys(story)).toBe('faces story-rounds hit');
  expect(story[0]?.clauses[1]?.amounts).toEqual({ stamina: 3 });
  expect(keys(told([begins, ...round(0), ...round(1)]))).toContain('combat');
});

test('what was taken back stands as its first sentence, with who did', () => {
  const story = arranged(
    [{ sentences: [sentence('one')] }, { sentences: [sentence('two'), sentence('three')], undone: phrase('mark') }],
    LIST,
  );
  expect(keys(story)).toBe('one / two');
  expect(story[1]?.undone).toEqual(phrase('mark'));
});

test('a heading without anything under it is not told, unless it tells of a great moment', () => {
  const heading = (key: string, more: Partial<Sentence> = {}): Sentence =>
    sentence(key, { about: null, act: 'heading', ...more });
  const great = { scene: 'terror', title: phrase('terror'), theme: 'paper' } as const;
  expect(keys(told([heading('terror', { great }), heading('empty')], LIST))).toBe('terror');
  expect(keys(told([heading('empty'), heading('full'), sentence('one')], LIST))).toBe('full / one');
  expect(keys(told([heading('empty')], LIST))).toBe('');
  const moment = { ...heading('great'), great: { scene: 'anomaly', title: JOE, theme: 'paper' } } as const;
  expect(keys(told([heading('empty'), moment], LIST))).toBe('great');
});

test('of what the next of its kind makes idle, the last alone is told', () => {
  const goes = (to: string): Sentence => sentence('goes', { act: 'move', says: phrase('goes', { to }), latest: true });
  const [only] = told([goes('street'), goes('woods')])[0]?.clauses ?? [];
  expect(only?.says).toEqual(phrase('goes', { to: 'woods' }));
  expect(keys(told([goes('street'), sentence('finds'), goes('woods')]))).toBe('goes finds goes');
});

test('a fight begins a paragraph, and what goes on in it does not; who is defeated is named where nothing has', () => {
  const ghoul = { monster: ref('monster', 'ghoul#1') };
  const defeat = sentence('defeat', { act: 'defeat', says: phrase('defeat', ghoul), of: { thread: 'fight' } });
  const met = sentence('meets', { act: 'fight', says: phrase('meets', ghoul), of: { thread: 'fight', opens: true } });
  const flees = sentence('flees', { act: 'fight', of: { thread: 'fight' } });
  const story = told([sentence('goes'), met, flees, defeat]);
  expect(keys(story)).toBe('goes / meets flees defeat');
  expect(story[1]?.clauses[2]?.full).toBe(false);
  expect(told([defeat])[0]?.clauses[0]?.full).toBe(true);
});

test('what people do stands together below the rest where the layout has a word for it', () => {
  const opening: Layout = { as: 'list', people: 'upkeep' };
  const begun = sentence('turn', { about: null, act: 'turn' });
  const story = told(
    [begun, sentence('hers'), sentence('his', { about: JOE }), sentence('clue', { about: null })],
    opening,
  );
  expect(keys(story)).toBe('turn / clue / upkeep hers his');
  expect(keys(told([begun], opening))).toBe('turn');
});

test('a thing used behind another is told by what both bring', () => {
  const used = (id: string): Sentence => sentence('use', { act: 'use', means: ref('ability', id) });
  expect(keys(told([used('shop'), used('archaeology'), sentence('offer', { act: 'card', because: CHOICE })]))).toBe(
    'offer',
  );
});

test('a heading names its subject without making it stand out, and leaves that to the sentence below', () => {
  const story = told([sentence('closes', { act: 'heading' }), sentence('takes'), sentence('seals')]);
  expect(story.flatMap(({ clauses }) => clauses.map(({ subject }) => subject))).toEqual(['new', 'first', 'same']);
});

test('amounts and a card that somebody gets together are told together, whichever comes first', () => {
  const amount = sentence('gained', { act: 'gain', amounts: { clue: 1 } });
  const card = (more: Partial<Sentence> = {}) => sentence('card', { act: 'card', joins: 'gained', ...more });
  for (const both of [told([amount, card()]), told([card(), amount])]) {
    expect(keys(both)).toBe('card');
    expect(both[0]?.clauses[0]?.amounts).toEqual({ clue: 1 });
  }
  expect(keys(told([amount, card({ about: JOE })]))).toBe('gained card');
  expect(keys(told([amount, card({ because: ref('card', 'axe') })]))).toBe('gained card');
});

test('of several of which the last alone is told it says how many there were', () => {
  const left = (count: number) => sentence('left', { says: phrase('left', { left: count }), latest: true });
  const [paragraph] = told([left(3), left(2), left(1)]);
  expect(paragraph?.clauses[0]).toMatchObject({ says: { args: { left: 1 } }, count: 3 });
});

test('behind several that are told together whoever goes on is named', () => {
  const [ghoul, ghast] = [ref('monster', 'ghoul'), ref('monster', 'ghast')];
  const moved = (about: typeof ghoul) =>
    sentence('moved', {
      about,
      says: phrase('moved', { monster: about }),
      several: { key: 'moved-several', list: 'monster', series: 'and' },
    });
  const [paragraph] = told([moved(ghoul), moved(ghast), sentence('attacks', { about: ghoul })], TURN);
  expect(paragraph?.clauses.map(({ subject }) => subject)).toEqual(['new', 'new']);
});

test('what is done several times in one roll is counted', () => {
  const spent = (die: number): Sentence =>
    check('change', 'clue', { clause: phrase('clue-on', { dice: die, times: 1 }), lists: 'dice' });
  const [paragraph] = told([check('roll', 'roll'), spent(2), spent(5), check('result', 'end')]);
  expect(paragraph?.clauses[0]?.tails[0]?.args).toMatchObject({ times: 2, dice: { of: [2, 5] } });
});
