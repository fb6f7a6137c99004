import { plainPath, withoutFileName } from '../../../sdk/route-path.ts';
import { silentBy } from '../../checks/claims/literal-findings.ts';
import { textEnd } from '../../checks/doorways/comparison.ts';
import type { AddLike, ComparisonInParts } from '../../checks/doorways/index.ts';
import { textsOfModel } from '../../checks/doorways/section-text.ts';
import type { Loaded } from '../../inputs/index.ts';
import { weigh } from '../../lib/weigh.ts';
import type { Output } from '../../output/index.ts';
import { blockTypesOf } from '../../page/block-types.ts';
import { type MadePage, scriptOf } from '../../page/made-page.ts';
import { documentBytes, keyOf, pageFrame, type RenderContext, renderSections } from '../../page/render/index.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import type { ReadyPlan } from '../../plan.ts';
import { filledIn, shortTexts } from '../../routes/filled-in.ts';
import { namedPaths, rowFields } from '../../routes/tables.ts';
import type { KnownCast } from '../edited-rows/make-record.ts';
import { outlinesLike } from '../edited-rows/outline.ts';
import { hashOfValues } from '../recipes/recipe.ts';
import type { RecipeSource } from '../recipes/recipes.ts';
import type { KeyedDocument } from './document-mould.ts';
import { type CastPage, type CastSource, Mould } from './mould.ts';
import type { RowReader } from './row-reader.ts';

/** Where pages of a matrix are cast. */
export interface CastingSite {
  readonly loaded: Loaded;
  /** Name of the matrix. */
  readonly matrix: string;
  /** Year of the build. */
  readonly year: number;
  readonly context: RenderContext;
  readonly output: Output;
  readonly comparison: ComparisonInParts;
  readonly reader: RowReader;
}

/** A mould, and what else its pages have like the first. */
interface Kind {
  readonly mould: Mould;
  /** The blocks that they are made of, and what their script weighs. */
  readonly shape: string;
  readonly script: number;
  /** Its page, with nothing that is asked for only until it is written. */
  readonly light: ResolvedPage;
  readonly compare: AddLike;
  /** Values that they fill in whatever their row is. */
  readonly blanks: readonly string[];
  /** What the page's own sections say, by the numbers of all; see {@link textsOfModel}. */
  readonly texts: readonly { readonly section: number; readonly parts: readonly (string | number)[] }[];
  readonly outlineOf: ReturnType<typeof outlinesLike>;
}

/** Pages that each mould is tried on. */
const tried = 2;

/** The kinds of pages of one matrix, as they become known: other rows become such pages without being planned. */
export class Moulds {
  readonly #site: CastingSite;
  /** By what their rows are like. */
  readonly #kinds = new Map<string, Kind[]>();
  readonly #byMould = new Map<Mould, Kind>();

  constructor(site: CastingSite) {
    this.#site = site;
  }

  /**
   * Adds the kinds of a part by its pages, as they were planned. A mould is tried on others of these: where one comes out
   * otherwise than it is made, or there is none, nothing is cast in it.
   */
  add(ready: ReadyPlan, sources: readonly RecipeSource[]): void {
    const nodes = new Map(ready.site.routes.map((node) => [node.path, node]));
    const pages = new Map(ready.pages.map((page) => [page.path, page]));
    for (const source of sources) {
      const node = nodes.get(source.page.path);
      const isOwn = node !== undefined && source.recipe.matrix === this.#site.matrix;
      const kind = isOwn ? this.#kindOf({ ...source, node }, ready) : undefined;
      if (kind === undefined || !this.#isTrue(kind, pages, ready)) continue;
      const { likeness } = kind.mould;
      this.#kinds.set(likeness, [...(this.#kinds.get(likeness) ?? []), kind]);
      this.#byMould.set(kind.mould, kind);
    }
  }

  /** The page of a row by the mould that it fits; nothing where it fits none. */
  fit(row: unknown): CastPage | undefined {
    const { likeness, values } = this.#site.reader.read(row);
    for (const { mould } of this.#kinds.get(likeness) ?? []) {
      const page = mould.fit(values);
      if (page !== undefined) return page;
    }
    return undefined;
  }

  /** Has a page compared with others. */
  compare({ mould, path, values, sections }: CastPage): void {
    const { compare, texts, blanks } = this.#kindBy({ mould });
    const said = texts.map(({ section, parts }) => {
      const words = sections[section];
      return words && parts.map((part) => (typeof part === 'number' ? (words[part] ?? '') : part)).join(textEnd);
    });
    compare(path, [...blanks, ...shortTexts(mould.shown.map((number) => values[number]))], said);
  }

  /** Makes a page and puts it beside the output, unless it stands there. */
  async make(page: CastPage): Promise<MadePage> {
    const kind = this.#kindBy(page);
    const { output } = this.#site;
    const { bytes, seal, key } = page.mould.cast(page);
    const { file } = page;
    const { shape, light, script } = kind;
    const made = { page: pageOf(light, page), key, shape, weight: weigh(() => output.read(file), script) };
    const standing = output.manifest.files.get(file);
    const [lastKey, exact] = output.manifest.pages[file]?.split(' ') ?? [];
    if (standing !== undefined && lastKey === key) {
      const { hash, size } = standing;
      return {
        ...made,
        file: { path: file, hash },
        size,
        exact: Number(exact) > 0 ? Number(exact) : undefined,
        isNew: false,
      };
    }
    const size = bytes.length;
    return {
      ...made,
      file: await output.stage({ path: file, bytes, buildIdAt: seal }),
      size,
      exact: undefined,
      isNew: true,
    };
  }

  /** What is to be remembered of a page that is made. */
  known(page: CastPage): KnownCast {
    const { mould, values } = page;
    const outline = this.#kindBy(page).outlineOf(page);
    const rest = hashOfValues(mould.bound.map((number) => values[number]));
    return { outline, recipe: mould.source.recipe, rest };
  }

  #kindBy({ mould }: Pick<CastPage, 'mould'>): Kind {
    const kind = this.#byMould.get(mould);
    if (kind === undefined) throw new Error('a page fits a mould that nobody has made');
    return kind;
  }

  #kindOf(source: CastSource, ready: ReadyPlan): Kind | undefined {
    const { context, comparison, loaded, matrix, year, reader } = this.#site;
    const fields = rowFields(loaded.input, matrix, source.recipe.axis);
    const moved = ready.site.redirects.flatMap(({ from }) => [from, withoutFileName(from)]);
    const named = new Set([...namedPaths(loaded.input), ...moved.map(plainPath)]);
    const mould = Mould.of(source, context, {
      fields,
      year,
      named,
      reader,
      silent: silentBy(ready.unfolded.patternOf),
    });
    if (mould === undefined) return undefined;
    const { page, node } = source;
    return {
      mould,
      shape: blockTypesOf(page),
      script: scriptOf(page, context),
      light: { ...page, jsonLd: [] },
      compare: comparison.like(page),
      blanks: filledIn(source.recipe.params),
      texts: page.sections.flatMap(({ slot, given: { alike } }, section) =>
        slot === 'main' ? [{ section, parts: alike === undefined ? [] : textsOfModel(alike.model) }] : [],
      ),
      outlineOf: outlinesLike(page, node, ready),
    };
  }

  #isTrue({ mould, light }: Kind, pages: ReadonlyMap<string, ResolvedPage>, ready: ReadyPlan): boolean {
    const { recipe, row: own } = mould.source;
    const { reader } = this.#site;
    let tries = 0;
    for (const { path, rows } of ready.unfolded.matrices.get(recipe.matrix)?.pages ?? []) {
      const other = pages.get(plainPath(path));
      const row = rows[recipe.axis]?.values;
      if (other === undefined || row === undefined || row === own) continue;
      const { likeness, values } = reader.read(row);
      const page = likeness === mould.likeness ? mould.fit(values) : undefined;
      if (page === undefined) continue;
      if (!isPage(pageOf(light, page), other) || !this.#comesOutAs(mould.cast(page), other)) return false;
      if (++tries === tried) return true;
    }
    return tries > 0;
  }

  #comesOutAs({ bytes, seal, key }: KeyedDocument, page: ResolvedPage): boolean {
    const { context } = this.#site;
    const cast = Buffer.from(bytes);
    const frame = pageFrame(page, context);
    const made = documentBytes(renderSections(page, context), context, frame);
    return key === keyOf(page, frame, context) && seal === made.seal && cast.equals(made.bytes);
  }
}

function pageOf(light: ResolvedPage, { path, file, url, title, description }: CastPage): ResolvedPage {
  return { ...light, path, file, url, title, description };
}

function isPage(one: ResolvedPage, other: ResolvedPage): boolean {
  return (
    [one.path, one.file, one.url, one.title, one.description].join('\n') ===
    [other.path, other.file, other.url, other.title, other.description].join('\n')
  );
}
