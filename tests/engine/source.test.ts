import { describe, expect, it } from 'vitest';
import { type Flow, StepEnd } from '../../src/engine/flow.ts';
import type { EngineEvent } from '../../src/engine/game.ts';
import { type Ref, ref } from '../../src/engine/phrase.ts';
import { sourced } from '../../src/engine/source.ts';

const CARD = ref('card', 'knife');
const PLACE = ref('place', 'woods');

const game = (): { events: EngineEvent[] } => ({ events: [] });
const sources = ({ events }: { events: EngineEvent[] }): (Ref | undefined)[] => events.map(({ source }) => source);

describe('what happens in a rule', () => {
  it('comes from what has it carried out, the inner one of two', () => {
    const of = game();
    // biome-ignore lint/correctness/useYield: what happens here asks nobody
    function* inner(): Flow {
      of.events.push({ type: 'inner' });
    }
    function* outer(): Flow {
      of.events.push({ type: 'before' });
      yield* sourced(of, CARD, inner());
      of.events.push({ type: 'after' });
    }
    sourced(of, PLACE, outer()).next();
    expect(sources(of)).toEqual([PLACE, CARD, PLACE]);
  });

  it('keeps the cause it knows by itself, a number being none', () => {
    const of = game();
    // biome-ignore lint/correctness/useYield: what happens here asks nobody
    function* rule(): Flow {
      of.events.push({ type: 'by', by: CARD } as EngineEvent, { type: 'on', on: CARD } as EngineEvent);
      of.events.push({ type: 'cause', cause: CARD } as EngineEvent, { type: 'more', by: 2 } as EngineEvent);
    }
    sourced(of, PLACE, rule()).next();
    expect(sources(of)).toEqual([undefined, undefined, undefined, PLACE]);
  });

  it('does so before and after a question, and not what others do meanwhile', () => {
    const of = game();
    function* rule(): Flow<string> {
      of.events.push({ type: 'asks' });
      const reply = yield [];
      of.events.push({ type: 'goes on' });
      return 'refresh' in reply ? 'refreshed' : 'answered';
    }
    const flow = sourced(of, PLACE, rule());
    flow.next();
    expect(sources(of)).toEqual([PLACE]);
    // The events are taken away while it waits, and something else happens.
    of.events.splice(0);
    of.events.push({ type: 'trade' });
    expect(flow.next({ answers: new Map() })).toEqual({ done: true, value: 'answered' });
    expect(sources(of)).toEqual([undefined, PLACE]);
  });

  it('also where it ends the step', () => {
    const of = game();
    // biome-ignore lint/correctness/useYield: what happens here asks nobody
    function* rule(): Flow {
      of.events.push({ type: 'awakened' });
      throw new StepEnd('the Ancient One awakens');
    }
    expect(() => sourced(of, PLACE, rule()).next()).toThrow(StepEnd);
    expect(sources(of)).toEqual([PLACE]);
  });
});
