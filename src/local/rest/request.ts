import type { IncomingMessage } from 'node:http';
import type { Upload } from '../messages/attachment.ts';
import { refusal } from '../protocol/refusal.ts';

/** What came in the body of a request. */
export interface Payload {
  /** The JSON, or that of the part `payload_json`; an empty object when there was none. */
  body: unknown;
  uploads: Upload[];
}

/** Bytes a request may have, files and all. */
const largest = 25 * 1024 * 1024;

/** Reads and takes apart a body. @throws Refusal 50109 (no JSON), 40005 (too large). */
export async function readPayload(request: IncomingMessage): Promise<Payload> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= largest) chunks.push(bytes);
  }
  if (size > largest) throw refusal('requestTooLarge');
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type);
  return { body: bytes.length === 0 ? {} : parsed(bytes.toString('utf8')), uploads: [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('badJson');
  }
}

async function readForm(bytes: Buffer, type: string): Promise<Payload> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw refusal('badJson');
  });
  const uploads: Upload[] = [];
  let body: unknown;
  const loose: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name === 'payload_json') body = parsed(value);
      else loose[name] = value;
      continue;
    }
    const numbered = /^files\[(\d+)\]$/.exec(name)?.[1];
    const content = Buffer.from(await value.arrayBuffer());
    uploads.push({
      index: numbered === undefined ? null : Number(numbered),
      name: value.name,
      type: value.type,
      bytes: content,
    });
  }
  return { body: body ?? loose, uploads };
}
