/** An element of SVG with its attributes as React writes them, and the elements inside it. */
export type Shape = readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
  content?: readonly Shape[],
];

/** An icon of the site or of an icon set, as a view gets it. Only `<Icon>` reads it. */
export interface DrawnIcon {
  readonly viewBox: string;
  /** The shapes, in the colour of the text. Nothing but shapes and groups. */
  readonly shapes: readonly Shape[];
}
