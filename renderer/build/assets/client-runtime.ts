import { fileURLToPath } from 'node:url';
import type { Client } from '../../site/input.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';

/** The packages that islands are bundled with, by client runtime. */
export const clientPackages: Readonly<Record<Client, readonly string[]>> = {
  react: ['react', 'react-dom'],
  preact: ['preact'],
};

/**
 * Returns the file for a React module that an island imports; undefined for all other imports. The runtime is always the
 * engine's, because sites may have no packages.
 */
export function clientModule(client: Client, id: string): string | undefined {
  if (!/^react(-dom)?(\/|$)/.test(id)) return undefined;
  const replacement = client === 'preact' ? preactModules[id] : undefined;
  if (replacement === undefined) return packageFile(id);
  return replacement.endsWith('.ts') ? engineFile(replacement) : packageFile(replacement);
}

/** Returns the files of all React modules for browsers, as {@link clientModule} does. */
export function clientModules(client: Client): readonly (readonly [id: string, file: string])[] {
  return Object.keys(preactModules).flatMap((id) => {
    const file = clientModule(client, id);
    return file === undefined ? [] : [[id, file] as const];
  });
}

/** The Preact module for each React module for browsers. */
const preactModules: Readonly<Record<string, string>> = {
  react: 'client/preact/react.ts',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'client/preact/react-dom-client.ts',
};

/** Resolved modules: many files import the same ones. */
const files = new Map<string, string>();

function packageFile(id: string): string {
  const file = files.get(id) ?? fileURLToPath(import.meta.resolve(id));
  files.set(id, file);
  return file;
}
