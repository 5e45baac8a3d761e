import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { dialFields, keptSetting, settingSent } from '../../../src/discord/question/dial.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import { questionGroups } from '../../../src/discord/question/questiondraft.ts';
import { questionForm } from '../../../src/discord/question/questionform.ts';
import type { Decision, Dials } from '../../../src/engine/decision.ts';
import { said } from '../../table/toyedition.ts';
import { asked, components, gameView, opened, words } from './asking.ts';
import { settings, sliders } from './dialedition.ts';

const AT = [0, 1, 3];
const dials = sliders(AT);

function asking(more: Partial<Decision> = {}) {
  return opened({ kind: 'upkeep.sliders', options: settings(AT), dials, ...more });
}

const labels = (...args: Parameters<typeof asked>) =>
  components(asked(...args))
    .filter(({ type }) => type === ComponentType.Button)
    .map(({ label }) => label);

describe('a setting', () => {
  const { decision } = asking();
  const sent = (stops: Record<string, string>) => settingSent(decision, (field) => stops[field])?.id;

  it('is where the dials stand as long as nothing else is sent', () => {
    expect(keptSetting(decision)?.id).toBe('sliders:0-1-3');
    expect(sent({})).toBe('sliders:0-1-3');
  });

  it('is what is sent, and the other dials where they stand', () => {
    expect(sent({ 'dial 0': '1' })).toBe('sliders:1-1-3');
    expect(sent({ 'dial 2': '2', 'dial 1': '0' })).toBe('sliders:0-0-2');
  });

  it('that is no option is none, nor is what no dial has', () => {
    expect(sent({ 'dial 0': '3' })).toBeUndefined();
    expect(sent({ 'dial 0': '1', 'dial 1': '2', 'dial 2': '2' })).toBeUndefined();
    expect(sent({ 'dial 0': '4' })).toBeUndefined();
    expect(sent({ 'dial 0': 'up' })).toBeUndefined();
  });

  it('is none where there are no dials', () => {
    expect(keptSetting(opened({ options: [{ id: 'go', label: said('Go') }] }).decision)).toBeNull();
  });
});

describe('the form of dials', () => {
  it('has a group for each, with all its stops and their notes, of which the present one is set', () => {
    const { title, components: fields } = questionForm(gameView([asking()]), asking(), words);
    expect(title).toBe('Where to: -');
    expect(fields).toMatchObject(
      ['Speed', 'Fight', 'Lore'].map((skill, dial) => ({
        label: `${skill} at: ${AT[dial]}`,
        component: {
          type: ComponentType.RadioGroup,
          custom_id: `dial ${dial}`,
          required: true,
          options: [0, 1, 2, 3].map((stop) => ({
            label: `${skill}: ${stop}`,
            description: `value: ${stop}`,
            value: String(stop),
            ...(stop === AT[dial] ? { default: true } : {}),
          })),
        },
      })),
    );
    const preset = fields.map((field) => JSON.stringify(field).match(/"default":true/g)?.length);
    expect(preset).toEqual([1, 1, 1]);
  });

  it('keeps to Discord’s limits with the longest texts', () => {
    const long = said('x'.repeat(150), 'y'.repeat(150));
    const list: Dials['list'] = dials.list.map(({ at, stops }) => ({
      ...{ name: long, at },
      stops: stops.map(() => ({ label: long, note: long })),
    }));
    const fields = dialFields(asking({ dials: { list } }).decision, words);
    expect(fields.map(({ label }) => label.length)).toEqual([45, 45, 45]);
    const shown = fields.flatMap(({ component }) => ('options' in component ? (component.options ?? []) : []));
    expect(shown).toHaveLength(12);
    for (const { label, description } of shown) expect([label.length, description?.length]).toEqual([100, 100]);
  });
});

describe('a question with dials', () => {
  it('has a button to leave them, one to turn them, what is offered, and why', () => {
    const list = components(asked(asking(), {}, 30));
    expect(list.filter(({ custom_id }) => custom_id).map(({ custom_id: id, label }) => label ?? id?.[0])).toEqual([
      'Sliders: 0-1-3',
      'Adjust…',
      'i',
      'Why?',
    ]);
  });

  it('2E-T60: has one to leave them until further notice for whoever left them before, after the others', () => {
    const lasting = asking({ dials: { ...dials, lasting: true } });
    expect(labels(lasting, { keeps: true })).toEqual(['Sliders: 0-1-3', 'Adjust…', 'Keep Sliders Until I Say', 'Why?']);
    expect(labels(lasting)).toEqual(['Sliders: 0-1-3', 'Adjust…', 'Why?']);
  });

  it('has one for what silence would choose, and for what a careful player would', () => {
    const turned = asking({ default: ['sliders:0-3-3'] });
    expect(labels(turned)).toEqual(['Sliders: 0-1-3', 'Adjust…', 'Sliders: 0-3-3', 'Why?']);
    const favored = ['sliders:2-1-3'];
    expect(labels(asking(), { favored })).toEqual(['Sliders: 0-1-3', 'Adjust…', 'Advice: Sliders: 2-1-3', 'Why?']);
  });

  it('says what those buttons set, and has none for its other settings', () => {
    const options = settings(AT).map((one) => ({ ...one, note: said('Skills', one.stops?.join('-')) }));
    const { content } = questionMessage(asked(asking({ options })));
    expect(content.split('\n').slice(1)).toEqual(['Where to: -', '-# **Sliders: 0-1-3:** Skills: 0-1-3']);
  });

  it('has a message of its own', () => {
    const view = gameView([asking(), asking({ id: '42', options: settings(AT).slice(0, 3) })]);
    expect(questionGroups(view)).toHaveLength(2);
  });
});
