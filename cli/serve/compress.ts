import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from './server.ts';

export type Encoding = 'br' | 'gzip';

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
