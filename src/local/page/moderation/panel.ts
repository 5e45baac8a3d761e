import {
  type WireChannel,
  type WireGuild,
  type WireOrder,
  type WireRight,
  wireDisturbances,
  wireRights,
  wireTroubles,
} from '../../wire.ts';
import { make } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import type { Stage } from '../state/stage.ts';

/** What a moderator, and Discord itself, can do to the bot: in this channel, on its server, to its connection. */
export function moderatorPanel(stage: Stage, channel: WireChannel): HTMLElement {
  const { world } = stage;
  const guild = world.guilds.find(({ id }) => id === channel.guild);
  const parent = (channel.parent !== null && world.channel(channel.parent)) || channel;
  return make(
    'section',
    { class: 'panel', 'aria-label': say('moderator'), 'data-testid': 'moderator' },
    make('h2', {}, say('moderator')),
    channel.parent === null ? null : threadPart(stage, channel),
    guild ? channelPart(stage, parent) : null,
    guild ? rolePart(stage, guild) : null,
    guild ? guildPart(stage, guild) : null,
    connectionPart(stage),
  );
}

function part(title: string, ...children: readonly HTMLElement[]): HTMLElement {
  return make('fieldset', { class: 'moderator-part' }, make('legend', {}, title), ...children);
}

/** A switch that gives an order. `test` is for tests to find it by. */
function toggle(label: string, test: string, on: boolean, order: (on: boolean) => void): HTMLElement {
  const box = make('input', { type: 'checkbox', 'data-testid': test, oninput: () => order(box.checked) });
  box.checked = on;
  return make('label', { class: 'moderator-switch' }, box, label);
}

function threadPart({ order }: Stage, { id: thread, archived, locked }: WireChannel): HTMLElement {
  return part(
    say('moderator-thread'),
    toggle(say('archived'), 'order-archived', archived, (on) =>
      order({ order: 'thread', thread, archived: on, locked }),
    ),
    toggle(say('moderator-locked'), 'order-locked', locked, (on) =>
      order({ order: 'thread', thread, archived, locked: on }),
    ),
  );
}

function channelPart({ order, world }: Stage, { id: channel, denied }: WireChannel): HTMLElement {
  const switches = rightSwitches('order', denied, (rights) => order({ order: 'deny', channel, rights }));
  return part(say('moderator-channel', { bot: world.bot.name }), ...switches);
}

/** A switch for each right; those that are off are taken away. `test` is for tests to find them by. */
function rightSwitches(test: string, off: readonly WireRight[], take: (off: WireRight[]) => void): HTMLElement[] {
  return wireRights.map((right) =>
    toggle(say('moderator-right', { right }), `${test}-${right}`, !off.includes(right), (on) => {
      const others = off.filter((each) => each !== right);
      take(on ? others : [...others, right]);
    }),
  );
}

/** What the bot’s roles let it do on a server. */
function rolePart({ order, world }: Stage, { id: guild, lacks }: WireGuild): HTMLElement {
  const switches = rightSwitches('order-role', lacks, (rights) => order({ order: 'role', guild, lacks: rights }));
  return part(say('moderator-role', { bot: world.bot.name }), ...switches);
}

function guildPart({ order, world }: Stage, { id: guild, bot, gone, blocked }: WireGuild): HTMLElement {
  const members = world.people
    .filter(({ host }) => !host)
    .map(({ id: person, name }) =>
      toggle(name, `order-member-${name}`, !gone.includes(person), (present) =>
        order({ order: 'member', guild, person, present }),
      ),
    );
  return part(
    say('moderator-guild'),
    toggle(world.bot.name, 'order-bot', bot, (present) => order({ order: 'bot', guild, present })),
    ...members,
    blockForm(blocked, (words) => order({ order: 'block', guild, words })),
  );
}

/** The words that AutoMod blocks, with commas between them. */
function blockForm(blocked: readonly string[], take: (words: string[]) => void): HTMLElement {
  const input = make('input', {
    type: 'text',
    class: 'name-input',
    value: blocked.join(', '),
    'aria-label': say('moderator-block'),
    placeholder: say('moderator-block'),
    'data-testid': 'order-block',
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    take(input.value.split(',').flatMap((word) => word.trim() || []));
  };
  const button = make('button', { type: 'submit', class: 'button' }, say('moderator-block-set'));
  return make('form', { class: 'moderator-form', onsubmit: submit }, input, button);
}

function connectionPart({ order, world }: Stage): HTMLElement {
  const troubles = wireTroubles.map((trouble) =>
    toggle(say('moderator-trouble', { trouble }), `order-${trouble}`, world.bot.troubles.includes(trouble), (on) =>
      order({ order: 'trouble', trouble, on }),
    ),
  );
  const buttons = wireDisturbances.map((what) => {
    const press = () => order({ order: 'gateway', what } satisfies WireOrder);
    const attributes = { type: 'button', class: 'button', 'data-testid': `order-${what}`, onclick: press } as const;
    return make('button', attributes, say('moderator-gateway', { what }));
  });
  return part(say('moderator-connection'), ...troubles, make('div', { class: 'moderator-buttons' }, ...buttons));
}
