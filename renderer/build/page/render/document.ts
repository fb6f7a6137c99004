import Handlebars from 'handlebars';
import { append } from '../../../sdk/any-length.ts';
import { type Diagnostic, DiagnosticsError } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { Site } from '../../../site/site.ts';
import { SourceText } from '../../inputs/sources/source-text.ts';
import { directionOf } from '../../lib/direction.ts';
import { cspHash } from '../../lib/hash.ts';
import { attributeOf, readMarkup, srcsetAddresses, type Tag } from '../../lib/markup/tags.ts';
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

/** Inline code that a document template has of its own, by the hashes that a content security policy names it by. */
export interface DocumentCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a document template adds to every page: its code, and what browsers would refuse. */
interface DocumentInspection {
  readonly code: DocumentCode;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** The template with spaces in place of comments, scripts and styles, which cannot hold its parts. */
  readonly markup: string;
}

/** Finds the code in a document template, and what its pages would load from other sites. */
function inspectDocument(source: string, file: string): DocumentInspection {
  // Handlebars leaves its comments out of the document.
  const html = source.replace(/\{\{~?!--[\s\S]*?--~?\}\}|\{\{~?![\s\S]*?\}\}/g, blank);
  const { tags } = readMarkup(html);
  const text = new SourceText(file, source);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const tag of tags) {
    const locate = ({ at = tag.start, ...problem }: Problem): Diagnostic => ({
      code: 'document-invalid',
      path: [],
      place: text.place(at),
      ...problem,
    });
    append(errors, [...attributeErrors(tag), ...loadErrors(tag)].map(locate));
    if (!isInlineCode(tag)) continue;
    const [kind, hashes] = tag.name === 'style' ? (['style', styles] as const) : (['script', scripts] as const);
    const content = (tag.content ?? '').replace(/\r\n?/g, '\n');
    const error = codeError(kind, content);
    if (error !== undefined) errors.push(locate(error));
    else warnings.push({ ...locate(codeWarning(kind)), code: 'document-code' });
    hashes.add(cspHash(content));
  }
  const code = { scripts: [...scripts].sort(), styles: [...styles].sort() };
  return { code, errors, warnings, markup: withoutCode(html, tags) };
}

/** A problem in the template. `at` is its offset, if that is not the offset of the tag. */
interface Problem extends Pick<Diagnostic, 'message' | 'suggestion'> {
  readonly at?: number;
}

/** Types of scripts that are data, and that no browser runs. */
const data = /^(?!.*(?:java|ecma)script|module|importmap|speculationrules)\S/i;

function isInlineCode(tag: Tag): boolean {
  if (tag.name === 'style') return true;
  return tag.name === 'script' && !attributeOf(tag, 'src') && !data.test(attributeOf(tag, 'type') ?? '');
}

function codeError(kind: 'script' | 'style', content: string): Problem | undefined {
  if (content.includes('{{')) {
    return {
      message: `A ${kind} of the document template is filled in by Handlebars, and its hash would be another on each page.`,
      suggestion: 'Write what differs between pages into an attribute, such as data-theme="{{theme}}" of <html>.',
    };
  }
  if (kind === 'script' && content.includes('<!--')) {
    return {
      message: 'A script of the document template has "<!--" in it, behind which browsers may not find its end.',
      suggestion: 'Take it out; in a string, write "\\x3C!--".',
    };
  }
  return undefined;
}

function codeWarning(kind: 'script' | 'style'): Problem {
  return kind === 'script'
    ? {
        message:
          'The document template has an inline script of its own, which runs on every page with all the rights of the site.',
        suggestion:
          'Its hash is added to the content security policy. Keep it free of what others can write, or move it into the island of a block.',
      }
    : {
        message: 'The document template has an inline style sheet of its own, which no other sheet is checked against.',
        suggestion: 'Its hash is added to the content security policy. Better, move it into templates/theme.css.',
      };
}

function attributeErrors({ attributes }: Tag): Problem[] {
  return attributes.flatMap(({ name, value, at }): Problem[] => {
    if (/^on[a-z]/.test(name)) {
      return [
        {
          at,
          message: `The attribute ${name} holds code, which browsers refuse by the content security policy.`,
          suggestion: 'Add a listener in the island of a block, or in a script of the document template.',
        },
      ];
    }
    if (name === 'style') {
      return [
        {
          at,
          message: 'The attribute style holds declarations, which browsers refuse by the content security policy.',
          suggestion: 'Give the element a class, and write them in templates/theme.css.',
        },
      ];
    }
    if (urlAttributes.has(name) && /^[\s\p{Cc}]*javascript:/iu.test(value)) {
      return [
        {
          at,
          message: `The attribute ${name} holds code, which browsers refuse by the content security policy.`,
          suggestion: 'Use a button, and add a listener in the island of a block.',
        },
      ];
    }
    return [];
  });
}

const urlAttributes = new Set(['action', 'data', 'formaction', 'href', 'src', 'srcdoc', 'xlink:href']);

/** Attributes that make a browser load something as soon as it reads the element. */
const loadingAttributes: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  script: ['src', 'href', 'xlink:href'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** Links that describe the page, and load nothing. */
const describingLinks = /\b(?:alternate|author|canonical|help|license|me|next|prev|search|webmention)\b/i;

function loadErrors(tag: Tag): Problem[] {
  if (tag.name === 'base') {
    return [
      {
        message: 'The document template has a <base>, which browsers refuse by the content security policy.',
        suggestion: 'Take it out: addresses begin with "/" or with the whole origin.',
      },
    ];
  }
  const rel = attributeOf(tag, 'rel') ?? '';
  if (tag.name === 'link' && describingLinks.test(rel) && !/stylesheet|pre(?:load|connect|fetch)/i.test(rel)) return [];
  const names = Object.hasOwn(loadingAttributes, tag.name) ? loadingAttributes[tag.name] : undefined;
  return (names ?? []).flatMap((name): Problem[] => {
    const own = tag.attributes.find((attribute) => attribute.name === name);
    if (own === undefined) return [];
    const addresses = name.endsWith('srcset') ? srcsetAddresses(own.value) : [own.value.trim()];
    const address = addresses.find((one) => /^(?:https?:)?\/\//i.test(one));
    return address === undefined ? [] : [{ at: own.at, ...foreignLoad(tag.name, address) }];
  });
}

function foreignLoad(element: string, address: string): Problem {
  const message = `The <${element}> of the document template loads ${address} from another site, which browsers refuse by the content security policy.`;
  if (element === 'script') {
    return {
      message,
      suggestion:
        'Name a pixel under "pixels" in the config, which asks visitors first; bring other code as a package that the island of a block imports.',
    };
  }
  return {
    message,
    suggestion:
      element === 'iframe'
        ? 'Use a block that shows it when a visitor asks for it, such as "video" or "presentation".'
        : 'Copy the file into templates/ and name it in a style sheet or in the config: pages ask no other site for anything.',
  };
}

/** Blanks comments and code: parts of a page in them would be no markup. */
function withoutCode(html: string, tags: readonly Tag[]): string {
  let markup = html;
  for (const { name, end, content } of tags) {
    if (content !== undefined && name !== 'title')
      markup = markup.slice(0, end) + blank(content) + markup.slice(end + content.length);
  }
  return markup.replace(/<!--[\s\S]*?(?:-->|$)/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
