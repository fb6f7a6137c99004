import type { PageContext } from '../../../sdk/block.ts';
import { normaliseRoutePath } from '../../../sdk/route-path.ts';
import type { PageNode, Site } from '../../../site/site.ts';
import type { TemplateParams } from '../../../site/template-input.ts';
import { routeFile, routeUrl } from '../../../site/urls.ts';
import { literalsIn } from '../../checks/claims/literals.ts';
import { reservedPart } from '../../checks/lint/reserved-names.ts';
import { isRecord } from '../../lib/is-record.ts';
import { parseTokens, singleBraceToken } from '../../lib/tokens.ts';
import type { RenderContext } from '../../page/render/index.ts';
import type { Piece } from '../../page/render/pieces.ts';
import { pageContext, type ResolvedSection } from '../../page/resolve/index.ts';
import { placeContext } from '../../page/resolve/page-sections.ts';
import { pageScope, type Scope } from '../../page/resolve/scope.ts';
import { isGroup } from '../../routes/filled-in.ts';
import { mayBeMore } from '../../schema/kinds/may-be-more.ts';
import { everyWay, type Way, type Words } from '../recipes/recipe.ts';
import type { HeadWords, RecipeSource } from '../recipes/recipes.ts';
import { type CastSection, castSection, wordsIn } from './cast-section.ts';
import { DocumentMould, type DocumentWords, type KeyedDocument } from './document-mould.ts';
import { PageData, propsOf } from './page-data.ts';
import { RowCheck } from './row-check.ts';
import type { ReadRow, RowReader } from './row-reader.ts';
import { type PlacedWords, RowPlaces, wordsOf } from './row-words.ts';

/** A page that is made of a row, as far as it is its own. */
export interface CastPage extends DocumentWords {
  readonly mould: Mould;
  readonly values: ReadRow['values'];
  readonly path: string;
  readonly file: string;
}

/** The page that a mould is made of, with its node. */
export interface CastSource extends RecipeSource {
  readonly node: PageNode;
}

/** What the moulds of one matrix share. */
export interface CastMatrix {
  readonly reader: RowReader;
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
  /** What rows are like whose pages it may make. */
  readonly likeness: string;
  /** Numbers of their values that are more than free words; see `Recipe`. */
  readonly bound: readonly number[];
  /** Numbers of those that pages may merely fill in. */
  readonly shown: readonly number[];
  readonly #matrix: CastMatrix;
  readonly #site: Site;
  readonly #document: DocumentMould;
  readonly #check: RowCheck;
  readonly #sections: readonly (CastSection | undefined)[];
  /** What blocks have from the page, and the ids that they make, of all sections. */
  readonly #outside: readonly unknown[];
  readonly #data: PageData;
  readonly #path: PlacedWords;
  readonly #title: HeadText;
  readonly #description: HeadText;
  /** Figures in it are nobody's but the row's. */
  readonly #isSilent: boolean;

  private constructor(
    source: CastSource,
    { path, title, description }: FilledHead,
    { check, places, document }: Pieces,
    context: RenderContext,
    matrix: CastMatrix,
  ) {
    const { page, row, recipe } = source;
    this.source = source;
    this.likeness = places.likeness;
    this.bound = recipe.bound.map((way) => places.numberOf(way));
    this.shown = isGroup(row) ? everyWay(row).flatMap((way, number) => (way.length === 1 ? [number] : [])) : [];
    this.#check = check;
    this.#path = places.place(path);
    this.#title = headText(title, places);
    this.#description = headText(description, places);
    this.#matrix = matrix;
    this.#site = pageScope(context.site, {}, page.locale).site;
    this.#document = document;
    this.#sections = page.sections.map((section, index) => {
      const filled = source.sections[index];
      return filled && castSection(section, filled, places, matrix.silent);
    });
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
    const places = new RowPlaces(source.row, matrix.reader);
    const check = RowCheck.of(source, matrix.fields, places);
    return document && check && new Mould(source, filled, { check, places, document }, context, matrix);
  }

  /** The page of a row that is like its own, by its values; nothing where that might be more than the same with other words. */
  fit(values: ReadRow['values']): CastPage | undefined {
    if (!this.#check.isPassedBy(values)) return undefined;
    const path = pathOf(this.#path, values);
    if (path === undefined || this.#matrix.named.has(path)) return undefined;
    const title = this.#textOf(this.#title, most.title, values);
    const description = this.#textOf(this.#description, most.description, values);
    if (title === undefined || description === undefined) return undefined;
    const sections: (readonly string[] | undefined)[] = [];
    for (const section of this.#sections) {
      const words = section && wordsIn(section, values);
      if (section !== undefined && words === undefined) return undefined;
      sections.push(words);
    }
    const url = routeUrl(this.#site, path);
    const data = this.#dataOf({ path, url, title, description, sections });
    const file = routeFile(this.#site, path);
    return data && { mould: this, values, path, title, description, url, file, sections, data };
  }

  cast(page: CastPage): KeyedDocument {
    return this.#document.cast(page);
  }

  /** What stands around the sections of a row's page; nothing where the row brings along more than words, or its words are too long. */
  #textOf({ filled, written }: HeadText, most: number, values: ReadRow['values']): string | undefined {
    const text = wordsOf(filled, values);
    const raw = written === undefined ? text : wordsOf(written, values);
    const isText = raw !== '' && raw.length <= most && raw.trim() === raw && !mayBeMore(text);
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

/** What a mould is made of besides the page. */
interface Pieces {
  readonly check: RowCheck;
  readonly places: RowPlaces;
  readonly document: DocumentMould;
}

/** Words around the sections with the tokens of the site filled in, and as they are written where these differ. */
interface HeadText {
  readonly filled: PlacedWords;
  readonly written: PlacedWords | undefined;
}

function headText({ filled, written }: FilledText, places: RowPlaces): HeadText {
  return { filled: places.place(filled), written: filled === written ? undefined : places.place(written) };
}

interface FilledText {
  readonly filled: Words;
  readonly written: Words;
}

interface FilledHead extends Readonly<Record<'title' | 'description', FilledText>> {
  readonly path: Words;
}

/** What stands around sections, with tokens filled in; nothing where one has no value, or asks for that of a visitor's address. */
function filledHead({ path, title, description }: HeadWords, scope: Scope): FilledHead | undefined {
  const [own, other] = [title, description].map((written) => {
    const filled = withoutTokens(written, scope);
    return filled && { filled, written };
  });
  return own && other && { path, title: own, description: other };
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
  const read = parseTokens(text);
  if ('fault' in read || singleBraceToken(text) !== undefined) return undefined;
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
    const { given, definition, slot } = section;
    const { fromPage, ids } = definition.block;
    if (fromPage !== undefined && given.without !== undefined) {
      outside.push(fromPage(placeContext(page, slot), given.without.props));
    }
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

/** The path of a row's page, as it is written; nothing for one that is anything but usual. */
function pathOf(parts: PlacedWords, values: ReadRow['values']): string | undefined {
  const isUsual = parts.every((part) => typeof part === 'string' || usualPart.test(String(values[part])));
  const path = isUsual ? wordsOf(parts, values) : '';
  const read = normaliseRoutePath(path);
  return 'path' in read && read.path === path && reservedPart(path) === undefined ? path : undefined;
}

const usualPart = /^[a-z\d-]+$/;
