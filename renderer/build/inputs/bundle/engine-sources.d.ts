/** The folder of the engine. */
export declare const engine: string;

/** See engine-sources.js. */
export function engineSources(): string[];

/** See engine-sources.js. */
export function isEngineSource(file: string): boolean;

/** See engine-sources.js. */
export const packedFile: string;

/** See engine-sources.js. */
export const packed: { readonly id: string; readonly drawing: string } | undefined;
