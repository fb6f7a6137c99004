import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join, posix, relative, resolve, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { containsPath, relativeName, withSlashes } from '../../renderer/build/lib/paths.ts';
import { isUnder } from '../../renderer/build/lib/slash-path.ts';
import { readTarget } from './answer.ts';
import { isAllowedHost, isCrossOrigin, isSameOrigin } from './request-origin.ts';
import { plainReply, type Reply } from './server.ts';

interface ViteOptions {
  /** The site's folder. */
  readonly root: string;
  readonly cacheDir: string;
  readonly host: string;
  /** The HTTP server; Vite handles its web sockets. */
  readonly server: Server;
}

/**
 * Starts the parts of Vite that `dev` uses: its watcher, its client with the overlay, and the editor launcher. Vite never
 * processes pages, so that they are the same as in `build`.
 */
export async function startVite({ root, cacheDir, host, server }: ViteOptions): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  mkdirSync(cacheDir, { recursive: true });
  return createServer({
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    cacheDir: join(cacheDir, 'vite'),
    appType: 'custom',
    logLevel: 'error',
    clearScreen: false,
    css: { postcss: { plugins: [] } },
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      ws: { server: guardUpgrades(server, host, ['vite-hmr', 'vite-ping']) },
      host,
      // Pages of other origins must not read the token in the client.
      cors: false,
      watch: { ignored: isGenerated(root, cacheDir) },
      fs: { allow: [clientFolder()] },
    },
  });
}

/** Returns a function that tells whether a path in the site's folder is generated: output folders and the cache. */
function isGenerated(root: string, cacheDir: string): (path: string) => boolean {
  // Vite resolves symbolic links.
  const site = realpathSync(root);
  const cache = relative(root, cacheDir);
  return (path) => {
    const parts = relative(site, path).split(sep);
    return (
      parts[0] !== '..' && (parts[0] === cache || parts.some((part) => part === 'dist' || part.startsWith('.dist.')))
    );
  };
}

/** Returns whether an address is a file of Vite's client. `root` is Vite's root folder. */
export function isViteClient(url: string, root: string): boolean {
  const path = readTarget(url)?.path;
  if (path === undefined || path === '/@vite/client') return path !== undefined;
  const folder = clientFolder();
  return [posix.join('/@fs', folder), `/${relativeName(root, folder)}`].some(
    (start) => isUnder(path, start) && isName(path.slice(start.length + 1)),
  );
}

/** Returns whether the rest of an address is a plain file name, so that Vite cannot leave its client folder. */
function isName(rest: string): boolean {
  return /^[\w.-]+$/.test(rest);
}

/** Returns the folder of Vite's client, with forward slashes. */
export function clientFolder(): string {
  return withSlashes(fileURLToPath(new URL('../client', import.meta.resolve('vite'))));
}

/**
 * Returns a server that only receives the allowed upgrades of `server`. Other upgrades (wrong host, other origin, unknown
 * protocol) get an error and are closed, because open sockets would keep the server from closing.
 */
function guardUpgrades(server: Server, host: string, protocols: readonly string[]): Server {
  const passed = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The client may disconnect at any time.
    socket.on('error', () => socket.destroy());
    const status = refusal(request, host, protocols);
    if (status === undefined && passed.emit('upgrade', request, socket, head)) return;
    socket.end(
      `HTTP/1.1 ${status ?? '503 Service Unavailable'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      () => socket.destroy(),
    );
  });
  return passed;
}

function refusal({ headers, url, method }: IncomingMessage, host: string, protocols: readonly string[]) {
  if (!isAllowedHost(headers.host, host) || isCrossOrigin(headers)) return '403 Forbidden';
  if (method !== 'GET' || readTarget(url ?? '') === undefined) return '400 Bad Request';
  const asked = headers['sec-websocket-protocol'] ?? '';
  return headers.upgrade?.toLowerCase() === 'websocket' && protocols.includes(asked) ? undefined : '404 Not Found';
}

/** The address that opens a line in the editor, as Vite's overlay uses it. */
const editorPath = '/__open-in-editor';

/** Returns whether a request asks to open a line in the editor. */
export function asksForEditor({ url = '/' }: IncomingMessage): boolean {
  return readTarget(url)?.path === editorPath;
}

/**
 * Returns the address for Vite, with the real path of the file. Refuses requests from other origins and for files outside
 * the site's folder.
 */
export function editorAddress({ url = '/', headers }: IncomingMessage, root: string): string | Reply {
  if (!isSameOrigin(headers)) return plainReply(403, 'Only pages of this site may ask for this.');
  const asked = new URLSearchParams(readTarget(url)?.query).get('file') ?? '';
  const [, name = '', position = ':1'] = /^(.*?)(:\d+(?::\d+)?)?$/s.exec(asked) ?? [];
  const file = realFile(resolve(root, name));
  if (file === undefined || !containsPath(realpathSync(root), file)) {
    return plainReply(403, `The folder of the site has no file ${JSON.stringify(name)}.`);
  }
  // Always add a position, so that the end of a file name is not taken for one.
  return `${editorPath}?file=${encodeURIComponent(file + position)}`;
}

/** Returns the real path of a file; undefined if there is none. */
function realFile(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statSync(real).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}
