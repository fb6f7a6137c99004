/** See compiled.js. */
export const packedScripts: string;

/** See compiled.js. */
export function compiledScript(entry: 'main' | 'api'): Promise<{ readonly exports: unknown; readonly state: string }>;

/** See compiled.js. */
export function sourceStateId(): string;

/** See compiled.js. */
export function storeScripts(
  folder: string,
  scripts: ReadonlyMap<string, string>,
  encode?: (code: Uint8Array) => Uint8Array,
): void;
