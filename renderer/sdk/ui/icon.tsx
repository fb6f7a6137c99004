import { createElement, type ReactElement } from 'react';

/** Outlines on a grid of 24, drawn for this project. Colour and weight come from the class `icon`. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up': 'M12 20V4m-6 6 6-6 6 6',
  'arrow-out': 'M7 17 17 7M8.5 7H17v8.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  rise: 'M3 17l6-6 4 3.5L21 7m-6 0h6v6',
  phone: 'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.7a2 2 0 0 1 2-2.2z',
  mail: 'M3.5 6h17v12.5h-17zm0 .8 8.5 6.7 8.5-6.7',
  chat: 'M4 4.5h16v11.5h-9l-4.5 4v-4H4z',
  pin: 'M12 21.5c-4.3-5-6.5-8.6-6.5-11.5a6.5 6.5 0 0 1 13 0c0 2.9-2.2 6.5-6.5 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  map: 'm3.5 6.5 5.7-2.5 5.6 2.5 5.7-2.5v13.5l-5.7 2.5-5.6-2.5-5.7 2.5zM9.2 4v13.5m5.6-11V20',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm3.5-12.5-2 5-5 2 2-5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5.3l3.4 2',
  calendar: 'M4 6h16v14H4zm0 4.5h16M8.5 3.5v4m7-4v4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L20.5 20.5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  document: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.3 12h17.4M12 3.2c-5 5.6-5 12 0 17.6 5-5.6 5-12 0-17.6z',
  tools:
    'M14.5 6.5a4 4 0 0 1 5.2-2.7L17 6.5l.5 2.5 2.5.5 1.5-1.5a4 4 0 0 1-5.4 4.3L8 20.5a2.1 2.1 0 0 1-3-3l8.2-8.1a4 4 0 0 1 1.3-2.9z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.9-5.5 6.5-5.5s6.5 2 6.5 5.5m.5-8.5a3.5 3.5 0 0 0 0-7m2 10.3c2.2.8 3.5 2.5 3.5 5.2',
  shield: 'm12 3 7.5 2.5v6c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5v-6zm-3.5 9 2.5 2.5 4.5-4.7',
  play: 'M7 4.5v15l12.5-7.5z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-9.5v5m0-8.7v.2',
  alert: 'm12 4 9.5 16.5h-19zm0 6v4.5m0 2.7v.2',
} as const;

export type IconName = keyof typeof outlines;

/** The names of the icons, for fields that select one. */
export const iconNames = Object.keys(outlines) as [IconName, ...IconName[]];

/**
 * An icon beside text that says the same, so it is hidden from assistive technology. `name` is one of the engine's names,
 * or what a field of the kind `icon` gives to the view.
 */
export function Icon({ name }: { name: IconName | DrawnIcon }) {
  const drawn = typeof name === 'object' ? name : undefined;
  return (
    <svg className="icon" viewBox={drawn?.viewBox ?? '0 0 24 24'} aria-hidden="true">
      {drawn ? elementsOf(drawn.shapes) : <path d={outlines[name as IconName]} />}
    </svg>
  );
}

/** The list never changes, so its index is a key. */
function elementsOf(shapes: readonly Shape[]): ReactElement[] {
  return shapes.map(
    ([element, attributes, content], index): ReactElement =>
      createElement(element, { key: index, ...attributes }, content && elementsOf(content)),
  );
}

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
