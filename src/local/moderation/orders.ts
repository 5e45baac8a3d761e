import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { Gateway } from '../gateway/gateway.ts';
import type { GuildRecord } from '../guild/guild.ts';
import { everybodyMay, rightBits } from '../guild/permission.ts';
import type { PersonRecord } from '../guild/person.ts';
import { LocalRefusal } from '../protocol/localrefusal.ts';
import type { Fault, Faults } from '../rest/fault.ts';
import { type WireDisturbance, type WireOrder, type WireTrouble, wireDisturbances, wireTroubles } from '../wire.ts';
import type { World } from '../world/world.ts';
import type { Moderator } from './moderator.ts';

/** Seconds for which requests are refused when there were too many. */
const limit = 10;

const faultOf: Readonly<Record<WireTrouble, Fault>> = {
  errors: { what: { kind: 'error', status: 500 } },
  hanging: { what: { kind: 'hang' } },
  limited: { what: { kind: 'limit', seconds: limit, scope: 'global' } },
  oldEdits: {
    method: 'PATCH',
    path: /^\/channels\/\d+\/messages\/\d+$/,
    what: { kind: 'limit', seconds: limit, scope: 'oldEdits' },
  },
};

interface Powers {
  world: World;
  moderator: Moderator;
  gateway: Gateway;
  faults: Faults;
}

/** Carries out what the page's moderator menu asks for; every refusal is a `LocalRefusal`. */
export class Orders {
  private readonly powers: Powers;
  private readonly troubles = new Map<WireTrouble, () => void>();

  constructor(powers: Powers) {
    this.powers = powers;
  }

  carryOut(wire: WireOrder): void {
    const { moderator } = this.powers;
    switch (wire.order) {
      case 'deleteMessage':
        moderator.removeMessage(wire.message);
        break;
      case 'pin':
        moderator.pin(wire.message, wire.pinned, this.person(wire.person));
        break;
      case 'thread':
        moderator.changeThread(wire.thread, { archived: wire.archived === true, locked: wire.locked === true });
        break;
      case 'deny': {
        const bits = wire.rights.reduce((all, right) => all | rightBits[right], 0n);
        moderator.overwrite(wire.channel, 0n, bits);
        break;
      }
      case 'role': {
        const lacking = wire.lacks.reduce((all, right) => all | rightBits[right], 0n);
        // What everybody may, the bot may, whatever its own role lacks.
        moderator.setRole(this.guild(wire.guild), 'everybody', everybodyMay & ~lacking);
        moderator.setRole(this.guild(wire.guild), 'bot', this.powers.world.invite & ~lacking);
        break;
      }
      case 'bot':
        if (wire.present) moderator.inviteBot(this.guild(wire.guild));
        else moderator.kickBot(this.guild(wire.guild));
        break;
      case 'member': {
        const [person, guild] = [this.person(wire.person), this.guild(wire.guild)];
        if (wire.present) moderator.join(person, guild);
        else moderator.leave(person, guild);
        break;
      }
      case 'block':
        moderator.block(wire.words.map(String), this.guild(wire.guild));
        break;
      case 'trouble':
        this.trouble(wire.trouble, wire.on);
        break;
      case 'gateway':
        this.disturb(wire.what);
        break;
      default:
        wire satisfies never;
        throw new LocalRefusal('badRequest', 'no such order');
    }
  }

  private trouble(trouble: WireTrouble, on: boolean): void {
    const { world, faults } = this.powers;
    if (!wireTroubles.includes(trouble)) throw new LocalRefusal('badRequest', 'no such trouble');
    this.troubles.get(trouble)?.();
    this.troubles.delete(trouble);
    if (on) this.troubles.set(trouble, faults.add(faultOf[trouble]));
    world.troubles = [...this.troubles.keys()];
    world.feed.tell({ type: 'bot', bot: world.wireBot() }, 'everybody');
  }

  private disturb(what: WireDisturbance): void {
    const { gateway, moderator } = this.powers;
    if (!wireDisturbances.includes(what)) throw new LocalRefusal('badRequest', 'no such disturbance');
    const ways: Readonly<Record<WireDisturbance, () => void>> = {
      reconnect: () => gateway.reconnect(),
      invalidate: () => gateway.invalidate(false),
      drop: () => gateway.drop(false, GatewayCloseCodes.UnknownError),
      expire: () => moderator.expireTokens(),
      token: () => gateway.drop(true, GatewayCloseCodes.AuthenticationFailed),
      intents: () => gateway.drop(true, GatewayCloseCodes.DisallowedIntents),
      shards: () => gateway.requireMoreShards(),
    };
    ways[what]();
  }

  private guild(id: string): GuildRecord {
    const found = this.powers.world.guilds.get(id);
    if (!found) throw new LocalRefusal('unknownGuild', id);
    return found;
  }

  private person(id: string): PersonRecord {
    const found = this.powers.world.people.get(id);
    if (!found) throw new LocalRefusal('unknownPerson', id);
    return found;
  }
}
