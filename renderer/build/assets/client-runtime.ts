import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '../../sdk/issue.ts';
import type { Client } from '../../site/input.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';

/** The packages that islands are bundled with, by client runtime. */
export const clientPackages: Readonly<Record<Client, readonly string[]>> = {
  react: ['react', 'react-dom'],
  preact: ['preact'],
};

/** Returns the file for a React module that an island imports. It is always the engine's, because sites may have no packages. */
export function clientModule(client: Client, id: string): string {
  const replacement = client === 'preact' ? preactModules[id] : undefined;
  if (replacement === undefined) return packageFile(id);
  return replacement.endsWith('.ts') ? engineFile(replacement) : packageFile(replacement);
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

/** Returns the React exports that islands import and preact lacks, if these made bundling fail. */
export function missingInPreact(error: unknown): Diagnostic[] {
  const logs: unknown = error instanceof Error && 'errors' in error ? error.errors : [];
  return Array.isArray(logs) ? logs.flatMap(missing) : [];
}

interface Log {
  readonly code?: string;
  readonly message: string;
  /** The module that lacks the export. */
  readonly exporter?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

function missing({ code, exporter, message, loc }: Log): Diagnostic[] {
  if (code !== 'MISSING_EXPORT' || loc?.file === undefined || !/[\\/]preact[\\/]/.test(exporter ?? '')) return [];
  const name = /"(.*?)"/.exec(stripVTControlCharacters(message))?.[1] ?? '';
  return [
    {
      code: 'config-import',
      message: `React's "${name}" is not in preact, which the islands of this site use.`,
      path: [],
      place: { file: loc.file, line: loc.line, column: loc.column + 1 },
      suggestion: 'Do without it, or leave `client` out of the config, so that islands use React.',
    },
  ];
}
