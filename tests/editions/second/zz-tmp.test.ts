import { it } from 'vitest';
import { secondEdition } from '../../../src/editions/second/edition.ts';
import { second, secondWords } from '../../../src/editions/second/second.ts';
import { Play } from '../../../src/engine/play.ts';
import { aGame } from './table.ts';
it('x', () => {
  for (const eliminated of [false, true]) {
    const game = aGame({ investigators: ['amanda-sharpe', { sheet: 'joe-diamond', eliminated } as never], phase: 'battle', cursor: { step: 'battle.ancientOne' }, awake: true, doom: 5, ancientOne: 'cthulhu' });
    const play = new Play(secondEdition, game.state);
    for (let n = 0; n < 60 && !play.over; n++) {
      const [d] = play.open; if (!d) break;
      play.answer({ decision: d.id, chosen: d.default });
      const words = secondWords('en', play.state);
      second.tell(play.drain(), play.state, words, play.open);
      words.text(second.headline(play.state)); second.status(play.state, words);
      for (const o of play.open) { words.text(o.ask); for (const x of o.options) words.text(x.label); second.ahead!.planned({ chosen: {}, assumed: {} }, o, play.state, 0); }
    }
    console.log(eliminated, play.over, play.state.turn, play.state.ancientOne);
    if (play.over) second.ending(play.state, secondWords('en', play.state));
  }
});
