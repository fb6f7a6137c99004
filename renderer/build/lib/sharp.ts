import type { Sharp, SharpOptions } from 'sharp';

let opened: Promise<(input: Uint8Array, options?: SharpOptions) => Sharp> | undefined;

/**
 * Loads sharp for pictures whose bytes have to be the same everywhere: one thread each, because the bytes of an AVIF file
 * depend on the number of threads. Only sites with pictures load it.
 */
export function loadSharp(): Promise<(input: Uint8Array, options?: SharpOptions) => Sharp> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return (input, options) => sharp(input, options);
  });
  return opened;
}
