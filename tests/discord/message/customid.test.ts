import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedMark, waitingMark } from '../../../src/discord/message/askedmark.ts';
import {
  customId,
  LOBBY_ACTS,
  LOOK_ACTS,
  optionToken,
  PLAN_ACTS,
  type Press,
  QUESTION_ACTS,
  readCustomId,
  tokenOption,
} from '../../../src/discord/message/customid.ts';
import { said } from '../../table/toyedition.ts';

const game = fc.stringMatching(/^[0-9a-f]{10}$/);
const id = fc.string({ minLength: 1, maxLength: 200 });

describe('a custom id', () => {
  it('comes back as it went out', () => {
    const press: fc.Arbitrary<Press> = fc.oneof(
      fc.record({
        on: fc.constant('question' as const),
        act: fc.constantFrom(...QUESTION_ACTS),
        game,
        branch: fc.nat({ max: 9_999_999 }),
        decision: fc.nat({ max: 99_999 }).map(String),
        detail: id.map(optionToken),
      }),
      fc.record({
        on: fc.constant('lobby' as const),
        act: fc.constantFrom(...LOBBY_ACTS),
        game,
        detail: fc.constantFrom('', 'variants.late', '1:2'),
      }),
      fc.record({ on: fc.constant('look' as const), act: fc.constantFrom(...LOOK_ACTS), game }),
      fc.record({
        on: fc.constant('look' as const),
        act: fc.constantFrom(...LOOK_ACTS),
        game,
        page: fc.nat({ max: 99 }),
      }),
      fc.record({
        on: fc.constant('said' as const),
        act: fc.constantFrom(...PLAN_ACTS),
        game,
        kind: fc.constantFrom('plan' as const, 'orders' as const),
        seat: fc.nat({ max: 7 }),
        detail: fc.constantFrom('', 'sliders|2', 'face:formless-spawn#1|0', 'a/b:c'),
      }),
      fc.record({
        on: fc.constant('proposal' as const),
        game,
        proposal: fc.constantFrom('undo-3', 'end-12', 'undo-0-17.2'),
        agree: fc.boolean(),
      }),
      fc.record({
        on: fc.constant('proposal' as const),
        game,
        proposal: fc.constantFrom('undo-3', 'end-12', 'undo-0-17.2'),
        agree: fc.boolean(),
        waiting: fc.array(fc.string(), { minLength: 1, maxLength: 8 }).map(waitingMark),
      }),
      fc.record({
        on: fc.constant('question' as const),
        act: fc.constant('why' as const),
        game,
        branch: fc.nat({ max: 9_999_999 }),
        decision: fc.nat({ max: 99_999 }).map(String),
        detail: fc.array(fc.record({ seat: fc.nat({ max: 7 }), person: fc.string() }), { maxLength: 8 }).map(askedMark),
      }),
    );
    fc.assert(
      fc.property(press, (one) => {
        const text = customId(one);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(readCustomId(text)).toEqual(one);
      }),
    );
  });

  it('of nobody’s making means nothing', () => {
    for (const text of [
      '',
      'a',
      'a:b',
      'z:1:2:3',
      'a:game:branch:1:x',
      'l:game:dance:',
      'x:game:moon',
      'f:game:value:plan',
      'f:game:value:x/1/y',
    ]) {
      expect(readCustomId(text), text).toBeNull();
    }
  });

  it('names an option by its id, or by a digest when that is too long', () => {
    const ids = ['go:woods', 'fight:ghoul#2', '#1', `use:${'x'.repeat(150)}`];
    const decision = { options: ids.map((option) => ({ id: option, label: said(option.slice(0, 5)) })) };
    expect(optionToken('fight:ghoul#2')).toBe('fight:ghoul#2');
    for (const option of ids) expect(tokenOption(decision, optionToken(option))).toBe(option);
    expect(tokenOption(decision, 'go:river')).toBeNull();
  });
});
