/**
 * Reads an address; undefined where it is none. Browsers of early 2023 have neither `URL.canParse` nor `URL.parse`, and the first
 * of these calls `https://käse.example` no address in Node 20 once it has been compiled for speed.
 */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
