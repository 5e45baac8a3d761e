import { badForm } from '../protocol/form.ts';
import { refusal } from '../protocol/refusal.ts';
import type { EmojiRecord, World } from '../world/world.ts';
import type { Answer, Call, Realm, Route } from './route.ts';

/** How many emoji an application may have. */
const MOST = 2000;
/** Bytes of an emoji's picture. */
const LARGEST = 256 * 1024;
const NAME = /^\w{2,32}$/;
const PICTURE = /^data:image\/(png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=]+)$/;

/** The emoji of the application itself, which it may use wherever it is. */
export function emojiRoutes({ world }: Realm): Route[] {
  const path = '/applications/:application/emojis';
  const own = ({ param }: Call): void => {
    if (param('application') !== world.bot.id) throw refusal('unknownApplication');
  };
  const one = (call: Call): EmojiRecord => {
    own(call);
    const found = world.emojis.get(call.param('emoji'));
    if (!found) throw refusal('unknownEmoji');
    return found;
  };
  return [
    {
      method: 'GET',
      path,
      handle: (call) => {
        own(call);
        const items = world.emojis.all().map((record) => emojiJson(world, record));
        return { body: { items }, schema: 'ListApplicationEmojisResponseSchema' };
      },
    },
    {
      method: 'POST',
      path,
      handle: (call) => {
        own(call);
        const { name = '', image = '' } = call.body as { name?: string; image?: string };
        checkName(world, name, null);
        const [, type, data = ''] = PICTURE.exec(image) ?? [];
        if (type === undefined) badForm(['image'], 'BASE_TYPE_REQUIRED', 'This field is required');
        if (Buffer.from(data, 'base64').length > LARGEST)
          badForm(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
        if (world.emojis.all().length >= MOST) throw refusal('maximumEmojis');
        const picture = { type: `image/${type.replace('jpg', 'jpeg')}`, data };
        const record = { id: world.ids.next(), name, animated: type === 'gif', picture };
        return answer(world, world.emojis.put(record), 201);
      },
    },
    { method: 'GET', path: `${path}/:emoji`, handle: (call) => answer(world, one(call)) },
    {
      method: 'PATCH',
      path: `${path}/:emoji`,
      handle: (call) => {
        const record = one(call);
        const { name = record.name } = call.body as { name?: string };
        checkName(world, name, record.id);
        return answer(world, world.emojis.put({ ...record, name }));
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:emoji`,
      handle: (call) => {
        world.emojis.remove(one(call).id);
        return undefined;
      },
    },
  ];
}

/** @param self whose name it may be already */
function checkName(world: World, name: string, self: string | null): void {
  if (!NAME.test(name)) badForm(['name'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 2 and 32 in length.');
  if (world.emojis.all().some((other) => other.name === name && other.id !== self))
    badForm(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'The name is already taken by another emoji');
}

function answer(world: World, record: EmojiRecord, status = 200): Answer {
  return { status, body: emojiJson(world, record), schema: 'EmojiResponseSchema' };
}

function emojiJson(world: World, { id, name, animated }: EmojiRecord) {
  const user = world.user(world.bot.id);
  return { id, name, roles: [], require_colons: true, managed: false, animated, available: true, user };
}

/** An emoji's picture, as Discord's content network serves it below `/emojis/`; null where there is none. */
export function emojiPicture(world: World, path: string): { type: string; bytes: Buffer } | null {
  const [, id = ''] = /^\/emojis\/(\d{1,20})(?:\.\w+)?$/.exec(path) ?? [];
  const picture = world.emojis.get(id)?.picture;
  return picture ? { type: picture.type, bytes: Buffer.from(picture.data, 'base64') } : null;
}
