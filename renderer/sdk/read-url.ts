/**
 * Parses a URL; undefined if it is invalid. Browsers of early 2023 have neither `URL.canParse` nor `URL.parse`, and
 * once optimised, `URL.canParse` in Node 20 rejects `https://käse.example`.
 */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
