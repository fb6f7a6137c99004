/** See code-cache.js. */
export function runWithCodeCache(
  file: string,
  code: string,
  given: Readonly<Record<string, unknown>>,
  module?: { exports: unknown },
): unknown;

/** See code-cache.js. */
export function forgetCode(file: string): void;
