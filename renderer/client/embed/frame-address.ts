import type { Embed } from './embed-fields.ts';

/** Returns the URL of a frame, with the page's host if the provider needs it. */
export function frameAddress({ src, hostParameter }: Pick<Embed, 'src' | 'hostParameter'>, host: string): string {
  if (hostParameter === undefined) return src;
  const url = new URL(src);
  url.searchParams.set(hostParameter, host);
  return url.href;
}
