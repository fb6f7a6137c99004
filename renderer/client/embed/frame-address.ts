import type { Embed } from './embed-fields.ts';

/** The address of a frame, with the host of the page where the provider wants to know it. */
export function frameAddress({ src, hostParameter }: Pick<Embed, 'src' | 'hostParameter'>, host: string): string {
  if (hostParameter === undefined) return src;
  const url = new URL(src);
  url.searchParams.set(hostParameter, host);
  return url.href;
}
