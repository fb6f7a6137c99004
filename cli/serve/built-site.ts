import { lstatSync, readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import {
  answer,
  encodePath,
  type HeaderRule,
  headersFor,
  notFoundFile,
  parseHeaders,
  parseRedirects,
  publishedBase,
  readTarget,
} from './answer.ts';
import type { Inbox, InboxSite } from './leads/index.ts';
import { allowLoopback, destinationsFile, type Rewrite, rewriteDestinationsForLoopback } from './loopback.ts';
import { compressReply, contentType, isCompressible, streamFile, versionsOf } from './send-file.ts';
import { type Handler, malformed, plainReply, type Reply, redirect } from './server.ts';

/** Returns a handler that serves a built site like a static host; with an inbox, all forms send there. */
export function builtSiteHandler(out: string, inbox: Inbox | undefined): Handler {
  const has = (file: string) => isFile(join(out, file));
  const site = () => inboxSite(out);
  const handle: Handler = async (request, response) => {
    const rewrite: Rewrite = (file, text) =>
      inbox?.reroute(file, text, request.headers, site()) ?? rewriteDestinationsForLoopback(file, text);
    const target = request.url ?? '/';
    const rules = readRules(out);
    const found = answer(target, { base: publishedBase(rules), has, moved: readRedirects(out) });
    if (found.kind === 'malformed') return malformed;
    if (found.kind === 'redirect') return redirect(found);
    const missing = found.kind === 'missing';
    const path = missing ? `${publishedBase(rules)}/${notFoundFile}` : readTarget(target)?.path;
    const headers = allowLoopback(headersFor(rules, path ?? '/'));
    if (missing) return compressReply(notFound(out, headers, rewrite), request.headers);
    const text = textFile(out, found.file, { headers, asked: request.headers, rewrite });
    if (text !== undefined) return compressReply(text, request.headers);
    return streamFile(request, response, join(out, found.file), ownHeaders(found.file, headers));
  };
  return inbox?.inFrontOf(handle, site) ?? handle;
}

/** Returns the path of a built site's home page. */
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

/** Returns a text file for compression; undefined for another file, a range, or a version that the browser has. */
function textFile(out: string, name: string, { headers, asked, rewrite }: TextOptions): Reply | undefined {
  const file = join(out, name);
  if (!isCompressible(contentType(file)) || asked.range !== undefined) return undefined;
  const bytes = readFileSync(file);
  const built = bytes.toString('utf8');
  const body = rewrite(name, built);
  const own = ownHeaders(name, headers);
  if (body !== built) return { status: 200, headers: own, body };
  // A weak ETag, because the bytes depend on the encoding.
  const etag = `W/${versionsOf(statSync(file)).etag}`;
  if (asked['if-none-match'] === etag) return undefined;
  // A public file may be in another encoding.
  return { status: 200, headers: { ...own, etag }, body: bytes };
}

function ownHeaders(name: string, headers: ReadonlyMap<string, string>): Record<string, string> {
  return { 'content-type': contentType(name), 'cache-control': 'no-cache', ...Object.fromEntries(headers) };
}

/** Returns the site's 404 page with the headers of its own address, which are those of every page. */
function notFound(out: string, headers: ReadonlyMap<string, string>, rewrite: Rewrite): Reply {
  const file = join(out, notFoundFile);
  if (!isFile(file)) return plainReply(404, 'There is no such page.');
  return {
    status: 404,
    headers: { 'cache-control': 'no-cache', ...Object.fromEntries(headers), 'content-type': contentType(file) },
    body: rewrite(notFoundFile, readFileSync(file, 'utf8')),
  };
}

/** Reads the rules for each request, because a new build changes the hashes in the content security policy. */
function readRules(out: string): readonly HeaderRule[] {
  const file = join(out, '_headers');
  return isFile(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

function readRedirects(out: string) {
  const file = join(out, '_redirects');
  return parseRedirects(isFile(file) ? readFileSync(file, 'utf8') : '');
}

/** Returns whether a path is a file; false for symbolic links and invalid names. */
function isFile(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
