import { ComponentType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionToken } from '../../../src/discord/message/customid.ts';
import { saidRemains } from '../../../src/discord/message/remains.ts';
import { offerMenus } from '../../../src/discord/question/offer.ts';
import { MORE_OFFERS } from '../../../src/discord/question/offerrow.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import { questionGroups } from '../../../src/discord/question/questiondraft.ts';
import { hasForm, questionForm } from '../../../src/discord/question/questionform.ts';
import { ref } from '../../../src/engine/phrase.ts';
import { type Component, checkComponents, everyComponent } from '../../../src/local/messages/component.ts';
import { Form } from '../../../src/local/protocol/form.ts';
import { said } from '../../table/toyedition.ts';
import { asked, components, gameView, opened, options, words } from './asking.ts';

/** The options that can be chosen with a button or menu. */
function reachedBy({ custom_id, options: choices }: Component): string[] {
  const [letter, , , , ...rest] = (custom_id ?? '').split(':');
  return letter === 'a' ? [rest.join(':')] : (choices ?? []).map(({ value }) => value);
}

describe('any question', () => {
  it('shows the rules of what is decided, with a story above it or without', () => {
    const open = opened({ options: options(2), about: { rules: said('Pay or be cursed') } });
    const rules = `-# ${words.text(said('Pay or be cursed'))}`;
    for (const prose of [null, ref('prose', 'It was dark.')]) {
      const { content, closed } = questionMessage(asked(open, { prose }));
      expect(content).toContain(rules);
      expect(saidRemains(closed, words)).toContain(rules);
      expect(saidRemains(closed, words).startsWith('prose It was dark.')).toBe(prose !== null);
    }
  });

  it('has buttons for what matters most of many options, and the others in a menu', () => {
    const shown = (count: number) => {
      const list = options(count);
      const first = [list[0], list[2]].map((option) => option?.id ?? '');
      return components(asked(opened({ options: list, first }))).filter(({ type }) => type !== ComponentType.ActionRow);
    };
    const all = options(6).map(({ label }) => words.text(label));
    const [one, other, menu, why] = shown(6);
    expect([one?.label, other?.label, menu?.placeholder, why?.label]).toEqual([all[0], all[2], 'Other…', 'Why?']);
    expect(menu?.options?.map(({ label }) => label)).toEqual([all[1], ...all.slice(3)]);
    expect(shown(5).map(({ label }) => label)).toEqual([...all.slice(0, 5), 'Why?']);
  });

  it('keeps to Discord’s limits and leaves no option out', () => {
    const any = fc.record({
      count: fc.integer({ min: 1, max: 170 }),
      length: fc.integer({ min: 1, max: 120 }),
      min: fc.integer({ min: 0, max: 3 }),
      more: fc.integer({ min: 0, max: 30 }),
      prose: fc.integer({ min: 0, max: 3000 }),
      offers: fc.integer({ min: 0, max: 30 }),
      notes: fc.boolean(),
      voting: fc.boolean(),
      first: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(any, ({ count: wanted, length, min, more, prose, offers, notes, voting, first }) => {
        // Several of more than a form holds are chosen by `/choose`.
        const count = min + more > 1 ? Math.min(wanted, 125) : wanted;
        const list = options(count, (index) => `${index} ${'x'.repeat(length)}`).map((option) => ({
          ...option,
          id: `${option.id}/${'y'.repeat(length)}`,
          ...(notes ? { note: said('n'.repeat(length)), odds: 0.5 } : {}),
        }));
        const least = Math.min(min, count);
        const max = Math.min(count, Math.max(1, least + more));
        const open = opened(
          { options: list, min: least, max, first: list.slice(0, first).map(({ id }) => id) },
          voting ? ['mara', 'jonas'] : ['mara'],
          voting ? [] : null,
        );
        const pages = Array.from({ length: Math.ceil(count / 75) }, (_, page) =>
          asked(open, { prose: ref('prose', 'p '.repeat(prose / 2)), page }, offers),
        );
        for (const page of pages) {
          const { content, closed } = questionMessage(page);
          expect(content.length).toBeLessThanOrEqual(2000);
          expect(saidRemains(closed, words).length).toBeLessThanOrEqual(2000);
        }
        const { view } = asked(open);
        const formed = hasForm(open) ? formTokens(questionForm(view, open, words)) : [];
        const reached = new Set([...pages.flatMap(components).flatMap(reachedBy), ...formed]);
        expect(list.filter(({ id }) => !reached.has(optionToken(id)))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** What can be chosen in the fields of a form. */
function formTokens({ components: parts }: ReturnType<typeof questionForm>): string[] {
  expect(parts.length).toBeLessThanOrEqual(5);
  return parts.flatMap((part) => {
    if (!('component' in part) || !('options' in part.component)) return [];
    const { component } = part;
    expect(component.options?.length ?? 0).toBeLessThanOrEqual(
      component.type === ComponentType.CheckboxGroup ? 10 : 25,
    );
    return (component.options ?? []).map(({ value }) => value);
  });
}

describe('a question', () => {
  it('has a button for each of a few options, and a menu for many', () => {
    const labels = (count: number) =>
      components(asked(opened({ options: options(count) }))).map(({ type, label }) => (type === 2 ? label : type));
    expect(labels(2)).toEqual([1, 'Option 0: -', 'Option 1: -', 'Why?']);
    expect(labels(4).slice(-2)).toEqual(['Option 3: -', 'Why?']);
    expect(labels(5).slice(-2)).toEqual([1, 'Why?']);
    expect(labels(10).filter((label) => typeof label === 'string')).toHaveLength(11);
    expect(labels(11)).toEqual([1, 3, 1, 'Option 0: -', 'Why?']);
    expect(labels(60)).toEqual([1, 3, 1, 3, 1, 3, 1, 'Option 0: -', 'Why?']);
  });

  it('shows the odds, never more certain than they are', () => {
    const open = opened({ options: [{ id: 'fight:x', label: said('Fight', 'it'), odds: 0.336 }] });
    expect(components(asked(open)).map(({ label }) => label)).toContain('Fight: it · 34 %');
  });

  it('mentions only who is to be mentioned, and escapes names', () => {
    const open = opened({ options: options(2) });
    expect(questionMessage(asked(open)).content.split('\n')[0]).toBe('**mara\\*** · Turn: 4');
    expect(questionMessage(asked(open, { mention: ['mara'] })).content.split('\n')[0]).toBe('<@mara> · Turn: 4');
  });

  it('stands below what is nobody’s turn, and above what has been told of the turn', () => {
    const lines = (shared: boolean) =>
      questionMessage(asked(opened({ options: options(2) }), { story: '## Mythos', shared })).content.split('\n');
    expect(lines(true).slice(0, 2)).toEqual(['## Mythos', '**mara\\*** · Turn: 4']);
    expect(lines(false).slice(0, 2)).toEqual(['**mara\\*** · Turn: 4', '## Mythos']);
  });

  it('of which several may be taken is a form with boxes, or with menus of more than one holds; else a menu', () => {
    const several = (count: number) => opened({ options: options(count), min: 2, max: 3 });
    const kinds = (count: number) =>
      components(asked(several(count))).flatMap(({ custom_id, label }) =>
        custom_id ? [`${custom_id.split(':')[0]} ${label ?? ''}`] : [],
      );
    expect(kinds(10)).toEqual(['o Choose…', 'w Why?']);
    expect(kinds(26)).toEqual(['o Choose…', 'w Why?']);
    expect(kinds(11)).toEqual(['s ', 'w Why?']);
    const menu = components(asked(several(11))).find(({ type }) => type === 3);
    expect(menu).toMatchObject({ min_values: 2, max_values: 3 });
    const { view, words } = asked(several(10));
    const fields = (count: number) =>
      questionForm(view, several(count), words).components.map((part) => ('component' in part ? part.component : null));
    expect(fields(10)).toMatchObject([{ type: 22, min_values: 2, max_values: 3, required: true }]);
    expect(fields(36)).toMatchObject([
      { type: 3, min_values: 0, max_values: 3, required: false },
      { type: 3, min_values: 0, max_values: 3, required: false },
    ]);
  });

  it('that may be left alone has a button for that', () => {
    const open = opened({ options: options(3), min: 0 });
    expect(components(asked(open)).map(({ label }) => label)).toContain('None');
  });

  it('put to several shows in one line how it stands, when it ends and who breaks a tie, above it who has not voted', () => {
    const open = opened({ options: options(2) }, ['mara', 'jonas'], [['go:1']]);
    const { content } = questionMessage(asked(open));
    expect(content.split('\n')).toEqual([
      '**jonas\\*** · Turn: 4',
      'Where to: -',
      'Option 1: - 1 (mara\\*). Closes once it’s settled. Tie: seat 1, dealer: -.',
    ]);
    const opening = opened({ options: options(2) }, ['mara', 'jonas'], []);
    const { content: before } = questionMessage(asked({ ...opening, closes: 9 * 3_600_000 }));
    expect(before.split('\n').slice(1)).toEqual([
      'Where to: -',
      'Closes <t:32400:R>, or once it’s settled. Tie: seat 1, dealer: -.',
    ]);
  });

  it('put to several says who leaves it to the others', () => {
    const open = opened({ options: options(2) }, ['mara', 'jonas', 'ida'], [['go:1']]);
    const tally = { votes: open.tally?.votes ?? [], voters: ['mara', 'ida'], left: ['jonas'] };
    const { content } = questionMessage(asked({ ...open, awaited: ['ida'], tally }));
    expect(content).toContain('jonas\\* leaves it to the others.');
    expect(content).toContain('<@ida>');
  });
});

describe('offers', () => {
  const open = opened({ options: options(3) });
  const values = (found: Component[]) =>
    found.flatMap(({ options: choices }) => choices?.map(({ value }) => value) ?? []);

  it('are all in the menu of the question while they fit, else the last line leads to the others', () => {
    const few = values(components(asked(open, {}, 25)));
    expect(few).toHaveLength(25);
    expect(few).not.toContain(MORE_OFFERS);
    const many = components(asked(open, {}, 60));
    expect(values(many)).toHaveLength(25);
    const more = many.flatMap(({ options: choices }) => choices ?? []).at(-1);
    expect(more).toMatchObject({ value: MORE_OFFERS, label: '36 More…' });
  });

  it('bear the emoji that options bear', () => {
    const emojiOf = ({ id }: { id: string }) => (id.endsWith('1') ? { id: '7', name: 'clue' } : null);
    const rows = questionMessage(asked(open, { emojiOf }, 3)).components;
    const menu = rows.flatMap((row) => row.components.flatMap((part) => ('options' in part ? part.options : [])));
    expect(menu.map((choice) => ('emoji' in choice ? choice.emoji : null))).toContainEqual({ id: '7', name: 'clue' });
    expect(menu.filter((choice) => 'emoji' in choice)).toHaveLength(1);
  });

  it('are shown in as many menus and pages as they need', () => {
    const view = gameView([open], 230);
    const reached = [0, 1, 2].map((page) => {
      const rows = offerMenus(view, view.offers, { words }, page) as unknown as Component[];
      const form = new Form();
      checkComponents(form, rows, { v2: false, isOwn: () => false }, []);
      expect(form.faults).toEqual([]);
      const found = [...everyComponent(rows, [])].map(([component]) => component);
      const labels = found.flatMap(({ type, label }) => (type === 2 ? [label] : []));
      return { values: values(found), labels };
    });
    expect(reached.map(({ labels }) => labels)).toEqual([['More ▶'], ['◀ Back', 'More ▶'], ['◀ Back']]);
    expect(new Set(reached.flatMap((page) => page.values)).size).toBe(230);
  });
});

describe('several short questions to the same person', () => {
  it('share a message, those to others do not', () => {
    const short = (id: string, person: string, seat: number) => ({
      ...opened({ id, seats: [seat], options: options(4) }, [person]),
    });
    const view = gameView([
      short('1', 'mara', 0),
      short('2', 'jonas', 1),
      short('3', 'mara', 0),
      short('4', 'mara', 2),
    ]);
    expect(questionGroups(view).map((group) => group.map(({ decision }) => decision.id))).toEqual([
      ['1', '3', '4'],
      ['2'],
    ]);
    const long = { ...short('5', 'mara', 0), tally: { voters: ['mara'], votes: [] } };
    expect(questionGroups(gameView([short('1', 'mara', 0), long])).length).toBe(2);
  });
});
