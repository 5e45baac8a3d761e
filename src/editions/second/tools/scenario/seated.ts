import { type FilePath, Misplaced } from '../../../tools/scenario/reading.ts';
import type { Given } from './schema.ts';

/** Sees to it that every seat that a position speaks of is taken. @throws Misplaced */
export function checkSeats(given: Given): void {
  const seats = given.investigators.length;
  for (const [path, seat] of spokenOf(given))
    if (typeof seat === 'number' && seat >= seats)
      throw new Misplaced(path, `no seat ${seat}; there are 0 to ${seats - 1}`);
}

type Spoken = [path: FilePath, seat: number | null | undefined];

function spokenOf({
  first,
  active,
  lasting,
  monsters,
  sharedClue,
  lately,
  leaving,
  satLast,
  sitting,
}: Given): Spoken[] {
  return [
    [['first'], first],
    [['active'], active],
    ...lasting.map(({ seat }, index): Spoken => [['lasting', index, 'seat'], seat]),
    ...monsters.map(({ seat }, index): Spoken => [['monsters', index, 'seat'], seat]),
    [['sharedClue', 'holder'], sharedClue?.holder],
    ...(sharedClue?.among ?? []).map((seat, index): Spoken => [['sharedClue', 'among', index], seat]),
    [['lately', 'seat'], lately?.seat],
    ...Object.keys(leaving ?? {}).map((seat): Spoken => [['leaving', seat], Number(seat)]),
    [['satLast'], satLast],
    [['sitting', 'seat'], sitting?.seat],
    ...(sitting?.charges ?? []).flatMap(({ closer, stranded }, index): Spoken[] => [
      [['sitting', 'charges', index, 'closer'], closer],
      ...stranded.map((seat, at): Spoken => [['sitting', 'charges', index, 'stranded', at], seat]),
    ]),
  ];
}
