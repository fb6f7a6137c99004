import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { PagesOf } from '../../sdk/names.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { asText } from '../lib/as-text.ts';
import { sharedJson } from '../lib/shared-json.ts';
import type { Filler } from './fill.ts';
import { isPagesOf, wholeParam } from './fill.ts';
import type { MatrixPage } from './matrix-page.ts';
import type { Row } from './row.ts';

/** A matrix as lists of its pages see it. */
export interface ListedMatrix {
  /** Names of the parameters that its rows fill in. */
  readonly axes: readonly string[];
  /** What tells the rows of each apart. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly lostIds: LostIds;
  /** All its pages are made, none is left out for now. */
  readonly whole: boolean;
  readonly pages: readonly ListedPage[];
}

/** What would tell apart the rows of each that are faulty, which is reported; empty where one does not say it. */
export type LostIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a row may be missing only because it has a fault. */
export function mayBeLost(id: string, lost: ReadonlySet<string> = new Set()): boolean {
  return lost.has(id) || lost.has('');
}

export type ListedPage = Pick<MatrixPage, 'address' | 'rows' | 'values'>;

interface LinkGroup {
  readonly title?: string;
  readonly links: readonly { readonly label: string; readonly href: string; readonly note?: string }[];
}

/** The matrices of a site, for lists of their pages. */
export interface ListedMatrices {
  /** By their names. */
  readonly matrices: ReadonlyMap<string, ListedMatrix>;
  /** Names of those that have faults, which are reported: nothing is known of their pages. */
  readonly unread: ReadonlySet<string>;
}

/** Puts groups of links in the place of each `{ pagesOf: … }`. What holds none is handed back as the same object. */
export class PageLists {
  readonly #matrices: ReadonlyMap<string, ListedMatrix>;
  readonly #unread: ReadonlySet<string>;
  readonly #filler: Filler;
  readonly #diagnostics: Diagnostic[];
  // These must not keep the inputs of thousands of pages in memory.
  readonly #known = new WeakMap<object, unknown>();
  readonly #without = new WeakSet<object>();
  readonly #withoutAny = new WeakSet<object>();
  readonly #lists = new Map<string, readonly LinkGroup[]>();

  constructor({ matrices, unread }: ListedMatrices, filler: Filler, diagnostics: Diagnostic[]) {
    this.#matrices = matrices;
    this.#unread = unread;
    this.#filler = filler;
    this.#diagnostics = diagnostics;
  }

  fill(value: unknown, at: Path): unknown {
    if (typeof value !== 'object' || value === null || !this.#holdsList(value)) return value;
    if (this.#known.has(value)) return this.#known.get(value);
    const filled = isPagesOf(value) ? this.#list(value, at) : this.#inside(value, at);
    this.#known.set(value, filled);
    return filled;
  }

  /** Whether a list of pages stands in a value; most hold none, and what they were filled in from tells it for all of them. */
  #holdsList(value: object): boolean {
    const pattern = this.#filler.patternOf(value);
    return (pattern === undefined || this.#mayHold(pattern, true)) && this.#mayHold(value, false);
  }

  /** A parameter that takes the place of a whole value may be a list, or hold one: in what is yet to be filled in, it counts. */
  #mayHold(value: object, params: boolean): boolean {
    const without = params ? this.#withoutAny : this.#without;
    if (without.has(value)) return false;
    if (isPagesOf(value) || (params && wholeParam(value) !== undefined)) return true;
    // Of the values of rows most hold nothing but words.
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
    const entries = Object.entries(value).map(
      ([key, item]) => [key, item, this.fill(item, [...at, Array.isArray(value) ? Number(key) : key])] as const,
    );
    if (entries.every(([, item, filled]) => item === filled)) return value;
    return Array.isArray(value)
      ? entries.map(([, , filled]) => filled)
      : Object.fromEntries(entries.map(([key, , filled]) => [key, filled]));
  }

  /** Lists that ask for the same are the same object, so that what holds them is rendered once. */
  #list(spec: PagesOf, at: Path): readonly LinkGroup[] {
    const key = sharedJson(spec);
    const list = this.#lists.get(key) ?? this.#make(spec, at);
    this.#lists.set(key, list);
    return list;
  }

  #make(spec: PagesOf, at: Path): readonly LinkGroup[] {
    const matrix = this.#matrices.get(spec.pagesOf);
    if (this.#unread.has(spec.pagesOf)) return nowhere;
    if (matrix === undefined) {
      this.#diagnostics.push({
        code: 'unknown-matrix',
        message: `There is no matrix "${spec.pagesOf}" whose pages could be listed.`,
        path: [...at, 'pagesOf'],
        suggestion: didYouMean(spec.pagesOf, this.#matrices.keys(), 'matrix'),
      });
      return nowhere;
    }
    const faults = this.#diagnostics.length;
    const { groupBy, where = {} } = spec;
    const strange = [
      ...Object.keys(spec).filter((field) => !specFields.includes(field)),
      ...(groupBy === undefined || matrix.axes.includes(groupBy) ? [] : ['groupBy']),
    ];
    for (const field of strange) this.#diagnostics.push(badField(field, spec, matrix, at));
    for (const field of wordFields) if (!isWords(spec[field])) this.#diagnostics.push(noWords(field, at));
    for (const [axis, wanted] of Object.entries(where)) append(this.#diagnostics, badWhere(axis, wanted, matrix, at));
    const wantedPages = matrix.pages.filter((page) => isWanted(page, where));
    // While pages are left out, a list shows those there are.
    const pages = wantedPages.length === 0 && !matrix.whole ? matrix.pages : wantedPages;
    if (pages.length === 0 || this.#diagnostics.length > faults) return nowhere;
    const groups = new Map<string, { pages: ListedPage[]; row: Row | undefined }>();
    for (const page of pages) {
      const row = groupBy === undefined ? undefined : page.rows[groupBy];
      const group = groups.get(row?.id ?? '') ?? { pages: [], row };
      groups.set(row?.id ?? '', group);
      group.pages.push(page);
    }
    return [...groups.values()].map(({ pages, row }) => {
      const [first] = pages;
      const title = spec.title === undefined ? row?.label : first && this.#words(spec.title, first, [...at, 'title']);
      const links = pages.map((page) => this.#link(spec, page, at));
      return { ...(title === undefined ? {} : { title }), links };
    });
  }

  #link(spec: PagesOf, page: ListedPage, at: Path) {
    const rows = Object.entries(page.rows).filter(([axis]) => axis !== spec.groupBy);
    const named = rows.map(([, { label }]) => label).join(', ');
    const label = spec.label === undefined ? named : this.#words(spec.label, page, [...at, 'label']);
    const note = spec.note === undefined ? undefined : this.#words(spec.note, page, [...at, 'note']);
    return { label, href: page.address, ...(note === undefined ? {} : { note }) };
  }

  #words(text: string, { values }: ListedPage, at: Path): string {
    return asText(this.#filler.fill(text, { ...values, diagnostics: this.#diagnostics }, at));
  }
}

/** What a list holds whose pages are not known: the fault is reported, and an empty list would be another. */
const nowhere: readonly LinkGroup[] = [{ links: [{ label: '-', href: '#' }] }];

function isWanted({ rows }: ListedPage, where: NonNullable<PagesOf['where']>): boolean {
  return Object.entries(where).every(([axis, wanted]) => [wanted].flat().includes(rows[axis]?.id ?? ''));
}

/** Fields that are words with parameters in them. */
const wordFields = ['title', 'label', 'note'] as const;

function isWords(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function noWords(field: string, at: Path): Diagnostic {
  return {
    code: 'wrong-type',
    message: `"${field}" must be text.`,
    path: [...at, field],
    suggestion: `Write words, with {{param.…}} for what comes from the row of each page.`,
  };
}

const specFields = ['pagesOf', 'groupBy', 'title', 'label', 'note', 'where'];

function badField(field: string, spec: PagesOf, { axes }: ListedMatrix, at: Path): Diagnostic {
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

function badWhere(axis: string, wanted: string | readonly string[], matrix: ListedMatrix, at: Path): Diagnostic[] {
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
    ids.includes(id) || mayBeLost(id, matrix.lostIds.get(axis))
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
