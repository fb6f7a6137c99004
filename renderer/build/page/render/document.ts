import Handlebars from 'handlebars';
import { type Diagnostic, DiagnosticsError } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { Site } from '../../../site/site.ts';
import { directionOf } from '../../lib/direction.ts';
import { type DocumentCode, inspectDocument } from './inspect-document.ts';
import { isEmpty, type Piece, SharedText } from './pieces.ts';

/**
 * The parts that a document template can place, besides `dir`, which follows from `lang`. `lang`, `theme` and `skipLink` are
 * text; the others are markup and need three braces.
 */
export interface DocumentParts {
  readonly lang: string;
  /** `auto`, `light` or `dark`. */
  readonly theme: string;
  /** Text of the link that leads past the header. */
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
  readonly source: string;
  /** Its own inline code. */
  readonly code: DocumentCode;
  /** Warnings about it. */
  readonly diagnostics: readonly Diagnostic[];
}

const textParts = ['lang', 'dir', 'theme', 'skipLink'];
const markup = ['head', 'top', 'main', 'bottom', 'scripts'] as const;
const parts: readonly string[] = [...textParts, ...markup];

type Part = (typeof markup)[number];

/** Compiles the template of the document around every page. Throws {@link DiagnosticsError} if a part is missing or unknown. */
export function documentTemplate(source: string, file: string): DocumentTemplate {
  const { markup: markupOnly, code, errors, warnings } = inspectDocument(source, file);
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
    if (textParts.includes(name) === escaped) return [];
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
  if (diagnostics.length > 0 || errors.length > 0) throw new DiagnosticsError([...diagnostics, ...errors]);
  const fill = filler(Handlebars.compile(source, { strict: true }));
  return Object.assign(fill, { source, code, diagnostics: warnings });
}

/** Reports a page with text from right to left if the `<html>` of the template has no `dir`. */
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
  const message = `The text of ${page.path} runs from right to left ("${page.locale ?? locale}"), and the document template does not say so.`;
  const line = source.slice(0, source.search(/<html\b/i)).split('\n').length;
  return [diagnostic(message, file, line, 'Add dir="{{dir}}" to its <html>.')];
}

/** Characters from Unicode's private use area that enclose the name of a part, as its placeholder. */
const [start, end] = ['\uE020', '\uE021'];
const placeholder = new RegExp(`${start}(${markup.join('|')})${end}`);

/** Fills the template once for all documents with the same text parts and the same markup parts. */
function filler(template: HandlebarsTemplateDelegate): (parts: DocumentParts) => readonly Piece[] {
  const known = new Map<string, readonly (SharedText | Part)[]>();
  return (given) => {
    const present = markup.filter((name) => given[name].some((piece) => !isEmpty(piece)));
    const key = [given.lang, given.theme, given.skipLink, ...present].join('\0');
    const dir = () => directionOf(given.lang);
    const filled = known.get(key) ?? splitAtPlaceholders(template({ ...given, dir, ...placeholdersFor(present) }));
    known.set(key, filled);
    return filled.flatMap((piece): readonly Piece[] => (typeof piece === 'string' ? given[piece] : [piece]));
  };
}

function placeholdersFor(present: readonly Part[]): Record<Part, string> {
  const placeholders = markup.map((name) => [name, present.includes(name) ? start + name + end : ''] as const);
  return Object.fromEntries(placeholders) as Record<Part, string>;
}

function splitAtPlaceholders(filled: string): readonly (SharedText | Part)[] {
  const pieces = filled.split(placeholder);
  return pieces.map((text, index) => (index % 2 === 0 ? new SharedText(text) : (text as Part)));
}

function diagnostic(message: string, file: string, line: number, suggestion: string): Diagnostic {
  return { code: 'document-invalid', message, path: [], place: { file, line, column: 1 }, suggestion };
}
