import { mkdirSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { relativeName, withSlashes } from '../../renderer/build/lib/paths.ts';
import { isUnder } from '../../renderer/build/lib/slash-path.ts';
import { readTarget } from './target.ts';
import { guardUpgrades } from './upgrades.ts';

export interface ViteOptions {
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
