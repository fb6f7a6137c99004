import { lstatSync, readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { mend } from '../../renderer/build/write/index.ts';
import { UsageError } from '../failure.ts';
import { relativeFile } from '../report/paths.ts';
import { answer, notFoundFile } from '../serve/answer.ts';
import { compressed, isCompressible } from '../serve/compress.ts';
import { contentType } from '../serve/content-type.ts';
import { type HeaderRule, headersFor, parseHeaders, publishedBase } from '../serve/headers-file.ts';
import { listen, type RunningServer } from '../serve/listen.ts';
import { parseRedirects } from '../serve/redirects-file.ts';
import { type Handler, malformed, plain, type Reply, readServer, redirect } from '../serve/server.ts';
import { encodePath, readTarget } from '../serve/target.ts';
import { untilStopped } from '../serve/until-stopped.ts';
import { outFolder, type SiteCommandOptions } from '../site-options.ts';

interface PreviewCommandOptions extends SiteCommandOptions {
  readonly out: string;
  readonly port: number;
  readonly host: string;
}

/** Serves the built site until it is stopped. */
export async function preview(options: PreviewCommandOptions): Promise<void> {
  const { port, host } = options;
  const { url, close } = await startPreview({ out: outFolder(options, options.out), port, host });
  console.log(url);
  await untilStopped(close);
}

export interface PreviewOptions {
  /** The built site, absolute. */
  readonly out: string;
  /** 0 for any port that is free. */
  readonly port: number;
  readonly host: string;
}

/**
 * Serves a built site as a static host would: its `_headers`, its not-found page, one spelling per address, text
 * compressed. A build that
 * replaces the folder meanwhile shows at once. Throws a {@link UsageError} when there is nothing to serve or no port.
 */
export async function startPreview({ out, port, host }: PreviewOptions): Promise<RunningServer> {
  await mend(out);
  if (!statSync(out, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(
      `There is no built site in ${relativeFile(out, process.cwd())}.`,
      'Run `frontage build` first, or name the folder with --out.',
    );
  }
  const server = readServer(host, siteHandler(out));
  const { origin, close } = await listen(server, { port, host, command: 'frontage preview' });
  return { url: `${origin}${encodePath(publishedBase(readRules(out)))}/`, close };
}

function siteHandler(out: string): Handler {
  const serve = sirv(out, { dev: true, etag: true, dotfiles: true, extensions: [] });
  const has = (file: string) => isFile(join(out, file));
  return async (request, response) => {
    const target = request.url ?? '/';
    const rules = readRules(out);
    const found = answer(target, { base: publishedBase(rules), has, moved: readRedirects(out) });
    if (found.kind === 'malformed') return malformed;
    if (found.kind === 'redirect') return redirect(found);
    const headers = headersFor(rules, readTarget(target)?.path ?? '/');
    if (found.kind === 'missing') return compressed(notFound(out, headers), request.headers);
    const text = textFile(join(out, found.file), headers, request.headers);
    if (text !== undefined) return compressed(text, request.headers);
    for (const [name, value] of headers) response.setHeader(name, value);
    request.url = encodeURI(`/${found.file}`).replace(/[?#]/g, encodeURIComponent);
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    // A build may take the file away between the look and the reading.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));
    serve(request, response);
    return undefined;
  };
}

/** A whole file of text, to be compressed; parts of one, and one that the client has already, are left to sirv. */
function textFile(file: string, headers: ReadonlyMap<string, string>, asked: IncomingHttpHeaders): Reply | undefined {
  const type = contentType(file);
  if (!isCompressible(type) || asked.range !== undefined) return undefined;
  const { size, mtime } = statSync(file);
  // As sirv names it. It is a weak one: the bytes differ by encoding.
  const etag = `W/"${size}-${mtime.getTime()}"`;
  if (asked['if-none-match'] === etag) return undefined;
  const own = { 'content-type': type, 'cache-control': 'no-cache', etag };
  return { status: 200, headers: { ...own, ...Object.fromEntries(headers) }, body: readFileSync(file) };
}

/** Ranges that sirv reads rightly; any other may be ignored (RFC 9110, 14.2). */
function isPlainRange(range: string | undefined): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return first !== undefined && (last === '' || Number(last) >= Number(first));
}

/** The site's own page for it; never kept, so that the address can come to life. */
function notFound(out: string, headers: ReadonlyMap<string, string>): Reply {
  const file = join(out, notFoundFile);
  if (!isFile(file)) return plain(404, 'There is no such page.');
  return {
    status: 404,
    headers: { ...Object.fromEntries(headers), 'content-type': contentType(file), 'cache-control': 'no-store' },
    body: readFileSync(file),
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
