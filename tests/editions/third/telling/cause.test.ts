import { expect, it } from 'vitest';
import { thirdWords } from '../../../../src/editions/third/shown/namer.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { tell } from '../../../../src/editions/third/telling/telling.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }] });
const told = (event: ThirdEvent) => tell([event], state, thirdWords('en', state)).lines.join('\n');

const CAUSES: [ThirdEvent, string][] = [
  [{ type: 'SheetDoom', by: 1, doom: 3, cause: { ref: 'deck', id: 'event' } }, '3** (+1) (event deck)'],
  [
    { type: 'DoomPlaced', space: 'graveyard', amount: 1, doom: 2, by: { ref: 'monster', id: 'ghoulPriest' } },
    '(2) (Ghoul Priest)',
  ],
  [
    {
      type: 'MonsterSpawned',
      monster: 'ghoulPriest#1',
      at: 'graveyard',
      status: 'ready',
      by: { ref: 'deck', id: 'event' },
    },
    'Graveyard (event deck)',
  ],
  [
    { type: 'MonsterMoved', monster: 'fleshEater#1', from: 'graveyard', to: 'blackCave', direct: false },
    'after the investigator with the highest Strength',
  ],
];

it.each(CAUSES)('a cause for every move and doom: %o', (event, cause) => {
  expect(told(event)).toContain(cause);
});
