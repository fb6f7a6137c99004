import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { Fields, Resolved } from './fields.ts';
import type { JsonLdNode } from './json-ld.ts';
import type { Pixels } from './pixels.ts';
import type { UiText } from './ui-text/ui-text.ts';

/** What a section may know of the page it stands on. Keep what a view takes from it small: it is part of the cache key. */
export interface PageContext {
  /** Address of the page as links write it, base path included. */
  readonly href: string;
  /** Canonical URL. */
  readonly url: string;
  /** Address of the home page, base path included. */
  readonly home: string;
  /** Name of the site. */
  readonly siteName: string;
  readonly locale: string;
  /** Year of the build, for copyright lines. */
  readonly year: number;
  /** Who may open the settings of the site in a browser, where the config says so. */
  readonly admin?: Admin | undefined;
  /** Who is told of visits and leads where a visitor agrees to it. */
  readonly pixels?: Pixels | undefined;
}

/** The same with what is of the section's own place. */
export interface PlaceContext extends PageContext {
  /** The section is in the `footer` of its layout, which is a `<footer>` already. */
  readonly inFooter?: boolean | undefined;
}

/** Who may open the settings of a site in a browser: whoever knows a password, and everybody on some hosts. */
export interface Admin {
  /** As `parsePasswordHash` reads it; without one, every password fails. */
  readonly passwordHash?: string | undefined;
  /** Hosts that ask for no password, as `isOpenHost` reads them. */
  readonly openOn: readonly string[];
}

/** What a block may ask of the site around it. */
export interface SiteContext {
  readonly admin?: Admin | undefined;
  readonly destinations: ReadonlyMap<string, { readonly storageKey?: string | undefined }>;
}

/** What every view gets besides its fields. */
export interface SectionProps {
  /** The section's name on its page: its id in the document, and the prefix of every id inside it. */
  readonly id: string;
  /** Level of the section's heading: 1 for the first section of a page's own, 2 for the others. */
  readonly level: 1 | 2;
}

/** When an island starts: in view, when the browser rests or after two seconds, at the first touch, after a time, or at once. */
export type HydrateOn = 'visible' | 'idle' | 'interaction' | 'load' | `delay:${number}`;

/** Style sheets of the kit that only some sections need. */
export type KitStyle = 'evidence' | 'evidence-pack' | 'evidence-chart' | 'form' | 'toast' | 'embed';

/** What a block's own check finds wrong, with the way to the value inside the section. */
export interface FieldFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly suggestion?: string;
}

/**
 * One section block: its fields, its view, and what it adds to the page around it.
 *
 * `Extra` is what {@link fromPage} computes from the page; it reaches the view as further props. `Ui` is what {@link ui}
 * picks of the text that the view writes itself.
 */
export interface Block<Shape extends Fields = Fields, Extra extends object = object, Ui = unknown> {
  /** The name a config uses. */
  readonly type: string;
  /** What the block is for, in one sentence. */
  readonly description: string;
  readonly fields: Shape;
  /** A pure function of serialisable props: no context, no clock, no hooks that make ids. */
  readonly View: ComponentType<Resolved<Shape> & SectionProps & Extra & { readonly ui: Ui }>;
  /**
   * The view puts words where they stand and never looks at them, not at their length either, but for whether there are any;
   * nor do {@link styles}. Sections that differ by nothing but words are checked, resolved and rendered once then, however
   * many pages they stand on.
   */
  readonly verbatim?: boolean;
  /**
   * The text that the view writes itself, in the language of the page; it reaches the view as `ui`. It must be serialisable.
   * Pick what is needed of the engine's text, or give text of the block's own with `textByLanguage`.
   */
  readonly ui?: (text: UiText) => Ui;
  /** What the view needs to know of the page, as serialisable props. */
  readonly fromPage?: (page: PlaceContext, props: Resolved<Shape>) => Extra;
  /** Rules between fields, run on the fields as written once each of them is valid by itself. */
  readonly check?: (props: z.input<z.ZodObject<Shape>>) => readonly FieldFault[];
  /** What the block misses in the site around it, run on fields that {@link check} finds nothing wrong with. */
  readonly fits?: (props: z.input<z.ZodObject<Shape>>, site: SiteContext) => readonly FieldFault[];
  /** Shared style sheets of the kit that the view needs besides the block's own `style.css`. */
  readonly styles?: readonly KitStyle[] | ((props: Resolved<Shape>) => readonly KitStyle[]);
  /** Ids besides the section's own that links can point at. */
  readonly ids?: (props: Resolved<Shape> & SectionProps) => readonly string[];
  /** Structured data that matches the visible words (schema.org). */
  readonly jsonLd?: (props: Resolved<Shape>, page: PageContext) => readonly JsonLdNode[];
  /** Fields as a person would write them; they feed the tests, the gallery and the documentation. */
  readonly examples: readonly { readonly name: string; readonly props: z.input<z.ZodObject<Shape>> }[];
}

/** Any block, as the stages handle it: its fields were checked by its own schema, so its view takes them unseen. */
export interface AnyBlock
  extends Omit<Block, 'View' | 'ui' | 'fromPage' | 'check' | 'fits' | 'styles' | 'ids' | 'jsonLd'> {
  readonly View: ComponentType<Record<string, unknown>>;
  readonly ui?: (text: UiText) => unknown;
  readonly fromPage?: (page: PlaceContext, props: Record<string, unknown>) => object;
  readonly check?: (props: Record<string, unknown>) => readonly FieldFault[];
  readonly fits?: (props: Record<string, unknown>, site: SiteContext) => readonly FieldFault[];
  readonly styles?: readonly KitStyle[] | ((props: Record<string, unknown>) => readonly KitStyle[]);
  readonly ids?: (props: Record<string, unknown>) => readonly string[];
  readonly jsonLd?: (props: Record<string, unknown>, page: PageContext) => readonly JsonLdNode[];
}

/** Declares a block; the types of its view follow from its fields. */
export function defineBlock<const Shape extends Fields, Extra extends object = object, Ui = unknown>(
  block: Block<Shape, Extra, Ui>,
): AnyBlock {
  return block as unknown as AnyBlock;
}

/** The props of a view, from the fields of its block. */
export type ViewProps<Shape extends Fields, Extra extends object = object> = Resolved<Shape> & SectionProps & Extra;

/** What a view gets of the engine's text, as `ui`: these parts. */
export type Ui<Part extends keyof UiText> = { readonly ui: Pick<UiText, Part> };
