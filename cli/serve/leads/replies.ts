import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { loadBundler } from '../../../renderer/build/inputs/bundle/bundle-inputs.ts';
import { contentType } from '../send-file.ts';
import { plainReply, type Reply } from '../server.ts';
import { toolStyles } from '../tool-styles.ts';
import { inboxPath } from './reroute.ts';

/** Headers of inbox pages, which only load their own files. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** The redirect after a form of the inbox. */
export const toInbox: Reply = { status: 303, headers: { location: inboxPath, 'cache-control': 'no-store' }, body: '' };

/** Returns data as JSON. */
export function jsonReply(value: unknown): Reply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...pageHeaders };
  return { status: 200, headers, body: `${JSON.stringify(value, null, 2)}\n` };
}

/** Returns a file of the inbox page by path. */
export async function pageFile(path: string): Promise<Reply> {
  const make = Object.hasOwn(files, path) ? files[path] : undefined;
  if (make === undefined) return plainReply(404, 'There is no such page.');
  const headers = {
    'content-type': contentType(path),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
  return { status: 200, headers, body: await make() };
}

const files: Readonly<Record<string, () => string | Promise<string>>> = {
  '/style.css': () => toolStyles(new URL('./style.css', import.meta.url)),
  '/live.js': () => script(),
};

let made: Promise<string> | undefined;

/** Bundles the script at the first request. */
function script(): Promise<string> {
  made ??= bundled(fileURLToPath(new URL('./live.ts', import.meta.url)));
  return made;
}

async function bundled(input: string): Promise<string> {
  const { rolldown } = await loadBundler();
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}

/** The server-sent events of open inbox pages (HTML Standard, "server-sent events"). */
export class Stream {
  readonly #listeners = new Set<ServerResponse>();

  /** Starts an event stream with the message `hello`. */
  open(response: ServerResponse, hello: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
    response.write(message('hello', hello));
  }

  /** Sends an event to every page. */
  send(event: string, data: unknown): void {
    for (const response of this.#listeners) response.write(message(event, data));
  }
}

/** Returns an event; JSON has no line breaks, which would end it. */
function message(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
