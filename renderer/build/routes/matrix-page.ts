import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import type { Blame, RawPage, Written } from '../schema/raw-page.ts';
import type { Filler } from './fill.ts';
import { filledPage, filledTexts } from './fill-page.ts';
import { contentKey, failedPage } from './page-fields.ts';
import { type ParamValues, paramToken } from './param-values.ts';
import type { Row } from './rows.ts';
import { followPath, insideChanges, type PageParams, type ParamPaths, paramPaths } from './source-path.ts';

/** One row of each axis of a matrix. */
export type Combination = Readonly<Record<string, Row>>;

type Fields = Readonly<Record<string, unknown>>;

interface MatrixOptions {
  readonly kind: 'matrix' | 'collection';
  /** Whether pages name a feed in their head. */
  readonly hasFeed?: boolean;
  readonly name: string;
  /** JSON path of the route. */
  readonly at: Path;
  readonly route: Fields;
  /** Path of its pages, with tokens. */
  readonly path: string;
  /** The parameters that all pages share. */
  readonly params: Fields;
  /** The page of the template with the changes of the route. */
  readonly page: Fields;
  /** The axis whose rows have sitemaps of their own. */
  readonly by: string | undefined;
  /** Axes whose rows contain nothing to fill in. */
  readonly plain: ReadonlySet<string>;
  /** Names of the template's parameters, with dots into groups. */
  readonly names: readonly string[];
  /** Which of them may have marks, by their names. */
  readonly marked: NonNullable<ParamValues['marked']>;
  readonly money: ParamValues['money'];
  /** Where a value of a row is written. */
  readonly rowWrittenAt: (axis: string, row: Row, inside: Path) => Written;
  /** Whether none of its pages contains a list of pages. */
  readonly isListless: boolean;
  readonly filler: Filler;
  readonly diagnostics: Diagnostic[];
}

/** What the pages of a matrix share. */
export class Matrix {
  readonly options: MatrixOptions;
  readonly pagesAt: Path;
  /** The path of its pages, with `*` for each token. */
  readonly pattern: string;
  #key: string | undefined;
  /** Results for values of the template or the route, which are the same for all pages. */
  readonly #written = new Map<string, Written>();

  constructor(options: MatrixOptions) {
    this.options = options;
    this.pagesAt = options.at.concat('pages');
    this.pattern = options.path.replace(paramToken, '*');
  }

  /** Content key of everything but the rows. */
  get key(): string {
    const { page, params, path, name, by, names, marked, money, hasFeed } = this.options;
    this.#key ??= contentKey(page, params, path, name, by, names, marked, money, hasFeed);
    return this.#key;
  }

  values(rows: Combination, at: Path): Omit<ParamValues, 'diagnostics'> {
    const { params, names, marked, money, plain } = this.options;
    const all: Record<string, unknown> = { ...params };
    for (const axis of Object.keys(rows)) all[axis] = rows[axis]?.values;
    return { params: all, names, marked, money, plain, at };
  }

  /** A page that is not built now. */
  leftOut(rows: Combination): RawPage {
    const { at } = this.options;
    return { ...failedPage(this.address(this.values(rows, at), [], at), at), leftOut: true };
  }

  /** The address of a page, with the plain values of its parameters. */
  address(values: Omit<ParamValues, 'diagnostics'>, diagnostics: Diagnostic[], at: Path): string {
    const { filler, path } = this.options;
    return String(filler.fill(path, { ...values, money: undefined, diagnostics }, at));
  }

  /** Where a value of a page is written, by its JSON path in the page. */
  writtenAt(inside: Path, paths: ParamPaths, isCached: boolean): Written {
    const id = inside.join('\0');
    const known = isCached ? this.#written.get(id) : undefined;
    if (known !== undefined) return known;
    let isOfRow = false;
    const written = this.#follow(inside, {
      ...paths,
      paramAt(name, rest) {
        isOfRow = true;
        return paths.paramAt(name, rest);
      },
    });
    if (isCached && !isOfRow) this.#written.set(id, written);
    return written;
  }

  #follow(inside: Path, paths: ParamPaths): Written {
    const { route, at } = this.options;
    if (inside[0] === 'params') return paths.paramAt(inside.slice(1).join('.'), []);
    const changed = inside[0] === 'path' ? inside : insideChanges(route, inside);
    if (changed !== undefined) return followPath(route, at, changed, paths);
    return followPath(route.template, [...at, 'template'], inside, paths);
  }
}

/** A page of a matrix. There may be hundreds of thousands, so it holds only its rows and derives the rest on demand. */
export class MatrixPage implements RawPage {
  readonly at: Path;
  readonly address: string;
  readonly rows: Combination;
  readonly #matrix: Matrix;

  constructor(matrix: Matrix, rows: Combination, index: number) {
    this.#matrix = matrix;
    this.rows = rows;
    this.at = matrix.pagesAt.concat(index);
    this.address = matrix.address(this.values, matrix.options.diagnostics, this.at.concat('path'));
  }

  /** The parameter values of the page. */
  get values(): Omit<ParamValues, 'diagnostics'> {
    return this.#matrix.values(this.rows, this.at.concat('params'));
  }

  get input(): Fields {
    const { page, filler, diagnostics } = this.#matrix.options;
    return { ...filledPage(page, { ...this.values, diagnostics }, this.at, filler), path: this.address };
  }

  key(): string {
    return Object.values(this.rows).reduce((key, row) => `${key} ${row.key}`, this.#matrix.key);
  }

  get isListless(): boolean {
    return this.#matrix.options.isListless;
  }

  get origin(): PageOrigin {
    const { kind, name, by } = this.#matrix.options;
    return {
      kind,
      of: name,
      pattern: this.#matrix.pattern,
      filledIn: filledTexts(this.values.params),
      ...(by === undefined ? {} : { sitemap: `${name}-${this.rows[by]?.id}` }),
    };
  }

  writtenAt(inside: Path, blame?: Blame): Written {
    const { params, at, rowWrittenAt } = this.#matrix.options;
    const pageParams: PageParams = {
      written: params,
      at: [...at, 'params'],
      values: this.values.params,
      rowAt: (axis, inner) => {
        const row = this.rows[axis];
        return row && rowWrittenAt(axis, row, inner);
      },
    };
    const written = this.#matrix.writtenAt(inside, paramPaths(pageParams, blame), blame === undefined);
    return { ...written, page: this.address };
  }
}
