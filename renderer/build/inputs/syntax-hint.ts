/** The probable mistake behind a syntax error. */
export interface SyntaxHint {
  readonly message: string;
  readonly suggestion: string;
  /** From 0. */
  readonly column: number;
}

/**
 * Guesses the mistake in a line where the parser stopped at a column (from 0): an apostrophe or quotation mark that ends a
 * text early, curly quotes, or a text that is not closed. Undefined for anything else.
 */
export function syntaxHint(line: string, column: number, sentence: string): SyntaxHint | undefined {
  return innerQuote(line, column) ?? curlyQuote(line, column) ?? openText(column, sentence);
}

function innerQuote(line: string, column: number): SyntaxHint | undefined {
  const at = line.slice(0, column).trimEnd().length - 1;
  const quote = line[at];
  if ((quote !== "'" && quote !== '"') || !/[\p{L}\p{N}]/u.test(line.charAt(column))) return undefined;
  const rest = line.slice(column);
  const isInside = at === column - 1 || rest.split(quote).length % 2 === 0;
  const start = line.lastIndexOf(quote, at - 1);
  if (!isInside || start < 0) return undefined;
  const mark = quote === "'" ? 'apostrophe' : 'quotation mark';
  const end = textEnd(line, column, quote);
  const text = end === undefined ? undefined : line.slice(start + 1, end);
  const other = quote === "'" ? '"' : "'";
  const around = text?.includes(other) ? '`' : other;
  const name = { "'": 'single quotes', '"': 'double quotes', '`': 'backticks' }[around];
  const example = text === undefined || text.includes('`') ? '' : `: ${around}${text}${around}`;
  return {
    message: `The ${mark} after "${line.slice(start + 1, at)}" ends the text.`,
    suggestion: `Put the text in ${name}${example}. Or write a backslash in front of the ${mark}: \\${quote}.`,
    column: at,
  };
}

/** The probable end of a text: the first quote before a comma, semicolon, bracket or line end. */
function textEnd(line: string, from: number, quote: string): number | undefined {
  for (let at = line.indexOf(quote, from); at >= 0; at = line.indexOf(quote, at + 1)) {
    if (/^\s*(?:[,;)\]}]|$)/.test(line.slice(at + 1))) return at;
  }
  return undefined;
}

function curlyQuote(line: string, column: number): SyntaxHint | undefined {
  const [mark] = /^[‘’‚‛“”„‟«»‹›`´]/.exec(line.slice(column)) ?? [];
  if (mark === undefined) return undefined;
  return {
    message: `The quotation mark ${mark} cannot begin or end a text in code.`,
    suggestion: `Put the text in straight quotes: ' or ". Inside a text ${mark} is fine.`,
    column,
  };
}

function openText(column: number, sentence: string): SyntaxHint | undefined {
  if (!sentence.startsWith('Unterminated string')) return undefined;
  return {
    message: 'The text that starts here has no closing quote.',
    suggestion: 'Close it on the same line. A text of several lines goes between backticks.',
    column,
  };
}
