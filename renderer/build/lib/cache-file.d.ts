/** See cache-file.js. */
export function contentChecksum(file: string, parts: readonly (string | Uint8Array)[]): string;

/** See cache-file.js. */
export function verifiedContent(file: string, bytes: Uint8Array): Buffer | undefined;

/** See cache-file.js. */
export function readRegularFile(file: string): Buffer;

/** See cache-file.js. */
export function loadCacheFile(file: string): Buffer | undefined;

/** See cache-file.js. */
export function storeCacheFile(file: string, parts: readonly (string | Uint8Array)[]): void;

/** See cache-file.js. */
export function writeAtomically(file: string, parts: Iterable<string | Uint8Array>): void;

/** See cache-file.js. */
export function renameFile(
  from: string,
  to: string,
  system?: { readonly platform?: NodeJS.Platform; readonly rename?: (from: string, to: string) => void },
): void;
