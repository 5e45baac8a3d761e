import type { Callback } from '../interactions/interactions.ts';
import type { MessageBody } from '../messages/draft.ts';
import { messageJson } from '../messages/message.ts';
import type { Answer, Call, Realm, Route } from './route.ts';

const schema = 'MessageResponseSchema';

/** Answers to interactions, and what is done later with their tokens. */
export function interactionRoutes({ world, interactions }: Realm): Route[] {
  const hook = '/webhooks/:application/:token';
  const bucket = { limit: 5, seconds: 2 };
  const one = (call: Call) => {
    const record = interactions.byToken(call.param('application'), call.param('token'));
    return { record, message: interactions.message(record, call.param('message')) };
  };
  const follow = (call: Call): Answer => {
    const record = interactions.byToken(call.param('application'), call.param('token'));
    const made = interactions.followUp(record, call.body as MessageBody, call.uploads);
    return { body: messageJson(world, made), schema };
  };
  return [
    {
      method: 'POST',
      path: '/interactions/:interaction/:token/callback',
      interaction: true,
      handle: (call) => {
        const { param, body, uploads, query } = call;
        const answer = interactions.respond(param('interaction'), param('token'), body as Callback, uploads);
        const wanted = query.get('with_response') === 'true';
        return wanted ? { body: answer, schema: 'InteractionCallbackResponseSchema' } : undefined;
      },
    },
    { method: 'POST', path: hook, interaction: true, bucket, handle: follow },
    {
      method: 'GET',
      path: `${hook}/messages/:message`,
      interaction: true,
      bucket,
      handle: (call) => ({ body: messageJson(world, one(call).message), schema }),
    },
    {
      method: 'PATCH',
      path: `${hook}/messages/:message`,
      interaction: true,
      bucket,
      handle: (call) => {
        const { record, message } = one(call);
        return {
          body: messageJson(world, interactions.edit(record, message, call.body as MessageBody, call.uploads)),
          schema,
        };
      },
    },
    {
      method: 'DELETE',
      path: `${hook}/messages/:message`,
      interaction: true,
      bucket,
      handle: (call) => {
        const { record, message } = one(call);
        interactions.remove(record, message);
        return undefined;
      },
    },
  ];
}
