import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
