import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { plainReply, type Reply } from './server.ts';

/**
 * Sends a file of the disk piece by piece, or the range of it that the request asks for (RFC 9110, 13 and 14). Returns an
 * answer if there is no such file or range.
 */
export async function streamFile(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Reply['headers'],
): Promise<Reply | undefined> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return plainReply(404, 'There is no such file.');
  const { size } = stats;
  const versions = versionsOf(stats);
  if (asked['if-none-match']?.replace('W/', '') === versions.etag) {
    response.writeHead(304, { ...headers, ...versions }).end();
    return undefined;
  }
  const isCurrent = asked['if-range'] === undefined || Object.values(versions).includes(String(asked['if-range']));
  const range = isCurrent ? rangeOf(asked.range, size) : undefined;
  if (range === 'unsatisfiable') return plainReply(416, 'The file is shorter.', { 'content-range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range === undefined ? 200 : 206, {
    ...headers,
    ...versions,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(range !== undefined && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (method === 'HEAD' || size === 0) {
    response.end();
    return undefined;
  }
  const source = createReadStream(file, { start, end });
  // Browsers leave a video in the middle, and a file may go away.
  response.once('close', () => source.destroy());
  source.once('error', () => response.destroy());
  source.pipe(response);
  return undefined;
}

/** The headers by which a browser tells whether a file has changed. */
export function versionsOf({ size, mtime }: Pick<Stats, 'size' | 'mtime'>): Record<'etag' | 'last-modified', string> {
  return { etag: `"${size}-${mtime.getTime()}"`, 'last-modified': mtime.toUTCString() };
}

/** Returns the first and last byte of a single range. Others may be ignored. */
function rangeOf(
  range: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}

type Encoding = 'br' | 'gzip';

/** Returns the reply compressed, if it is text and the client accepts an encoding. */
export async function compressReply(reply: Reply, asked: IncomingHttpHeaders): Promise<Reply> {
  if (!isCompressible(reply.headers['content-type'] ?? '')) return reply;
  const headers = { ...reply.headers, vary: 'accept-encoding' };
  const encoding = chosenEncoding(asked['accept-encoding']);
  if (encoding === undefined) return { ...reply, headers };
  const body = await compress(Buffer.from(reply.body), encoding);
  return { ...reply, headers: { ...headers, 'content-encoding': encoding }, body };
}

/** Returns the best encoding in an `accept-encoding` header; undefined for none. */
export function chosenEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const taken = new Set(
    String(accepted ?? '')
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.replace(/\s*;.*$/, '')),
  );
  return encodings.find((encoding) => taken.has(encoding));
}

/** Returns whether a media type is worth compressing; pictures and fonts already are compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|^image\/svg|^application\/(?:json|xml)/.test(type);
}

/** Compresses like hosts do on the fly: brotli at a medium quality, or gzip. */
export function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: hostQuality } });
}

/** In order of preference. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

const hostQuality = 5;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  pdf: 'application/pdf',
  zip: 'application/zip',
  webmanifest: 'application/manifest+json',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
};

/** Returns the media type of a file by its extension. */
export function contentType(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}
