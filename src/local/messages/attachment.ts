import { refusal } from '../protocol/refusal.ts';

/** A file as it came with a request, from the part `files[n]`; `index` is the n, null for the old part `file`. */
export interface Upload {
  index: number | null;
  name: string;
  type: string;
  bytes: Buffer;
}

/** An attachment as Discord shows it in a message. */
export interface FileRecord {
  id: string;
  filename: string;
  size: number;
  url: string;
  proxy_url: string;
  content_type?: string;
  width?: number;
  height?: number;
  description?: string;
  title?: string | null;
  ephemeral?: boolean;
  flags?: number;
}

/** What a request says about an attachment: an upload's index or a kept attachment's id. */
export interface AttachmentNote {
  id: string;
  filename?: string | null;
  description?: string | null;
  title?: string | null;
  is_spoiler?: boolean | null;
}

/** Bytes a bot may send in one file. */
const largestFile = 10 * 1024 * 1024;

/** The name a file gets: spaces become underscores and what a url can't carry goes, as at Discord. */
function cleanName(name: string): string {
  const clean = name.replace(/\s+/g, '_').replace(/[^\w.-]/g, '');
  return clean === '' ? 'unknown' : clean;
}

/** The attachment that an upload becomes. @throws Refusal 40005 when it is too large. */
export function fileRecord(upload: Upload, id: string, folder: string, note?: AttachmentNote): FileRecord {
  if (upload.bytes.length > largestFile) throw refusal('requestTooLarge');
  const filename = cleanName(note?.filename ?? upload.name);
  const url = `${folder}/${id}/${filename}`;
  const size = pictureSize(upload.bytes);
  return {
    id,
    filename,
    size: upload.bytes.length,
    url,
    proxy_url: url,
    content_type: contentType(filename, upload.type),
    ...(size ?? {}),
    ...(note?.description ? { description: note.description } : {}),
    ...(note?.title ? { title: note.title } : {}),
    ...(note?.is_spoiler ? { flags: 8 } : {}),
  };
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  yaml: 'text/plain; charset=utf-8',
};

function contentType(filename: string, sent: string): string {
  const known = types[filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()];
  return known ?? (sent === '' ? 'application/octet-stream' : sent);
}

/** Width and height in pixels of a PNG, GIF, JPEG or WebP picture, else undefined. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const head = bytes.subarray(0, 16).toString('latin1');
  if (head.startsWith('GIF8') && bytes.length >= 10) {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return webpSize(bytes, head.slice(12, 16));
  if (bytes.length >= 4 && bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  return undefined;
}

function webpSize(bytes: Buffer, chunk: string): { width: number; height: number } | undefined {
  if (bytes.length < 30) return undefined;
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Turns `attachment://name` into the file of that name; other urls stay. Undefined when there is no such file. */
export function resolveUrl(url: string, files: readonly FileRecord[]): { url: string; file?: FileRecord } | undefined {
  if (!url.startsWith('attachment://')) {
    const file = files.find((each) => each.url === url);
    return file ? { url, file } : { url };
  }
  const name = cleanName(decodeURIComponent(url.slice('attachment://'.length)));
  const file = files.find((each) => each.filename === name);
  return file ? { url: file.url, file } : undefined;
}
