/** A directive of nginx: its words, and what stands in its braces. */
export interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[];
}

/**
 * Reads a file of nginx as nginx does (`ngx_conf_read_token`): words parted by spaces, in quotes with `\` in front of a
 * quote, a directive up to `;` or with a block in braces. Throws where nginx would refuse the file.
 */
export function parseNginx(text: string): Directive[] {
  const tokens = [...tokensOf(text)];
  const read = (inBlock: boolean): Directive[] => {
    const found: Directive[] = [];
    let words: string[] = [];
    for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
      if (token.kind === 'word') words.push(token.text);
      else if (token.kind === '}') {
        if (!inBlock || words.length > 0) throw new Error('unexpected "}"');
        return found;
      } else {
        if (words.length === 0) throw new Error(`unexpected "${token.kind}"`);
        found.push({ words, block: token.kind === '{' ? read(true) : [] });
        words = [];
      }
    }
    if (inBlock || words.length > 0) throw new Error('unexpected end of file');
    return found;
  };
  return read(false);
}

type Token = { readonly kind: ';' | '{' | '}' } | { readonly kind: 'word'; readonly text: string };

function* tokensOf(text: string): Generator<Token> {
  const pattern = /\s+|#[^\n]*|([;{}])|"((?:\\[\s\S]|[^"\\])*)"(?=[\s;{)])|([^\s;{}"'#][^\s;{}"]*)/y;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) throw new Error(`cannot read ${JSON.stringify(text.slice(at, at + 40))}`);
    const [, sign, inQuotes, word] = match;
    if (sign === ';' || sign === '{' || sign === '}') yield { kind: sign };
    const words = inQuotes?.replace(/\\(["\\])/g, '$1') ?? word;
    // A word may be as long as the buffer that nginx reads with.
    if (words !== undefined && words.length > 4095) throw new Error('too long parameter');
    if (words !== undefined) yield { kind: 'word', text: words };
  }
}
