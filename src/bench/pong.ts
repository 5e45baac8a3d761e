import { ButtonStyle, Client, ComponentType, Events, GatewayIntentBits } from 'discord.js';
import type { LocalDiscord } from '../local/discord.ts';
import { controlsOf } from '../local/robot.ts';

/** Milliseconds from presses to what came of them. */
export interface Pressed {
  acknowledged: number[];
  next: number[];
}

/** Somebody presses something ten times a second. */
const PAUSE = 100;

/**
 * Does something so many times, in the rhythm in which many people press buttons.
 * @param most so many of them may be under way at once
 */
export async function rhythm(times: number, most: number, work: (time: number) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let time = 0; time < times; time++) {
    const pause = new Promise<void>((resolve) => setTimeout(resolve, PAUSE));
    while (running.size >= most) await Promise.race(running);
    const done = work(time).finally(() => running.delete(done));
    running.add(done);
    await pause;
  }
  await Promise.all(running);
}

const BUTTON = { type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Ping' } as const;

/** What a bot takes that acknowledges each press, and edits the message it was on. */
export async function pongTimes(local: LocalDiscord, presses: number): Promise<Pressed> {
  const client = await pongBot(local);
  const robot = local.addPerson('Pinger');
  const { id: channel } = local.channel();
  const place = await client.channels.fetch(channel);
  if (!place?.isSendable()) throw new Error('no channel for a benchmark');
  const { id: message } = await place.send({ content: '0', components: rowOf(0) });
  const times: Pressed = { acknowledged: [], next: [] };
  await rhythm(presses, 1, async (press) => {
    const wanted = `ping ${press + 1}`;
    const next = robot.waitForMessage((changed) => controlsOf(changed).some(({ customId }) => customId === wanted), {
      channel,
      fresh: true,
    });
    const begin = performance.now();
    const act = await robot.press(message, `ping ${press}`);
    times.acknowledged.push(performance.now() - begin);
    await next;
    times.next.push(performance.now() - begin);
    act.close();
  });
  await client.destroy();
  return times;
}

async function pongBot({ api, token }: LocalDiscord): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api, globalRequestsPerSecond: 1_000_000 },
  });
  client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    const next = Number(interaction.customId.split(' ')[1]) + 1;
    await interaction.message.edit({ content: String(next), components: rowOf(next) });
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}

const rowOf = (press: number) => [
  { type: ComponentType.ActionRow as const, components: [{ ...BUTTON, customId: `ping ${press}` }] },
];
