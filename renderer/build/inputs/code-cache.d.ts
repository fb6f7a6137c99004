/** See code-cache.js. */
export function runWithCodeCache(
  file: string,
  code: string,
  given: Readonly<Record<string, unknown>>,
  module?: { exports: unknown },
): unknown;

/** See code-cache.js. */
export function dropCode(file: string): void;
