/** Names that people and programs write in markup; all others are looked up nowhere and stay as they are. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  times: '×',
  euro: '€',
  pound: '£',
};

/** A stretch of HTML without tags as it is read: characters in place of their references. */
export function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#[xX]([\dA-Fa-f]+)|(\w+));/g, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
