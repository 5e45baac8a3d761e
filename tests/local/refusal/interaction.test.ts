import { describe, expect, it } from 'vitest';
import { button, rowOf, setScene } from './scene.ts';

const scene = setScene();

describe('interactions', () => {
  const answer = (to: { id: string; token: string }, body: unknown) =>
    scene.bot.call('POST', `/interactions/${to.id}/${to.token}/callback`, body, { authorization: '' });
  const used = async () => {
    const before = scene.bot.interactions.length;
    const act = scene.mara.command('go');
    return { act, interaction: await scene.bot.interaction(before + 1) };
  };

  it('10062 for an unknown one, a bad token, and after three seconds', async () => {
    const { act, interaction } = await used();
    expect((await answer({ id: '1', token: interaction.token }, { type: 5 })).body.code).toBe(10062);
    expect((await answer({ id: interaction.id, token: 'x' }, { type: 5 })).body.code).toBe(10062);
    scene.clock.advance(3001);
    expect(await answer(interaction, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
    expect(await act).toMatchObject({ state: 'failed', reason: 'silent' });
    expect(scene.discord.audit.of('failure')).toMatchObject([{ what: 'go', reason: 'silent', person: scene.mara.id }]);
  });

  it('40060 for the second answer', async () => {
    const { act, interaction } = await used();
    scene.clock.advance(2900);
    expect((await answer(interaction, { type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await act).message?.content).toBe('x');
    expect(await answer(interaction, { type: 5 })).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  it('a refused answer may be mended in time; its errors lie below data', async () => {
    const { act, interaction } = await used();
    const long = await answer(interaction, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(long.body.errors.data.content._errors[0].code).toBe('BASE_TYPE_MAX_LENGTH');
    const twice = { content: 'x', components: [rowOf(button('a'), button('a'))] };
    expect(
      (await answer(interaction, { type: 4, data: twice })).body.errors.data.components[0].components[1].custom_id,
    ).toBeDefined();
    expect((await answer(interaction, { type: 4 })).body.code).toBe(50006);
    expect((await answer(interaction, { type: 7, data: {} })).body.errors.type).toBeDefined();
    expect((await answer(interaction, { type: 8, data: { choices: [] } })).body.errors.type).toBeDefined();
    expect((await answer(interaction, {})).body.code).toBe(50035);
    expect((await answer(interaction, { type: 4, data: { content: 'good' } })).status).toBe(204);
    expect((await act).message?.content).toBe('good');
  });

  it('10015 before the answer and for an unknown token, 50027 after fifteen minutes', async () => {
    const { act, interaction } = await used();
    const hook = `/webhooks/${scene.app}/${interaction.token}`;
    expect(await scene.bot.call('POST', hook, { content: 'x' })).toMatchObject({ status: 404, body: { code: 10015 } });
    await answer(interaction, { type: 5 });
    expect((await act).state).toBe('deferred');
    scene.clock.advance(14 * 60_000);
    expect((await scene.bot.call('PATCH', `${hook}/messages/@original`, { content: 'late' })).body.content).toBe(
      'late',
    );
    expect((await scene.bot.call('GET', `${hook}/messages/5`)).body.code).toBe(10008);
    expect((await scene.bot.call('POST', hook, { content: 'x'.repeat(2001) })).body.errors.content).toBeDefined();
    scene.clock.advance(60_001);
    expect(await scene.bot.call('POST', hook, { content: 'x' })).toMatchObject({ status: 401, body: { code: 50027 } });
    expect((await scene.bot.call('PATCH', `${hook}/messages/@original`, { content: 'x' })).body.code).toBe(50027);
    expect((await scene.bot.call('POST', `/webhooks/${scene.app}/x`, { content: 'x' })).body.code).toBe(10015);
    expect((await scene.bot.call('POST', `/webhooks/99/${interaction.token}`, { content: 'x' })).body.code).toBe(10015);
  });

  it('fail when deferred and never finished', async () => {
    const { act, interaction } = await used();
    await answer(interaction, { type: 5, data: { flags: 64 } });
    await act;
    scene.clock.advance(15 * 60_000 + 1);
    expect(await act).toMatchObject({ state: 'failed', reason: 'expired' });
  });

  it('26 proposals, wrong ones, and none within three seconds', async () => {
    const before = scene.bot.interactions.length;
    const choices = scene.mara.complete('go', { to: 'a' }, 'to');
    const first = await scene.bot.interaction(before + 1);
    const many = Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` }));
    expect((await answer(first, { type: 8, data: { choices: many } })).body.code).toBe(50035);
    expect((await answer(first, { type: 8, data: { choices: [{ name: 'a', value: 1 }] } })).body.code).toBe(50035);
    expect((await answer(first, { type: 4, data: { content: 'x' } })).body.errors.type).toBeDefined();
    expect((await answer(first, { type: 8, data: { choices: many.slice(1) } })).status).toBe(204);
    expect(await choices).toHaveLength(25);
    const late = expect(scene.mara.complete('go', { to: 'a' }, 'to')).rejects.toThrow('silent');
    const second = await scene.bot.interaction(before + 2);
    scene.clock.advance(3000);
    expect((await answer(second, { type: 8, data: { choices: [] } })).body.code).toBe(10062);
    await late;
  });

  it('modals beyond their limits', async () => {
    const { act, interaction } = await used();
    const input = (more: object = {}) => rowOf({ type: 4, custom_id: 'a', style: 1, label: 'A', ...more });
    const modal = (more: object) =>
      answer(interaction, { type: 9, data: { custom_id: 'm', title: 'M', components: [input()], ...more } });
    const faults: [object, string][] = [
      [{ title: 'x'.repeat(46) }, 'title'],
      [{ custom_id: '' }, 'custom_id'],
      [{ components: [] }, 'components'],
      [{ components: Array.from({ length: 6 }, (_, n) => input({ custom_id: `${n}` })) }, 'components'],
      [{ components: [input(), input()] }, 'components'],
      [{ components: [input({ label: 'x'.repeat(46) })] }, 'components'],
      [{ components: [input({ label: null })] }, 'components'],
      [{ components: [input({ min_length: 5, max_length: 4 })] }, 'components'],
      [{ components: [input({ value: 'abc', max_length: 2 })] }, 'components'],
    ];
    for (const [more, key] of faults) {
      const { body } = await modal(more);
      expect([body.code, Object.keys(body.errors.data)]).toEqual([50035, [key]]);
    }
    expect((await modal({})).status).toBe(204);
    const opened = await act;
    expect(opened.modal?.custom_id).toBe('m');
    const submitted = scene.mara.submitModal(opened, { a: 'x' });
    const next = await scene.bot.interaction(scene.bot.interactions.length + 1);
    expect((await answer(next, { type: 9, data: {} })).body.errors.type).toBeDefined();
    expect((await answer(next, { type: 7, data: {} })).body.errors.type).toBeDefined();
    await answer(next, { type: 4, data: { content: 'thanks', flags: 64 } });
    expect((await submitted).message?.content).toBe('thanks');
  });

  it('updates of a message deleted meanwhile get 10008', async () => {
    const asked = (await scene.send({ content: 'x', components: [rowOf(button('a'))] })).body.id;
    const press = scene.mara.press(asked, 'a');
    const next = await scene.bot.interaction(scene.bot.interactions.length + 1);
    await scene.bot.call('DELETE', `/channels/${scene.lodge}/messages/${asked}`);
    expect((await answer(next, { type: 7, data: { content: 'x' } })).body.code).toBe(10008);
    await answer(next, { type: 4, data: { content: 'gone', flags: 64 } });
    expect((await press).message?.content).toBe('gone');
  });
});
