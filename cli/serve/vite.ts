import { mkdirSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { readTarget } from './target.ts';
import { guardUpgrades } from './upgrades.ts';

export interface ViteOptions {
  /** The site's folder. */
  readonly root: string;
  readonly cacheDir: string;
  readonly host: string;
  /** The server that browsers talk to; Vite takes its web sockets. */
  readonly server: Server;
}

/**
 * The parts of Vite that `dev` stands on: its watcher, its client with the overlay, and the way from a click to the
 * editor. Pages never pass through it, so that they are what `build` writes.
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
      // Pages of other origins read nothing, and least of all the token in the client.
      cors: false,
      watch: { ignored: isGenerated(root, cacheDir) },
      fs: { allow: [clientFolder()] },
    },
  });
}

/**
 * Tells what is made in a site's folder from what is written there: outputs of the usual name with what stands beside them
 * meanwhile, and the cache. Folders above the site, and beside it, may have any name.
 */
function isGenerated(root: string, cacheDir: string): (path: string) => boolean {
  // Vite takes a folder by its own name, not by that of a link to it.
  const site = realpathSync(root);
  const cache = relative(root, cacheDir);
  return (path) => {
    const parts = relative(site, path).split(sep);
    return (
      parts[0] !== '..' && (parts[0] === cache || parts.some((part) => part === 'dist' || part.startsWith('.dist.')))
    );
  };
}

/** Whether an address is that of a file of Vite's client. `root` is the folder as Vite names it. */
export function isViteClient(url: string, root: string): boolean {
  const path = readTarget(url)?.path;
  if (path === undefined || path === '/@vite/client') return path !== undefined;
  const folder = clientFolder();
  const inRoot = relative(root, folder).replaceAll('\\', '/');
  return [`/@fs${folder}/`, `/${inRoot}/`].some((start) => path.startsWith(start) && isName(path.slice(start.length)));
}

/** Vite has its own ways with the rest of an address; none of them is to lead out of its client. */
function isName(rest: string): boolean {
  return /^[\w.-]+$/.test(rest);
}

/** The folder that Vite's client stands in, with forward slashes. */
export function clientFolder(): string {
  return fileURLToPath(new URL('../client', import.meta.resolve('vite'))).replaceAll('\\', '/');
}
