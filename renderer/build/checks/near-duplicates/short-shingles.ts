import type { PageSets } from './shingle-sets.ts';

/** The first 15 bits of each shingle: two that differ have the same in one of 32,768 cases. */
const shift = 17;

/** A gap that ends at no shingle: the next byte goes on. */
const onward = 255;

/** Writes a page's own shingles, shortened, as the gaps between them: about a byte for each, and at most 128 more. */
export function shortShingles({ own }: Pick<PageSets, 'own'>): Uint8Array {
  const gaps: number[] = [];
  let last = 0;
  for (const shingle of own) {
    const short = shingle >>> shift;
    let gap = short - last;
    for (; gap >= onward; gap -= onward) gaps.push(onward);
    gaps.push(gap);
    last = short;
  }
  return Uint8Array.from(gaps);
}

/** Reads what {@link shortShingles} has written: sorted, with repeats. */
export function readShortShingles(gaps: Uint8Array): Uint32Array {
  const shingles = new Uint32Array(gaps.length);
  let count = 0;
  let last = 0;
  for (const gap of gaps) {
    last += gap;
    if (gap !== onward) shingles[count++] = last;
  }
  return shingles.subarray(0, count);
}
