import { controlsOf, type Robot } from '../../local/robot.ts';
import { type Played, presses } from './crowd.ts';
import { type Figure, spread } from './figure.ts';
import { type Pressed, pause, type Stage } from './stage.ts';

/** Between two presses of the stranger, in milliseconds. */
const APART = 10;

/**
 * How much longer people wait while a stranger presses somebody's button a hundred times a second. The games are those
 * that were there before, at the same limits and in the same run: first without the stranger, then with them.
 */
export async function floodFigures(stage: Stage, games: readonly Played[]): Promise<Figure[]> {
  const calm = await presses(games);
  await stage.told();
  const flood = new Flood(stage, games);
  const flooded = await presses(games);
  const pressed = await flood.stop();
  await stage.told();
  const with_ = `of ${games.length} games while a stranger presses ${pressed} times`;
  const nexts = (all: readonly Pressed[]): number[] => all.flatMap(({ next }) => next ?? []);
  const median = spread(nexts(calm.all)).ratio;
  return [
    {
      key: `flood.next.${games.length}`,
      what: `button to the next question ${with_}`,
      baseline: 'the same without the stranger, in the middle',
      ...spread(nexts(flooded.all), median),
      limit: 1.5,
    },
    {
      key: `flood.acknowledged.${games.length}`,
      what: `button to acknowledgement ${with_}`,
      baseline: 'the same without the stranger, in the middle',
      ...spread(
        flooded.all.map(({ acknowledged }) => acknowledged),
        spread(calm.all.map(({ acknowledged }) => acknowledged)).ratio,
      ),
      limit: 1.5,
    },
  ];
}

/** Somebody who plays in no game and presses the same button of one of them, again and again. */
class Flood {
  private readonly stranger: Robot;
  private readonly running: Promise<number>;
  private over = false;

  constructor(stage: Stage, [played]: readonly Played[]) {
    this.stranger = stage.local.addPerson('Stranger');
    this.running = this.go(played?.game.channel ?? this.stranger.channel);
  }

  /** @returns how often they have pressed */
  stop(): Promise<number> {
    this.over = true;
    return this.running;
  }

  private async go(channel: string): Promise<number> {
    const { stranger } = this;
    stranger.channel = channel;
    let pressed = 0;
    for (; !this.over; pressed++) {
      const message = stranger.messages(channel).findLast((one) => controlsOf(one).some(({ disabled }) => !disabled));
      const control = message && controlsOf(message).find(({ disabled }) => !disabled);
      // What comes of it is for nobody to wait for.
      if (message && control)
        void stranger.press(message, control.customId).then(
          (act) => act.close(),
          () => undefined,
        );
      await pause(APART);
    }
    return pressed;
  }
}
