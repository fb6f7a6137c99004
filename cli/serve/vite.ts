import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { isLoopback } from './own-host.ts';

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
      ws: { server },
      host,
      ...(isLoopback(host) ? {} : { allowedHosts: true }),
      watch: { ignored: ['**/dist/**', '**/.dist.*/**', `${cacheDir}/**`] },
      fs: { allow: [clientFolder()] },
    },
  });
}

/** Whether a path is one that Vite answers: its client, and the request that opens an editor. */
export function isVitePath(path: string, root: string): boolean {
  const folder = clientFolder();
  const inRoot = relative(root, folder).replaceAll('\\', '/');
  return ['/@vite/', '/__open-in-editor', `/@fs${folder}/`, `/${inRoot}/`].some((start) => path.startsWith(start));
}

function clientFolder(): string {
  return fileURLToPath(new URL('../client', import.meta.resolve('vite'))).replaceAll('\\', '/');
}
