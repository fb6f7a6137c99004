import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '../../sdk/issue.ts';

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
