import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { PictureSlots, ShownWhen } from './field.ts';
import type { Fields, Resolved, Tone } from './fields.ts';
import type { JsonLdNode } from './json-ld.ts';
import type { ContactDetails } from './organization.ts';
import type { Pixels } from './pixels.ts';
import type { UiText } from './ui-text/ui-text.ts';

/** What a section can read about its page. Keep what a view takes from it small: it is part of the cache key. */
export interface PageContext {
  /** Path of the page as links write it, base path included. */
  readonly href: string;
  /** Canonical URL. */
  readonly url: string;
  /** Absolute address of the picture that the page itself names for sharing: a JPEG file of 1,200 pixels. */
  readonly image?: string | undefined;
  /** Path of the home page, base path included. */
  readonly home: string;
  /** Name of the site. */
  readonly siteName: string;
  /** Widths of the letters of this name as a headline, in em, as far as they are known. */
  readonly letterWidths?: Readonly<Record<string, number>> | undefined;
  readonly locale: string;
  /** Year of the build, for copyright lines. */
  readonly year: number;
  /** Day of the build, `2027-01-31`: what is over then need not be shown. Undefined if the build may not depend on it. */
  readonly today?: string | undefined;
  /** Time zone of the business, by its IANA name. */
  readonly timeZone?: string | undefined;
  /** How to reach the business, from its facts and `organization`. Undefined if neither says it. */
  readonly reach?: ContactDetails | undefined;
  /** Access to the settings page, if the config declares it. */
  readonly admin?: Admin | undefined;
  /** Analytics services, used if the visitor agrees. */
  readonly pixels?: Pixels | undefined;
}

/** The page context with the position of the section. */
export interface PlaceContext extends PageContext {
  /** Whether the section is in the `footer` of its layout, which is already a `<footer>`. */
  readonly inFooter?: boolean | undefined;
}

/** Access to the settings of a site in a browser: by password, and without one on some hosts. */
export interface Admin {
  /** As `parsePasswordHash` reads it. Without it, every password fails. */
  readonly passwordHash?: string | undefined;
  /** Hosts that need no password, as `isOpenHost` reads them. */
  readonly openOn: readonly string[];
}

/** What a block can read about its site. */
export interface SiteContext {
  readonly admin?: Admin | undefined;
  readonly destinations: ReadonlyMap<string, { readonly storageKey?: string | undefined }>;
  readonly organization?: { readonly phone?: string | undefined; readonly email?: string | undefined } | undefined;
  readonly facts?: ReadonlyMap<string, { readonly type: string }>;
}

/** Props of every view besides its fields. */
export interface SectionProps {
  /** The section's name on its page: its id in the document, and the prefix of every id inside it. */
  readonly id: string;
  /** Level of the section's heading: 1 for the first section of the page itself, 2 for the others. */
  readonly level: 1 | 2;
}

/**
 * When an island starts: in view, when the browser is idle or after two seconds, at the first touch, after a delay, or
 * at once.
 */
export type HydrateOn = 'visible' | 'idle' | 'interaction' | 'load' | `delay:${number}`;

/** Style sheets of the SDK that only some sections need. */
export type SdkStyle =
  | 'media'
  | 'media-chart'
  | 'picture'
  | 'player'
  | 'form'
  | 'short-form'
  | 'toast'
  | 'embed'
  | 'enlarged'
  | 'hours'
  | 'utility'
  | 'periods'
  | 'logos'
  | 'status'
  | 'controls'
  | 'form-steps'
  | 'cards'
  | 'cover'
  | 'words'
  | 'lists'
  | 'scroll-region'
  | ToneStyle;

/** The sheet of a tone. Sections with the field `tone` have theirs by themselves. */
type ToneStyle = `tone-${Tone}`;

/** The style sheet of a drawing of the site, by its kind. */
export type DrawingStyle = `drawing:${string}`;

/** A style sheet that a block names besides its own. */
type SharedStyle = SdkStyle | DrawingStyle;

/**
 * The layouts of a block by name, each with what it looks like in a few words. The first is the default, with its rules in
 * the block's `style.css`. Each other has its own `layouts/<name>.css`, which only pages with that layout carry.
 */
export type Layouts = Readonly<Record<string, string>>;

/** The field `layout` of a block with these layouts. */
export type LayoutProps<Names extends Layouts> = { readonly layout?: (keyof Names & string) | undefined };

/** As {@link LayoutProps}; nothing for a block without layouts. */
type OwnLayoutProps<Names extends Layouts> = [keyof Names] extends [never] ? unknown : LayoutProps<Names>;

/** What a section must have for a layout to look as intended. */
export interface LayoutNeed {
  /** The field that it needs: of the section, or of at least one item of the list `of`. */
  readonly field: string;
  readonly of?: string;
  /** The kind that the field must have, if the layout shows no other kinds. */
  readonly kind?: 'picture';
  /** The most items that it has room for. */
  readonly most?: number;
  /** Layouts that do not name the field here do not show it. */
  readonly only?: true;
}

/** A problem that a block's own check found, with the path to the value inside the section. */
export interface FieldDiagnostic {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly suggestion?: string;
  /** A rule with its own severity; `invalid-value` by default. */
  readonly code?: 'field-unreachable' | 'partial-before-consent';
}

/**
 * A section block: its fields, its view, and what it adds to the page.
 *
 * `Extra` is what {@link fromPage} computes from the page; the view gets it as further props. `Ui` is what {@link ui}
 * picks from the engine's text.
 */
export interface Block<
  Shape extends Fields = Fields,
  Extra extends object = object,
  Ui = unknown,
  Names extends Layouts = Layouts,
> {
  /** The name a config uses. */
  readonly type: string;
  /** What the block is for, in one sentence. */
  readonly description: string;
  readonly fields: Shape;
  /** A pure function of serialisable props: no context, no clock, no hooks that make ids. */
  readonly View: ComponentType<Resolved<Shape> & SectionProps & Extra & OwnLayoutProps<Names> & { readonly ui: Ui }>;
  /**
   * The text that the view itself writes, in the page's language; the view gets it as `ui`. It must be serialisable.
   * Pick it from the engine's text, or use `textByLanguage` for the block's own.
   */
  readonly ui?: (text: UiText) => Ui;
  /** What the view needs from the page, as serialisable props. */
  readonly fromPage?: (page: PlaceContext, props: Resolved<Shape> & OwnLayoutProps<Names>) => Extra;
  /** Rules between fields. They run on the written fields once each of them is valid. */
  readonly check?: (props: z.input<z.ZodObject<Shape>> & OwnLayoutProps<Names>) => readonly FieldDiagnostic[];
  /** What the block needs from the site. It runs once {@link check} finds no problem. */
  readonly fits?: (props: z.input<z.ZodObject<Shape>>, site: SiteContext) => readonly FieldDiagnostic[];
  /** Style sheets of the SDK and of drawings that the view needs besides the block's own `style.css`. */
  readonly styles?:
    | readonly SharedStyle[]
    | ((props: Resolved<Shape> & OwnLayoutProps<Names>) => readonly SharedStyle[]);
  /**
   * The layouts that the field `layout` chooses from: `{ row: 'Side by side.', stack: 'One below the other.' }`. The engine
   * adds the field; the view gets it as written.
   */
  readonly layouts?: Names;
  /** What a section needs for some of the layouts: `{ cover: { field: 'media', kind: 'picture' } }`. */
  readonly needs?: Readonly<Partial<Record<keyof Names & string, LayoutNeed>>>;
  /** The boxes that the view shows pictures in, by the name of the field. A picture without one gets the width of the page. */
  readonly pictures?: PictureSlots<keyof Names & string>;
  /** Types of other blocks whose islands the view places. */
  readonly islands?: (props: Resolved<Shape> & OwnLayoutProps<Names>) => readonly string[];
  /** Renders the view as it is after something that the visitor did. The studio shows it. */
  readonly renderAt?: RenderAt<Resolved<Shape> & OwnLayoutProps<Names>>;
  /** Ids besides the section's own that links can point at. */
  readonly ids?: (props: Resolved<Shape> & SectionProps) => readonly string[];
  /** Structured data that matches the visible text (schema.org). */
  readonly jsonLd?: (props: Resolved<Shape>, page: PageContext) => readonly JsonLdNode[];
  /** Example fields for tests, the gallery and the documentation: by name, or as a list. */
  readonly examples: Examples<z.input<z.ZodObject<Shape>> & OwnLayoutProps<Names>>;
}

type Examples<Props> = Readonly<Record<string, Props>> | ExampleList<Props>;
type ExampleList<Props> = readonly { readonly name: string; readonly props: Props }[];

/** Any block, as the engine handles it. Its own schema has checked its fields, so its view accepts any props. */
export interface AnyBlock
  extends Omit<
    Block,
    'View' | 'ui' | 'fromPage' | 'check' | 'fits' | 'styles' | 'islands' | 'ids' | 'jsonLd' | 'renderAt' | 'examples'
  > {
  readonly examples: ExampleList<Record<string, unknown>>;
  readonly View: ComponentType<Record<string, unknown>>;
  readonly ui?: (text: UiText) => unknown;
  readonly fromPage?: (page: PlaceContext, props: Record<string, unknown>) => object;
  readonly check?: (props: Record<string, unknown>) => readonly FieldDiagnostic[];
  readonly fits?: (props: Record<string, unknown>, site: SiteContext) => readonly FieldDiagnostic[];
  readonly styles?: readonly SharedStyle[] | ((props: Record<string, unknown>) => readonly SharedStyle[]);
  readonly islands?: (props: Record<string, unknown>) => readonly string[];
  readonly ids?: (props: Record<string, unknown>) => readonly string[];
  readonly jsonLd?: (props: Record<string, unknown>, page: PageContext) => readonly JsonLdNode[];
  readonly renderAt?: RenderAt<Record<string, unknown>>;
}

/** When a section is rendered. */
export interface RenderMoment {
  readonly when: ShownWhen;
  /** The name of the field whose text is wanted, if there are several outcomes. */
  readonly field?: string | undefined;
}

/** A message over the page that visitors see at a moment. */
export interface MomentToast {
  readonly tone: 'positive' | 'neutral' | 'negative';
  readonly title: string;
  readonly text?: string | undefined;
  readonly closeLabel?: string | undefined;
}

/** Calls `render` while the section is as it is at a moment. Returns its result, and the toasts of that moment. */
export type RenderAt<Props> = <Result>(
  moment: RenderMoment,
  render: () => Result,
  props: Props,
) => { readonly result: Result; readonly toasts: readonly MomentToast[] };

/** Declares a block; the types of its view follow from its fields. */
export function defineBlock<
  const Shape extends Fields,
  Extra extends object = object,
  Ui = unknown,
  const Names extends Layouts = Record<never, string>,
>(block: Block<Shape, Extra, Ui, Names>): AnyBlock {
  const { examples } = Object(block) as typeof block;
  if (Object(examples) !== examples || Array.isArray(examples)) return block as unknown as AnyBlock;
  const list = Object.entries(examples).map(([name, props]) => ({ name, props }));
  return { ...block, examples: list } as unknown as AnyBlock;
}

/** The props of a view, from the fields of its block. */
export type ViewProps<Shape extends Fields, Extra extends object = object> = Resolved<Shape> & SectionProps & Extra;

/** The `ui` prop of a view, with these parts of the engine's text. */
export type Ui<Part extends keyof UiText> = { readonly ui: Pick<UiText, Part> };

/** Converts a block's type to the name of its folder: `leadForm` to `lead-form`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
