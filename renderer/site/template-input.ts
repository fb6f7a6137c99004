import type { FactOverride } from '../sdk/facts.ts';
import type { FactName, LayoutName, Section } from '../sdk/names.ts';
import type { CheckedChanges, SectionChanges, SectionsAt, WithCheckedForms } from './change-input.ts';
import type { MetaInput, Theme } from './page-input.ts';
import type { Waived } from './waiver.ts';

/** A page template as written in `templates/pages/`: plain data with parameters, which each page fills in. */
export interface TemplateInput<Params extends TemplateParams = TemplateParams> {
  /** What the template is for, in a sentence. */
  description: string;
  /** What each page fills in, by name. */
  params: Params;
  meta: Templated<MetaInput>;
  layout?: LayoutName;
  theme?: Theme;
  /** Language tag of the pages, if it differs from the site's: `es-US`. */
  locale?: string;
  facts?: FactOverridesInput;
  /** Sections by name, in the order they appear. */
  sections: Readonly<Record<string, TemplatedSection>>;
}

/** Parameters by name. */
export type TemplateParams = Readonly<Record<string, ParamInput>>;

interface ParamBase<Example> {
  /** What to write, in a sentence. The error for a missing parameter shows it. */
  help: string;
  /** A value that makes a good page. The template is tested and shown with it. */
  example: Example;
  /** Pages may leave it out. */
  optional?: boolean;
}

/** One parameter: its type, limits and documentation. */
export type ParamInput =
  | ({ type: 'text'; max?: number } & ParamBase<string>)
  /** A text that may have `**strong**`, `*emphasis*` and `[links](/path)`. In a `text` these characters mean themselves. */
  | ({ type: 'rich'; max?: number } & ParamBase<string>)
  | ({ type: 'number'; min?: number; max?: number } & ParamBase<number>)
  /** A price in the site's currency. In a text it is written with its currency: `39,50 €`. */
  | ({ type: 'money'; min?: number; max?: number } & ParamBase<number>)
  | ({ type: 'flag' } & ParamBase<boolean>)
  | ({ type: 'choice'; options: readonly [string, ...string[]] } & ParamBase<string>)
  | ({ type: 'list'; of: ParamInput; min?: number; max?: number } & Partial<ParamBase<readonly unknown[]>>)
  | ({ type: 'group'; fields: TemplateParams } & Partial<ParamBase<unknown>>)
  /** Any value, such as a section or part of one. The block that receives it checks it. */
  | ({ type: 'value' } & ParamBase<unknown>);

/** The values that a page gives a template. */
export type ParamsOf<Template> = Template extends TemplateInput<infer Params> ? ParamValues<Params> : never;

/**
 * Checks that pages give their templates the right parameters, that variants change only what exists, and that conditions name
 * fields and options of their own form.
 */
export type WithCheckedRoutes<Site extends { readonly routes: readonly unknown[] }> = {
  readonly routes: { readonly [Index in keyof Site['routes']]: CheckedRoute<Site['routes'][Index]> };
};

type CheckedRoute<Route> = Route extends { readonly kind: 'template'; readonly template: infer Template }
  ? { readonly params: ParamsOf<Template> }
  : Route extends { readonly kind: 'variant'; readonly of: infer Path }
    ? WithCheckedSections<SectionsAt<Path>, Route>
    : Route extends { readonly kind: 'experiment'; readonly of: infer Path; readonly variants: infer Variants }
      ? {
          readonly variants: {
            readonly [Index in keyof Variants]: Variants[Index] &
              WithCheckedSections<SectionsAt<Path>, Variants[Index]>;
          };
        }
      : WithCheckedForms<Route>;

type WithCheckedSections<Original, Page> = Page extends { readonly sections: infer Changes }
  ? { readonly sections: CheckedChanges<Original, Changes> }
  : unknown;

type ParamValues<Params extends TemplateParams> = {
  readonly [Name in keyof Params as Params[Name] extends { optional: true } ? never : Name]: ParamValue<Params[Name]>;
} & {
  readonly [Name in keyof Params as Params[Name] extends { optional: true } ? Name : never]?: ParamValue<Params[Name]>;
};

type ParamValue<Param> = Param extends { type: 'text' | 'rich' }
  ? string
  : Param extends { type: 'number' | 'money' }
    ? number
    : Param extends { type: 'flag' }
      ? boolean
      : Param extends { options: readonly (infer Option)[] }
        ? Option
        : Param extends { of: infer Item }
          ? readonly ParamValue<Item>[]
          : Param extends { fields: infer Fields extends TemplateParams }
            ? ParamValues<Fields>
            : unknown;

/** A reference to a parameter, in place of a value. */
export interface ParamRef {
  /** Name of the parameter; dots lead into groups: `questions`, `city.reviews`. */
  readonly param: string;
}

/** A value in a template: a literal, a parameter, or a text with parameters in it. */
export type Templated<Value> = Value extends string
  ? Value | ParamRef | `${string}{{param.${string}` | `${string}{{entry.${string}`
  : Value extends readonly (infer Item)[]
    ? readonly Templated<Item>[] | ParamRef
    : Value extends object
      ? { [Key in keyof Value]: Templated<Value[Key]> } | ParamRef
      : Value | ParamRef;

/** A section of a template. */
export type TemplatedSection = Templated<Section> & {
  /** Shows the section only on pages that give this parameter (`param.video`), or that do not (`!param.video`). */
  readonly when?: string;
};

/** Facts that have another value on a page, each with a reason. */
export type FactOverridesInput = Partial<Record<FactName, FactOverride>>;

interface ChangedPage extends Waived {
  meta?: Partial<MetaInput>;
  layout?: LayoutName;
  theme?: Theme;
  /** Language tag of the page, if it differs from the original's: `es-US`. */
  locale?: string;
  facts?: FactOverridesInput;
  /** `false` leaves the page out of the sitemap. Search engines may still index it. */
  sitemap?: false;
}

/** A page made from a template. */
export interface TemplatePageInput extends ChangedPage {
  kind: 'template';
  /** Address on this site: `/roof-repair`. */
  path: string;
  template: TemplateInput;
  /** Values of the template's parameters. */
  params: Readonly<Record<string, unknown>>;
  sections?: SectionChanges;
}

/** Another page with changes. */
export interface VariantInput extends ChangedPage {
  kind: 'variant';
  path: string;
  /** Path of the original, which may itself come from a template, a matrix or another variant. */
  of: string;
  sections?: SectionChanges;
}

/** Many pages from one template: one for each row, or for each combination of rows. */
export interface MatrixInput extends Omit<ChangedPage, 'meta' | 'sitemap'> {
  kind: 'matrix';
  /** Name by which `{ pagesOf: … }` lists its pages. */
  name: string;
  template: TemplateInput;
  /** Address, with values from the rows: `/{{param.service.slug}}/{{param.city.slug}}`. */
  path: string;
  /** Rows by the parameter that they fill: a list, `csv(…)` or `json(…)`. */
  rows: Readonly<Record<string, RowsInput>>;
  /** Parameters that all pages share. */
  params?: Readonly<Record<string, unknown>>;
  meta?: Templated<Partial<MetaInput>>;
  /**
   * `false` leaves the pages out of the sitemap. `{ by: 'city' }` writes one sitemap for each row of that parameter,
   * `sitemap-<name>-<row>.xml`, so that search consoles count its pages separately.
   */
  sitemap?: false | { readonly by: string };
  /** Makes at most this many pages, for use during development. */
  limit?: number;
  /** Makes only the pages of these rows (by the value that the path uses), for use during development. */
  only?: Readonly<Record<string, readonly string[]>>;
}

/** One page for each Markdown file of a folder, such as the articles of a blog. */
export interface CollectionInput extends Omit<ChangedPage, 'meta'> {
  kind: 'collection';
  /** Name by which `{ pagesOf: … }` lists its pages. */
  name: string;
  /** The folder of the entries in `templates`: `prose/blog`. */
  folder: `prose/${string}`;
  template: TemplateInput;
  /** Address of an entry: `/blog/{{entry.slug}}`. */
  path: string;
  /** Parameters that all pages share. */
  params?: Readonly<Record<string, unknown>>;
  meta?: Templated<Partial<MetaInput>>;
  /** `false` for pages that last: they need no date, are in the order of their files, and are no articles to search engines. */
  dated?: boolean;
  /** Writes an RSS feed of the newest 20 entries beside them: `/blog/feed.xml`. Its title defaults to the name of the site. */
  feed?: boolean | { readonly title?: string; readonly description?: string };
}

export type RowsInput = readonly object[] | DataFileRef;

/** What `csv()` and `json()` return: a file of rows, by its path from the site's folder. */
export type DataFileRef = CsvFileRef | { readonly json: string };

export interface CsvFileRef {
  readonly csv: string;
  /** Language tag of the spreadsheet that writes the file, if it differs from the site's: `de-DE`. */
  readonly locale?: string;
}
