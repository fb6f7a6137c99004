import type { PageContext } from '../../kit/block.ts';
import { normaliseRoutePath } from '../../kit/route-path.ts';
import { areAsAsked } from '../../site/as-asked.ts';
import type { PageNode, Site } from '../../site/site.ts';
import type { TemplateParams } from '../../site/template-input.ts';
import { routeFile, routeUrl } from '../../site/urls.ts';
import { saidWords } from '../claims/literal-findings.ts';
import { literalsIn, mayHoldLiteral } from '../claims/literals.ts';
import { isRecord } from '../is-record.ts';
import { mayBeMore, mayBeMoreIn } from '../kinds/may-be-more.ts';
import { reservedPart } from '../lint/reserved-names.ts';
import { isHarmlessRow } from '../lint/secrets.ts';
import { likenessOf, valueOn, type Way, type Words, wordsFor } from '../recipes/recipe.ts';
import type { FilledSection, HeadWords, RecipeSource } from '../recipes/recipes.ts';
import type { RenderContext } from '../render/index.ts';
import type { Piece } from '../render/pieces.ts';
import { pageContext, type ResolvedSection } from '../resolve/index.ts';
import { pageScope, type Scope } from '../resolve/scope.ts';
import { halfToken, template } from '../resolve/words.ts';
import { DocumentMould, type DocumentWords, type KeyedDocument } from './document-mould.ts';
import { PageData, propsOf } from './page-data.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A page that is made of a row, as far as it is its own. */
export interface CastPage extends DocumentWords {
  readonly mould: Mould;
  readonly row: Row;
  readonly path: string;
  readonly file: string;
}

/** The page that a mould is made of, with its node. */
export interface CastSource extends RecipeSource {
  readonly node: PageNode;
}

/** What the moulds of one matrix share. */
export interface CastMatrix {
  /** Parameters that its rows fill in. */
  readonly fields: TemplateParams;
  /** Year of the build. */
  readonly year: number;
  /** Paths that the config names besides its routes. */
  readonly named: ReadonlySet<string>;
  /** See {@link silentBy}. */
  readonly silent: (filled: object) => boolean;
}

/** Longest title and description that a page may have (`site/schema.ts`). */
const most = { title: 200, description: 500 };

/**
 * A kind of pages, by one of them that was planned and rendered. A row that differs from its own by words alone makes the same
 * page with other words in it; whatever else may come of these words is looked at, and where anything might, nothing is made.
 */
export class Mould {
  readonly source: CastSource;
  /** What rows are like whose pages it may make; see {@link likenessOf}. */
  readonly likeness: string;
  readonly #matrix: CastMatrix;
  readonly #site: Site;
  readonly #document: DocumentMould;
  readonly #fixed: readonly (readonly [way: Way, value: unknown])[];
  readonly #sections: readonly (CastSection | undefined)[];
  /** What blocks have from the page, and the ids that they make, of all sections. */
  readonly #outside: readonly unknown[];
  readonly #data: PageData;
  /** What stands around the sections, with the tokens of the site filled in. */
  readonly #head: HeadWords;
  /** Figures in it are nobody's but the row's. */
  readonly #isSilent: boolean;

  private constructor(
    source: CastSource,
    head: HeadWords,
    document: DocumentMould,
    context: RenderContext,
    matrix: CastMatrix,
  ) {
    const { page, row, fixed } = source;
    this.#head = head;
    this.source = source;
    this.likeness = likenessOf(row, []);
    this.#matrix = matrix;
    this.#site = pageScope(context.site, {}, page.locale).site;
    this.#document = document;
    this.#fixed = fixed.map((way) => [way, valueOn(way, row)]);
    this.#sections = page.sections.map((section, index) => castSection(section, source.sections[index], matrix));
    this.#isSilent = matrix.silent(source.node.meta);
    const own = pageContext(this.#site, page.path, matrix.year);
    this.#outside = outsideOf(page.sections, ownWords(source), own);
    this.#data = new PageData(source, this.#site, own);
  }

  /** Nothing where a page has more of its row than can be put in its place. */
  static of(source: CastSource, context: RenderContext, matrix: CastMatrix): Mould | undefined {
    const { page, head } = source;
    // Names of sitemaps and what cards say are made of words as well.
    const isMore =
      head === undefined || page.sitemap !== undefined || page.card !== undefined || context.site.policies.length > 0;
    const scope = pageScope(context.site, source.node.facts, page.locale);
    const filled = isMore || head === undefined ? undefined : filledHead(head, scope);
    const document = filled && DocumentMould.of(source, context);
    return document && new Mould(source, filled, document, context, matrix);
  }

  /** The page of a row that is like its own; nothing where that might be more than the same with other words. */
  fit(row: Row): CastPage | undefined {
    const { head, recipe } = this.source;
    if (head === undefined || this.#fixed.some(([way, value]) => valueOn(way, row) !== value)) return undefined;
    if (!areAsAsked(row, this.#matrix.fields) || !isHarmlessRow(row, recipe.axis)) return undefined;
    const path = pathOf(head.path, row);
    if (path === undefined || this.#matrix.named.has(path)) return undefined;
    const title = this.#textOf('title', row);
    const description = this.#textOf('description', row);
    if (title === undefined || description === undefined) return undefined;
    const sections: (readonly string[] | undefined)[] = [];
    for (const section of this.#sections) {
      const words = section && wordsIn(section, row);
      if (section !== undefined && words === undefined) return undefined;
      sections.push(words);
    }
    const url = routeUrl(this.#site, path);
    const data = this.#dataOf({ path, url, title, description, sections });
    return (
      data && { mould: this, row, path, title, description, url, file: routeFile(this.#site, path), sections, data }
    );
  }

  cast(page: CastPage): KeyedDocument {
    return this.#document.cast(page);
  }

  /** What stands around the sections of a row's page; nothing where the row brings along more than words, or its words are too long. */
  #textOf(field: 'title' | 'description', row: Row): string | undefined {
    const written = this.source.head?.[field] ?? [];
    const own = this.#head[field];
    const text = wordsFor(own, row);
    const raw = own === written ? text : wordsFor(written, row);
    const isText = raw !== '' && raw.length <= most[field] && raw.trim() === raw && !mayBeMore(text);
    return isText && (this.#isSilent || literalsIn(raw).length === 0) ? text : undefined;
  }

  /** Structured data of a page; nothing where blocks make something else of it, or throw, which its plan tells. */
  #dataOf(page: Pick<CastPage, 'path' | 'url' | 'title' | 'description' | 'sections'>): readonly Piece[] | undefined {
    const { sections } = this.source.page;
    const context = pageContext(this.#site, page.path, this.#matrix.year);
    try {
      const outside = outsideOf(sections, page.sections, context);
      const isSame =
        outside.length === this.#outside.length && outside.every((one, at) => areSame(one, this.#outside[at]));
      return isSame ? this.#data.of(page, context) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A section in which some of a row stand. */
interface CastSection extends FilledSection {
  /** Numbers of those of its words that somebody should know of where they hold a figure. */
  readonly said: readonly number[];
}

function castSection(
  { node }: ResolvedSection,
  filled: FilledSection | undefined,
  { silent }: CastMatrix,
): CastSection | undefined {
  if (filled === undefined) return undefined;
  const made = new Set(filled.made.map(({ word }) => word));
  return {
    ...filled,
    limits: filled.limits.map((limit, index) => (made.has(index) ? Number.MAX_SAFE_INTEGER : limit)),
    said: silent(node.fields) ? [] : (saidWords(node) ?? filled.words.map((_, index) => index)),
  };
}

/** What stands around sections, with tokens filled in; nothing where one has no value, or asks for that of a visitor's address. */
function filledHead(head: HeadWords, scope: Scope): HeadWords | undefined {
  const title = withoutTokens(head.title, scope);
  const description = withoutTokens(head.description, scope);
  return title && description && { ...head, title, description };
}

function withoutTokens(words: Words, scope: Scope): Words | undefined {
  if (words.every((part) => typeof part !== 'string' || !part.includes('{'))) return words;
  const filled: (string | Way)[] = [];
  for (const part of words) {
    const text = typeof part === 'string' ? textWithoutTokens(part, scope) : part;
    if (text === undefined) return undefined;
    filled.push(text);
  }
  return filled;
}

function textWithoutTokens(text: string, scope: Scope): string | undefined {
  const read = template(text);
  if ('fault' in read || halfToken(text) !== undefined) return undefined;
  let filled = '';
  for (const part of read.parts) {
    const own = 'text' in part ? part.text : 'token' in part ? scope.token(part.token) : undefined;
    if (own === undefined) return undefined;
    filled += own;
  }
  return filled;
}

/** The words of the sections in which some of a row stand, as the page itself has them. */
function ownWords({ page, sections }: RecipeSource): CastPage['sections'] {
  return page.sections.map(({ given }, index) => (sections[index] === undefined ? undefined : given.alike?.words));
}

/** What blocks have from a page, and the ids that they make of words. */
function outsideOf(sections: readonly ResolvedSection[], words: CastPage['sections'], page: PageContext): unknown[] {
  const outside: unknown[] = [];
  for (const [index, section] of sections.entries()) {
    const { given, definition } = section;
    const { fromPage, ids } = definition.block;
    if (fromPage !== undefined && given.without !== undefined) outside.push(fromPage(page, given.without.props));
    if (ids !== undefined && words[index] !== undefined) outside.push(ids(propsOf(section, words[index])));
  }
  return outside;
}

/** Whether values that can be serialised are the same; most that are are no deeper than this looks before it writes them out. */
function areSame(some: unknown, others: unknown): boolean {
  if (some === others) return true;
  return isRecord(some) && isRecord(others) ? haveSame(some, others) : JSON.stringify(some) === JSON.stringify(others);
}

function haveSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  const isShallow = keys.every((key) => one[key] === other[key] && Object.hasOwn(other, key));
  return isShallow || JSON.stringify(one) === JSON.stringify(other);
}

/** The words of a section; nothing where one of them is more than that. */
function wordsIn({ words, limits, made, said }: CastSection, row: Row): readonly string[] | undefined {
  const all = words.map((one) => wordsFor(one, row));
  for (const { word, of, make } of made) all[word] = make(all[of] ?? '');
  for (let index = 0; index < all.length; index++) {
    const { length } = all[index] ?? '';
    if (length === 0 || length > (limits[index] ?? 0)) return undefined;
  }
  if (mayBeMoreIn(all)) return undefined;
  const isSilent = said.length === 0 || !mayHoldLiteral(said.map((index) => all[index]).join('\n'));
  return isSilent || said.every((index) => literalsIn(all[index] ?? '').length === 0) ? all : undefined;
}

/** The path of a row's page, as it is written; nothing for one that is anything but usual. */
function pathOf(parts: Words, row: Row): string | undefined {
  const isUsual = parts.every((part) => typeof part === 'string' || usualPart.test(String(valueOn(part, row))));
  const path = isUsual ? wordsFor(parts, row) : '';
  const read = normaliseRoutePath(path);
  return 'path' in read && read.path === path && reservedPart(path) === undefined ? path : undefined;
}

const usualPart = /^[a-z\d-]+$/;
