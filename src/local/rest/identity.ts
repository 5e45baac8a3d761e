import { ApplicationFlags } from 'discord-api-types/v10';
import { guildJson } from '../guild/guild.ts';
import { botUser, personUser } from '../guild/person.ts';
import { refusal } from '../protocol/refusal.ts';
import type { World } from '../world/world.ts';
import type { Realm, Route } from './route.ts';

/** The application as its owner sees it: the first guild's owner. */
function applicationJson(world: World) {
  const host = world.people.all().find((person) => person.host);
  return {
    id: world.bot.id,
    name: world.bot.name,
    icon: null,
    description: '',
    type: null,
    flags: ApplicationFlags.ApplicationCommandBadge,
    flags_new: String(ApplicationFlags.ApplicationCommandBadge),
    bot: botUser(world.bot),
    bot_public: false,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: host ? personUser(host) : botUser(world.bot),
    approximate_guild_count: world.guilds.all().filter(({ botAway }) => !botAway).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    event_webhooks_url: null,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

function selfJson(world: World) {
  return { ...botUser(world.bot), mfa_enabled: false, locale: 'en-US', verified: true, email: null };
}

/** Who the bot is, where its gateway is, and the people it can look up. */
export function identityRoutes({ world, shards }: Realm): Route[] {
  const gateway = `${world.origin.replace('http', 'ws')}/gateway`;
  const application = () => ({ body: applicationJson(world), schema: 'PrivateApplicationResponseSchema' }) as const;
  return [
    { method: 'GET', path: '/gateway', handle: () => ({ body: { url: gateway }, schema: 'GatewayResponseSchema' }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      handle: () => ({
        body: {
          url: gateway,
          shards: shards(),
          // All of them may come at once.
          session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: shards() },
        },
        schema: 'GatewayBotResponseSchema',
      }),
    },
    { method: 'GET', path: '/applications/@me', handle: application },
    { method: 'GET', path: '/oauth2/applications/@me', handle: application },
    { method: 'GET', path: '/users/@me', handle: () => ({ body: selfJson(world), schema: 'UserPIIResponseSchema' }) },
    {
      method: 'GET',
      path: '/users/@me/guilds',
      handle: () => ({
        body: world.guilds
          .all()
          .filter(({ botAway }) => !botAway)
          .map((guild) => {
            const { id, name, icon, banner, features } = guildJson(guild, world.bot);
            return { id, name, icon, banner, features, owner: false, permissions: guild.botPermissions };
          }),
      }),
    },
    {
      method: 'GET',
      path: '/users/:user',
      handle: ({ param }) => {
        const user = world.user(param('user'));
        if (!user) throw refusal('unknownUser');
        return { body: user, schema: 'UserResponseSchema' };
      },
    },
    {
      method: 'POST',
      path: '/users/@me/channels',
      bucket: { limit: 10, seconds: 10 },
      handle: ({ body }) => {
        world.spec.check('CreatePrivateChannelRequestSchema', body);
        const person = world.people.get((body as { recipient_id?: string | null }).recipient_id ?? '');
        if (!person) throw refusal('noRecipients');
        return { body: world.channelJson(world.direct(person)), schema: 'PrivateChannelResponseSchema' };
      },
    },
  ];
}
