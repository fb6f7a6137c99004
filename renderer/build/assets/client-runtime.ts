import type { Client } from '../../site/input.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';

/** The packages that islands of a site are bundled with, by what it has them run on. */
export const clientPackages: Readonly<Record<Client, readonly string[]>> = {
  react: ['react', 'react-dom'],
  preact: ['preact'],
};

/**
 * The file that an island gets when it imports a module of React's; undefined for all other imports. A site outside this
 * repository has no packages of its own: the runtime is always the engine's.
 */
export function clientModule(client: Client, id: string): string | undefined {
  if (!/^react(-dom)?(\/|$)/.test(id)) return undefined;
  const instead = client === 'preact' ? inPreact[id] : undefined;
  if (instead === undefined) return packageFile(id);
  return instead.endsWith('.ts') ? engineFile(instead) : packageFile(instead);
}

/** What {@link clientModule} says of every module of React's that runs in a browser. */
export function clientModules(client: Client): readonly (readonly [id: string, file: string])[] {
  return Object.keys(inPreact).flatMap((id) => {
    const file = clientModule(client, id);
    return file === undefined ? [] : [[id, file] as const];
  });
}

/** What takes the place of each module of React's that runs in a browser. */
const inPreact: Readonly<Record<string, string>> = {
  react: 'client/preact/react.ts',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'client/preact/react-dom-client.ts',
};

/** Modules of packages stay where they are, and each is asked for by many files. */
const files = new Map<string, string>();

function packageFile(id: string): string {
  const file = files.get(id) ?? decodeURIComponent(new URL(import.meta.resolve(id)).pathname);
  files.set(id, file);
  return file;
}
