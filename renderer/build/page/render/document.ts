import Handlebars from 'handlebars';
import { type Diagnostic, DiagnosticsError } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { Site } from '../../../site/site.ts';
import { directionOf } from '../../lib/direction.ts';
import { type DocumentCode, documentLook } from './document-code.ts';
import { type Piece, SharedText, textOf } from './pieces.ts';

/**
 * What a document template can place, beside the `dir` that follows from `lang`. Everything but these, `theme` and
 * `skipLink` is finished markup, placed with three braces.
 */
export interface DocumentParts {
  readonly lang: string;
  /** `auto`, `light` or `dark`. */
  readonly theme: string;
  /** What the link says that leads past the header. */
  readonly skipLink: string;
  readonly head: readonly Piece[];
  readonly top: readonly Piece[];
  readonly main: readonly Piece[];
  readonly bottom: readonly Piece[];
  /** The loader and the data it reads; goes before the end of the body. */
  readonly scripts: readonly Piece[];
}

export interface DocumentTemplate {
  (parts: DocumentParts): readonly Piece[];
  /** As it is written. */
  readonly source: string;
  /** The inline code that it has of its own. */
  readonly code: DocumentCode;
  /** What is doubtful about it. */
  readonly diagnostics: readonly Diagnostic[];
}

const words = ['lang', 'dir', 'theme', 'skipLink'];
const markup = ['head', 'top', 'main', 'bottom', 'scripts'] as const;
const parts: readonly string[] = [...words, ...markup];

type Part = (typeof markup)[number];

/** Reads the HTML document around every page. Throws {@link DiagnosticsError} when it misses a part or names one that does not exist. */
export function documentTemplate(source: string, file: string): DocumentTemplate {
  const { markup: markupOnly, code, faults, warnings } = documentLook(source, file);
  let program: hbs.AST.Program;
  try {
    Handlebars.parse(source);
    program = Handlebars.parse(markupOnly);
  } catch (error) {
    const line = Number(/line (\d+)/.exec(String(error))?.[1] ?? 1);
    throw new DiagnosticsError([
      diagnostic('The document template is not valid Handlebars.', file, line, 'Close every {{ with }}.'),
    ]);
  }
  const used = program.body.filter(
    (statement) => statement.type === 'MustacheStatement',
  ) as hbs.AST.MustacheStatement[];
  const names = used.map(({ path, escaped, loc }) => ({
    name: path.type === 'PathExpression' ? (path as hbs.AST.PathExpression).original : '',
    escaped,
    line: loc.start.line,
  }));
  const diagnostics = names.flatMap(({ name, escaped, line }) => {
    if (!parts.includes(name)) {
      return [diagnostic(`The document template has no part "${name}".`, file, line, didYouMean(name, parts, 'part'))];
    }
    if (words.includes(name) === escaped) return [];
    return [
      diagnostic(
        `The part "${name}" needs ${escaped ? 'three' : 'two'} braces.`,
        file,
        line,
        escaped ? `Write {{{${name}}}}.` : `Write {{${name}}}.`,
      ),
    ];
  });
  for (const name of markup) {
    if (!names.some((part) => part.name === name)) {
      diagnostics.push(
        diagnostic(`The document template does not place "${name}".`, file, 1, `Add {{{${name}}}} where it belongs.`),
      );
    }
  }
  if (diagnostics.length > 0 || faults.length > 0) throw new DiagnosticsError([...diagnostics, ...faults]);
  const fill = inPieces(Handlebars.compile(source, { strict: true }));
  return Object.assign(fill, { source, code, diagnostics: warnings });
}

/** Tells of a page that is read from right to left where the `<html>` of the template has no `dir` to say so. */
export function directionDiagnostics(
  source: string,
  file: string,
  {
    locale,
    routes,
  }: Pick<Site, 'locale'> & { readonly routes: readonly { path: string; locale?: string | undefined }[] },
): readonly Diagnostic[] {
  if (/<html\b[^>]*\sdir=/i.test(source)) return [];
  const pages = [...routes, { path: '/404', locale }];
  const page = pages.find((page) => directionOf(page.locale ?? locale) === 'rtl');
  if (page === undefined) return [];
  const message = `The words of ${page.path} are read from right to left ("${page.locale ?? locale}"), which the document template does not say.`;
  const line = source.slice(0, source.search(/<html\b/i)).split('\n').length;
  return [diagnostic(message, file, line, 'Add dir="{{dir}}" to its <html>.')];
}

/** Of Unicode's private use area: where the part stands whose name is between them. */
const [start, end] = ['\uE020', '\uE021'];
const signed = new RegExp(`${start}(${markup.join('|')})${end}`);

/** The template is filled in once for all documents that have the same words and the same parts. */
function inPieces(template: HandlebarsTemplateDelegate): (parts: DocumentParts) => readonly Piece[] {
  const known = new Map<string, readonly (SharedText | Part)[]>();
  return (given) => {
    const present = markup.filter((name) => given[name].some((piece) => textOf(piece) !== ''));
    const key = [given.lang, given.theme, given.skipLink, ...present].join('\0');
    const dir = () => directionOf(given.lang);
    const filled = known.get(key) ?? splitAtParts(template({ ...given, dir, ...signsFor(present) }));
    known.set(key, filled);
    return filled.flatMap((piece): readonly Piece[] => (typeof piece === 'string' ? given[piece] : [piece]));
  };
}

function signsFor(present: readonly Part[]): Record<Part, string> {
  const signs = markup.map((name) => [name, present.includes(name) ? start + name + end : ''] as const);
  return Object.fromEntries(signs) as Record<Part, string>;
}

function splitAtParts(filled: string): readonly (SharedText | Part)[] {
  const pieces = filled.split(signed);
  return pieces.map((text, index) => (index % 2 === 0 ? new SharedText(text) : (text as Part)));
}

function diagnostic(message: string, file: string, line: number, suggestion: string): Diagnostic {
  return { code: 'document-invalid', message, path: [], place: { file, line, column: 1 }, suggestion };
}
