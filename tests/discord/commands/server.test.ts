import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Robot } from '../../../src/local/robot.ts';
import { TestChannel, told } from '../testchannel.ts';

let channel: TestChannel;
/** Owns the server. */
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  channel = await TestChannel.open();
  ({ mara, jonas } = channel);
});

afterEach(() => channel.close());

const says = async (who: Robot, path: string, values = {}, where?: string) =>
  told(await who.command(path, values, where));
const status = (place: string) => channel.room.store.games.inChannel(place)?.status;

describe('/server', () => {
  it('is offered to those who may manage channels, as Discord keeps it', async () => {
    await expect(jonas.command('server games')).rejects.toThrow('unknownCommand');
    channel.room.local.permit(jonas.id, jonas.channel, PermissionFlagsBits.ManageChannels);
    expect(await says(jonas, 'server games')).toContain('Everybody may start games');
    const elsewhere = channel.room.local.addChannel('elsewhere').id;
    await expect(jonas.command('server games', {}, elsewhere)).rejects.toThrow('unknownCommand');
  });

  it('says who may start games, where, and how many at once', async () => {
    const elsewhere = channel.room.local.addChannel('elsewhere').id;
    expect(await says(mara, 'server games', { who: 'nobody' })).toContain('Only whoever manages the server');
    expect(await says(jonas, 'game new')).toContain('only those who manage it');
    const everybody = channel.room.local.guild().id;
    expect(await says(mara, 'server games', { role: everybody })).toContain(`<@&${everybody}> may start games`);
    await says(mara, 'server games', { only: elsewhere, most: 1 });
    expect(await says(jonas, 'game new')).toContain(`games are started in <#${elsewhere}>`);
    expect(await says(jonas, 'game new', {}, elsewhere)).toContain('The lobby is open');
    expect(await says(mara, 'server games', { anywhere: 'yes' })).toContain(
      `<#${elsewhere}>: a lobby, host <@${jonas.id}>`,
    );
    expect(await says(jonas, 'game new')).toContain('as many games at once as it allows: 1');
    await says(mara, 'server games', { most: 0 });
    expect(await says(jonas, 'game new')).toContain('The lobby is open');
  });

  it('lets whoever may manage a channel do so there, and not on all of the server', async () => {
    const elsewhere = channel.room.local.addChannel('elsewhere').id;
    channel.room.local.permit(jonas.id, jonas.channel, PermissionFlagsBits.ManageChannels);
    expect(await says(jonas, 'server games', { most: 1 })).toContain('for whoever may manage the server');
    expect(await says(jonas, 'server channel', { open: 'no' })).toContain('No more games are started');
    const ines = channel.room.local.person('Ines');
    expect(await says(ines, 'game new')).toContain('No games in this channel');
    await says(ines, 'game new', {}, elsewhere);
    const game = channel.room.store.games.inChannel(elsewhere)?.id ?? '';
    expect(await says(jonas, 'server end', { game })).toContain('whoever may manage that channel');
    expect(await says(jonas, 'server move', { game })).toContain('whoever may manage that channel');
    channel.room.local.permit(jonas.id, elsewhere, PermissionFlagsBits.ManageChannels);
    await channel.room.local.quiet();
    expect(await says(jonas, 'server move', { game })).toContain('now in this channel');
    expect(await says(jonas, 'server end')).toContain('It is over');
    expect(status(jonas.channel)).toBe('ended');
    const [open] = await Promise.all([says(jonas, 'server channel', { open: 'yes' }), channel.calm()]);
    expect(open).toContain('may be started');
    expect(await says(ines, 'game new')).toContain('The lobby is open');
  });

  it('ends a game that is being played, and its channel is told', async () => {
    await (await jonas.command('game new')).answer();
    await channel.press(jonas, 'Start');
    await channel.calm();
    expect(await says(mara, 'server end')).toContain('It is over');
    await mara.waitForMessage(({ content }) => content.includes('ended by whoever manages the server'));
    expect(channel.game.status).toBe('ended');
  });

  it('tells of a lobby that a host has left', async () => {
    await (await jonas.command('game new')).answer();
    await channel.press(mara, 'Join');
    expect(await says(jonas, 'game leave')).toContain('Your seat is free again');
    await mara.waitForMessage(({ content }) => content.includes(`<@${mara.id}> is now the host`));
    await mara.waitForMessage(({ content }) => content.includes('Host: Mara'));
    expect(await says(mara, 'game leave')).toContain('the lobby is closed');
    await mara.waitForMessage(({ content }) => content.includes('The lobby is closed'));
  });
});
