/** See code-cache.js. */
export function runWithCodeCache(
  file: string,
  given: Readonly<Record<string, unknown>>,
  module?: { exports: unknown },
): unknown;
