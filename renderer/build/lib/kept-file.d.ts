/** See kept-file.js. */
export function contentHashOf(file: string, parts: readonly (string | Uint8Array)[]): string;

/** See kept-file.js. */
export function checkedContent(file: string, bytes: Uint8Array): Buffer | undefined;

/** See kept-file.js. */
export function readKept(file: string): Buffer | undefined;

/** See kept-file.js. */
export function keepFile(file: string, parts: readonly (string | Uint8Array)[]): void;

/** See kept-file.js. */
export function writeWhole(file: string, parts: readonly (string | Uint8Array)[]): void;
