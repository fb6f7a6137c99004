import Handlebars from 'handlebars';
import { nearest } from '../../sdk/suggest.ts';
import { inQuotes } from '../../sdk/unseen.ts';

/** A piece of a string: literal text, a token to fill in, or text that a query parameter may replace. */
type Part =
  | { readonly text: string }
  | { readonly token: string }
  | { readonly query: string; readonly fallback: string }
  | LeadPart;

/** A value of the lead that led to a page: what goes before it if it is there, and the text to show if it is not. */
interface LeadPart {
  readonly lead: string;
  readonly before: string;
  readonly fallback: string;
}

/** A string split at its tokens, or what is wrong with them. */
export type ParsedText = { readonly parts: readonly Part[] } | TokenError;

/** What is wrong with a token. `needle` is its source in the string. */
export interface TokenError {
  readonly error: string;
  readonly needle: string;
  readonly suggestion: string;
}

const known = new Map<string, ParsedText>();

/**
 * Splits a string at its Handlebars tokens. A token holds a path. Helpers, blocks and partials are errors, because copy is
 * data. The exceptions are `query`, with a query parameter and the text to show without it, and `lead.name`, which may have
 * the text to show without it. Parses each string once.
 */
export function parseTokens(source: string): ParsedText {
  // Handlebars stops reading at U+0000, which another check reports.
  const text = known.get(source) ?? parsed(source.replaceAll('\0', '\uFFFD'));
  known.set(source, text);
  return text;
}

/** Whether a string needs {@link parseTokens} at all. */
export function hasTokens(source: string): boolean {
  return source.includes('{{');
}

/** Finds a token with single braces, which visitors would see as text. */
export function singleBraceToken(source: string): TokenError | undefined {
  if (!source.includes('{')) return undefined;
  const [half, name] =
    /(?<!\{)\{\s*((?:facts|param|site)\.[\w.]+|lead\.[\w-]+(?:\s[^{}]+?)?|query\s[^{}]+?)\s*\}/.exec(source) ?? [];
  return half === undefined
    ? undefined
    : { error: `The token ${half} needs double braces.`, needle: half, suggestion: `Write {{${name}}}.` };
}

function parsed(source: string): ParsedText {
  let program: hbs.AST.Program;
  try {
    program = Handlebars.parseWithoutProcessing(source);
  } catch {
    return {
      error: `The token ${inQuotes(unreadable(source), 40)} cannot be read: it is not closed, or holds something other than a name.`,
      needle: unreadable(source),
      suggestion: nameSuggestion,
    };
  }
  const parts: Part[] = [];
  for (const statement of program.body) {
    if (isContent(statement)) parts.push({ text: statement.value });
    else {
      const name = nameOf(statement);
      const query = name === 'query' ? queryPart(statement as hbs.AST.MustacheStatement) : undefined;
      const lead = name.startsWith('lead.') ? leadPart(statement as hbs.AST.MustacheStatement, name) : undefined;
      if (query !== undefined) parts.push(query);
      else if (lead !== undefined) {
        const part = lead.fallback === '' ? withBefore(lead, parts) : lead;
        if (part === undefined) return { ...startError(name), needle: written(source, statement) };
        parts.push(part);
      } else if (name !== 'query' && isPlainPath(statement)) parts.push({ token: statement.path.original });
      else return { ...tokenError(name), needle: written(source, statement) };
    }
  }
  return { parts };
}

/** The first token that cannot be parsed, cut off after its name if it is not closed. */
function unreadable(source: string): string {
  for (const { index } of source.matchAll(/(?<!\{)\{\{/g)) {
    const rest = source.slice(index);
    const [closed] = /^\{{2,3}[^{}]*\}{2,3}/.exec(rest) ?? [];
    if (closed === undefined) return /^\{+[\w.]*/.exec(rest)?.[0] ?? '{{';
    if (!isReadable(closed)) return closed;
  }
  return '{{';
}

function isReadable(token: string): boolean {
  try {
    Handlebars.parseWithoutProcessing(token);
    return true;
  } catch {
    return false;
  }
}

const nameSuggestion = 'Write {{facts.name}}.';
const querySuggestion = "Write {{query 'city' 'your city'}}.";

function tokenError(name: string): Omit<TokenError, 'needle'> {
  if (name === 'query') {
    return {
      error: 'A query token needs the name of a parameter and the text shown without it, each in quotes.',
      suggestion: querySuggestion,
    };
  }
  if (name.startsWith('lead.')) {
    return {
      error: 'A value of a lead may have one text, in quotes, for visitors without it.',
      suggestion: `Write {{${name} 'you'}} or {{${name}}}.`,
    };
  }
  const isTypo = nearest(name, ['query']) !== undefined;
  return {
    error: 'A token holds one name, such as {{facts.phone}}.',
    suggestion: isTypo ? `Did you mean "query"? ${querySuggestion}` : nameSuggestion,
  };
}

/** The source of a token. */
function written(source: string, { loc }: hbs.AST.Statement): string {
  const rest = source.split('\n')[loc.start.line - 1]?.slice(loc.start.column) ?? '{{';
  return rest.slice(0, rest.indexOf('}}') + 2);
}

function nameOf(statement: hbs.AST.Statement): string {
  if (statement.type !== 'MustacheStatement') return '';
  const { path } = statement as hbs.AST.MustacheStatement;
  return path.type === 'PathExpression' ? (path as hbs.AST.PathExpression).original : '';
}

function queryPart({ params, hash }: hbs.AST.MustacheStatement): Part | undefined {
  const [query, fallback, ...others] = params.map((param) =>
    param.type === 'StringLiteral' ? (param as hbs.AST.StringLiteral).value.trim() : '',
  );
  if (!query || !fallback || others.length > 0 || (hash?.pairs.length ?? 0) > 0) return undefined;
  return { query, fallback };
}

function leadPart({ params, hash }: hbs.AST.MustacheStatement, name: string): LeadPart | undefined {
  const [fallback = '', ...others] = params.map((param) =>
    param.type === 'StringLiteral' ? (param as hbs.AST.StringLiteral).value.trim() : undefined,
  );
  const isWritten = params.length === 0 || fallback !== '';
  if (!isWritten || others.length > 0 || (hash?.pairs.length ?? 0) > 0) return undefined;
  return { lead: name.slice('lead.'.length), before: '', fallback };
}

/**
 * Moves the comma and the space before a value into it, so that "Thank you, {{lead.name}}!" is "Thank you!" without it.
 * Undefined if there is nothing before it.
 */
function withBefore(lead: LeadPart, parts: Part[]): LeadPart | undefined {
  const last = parts.at(-1);
  const [before = ''] = (last && 'text' in last ? /(?<=\S)[,،、，]?\s*$/.exec(last.text) : undefined) ?? [];
  if (before === '' || last === undefined || !('text' in last)) return undefined;
  parts[parts.length - 1] = { text: last.text.slice(0, -before.length) };
  return { ...lead, before };
}

function startError(name: string): Omit<TokenError, 'needle'> {
  return {
    error: `Nothing goes before {{${name}}}, so the text needs words for visitors without it.`,
    suggestion: `Write them in quotes: {{${name} 'You'}}.`,
  };
}

function isContent(statement: hbs.AST.Statement): statement is hbs.AST.ContentStatement {
  return statement.type === 'ContentStatement';
}

type PlainToken = hbs.AST.MustacheStatement & { readonly path: hbs.AST.PathExpression };

function isPlainPath(statement: hbs.AST.Statement): statement is PlainToken {
  if (statement.type !== 'MustacheStatement') return false;
  const { path, params, hash } = statement as hbs.AST.MustacheStatement;
  return path.type === 'PathExpression' && params.length === 0 && (hash === undefined || hash.pairs.length === 0);
}
