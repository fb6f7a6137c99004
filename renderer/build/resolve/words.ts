import Handlebars from 'handlebars';

/** A piece of a string: words as they are, or a token to fill in. */
type Part = { readonly text: string } | { readonly token: string };

/** A string with tokens, taken apart once; a fault when its tokens cannot be read. */
export type Template = { readonly parts: readonly Part[] } | { readonly fault: string; readonly needle: string };

const templates = new Map<string, Template>();

/**
 * Takes a string with Handlebars tokens apart. Only paths may stand in a token: anything that computes (helpers,
 * blocks, partials) is a fault, because words are data. Each distinct string is parsed once.
 */
export function template(source: string): Template {
  let parsed = templates.get(source);
  if (parsed === undefined) {
    parsed = parse(source);
    templates.set(source, parsed);
  }
  return parsed;
}

/** Whether a string needs {@link template} at all. */
export function hasTokens(source: string): boolean {
  return source.includes('{{');
}

function parse(source: string): Template {
  let program: hbs.AST.Program;
  try {
    program = Handlebars.parseWithoutProcessing(source);
  } catch {
    return { fault: 'The braces of a token are not closed, or hold something that is no name.', needle: '{{' };
  }
  const parts: Part[] = [];
  for (const statement of program.body) {
    if (isContent(statement)) parts.push({ text: statement.value });
    else if (isPlainPath(statement)) parts.push({ token: statement.path.original });
    else {
      const needle = source.split('\n')[statement.loc.start.line - 1]?.slice(statement.loc.start.column) ?? '{{';
      return {
        fault: 'A token holds one name, such as {{facts.phone}}.',
        needle: needle.slice(0, needle.indexOf('}}') + 2),
      };
    }
  }
  return { parts };
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
