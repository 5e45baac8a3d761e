import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { seen } from '../../../../src/editions/second/shown/seen.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { Notice } from '../../../../src/editions/second/state/press.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { newspaper } from '../../../../src/editions/second/telling/newspaper.ts';
import { Play } from '../../../../src/engine/play.ts';
import { content, second, secondEdition } from '../../../second.ts';
import { said } from '../../../story/said.ts';
import { agreedBy } from '../table.ts';

function newPlay(seats: number): Play<State, SecondEvent> {
  const options = agreedBy(seats, { ancientOne: 'hastur', theme: 'contrast' });
  const state = createState(content, {
    options,
    seats: Array.from({ length: seats }, () => ({ sheet: null })),
    seed: 'ad'.repeat(32),
  });
  return new Play(secondEdition, state);
}

function step(play: Play<State, SecondEvent>): void {
  const [decision] = play.open;
  const seat = decision?.seats[0];
  if (!decision || seat === undefined) throw new Error('nobody is asked');
  const offers = play.offers.filter((offer) => offer.seat === seat);
  const move = second.autopilot(seen(play.state), decision, seat, offers);
  play.accept(
    'answer' in move ? { kind: 'answer', answer: move.answer } : { kind: 'interrupt', seat, interrupt: move.interrupt },
  );
}

describe('the press', () => {
  it('keeps the same notes whether events are taken away, left lying, or the game is resumed', () => {
    const drained = newPlay(3);
    const left = newPlay(3);
    for (let answers = 0; answers < 400 && !drained.over; answers++) {
      step(drained);
      drained.drain();
      step(left);
      if (answers % 40 === 7) {
        const again = Play.resume(secondEdition, drained.snapshot, drained.since);
        expect(again.state.press).toEqual(drained.state.press);
      }
    }
    expect(left.state.press).toEqual(drained.state.press);
    expect(drained.state.press.tracks.length).toBeGreaterThan(3);
  });

  it('prints a front page each turn, with what happened in it, in another layout each day', () => {
    const play = newPlay(4);
    const papers: { headline: string; day: number; alt: string; date: string }[] = [];
    let size = 0;
    while (!play.over) {
      step(play);
      const sights = second.scenes(play.drain(), play.state);
      const pictures = sights.map((sight) => second.picture(sight, secondWords(content, 'en')));
      // The Mythos card, the board, the newspaper.
      expect(pictures.length).toBeLessThanOrEqual(3);
      for (const spec of pictures) {
        expect(spec.view.theme).toBe('contrast');
        expect(spec.alt.length).toBeGreaterThan(10);
        if (spec.kind !== 'newspaper') continue;
        const { headline, day, dateline } = spec.view;
        papers.push({ headline, day, alt: spec.alt, date: dateline[1] });
        expect(spec.alt).toContain(headline);
        expect(spec.alt.length).toBeLessThanOrEqual(1024);
      }
      size = Math.max(size, JSON.stringify(play.state.press).length);
    }
    expect(papers.map(({ day }) => day)).toEqual(papers.map((_, index) => index + 1));
    expect(new Set(papers.map(({ date }) => date)).size).toBe(papers.length);
    expect(papers[0]?.date).toBe('Arkham, Massachusetts, Wednesday, September 1, 1926');
    expect(size).toBeLessThan(12_000);
  });

  it('ends with a special edition: chart, stories of three lines, luck, all of it in words too', () => {
    const play = newPlay(4);
    while (!play.over) {
      step(play);
      play.drain();
    }
    const words = secondWords(content, 'en', play.state);
    const lines = said(second.ending(play.state), words);
    const [spec] = second.endingScenes(play.state).map((sight) => second.picture(sight, words));
    if (spec?.kind !== 'newspaper' || !spec.view.special) throw new Error('no special edition');
    const { chart, stories, honors } = spec.view.special;
    const { turn } = play.state.outcome ?? { turn: 0 };
    expect(chart.doom.levels).toHaveLength(chart.terror.levels.length);
    expect(chart.doom.levels.length).toBeGreaterThanOrEqual(turn);
    expect(stories).toHaveLength(4);
    for (const { name, lines: story } of stories) {
      expect(story).toHaveLength(3);
      expect(lines.some((line) => line.includes(name) && line.includes(story[0] ?? ''))).toBe(true);
    }
    for (const { text } of honors.slice(-2)) expect(lines.join('\n')).toContain(text);
    expect(lines.join('\n')).toContain(
      chart.doom.levels.map((doom, at) => `${doom}/${chart.terror.levels[at]}`).join(' · '),
    );
  });

  it('prints what happened twice alike in two ways, and nothing twice', () => {
    const state = newPlay(1).state;
    const seen: Notice = { kind: 'gateOpened', turn: 3, place: 'woods', weight: 5 };
    const articles = (notices: Notice[]) => {
      const spec = newspaper(
        { type: 'TurnEnded', turn: 3, mythos: null, notices },
        gameOf(content, state),
        secondWords(content, 'en', state),
      );
      if (spec.kind !== 'newspaper') throw new Error('no newspaper');
      return [spec.view.lead, ...spec.view.articles.map(({ text }) => text)];
    };
    const once = articles([seen]);
    const twice = articles([seen, { ...seen }]);
    expect(new Set(twice).size).toBe(twice.length);
    expect(twice.length).toBeLessThanOrEqual(once.length + 1);
  });
});
