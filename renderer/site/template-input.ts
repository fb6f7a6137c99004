import type { FactOverride } from '../sdk/facts.ts';
import type { FactName, LayoutName, Section } from '../sdk/names.ts';
import type { CheckedChanges, SectionChanges, SectionsAt } from './change-input.ts';
import type { MetaInput, Theme } from './page-input.ts';
import type { Waived } from './waiver.ts';

/** A page with gaps, as a person writes it in `templates/pages/`: plain data, filled in by each page that is made of it. */
export interface TemplateInput<Params extends TemplateParams = TemplateParams> {
  /** What the template is for, in a sentence. */
  description: string;
  /** What each page says for itself, by name. */
  params: Params;
  meta: Templated<MetaInput>;
  layout?: LayoutName;
  theme?: Theme;
  /** Language of the pages, as a tag, where it is not the site's: `es-US`. */
  locale?: string;
  facts?: FactOverridesInput;
  /** Sections by name, in the order they appear. */
  sections: Readonly<Record<string, TemplatedSection>>;
}

/** Parameters by name. */
export type TemplateParams = Readonly<Record<string, ParamInput>>;

interface ParamBase<Example> {
  /** What to write, in a sentence: it is shown where the parameter is missing. */
  help: string;
  /** A value that makes a good page: the template is tested and shown with it. */
  example: Example;
  /** A page may leave it out. */
  optional?: boolean;
}

/** One parameter: its type, and what a person needs to know of it. */
export type ParamInput =
  | ({ type: 'text'; max?: number } & ParamBase<string>)
  | ({ type: 'number'; min?: number; max?: number } & ParamBase<number>)
  | ({ type: 'flag' } & ParamBase<boolean>)
  | ({ type: 'choice'; options: readonly [string, ...string[]] } & ParamBase<string>)
  | ({ type: 'list'; of: ParamInput; min?: number; max?: number } & Partial<ParamBase<readonly unknown[]>>)
  | ({ type: 'group'; fields: TemplateParams } & Partial<ParamBase<unknown>>)
  /** Any value, such as a section or a part of one: checked by the block that it ends up in. */
  | ({ type: 'value' } & ParamBase<unknown>);

/** What a page says for the parameters of a template. */
export type ParamsOf<Template> = Template extends TemplateInput<infer Params> ? ParamValues<Params> : never;

/** A site whose pages give the templates they are made of what these ask for, and change only what is there. */
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
      : unknown;

type WithCheckedSections<Original, Page> = Page extends { readonly sections: infer Changes }
  ? { readonly sections: CheckedChanges<Original, Changes> }
  : unknown;

type ParamValues<Params extends TemplateParams> = {
  readonly [Name in keyof Params as Params[Name] extends { optional: true } ? never : Name]: ParamValue<Params[Name]>;
} & {
  readonly [Name in keyof Params as Params[Name] extends { optional: true } ? Name : never]?: ParamValue<Params[Name]>;
};

type ParamValue<Param> = Param extends { type: 'text' }
  ? string
  : Param extends { type: 'number' }
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

/** The value of a parameter in place of a value. */
export interface ParamRef {
  /** Its name, with dots into a group: `questions`, `city.reviews`. */
  readonly param: string;
}

/** A value in a template: as everywhere, or from a parameter, in whole or (in words) in part. */
export type Templated<Value> = Value extends string
  ? Value | ParamRef | `${string}{{param.${string}`
  : Value extends readonly (infer Item)[]
    ? readonly Templated<Item>[] | ParamRef
    : Value extends object
      ? { [Key in keyof Value]: Templated<Value[Key]> } | ParamRef
      : Value | ParamRef;

/** A section of a template. */
export type TemplatedSection = Templated<Section> & {
  /** The section stands on pages that give this parameter only (`param.video`), or that do not (`!param.video`). */
  readonly when?: string;
};

/** Other values of facts on a page, each with its reason. */
export type FactOverridesInput = Partial<Record<FactName, FactOverride>>;

interface ChangedPage extends Waived {
  meta?: Partial<MetaInput>;
  layout?: LayoutName;
  theme?: Theme;
  /** Language of the page, as a tag, where it is not the original's: `es-US`. */
  locale?: string;
  facts?: FactOverridesInput;
  /** `false` leaves it out of the sitemap, though search engines may index it. */
  sitemap?: false;
}

/** A page made of a template. */
export interface TemplatePageInput extends ChangedPage {
  kind: 'template';
  /** Address on this site: `/roof-repair`. */
  path: string;
  template: TemplateInput;
  /** What the template asks for. */
  params: Readonly<Record<string, unknown>>;
  sections?: SectionChanges;
}

/** A page that is another one with changes. */
export interface VariantInput extends ChangedPage {
  kind: 'variant';
  path: string;
  /** Path of the original: a page, one made of a template or by a matrix, or another variant. */
  of: string;
  sections?: SectionChanges;
}

/** Many pages made of one template: one for each row, or for each pair of rows. */
export interface MatrixInput extends Omit<ChangedPage, 'meta' | 'sitemap'> {
  kind: 'matrix';
  /** Name by which `{ pagesOf: … }` lists its pages. */
  name: string;
  template: TemplateInput;
  /** Address with the rows' own values: `/{{param.service.slug}}/{{param.city.slug}}`. */
  path: string;
  /** Rows by the parameter they fill in: a list, or what `csv()` and `json()` read. */
  rows: Readonly<Record<string, RowsInput>>;
  /** Parameters that are the same on all pages. */
  params?: Readonly<Record<string, unknown>>;
  meta?: Templated<Partial<MetaInput>>;
  /**
   * `false` leaves the pages out of the sitemap; `{ by: 'city' }` gives the pages of each row of that parameter a sitemap
   * of their own, `sitemap-<name>-<row>.xml`, so that search consoles count them by themselves.
   */
  sitemap?: false | { readonly by: string };
  /** Makes no more than this many pages, while the site is being worked on. */
  limit?: number;
  /** Makes only the pages of these rows (by the value that the path uses), while the site is being worked on. */
  only?: Readonly<Record<string, readonly string[]>>;
}

export type RowsInput = readonly object[] | DataFileRef;

/** A file of rows, as `csv()` and `json()` name it: by its path from the site's folder. */
export type DataFileRef = { readonly csv: string } | { readonly json: string };
