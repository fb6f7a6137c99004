import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod';
import type { FieldDiagnostic } from '../block.ts';
import type { Fields, Resolved } from '../fields.ts';
import type { UiText } from '../ui-text/ui-text.ts';

/** What a view of media gets. */
export interface DrawingProps<Shape extends Fields = Fields> {
  /** Prefix of the ids inside, unique on the page. */
  readonly id: string;
  readonly data: Resolved<Shape>;
  /** The locale of the page, and the engine's text beside media. */
  readonly ui: MediaUi;
}

/** A text colour and a ground of the theme, as names of tokens without their hyphens, and the least contrast that they need. */
export interface ColourPair {
  readonly text: string;
  readonly ground: string;
  readonly least: 3 | 4.5;
}

/** Pixels of the side of a social card. */
export interface CardSide {
  readonly width: number;
  readonly height: number;
}

/** A drawing: a kind of the field `media` that only this site has, drawn from data at build time. */
export interface Drawing<Shape extends Fields = Fields> {
  /** The name of the kind: `media: { kind: 'tides', … }`. */
  readonly kind: string;
  /** What it shows, in one sentence. */
  readonly description: string;
  readonly fields: Shape;
  /** A pure function of serialisable props, as the view of a block. */
  readonly View: ComponentType<DrawingProps<Shape>>;
  /** Rules between fields. They run once each of them is valid; their paths start at the drawing. */
  readonly check?: (data: z.input<z.ZodObject<Shape>>) => readonly FieldDiagnostic[];
  /** Kinds of other drawings whose style sheets the view needs besides its own `style.css`. */
  readonly styles?: readonly string[];
  /** Pairs of colours that it shows, for the rule `contrast`. */
  readonly pairs?: readonly ColourPair[];
  /**
   * Draws the side of a social card from all drawings of this kind in one section. It returns elements as satori draws them:
   * `div` with flexbox, and `svg`. Tokens are colours (`var(--accent)`), `fontWeight: 700` is the bold font of the card, and
   * `data-middle` lowers a line so that its capitals are in the middle.
   */
  readonly card?: (drawings: readonly Resolved<Shape>[], side: CardSide) => ReactNode;
  /** Example data for the gallery and tests. */
  readonly examples: readonly { readonly name: string; readonly data: z.input<z.ZodObject<Shape>> }[];
}

/** Any drawing, as the engine handles it. Its own fields have been checked, so its view accepts any data. */
export interface AnyDrawing extends Omit<Drawing, 'View' | 'check' | 'card'> {
  readonly View: ComponentType<{ readonly id: string; readonly data: Record<string, unknown>; readonly ui: MediaUi }>;
  readonly check?: (data: Record<string, unknown>) => readonly FieldDiagnostic[];
  readonly card?: (drawings: readonly Record<string, unknown>[], side: CardSide) => ReactNode;
}

/** Declares a drawing; the types of its view follow from its fields. */
export function defineDrawing<const Shape extends Fields>(drawing: Drawing<Shape>): AnyDrawing {
  return drawing as unknown as AnyDrawing;
}

/** The text that drawings themselves write, and the locale of their numbers. */
export type MediaUi = Pick<UiText, 'locale' | 'media'>;
