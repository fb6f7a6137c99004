/** See engine-sources.js. */
export function isEngineSource(file: string): boolean;
