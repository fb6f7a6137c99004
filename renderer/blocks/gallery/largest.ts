import type { Picture } from '../../sdk/picture/picture.tsx';

/** Returns the address of the widest file of a picture. */
export function largest({ src, width, sources = [] }: Pick<Picture, 'src' | 'width' | 'sources'>): string {
  let best = { address: src, width: sources.length === 0 ? width : 0 };
  for (const { srcset, media } of sources) {
    if (media !== undefined) continue;
    for (const [, address = '', wide] of srcset.matchAll(/(\S+) (\d+)w/g))
      if (Number(wide) > best.width) best = { address, width: Number(wide) };
  }
  return best.address;
}
