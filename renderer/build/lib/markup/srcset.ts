/** An address; if it does not end in a comma, its descriptors follow up to the next one. Brackets hold commas of their own. */
const candidate = /[\s,]*(\S*[^\s,])(?:,|(?:\([^)]*\)?|[^,(])*)/g;

/** Returns the addresses in a `srcset` (HTML Standard, "parse a srcset attribute"). */
export function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(candidate), ([, address = '']) => address);
}
