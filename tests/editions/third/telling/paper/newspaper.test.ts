import { describe, expect, it } from 'vitest';
import { boardSpaces } from '../../../../../src/editions/third/board/area.ts';
import { prose } from '../../../../../src/editions/third/shown/prose.ts';
import type { EventOf } from '../../../../../src/editions/third/state/event.ts';
import type { Notice } from '../../../../../src/editions/third/state/notice.ts';
import type { Game } from '../../../../../src/editions/third/state/state.ts';
import { newspaper } from '../../../../../src/editions/third/telling/paper/newspaper.ts';
import { third, thirdWords } from '../../../../third.ts';
import { newPlay, step } from '../../state/press/game.ts';
import { aGame } from '../../table.ts';

const SHEETS = ['wendyAdams', 'rexMurphy'];

function page(game: Game, event: Partial<EventOf<'RoundEnded'>>) {
  const spec = newspaper(
    { type: 'RoundEnded', round: 3, headlines: [], notices: [], ...event },
    game,
    thirdWords('en', game.state),
  );
  if (spec.kind !== 'newspaper') throw new Error('no newspaper');
  return { ...spec.view, alt: spec.alt };
}

const death: Notice = { kind: 'left', sheet: 'wendyAdams', why: 'devoured', round: 3, weight: 10 };
const burst: Notice = { kind: 'gateBurst', place: 'rivertown', round: 3, weight: 9 };
const seen: Notice = {
  kind: 'sighted',
  place: 'graveyard',
  thing: { ref: 'monster', id: 'fleshEater' },
  round: 3,
  weight: 3,
};

describe('the Arkham Advertiser', () => {
  const game = aGame({ investigators: SHEETS });

  it('has the headline that was read on top, and others that were read below', () => {
    const { headline, lead, articles, alt } = page(game, {
      headlines: ['bigCityBurglarsBusted', 'wildAnimalAttacksSpike'],
      notices: [seen, burst],
    });
    expect(headline).toBe('Big City Burglars Busted');
    expect(lead).toBe(prose('headlines', ['bigCityBurglarsBusted'], 'en'));
    expect(articles[0]?.head).toBe('Wild Animal Attacks Spike');
    expect(articles.slice(1, 3).map(({ head }) => head)).toEqual(['Gate bursts in Rivertown', 'Seen at Graveyard']);
    expect(alt).toContain(headline);
    expect(alt.length).toBeLessThanOrEqual(1024);
  });

  it('without one leads with the gravest event, and without any says so', () => {
    expect(page(game, { notices: [seen, burst] }).headline).toBe('Gate bursts in Rivertown');
    expect(page(game, {}).headline).toBe('Nothing to report');
  });

  it('prints an obituary of who died, with the portrait, and none of who took the train', () => {
    const { obituaries, engraving, articles } = page(game, {
      notices: [death, { ...death, sheet: 'rexMurphy', why: 'retired' }],
    });
    expect(obituaries?.people.map(({ sheet }) => sheet)).toEqual(['wendyAdams']);
    expect(obituaries?.people[0]?.text).toMatch(/^The urchin\. /);
    expect(engraving).toMatchObject({ kind: 'sheet', id: 'wendyAdams' });
    expect(articles.some(({ text }) => text.includes('Wendy'))).toBe(false);
    expect(page(game, { notices: [death, { ...death, sheet: 'rexMurphy', why: 'retired' }] }).headline).toContain(
      'Rex',
    );
  });

  it('leaves it to the headline to tell of a rumor', () => {
    const rumor: Notice = { kind: 'rumor', thing: { ref: 'headline', id: 'x' }, round: 3, weight: 6 };
    const heads = page(game, { headlines: ['bigCityBurglarsBusted'], notices: [rumor] }).articles;
    expect(heads.map(({ head }) => head)).toEqual(['The Temper of the Town']);
  });

  it('words two of a kind differently, and prints no third', () => {
    const three = ['graveyard', 'generalStore', 'blackCave'].map((place): Notice => ({ ...seen, place }));
    const texts = page(game, { notices: [burst, ...three] }).articles.filter(({ head }) => head.startsWith('Seen'));
    expect(texts).toHaveLength(2);
    expect(texts[0]?.text.slice(0, 12)).not.toBe(texts[1]?.text.slice(0, 12));
  });

  it('advertises for spaces of the map where no monster stands, other ones the next day', () => {
    const beset = aGame({ investigators: SHEETS, monsters: [{ kind: 'fleshEater', at: 'generalStore' }] });
    const of = (round: number) => page(beset, { round }).advertisements;
    expect(of(1)).toHaveLength(9);
    expect(new Set(of(1).map(({ text }) => text)).size).toBe(9);
    expect(of(1)[0]).not.toEqual(of(2)[0]);
    for (let round = 1; round < 20; round++) expect(of(round).some(({ head }) => head === 'GENERAL STORE')).toBe(false);
  });

  it('has an advertisement of every space of every map', () => {
    for (const scenario of ['approachOfAzathoth', 'feastOfUmordhoth', 'veilOfTwilight', 'echoesOfTheDeep'] as const) {
      const game = aGame({ scenario });
      const streets = boardSpaces(game).filter((space) => space.endsWith('Street'));
      for (const space of boardSpaces(game).filter((one) => !streets.includes(one)))
        for (const which of ['0', '1'])
          expect(prose('advertisements', [space, which, 'head'], 'en'), `${space} ${which}`).not.toBeNull();
    }
  });

  it('comes out each round of a game, with its own date, in the colors of the table', () => {
    const play = newPlay({ seats: 2, scenario: 'veilOfTwilight', seed: '5e' });
    const papers: { day: number; date: string }[] = [];
    for (let answers = 0; answers < 120 && !play.over; answers++) {
      step(play);
      const sights = third.scenes(play.drain(), play.state);
      const pictures = sights.map((sight) => third.picture(sight, thirdWords('en')));
      expect(pictures.length).toBeLessThanOrEqual(2);
      for (const spec of pictures) {
        expect(spec.view.theme).toBe('contrast');
        if (spec.kind === 'newspaper') papers.push({ day: spec.view.day, date: spec.view.dateline[1] });
      }
    }
    expect(papers.length).toBeGreaterThan(1);
    expect(papers.map(({ day }) => day)).toEqual(papers.map((_, index) => index + 1));
    expect(papers[0]?.date).toBe('Arkham, Massachusetts, Friday, October 1, 1926');
    expect(papers).toHaveLength(play.state.chart.length);
  });
});
