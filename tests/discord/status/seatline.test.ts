import { expect, it } from 'vitest';
import { plainWords, type Services } from '../../../src/discord/connection/services.ts';
import { seatLines } from '../../../src/discord/status/seatline.ts';
import type { GameView } from '../../../src/table/game/view.ts';

it('marks whoever is asked, and whoever has taken their turn', () => {
  const edition = {
    standing: () => '3 clues',
    turnTaken: (_state: object, seat: number) => (seat > 0 && seat < 3 ? 'turn' : null),
  };
  const position = () => ({ ok: true, value: { edition, live: { play: { state: {} } } } });
  const services = { table: { reading: { position } } } as unknown as Services;
  const names = ['Mara', 'Jonas', 'Ines', 'Leo'];
  const seats = names.map((name, seat) => ({ seat, name, person: name }));
  const view = { id: 'g', seats, open: [0, 2].map((seat) => ({ decision: { seats: [seat] } })) } as unknown as GameView;
  const lines = seatLines(
    services,
    view,
    plainWords().with(({ id }) => `investigator ${id}`),
  );
  expect(lines.map((line) => line.at(0))).toEqual(['▸', '✓', '▸', '·']);
  expect(lines[1]).toContain('(Jonas)');
});
