/** A directive of nginx: its words and the block in its braces. */
export interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[];
  /** Offset of its first word. */
  readonly at: number;
}

/** A syntax error of an nginx file at an offset. */
class NginxSyntaxError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/**
 * Parses an nginx file as nginx does (`ngx_conf_read_token`): words separated by spaces, quoted words with `\` before
 * quotes, directives that end with `;` or a block. Throws a {@link NginxSyntaxError} if nginx would reject the file.
 */
export function parseNginx(text: string): Directive[] {
  const tokens = tokensOf(text);
  const read = (blockStart: number | undefined): Directive[] => {
    const found: Directive[] = [];
    let words: string[] = [];
    let start = 0;
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const { kind, at } = next.value;
      if (kind === 'word') {
        if (words.length === 0) start = at;
        words.push(next.value.text);
      } else if (kind === '}') {
        if (blockStart === undefined || words.length > 0) throw new NginxSyntaxError('unexpected "}"', at);
        return found;
      } else {
        if (words.length === 0) throw new NginxSyntaxError(`unexpected "${kind}"`, at);
        found.push({ words, block: kind === '{' ? read(start) : [], at: start });
        words = [];
      }
    }
    if (words.length > 0 || blockStart !== undefined)
      throw new NginxSyntaxError('unexpected end of file', words.length > 0 ? start : (blockStart ?? 0));
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
    if (match === null) throw new NginxSyntaxError(`cannot read ${JSON.stringify(text.slice(at, at + 40))}`, at);
    const [, sign, inQuotes, word] = match;
    if (sign === ';' || sign === '{' || sign === '}') yield { kind: sign, at };
    const words = inQuotes?.replace(/\\(["\\])/g, '$1') ?? word;
    // The buffer of nginx limits the length of a word.
    if (words !== undefined && words.length > 4095) throw new NginxSyntaxError('too long parameter', at);
    if (words !== undefined) yield { kind: 'word', text: words, at };
  }
}
