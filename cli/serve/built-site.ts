import { lstatSync, readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { answer, notFoundFile } from './answer.ts';
import { compressed, isCompressible } from './compress.ts';
import { contentType } from './content-type.ts';
import { type HeaderRule, headersFor, parseHeaders, publishedBase } from './headers-file.ts';
import type { Inbox, InboxSite } from './leads/index.ts';
import { destinationsFile, headersForLoopback, type Rewrite, rewriteForLoopback } from './loopback.ts';
import { parseRedirects } from './redirects-file.ts';
import { type Handler, malformed, plain, type Reply, redirect } from './server.ts';
import { encodePath, readTarget } from './target.ts';

/** Answers for a built site as a static host would; with an inbox, every form of it sends there. */
export function builtSiteHandler(out: string, inbox: Inbox | undefined): Handler {
  const serve = sirv(out, { dev: true, etag: true, dotfiles: true, extensions: [] });
  const has = (file: string) => isFile(join(out, file));
  const site = () => inboxSite(out);
  const handle: Handler = async (request, response) => {
    const rewrite: Rewrite = (file, text) =>
      inbox?.reroute(file, text, request.headers, site()) ?? rewriteForLoopback(file, text);
    const target = request.url ?? '/';
    const rules = readRules(out);
    const found = answer(target, { base: publishedBase(rules), has, moved: readRedirects(out) });
    if (found.kind === 'malformed') return malformed;
    if (found.kind === 'redirect') return redirect(found);
    const headers = headersForLoopback(headersFor(rules, readTarget(target)?.path ?? '/'));
    if (found.kind === 'missing') return compressed(notFound(out, headers, rewrite), request.headers);
    const text = textFile(out, found.file, { headers, asked: request.headers, rewrite });
    if (text !== undefined) return compressed(text, request.headers);
    for (const [name, value] of headers) response.setHeader(name, value);
    request.url = encodeURI(`/${found.file}`).replace(/[?#]/g, encodeURIComponent);
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    // A build may take the file away between the look and the reading.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));
    serve(request, response);
    return undefined;
  };
  return inbox?.inFrontOf(handle, site) ?? handle;
}

/** Path of a built site's home page. */
export function homePath(out: string): string {
  return `${encodePath(publishedBase(readRules(out)))}/`;
}

function inboxSite(out: string): InboxSite {
  const file = join(out, destinationsFile);
  return {
    home: homePath(out),
    destinations: isFile(file) ? readFileSync(file, 'utf8') : undefined,
  };
}

interface TextOptions {
  readonly headers: ReadonlyMap<string, string>;
  readonly asked: IncomingHttpHeaders;
  readonly rewrite: Rewrite;
}

/** A whole file of text, to be compressed; parts of one, and one that the client has already, are left to sirv. */
function textFile(out: string, name: string, { headers, asked, rewrite }: TextOptions): Reply | undefined {
  const file = join(out, name);
  const type = contentType(file);
  if (!isCompressible(type) || asked.range !== undefined) return undefined;
  const built = readFileSync(file, 'utf8');
  const body = rewrite(name, built);
  const own = { 'content-type': type, 'cache-control': 'no-cache', ...Object.fromEntries(headers) };
  if (body !== built) return { status: 200, headers: own, body };
  const { size, mtime } = statSync(file);
  // As sirv names it. It is a weak one: the bytes differ by encoding.
  const etag = `W/"${size}-${mtime.getTime()}"`;
  if (asked['if-none-match'] === etag) return undefined;
  return { status: 200, headers: { etag, ...own }, body };
}

/** Ranges that sirv reads rightly, which takes an end of 0 for none; any other may be ignored (RFC 9110, 14.2). */
function isPlainRange(range: string | undefined): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return first !== undefined && (last === '' || (Number(last) > 0 && Number(last) >= Number(first)));
}

/** The site's own page for it; never kept, so that the address can come to life. */
function notFound(out: string, headers: ReadonlyMap<string, string>, rewrite: Rewrite): Reply {
  const file = join(out, notFoundFile);
  if (!isFile(file)) return plain(404, 'There is no such page.');
  return {
    status: 404,
    headers: { ...Object.fromEntries(headers), 'content-type': contentType(file), 'cache-control': 'no-store' },
    body: rewrite(notFoundFile, readFileSync(file, 'utf8')),
  };
}

/** Read for each request: a build that replaces the site brings other hashes for its content security policy. */
function readRules(out: string): readonly HeaderRule[] {
  const file = join(out, '_headers');
  return isFile(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

function readRedirects(out: string) {
  const file = join(out, '_redirects');
  return parseRedirects(isFile(file) ? readFileSync(file, 'utf8') : '');
}

/** Links are followed nowhere; a name that the system refuses is no file. */
function isFile(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
