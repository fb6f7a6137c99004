import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { PagesOf } from '../../sdk/names.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { escapeWords } from '../../sdk/words/marks.ts';
import { asText, sharedJson } from '../lib/as-text.ts';
import type { Filler } from './fill.ts';
import type { MatrixPage } from './matrix-page.ts';
import { isPagesOf, wholeParam } from './param-values.ts';
import { isProseSection, type ProseSections } from './prose-sections.ts';
import type { Row } from './rows.ts';

/** What lists of pages need to know of a matrix. */
export interface ListedMatrix {
  /** Names of the parameters that its rows fill in. */
  readonly axes: readonly string[];
  /** Ids of the rows by axis. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly failedIds: FailedIds;
  /** Whether no page is left out for now. */
  readonly whole: boolean;
  readonly pages: readonly ListedPage[];
  /** The entries of a collection, page by page. */
  readonly entries?: readonly EntryRow[];
}

/** Ids of rows with reported errors by axis. The id of a row is empty if it is not known. */
export type FailedIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a row may be missing because of a reported error. */
export function mayHaveFailed(id: string, failed: ReadonlySet<string> = new Set()): boolean {
  return failed.has(id) || failed.has('');
}

export type ListedPage = Pick<MatrixPage, 'address' | 'rows' | 'values'>;

interface LinkGroup {
  readonly title?: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly picture?: { readonly src: string };
    readonly note?: string;
  }[];
}

/** The matrices of a site, for lists of their pages. */
export interface ListedMatrices {
  readonly matrices: ReadonlyMap<string, ListedMatrix>;
  /** Names of matrices with reported errors. Their pages are unknown. */
  readonly failedMatrices: ReadonlySet<string>;
}

/** Replaces each `{ pagesOf: … }` by groups of links, and the name of each prose file by the file. Other values stay the same object. */
export class PageLists {
  readonly #matrices: ReadonlyMap<string, ListedMatrix>;
  readonly #failedMatrices: ReadonlySet<string>;
  readonly #filler: Filler;
  readonly #diagnostics: Diagnostic[];
  readonly #prose: ProseSections;
  // These must not keep the inputs of thousands of pages in memory.
  readonly #known = new WeakMap<object, unknown>();
  readonly #without = new WeakSet<object>();
  readonly #withoutAny = new WeakSet<object>();
  readonly #lists = new Map<string, readonly LinkGroup[] | readonly ArticleItem[]>();

  constructor(
    { matrices, failedMatrices }: ListedMatrices,
    filler: Filler,
    diagnostics: Diagnostic[],
    prose: ProseSections,
  ) {
    this.#matrices = matrices;
    this.#failedMatrices = failedMatrices;
    this.#filler = filler;
    this.#diagnostics = diagnostics;
    this.#prose = prose;
  }

  /** With `asArticles`, the value belongs to a block that shows articles. */
  fill(value: unknown, at: Path, asArticles = false): unknown {
    if (typeof value !== 'object' || value === null || !this.#holdsList(value)) return value;
    if (this.#known.has(value)) return this.#known.get(value);
    const filled = isPagesOf(value)
      ? this.#list(value, at, asArticles)
      : isProseSection(value)
        ? this.#prose.section(value, at)
        : this.#inside(value, at);
    this.#known.set(value, filled);
    return filled;
  }

  /** Whether a value contains a list of pages. The template content is checked first, because it is the same for many pages. */
  #holdsList(value: object): boolean {
    const template = this.#filler.templateOf(value);
    return (template === undefined || this.#mayHold(template, true)) && this.#mayHold(value, false);
  }

  /** With `params`, a `{ param: … }` counts as a list, because its value may contain one. */
  #mayHold(value: object, params: boolean): boolean {
    const without = params ? this.#withoutAny : this.#without;
    if (without.has(value)) return false;
    if (isPagesOf(value) || isProseSection(value) || (params && wholeParam(value) !== undefined)) return true;
    // Most rows contain only text, and need no entry in the set.
    let isDeep = false;
    for (const key in value) {
      const item: unknown = Reflect.get(value, key);
      if (typeof item !== 'object' || item === null) continue;
      if (params ? this.#mayHold(item, true) : this.#holdsList(item)) return true;
      isDeep = true;
    }
    if (isDeep) without.add(value);
    return false;
  }

  #inside(value: object, at: Path): unknown {
    const asArticles = Reflect.get(value, 'block') === 'articles';
    const entries = Object.entries(value).map(
      ([key, item]) =>
        [key, item, this.fill(item, [...at, Array.isArray(value) ? Number(key) : key], asArticles)] as const,
    );
    if (entries.every(([, item, filled]) => item === filled)) return value;
    return Array.isArray(value)
      ? entries.map(([, , filled]) => filled)
      : Object.fromEntries(entries.map(([key, , filled]) => [key, filled]));
  }

  /** Equal lists are the same object, so that sections with them are rendered once. */
  #list(spec: PagesOf, at: Path, asArticles: boolean): readonly LinkGroup[] | readonly ArticleItem[] {
    const key = `${asArticles} ${sharedJson(spec)}`;
    const list = this.#lists.get(key) ?? this.#make(spec, at, asArticles);
    this.#lists.set(key, list);
    return list;
  }

  #make(spec: PagesOf, at: Path, asArticles: boolean): readonly LinkGroup[] | readonly ArticleItem[] {
    const matrix = this.#matrices.get(spec.pagesOf);
    const unknownPages = asArticles ? unknownArticles : unknownLinks;
    if (this.#failedMatrices.has(spec.pagesOf)) return unknownPages;
    if (matrix === undefined) {
      this.#diagnostics.push({
        code: 'unknown-matrix',
        message: `There is no matrix or collection "${spec.pagesOf}" whose pages could be listed.`,
        path: [...at, 'pagesOf'],
        suggestion: didYouMean(spec.pagesOf, this.#matrices.keys(), 'matrix'),
      });
      return unknownPages;
    }
    const diagnosticCount = this.#diagnostics.length;
    const { groupBy, where = {} } = spec;
    const invalid = [
      ...Object.keys(spec).filter((field) => !specFields.includes(field)),
      ...(groupBy === undefined || matrix.axes.includes(groupBy) ? [] : ['groupBy']),
    ];
    for (const field of invalid) this.#diagnostics.push(invalidField(field, spec, matrix, at));
    for (const field of textFields) if (!isOptionalText(spec[field])) this.#diagnostics.push(notText(field, at));
    for (const [axis, wanted] of Object.entries(where))
      append(this.#diagnostics, whereDiagnostics(axis, wanted, matrix, at));
    append(this.#diagnostics, entryDiagnostics(spec, matrix, at, asArticles));
    const { topic, most } = spec;
    const isOfTopic = (index: number) => topic === undefined || matrix.entries?.[index]?.topic === topic;
    const chosen = matrix.pages.map((_, index) => index).filter(isOfTopic);
    if (asArticles && this.#diagnostics.length === diagnosticCount)
      return chosen.slice(0, most).flatMap((index) => articleItem(matrix.entries?.[index]));
    const wantedPages = chosen
      .flatMap((index) => matrix.pages[index] ?? [])
      .filter((page) => isWanted(page, where))
      .slice(0, most);
    // If all wanted pages are left out for now, the list shows the others.
    const pages = wantedPages.length === 0 && !matrix.whole ? matrix.pages : wantedPages;
    if (pages.length === 0 || this.#diagnostics.length > diagnosticCount) return unknownPages;
    const pictures = new Map(matrix.entries?.map(({ picture }, index) => [matrix.pages[index], picture]));
    const groups = new Map<string, { pages: ListedPage[]; row: Row | undefined }>();
    for (const page of pages) {
      const row = groupBy === undefined ? undefined : page.rows[groupBy];
      const group = groups.get(row?.id ?? '') ?? { pages: [], row };
      groups.set(row?.id ?? '', group);
      group.pages.push(page);
    }
    return [...groups.values()].map(({ pages, row }) => {
      const [first] = pages;
      const title =
        spec.title === undefined ? row?.label : first && this.#filledText(spec.title, first, [...at, 'title']);
      const links = pages.map((page) => this.#link(spec, page, pictures.get(page), at));
      return { ...(title === undefined ? {} : { title }), links };
    });
  }

  #link(spec: PagesOf, page: ListedPage, picture: EntryRow['picture'], at: Path) {
    const rows = Object.entries(page.rows).filter(([axis]) => axis !== spec.groupBy);
    const named = rows.map(([, { label }]) => label).join(', ');
    const label = spec.label === undefined ? named : this.#filledText(spec.label, page, [...at, 'label']);
    const note = spec.note === undefined ? undefined : this.#filledText(spec.note, page, [...at, 'note'], 'rich');
    return {
      label,
      href: page.address,
      ...(picture === undefined ? {} : { picture: { src: picture.src } }),
      ...(note === undefined ? {} : { note }),
    };
  }

  /** A note may have marks, as in lists that are written by hand. */
  #filledText(text: string, { values }: ListedPage, at: Path, marked?: 'rich'): string {
    return asText(this.#filler.fill(text, { ...values, diagnostics: this.#diagnostics }, at, marked));
  }
}

/** Placeholders for a list with reported errors, because an empty list would be another error. */
const unknownLinks: readonly LinkGroup[] = [{ links: [{ label: '-', href: '#' }] }];
const unknownArticles: readonly ArticleItem[] = [{ title: '-', teaser: '-', date: '-', href: '#' }];

function isWanted({ rows }: ListedPage, where: NonNullable<PagesOf['where']>): boolean {
  return Object.entries(where).every(([axis, wanted]) => [wanted].flat().includes(rows[axis]?.id ?? ''));
}

/** Fields that are text with parameters. */
const textFields = ['title', 'label', 'note'] as const;

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function notText(field: string, at: Path): Diagnostic {
  return {
    code: 'wrong-type',
    message: `"${field}" must be text.`,
    path: [...at, field],
    suggestion: 'Write text, with {{param.…}} for values from the row of each page.',
  };
}

const specFields = ['pagesOf', 'groupBy', 'title', 'label', 'note', 'where', 'most', 'topic'];

function invalidField(field: string, spec: PagesOf, { axes }: ListedMatrix, at: Path): Diagnostic {
  return field === 'groupBy'
    ? {
        code: 'unknown-param',
        message: `The matrix "${spec.pagesOf}" has no rows "${asText(spec.groupBy)}" to group its pages by.`,
        path: [...at, 'groupBy'],
        suggestion: didYouMean(asText(spec.groupBy), axes, 'name'),
      }
    : {
        code: 'unknown-field',
        message: `There is no field "${field}" here.`,
        path: [...at, field],
        atKey: true,
        suggestion: didYouMean(field, specFields, 'field'),
      };
}

function whereDiagnostics(
  axis: string,
  wanted: string | readonly string[],
  matrix: ListedMatrix,
  at: Path,
): Diagnostic[] {
  if (!matrix.axes.includes(axis)) {
    return [
      {
        code: 'unknown-param',
        message: `The matrix has no rows "${axis}".`,
        path: [...at, 'where', axis],
        atKey: true,
        suggestion: didYouMean(axis, matrix.axes, 'name'),
      },
    ];
  }
  const ids = matrix.ids[axis] ?? [];
  return [wanted].flat().flatMap((id): Diagnostic[] =>
    ids.includes(id) || mayHaveFailed(id, matrix.failedIds.get(axis))
      ? []
      : [
          {
            code: 'invalid-value',
            message: `No row of "${axis}" has the value "${id}" in its path.`,
            path: [...at, 'where', axis],
            suggestion: didYouMean(id, ids, 'value'),
          },
        ],
  );
}

/** What is listed: a matrix, or a collection with its entries. */
interface Listed {
  readonly entries?: readonly EntryRow[];
}

/** An article in a list, as the block `articles` shows it. */
export interface ArticleItem {
  readonly title: string;
  readonly teaser: string;
  readonly date?: string;
  readonly topic?: string;
  readonly href: string;
  readonly picture?: { readonly src: string };
}

/** Returns the item of an entry in a list of articles. */
function articleItem(entry: EntryRow | undefined): ArticleItem[] {
  if (entry === undefined) return [];
  const { title, description, date, topic, href, picture } = entry;
  // The description is plain text, and the teaser may have marks. The title beside a picture says what it shows.
  return [
    {
      title,
      teaser: escapeWords(description),
      ...(date !== undefined && { date }),
      ...(topic !== undefined && { topic }),
      href,
      ...(picture !== undefined && { picture: { src: picture.src } }),
    },
  ];
}

/** Checks what only lists of entries can say. */
function entryDiagnostics(spec: PagesOf, { entries }: Listed, at: Path, asArticles: boolean): Diagnostic[] {
  const { most, topic } = spec;
  const found: Diagnostic[] = [];
  if (most !== undefined && !(Number.isInteger(most) && most > 0)) {
    const suggestion = 'Write how many pages the list shows at most: most: 6.';
    found.push({
      code: 'invalid-value',
      message: '"most" must be a whole number from 1 on.',
      path: [...at, 'most'],
      suggestion,
    });
  }
  if (entries === undefined && (asArticles || topic !== undefined)) {
    found.push({
      code: 'invalid-value',
      message: `"${spec.pagesOf}" is a matrix, and ${asArticles ? 'articles are' : 'topics belong to'} the entries of a collection.`,
      path: [...at, asArticles ? 'pagesOf' : 'topic'],
      suggestion: asArticles ? 'List the pages of a matrix with the block "directory".' : 'Write "where" instead.',
    });
  }
  if (entries !== undefined && topic !== undefined && !entries.some((entry) => entry.topic === topic)) {
    const topics = new Set(entries.flatMap((entry) => entry.topic ?? []));
    found.push({
      code: 'invalid-value',
      message: `No entry of "${spec.pagesOf}" has the topic ${JSON.stringify(topic)}.`,
      path: [...at, 'topic'],
      suggestion: didYouMean(asText(topic), topics, 'topic'),
    });
  }
  return found;
}

/** A picture as fields of the kind `picture` take it. */
interface EntryPicture {
  readonly src: string;
  readonly alt: string;
}

/** What an entry gives its page, and lists of pages. */
export interface EntryRow {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** As people read it; none if the entries are no articles. */
  readonly date?: string | undefined;
  readonly topic?: string | undefined;
  readonly picture?: EntryPicture | undefined;
  /** The same picture for fields that take other media too. */
  readonly media?: ({ readonly kind: 'picture' } & EntryPicture) | undefined;
  /** What search engines learn about it, if it is an article. */
  readonly article?: { readonly published: string; readonly updated?: string; readonly author?: string } | undefined;
}
