/** A directive of nginx: its words, and what stands in its braces. */
export interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[];
  /** Offset of its first word. */
  readonly at: number;
}

/** What nginx would refuse a file for, by its offset. */
export class NginxFault extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/**
 * Reads a file of nginx as nginx does (`ngx_conf_read_token`): words parted by spaces, in quotes with `\` in front of a
 * quote, a directive up to `;` or with a block in braces. Throws a {@link NginxFault} where nginx would refuse the file.
 */
export function parseNginx(text: string): Directive[] {
  const tokens = tokensOf(text);
  const read = (around: number | undefined): Directive[] => {
    const found: Directive[] = [];
    let words: string[] = [];
    let start = 0;
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const { kind, at } = next.value;
      if (kind === 'word') {
        if (words.length === 0) start = at;
        words.push(next.value.text);
      } else if (kind === '}') {
        if (around === undefined || words.length > 0) throw new NginxFault('unexpected "}"', at);
        return found;
      } else {
        if (words.length === 0) throw new NginxFault(`unexpected "${kind}"`, at);
        found.push({ words, block: kind === '{' ? read(start) : [], at: start });
        words = [];
      }
    }
    if (words.length > 0 || around !== undefined)
      throw new NginxFault('unexpected end of file', words.length > 0 ? start : (around ?? 0));
    return found;
  };
  return read(undefined);
}

type Token = { readonly at: number } & (
  | { readonly kind: ';' | '{' | '}' }
  | { readonly kind: 'word'; readonly text: string }
);

function* tokensOf(text: string): Generator<Token, undefined> {
  const pattern = /\s+|#[^\n]*|([;{}])|"((?:\\[\s\S]|[^"\\])*)"(?=[\s;{)])|([^\s;{}"'#][^\s;{}"]*)/y;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) throw new NginxFault(`cannot read ${JSON.stringify(text.slice(at, at + 40))}`, at);
    const [, sign, inQuotes, word] = match;
    if (sign === ';' || sign === '{' || sign === '}') yield { kind: sign, at };
    const words = inQuotes?.replace(/\\(["\\])/g, '$1') ?? word;
    // A word may be as long as the buffer that nginx reads with.
    if (words !== undefined && words.length > 4095) throw new NginxFault('too long parameter', at);
    if (words !== undefined) yield { kind: 'word', text: words, at };
  }
}
