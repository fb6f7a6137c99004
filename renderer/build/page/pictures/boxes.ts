import { highest, lowest } from '../../../sdk/any-length.ts';
import type { BoxWidth, PictureSlot, Ratio } from '../../../sdk/field.ts';

/** The widths of a page's content. */
export interface PageWidths {
  /** The most that the content takes, in rem. */
  readonly page: number;
  /** The space on both sides together, as a CSS length; and the same in pixels at a viewport width. */
  readonly gutters: string;
  readonly guttersAt: (viewport: number) => number;
}

/** The widths of a theme: of plain lengths in `rem`, `px` or `vw`; otherwise the usual ones. */
export function pageWidths(page: string, gutter: string): PageWidths {
  const [, size, unit] = /^([\d.]+)(rem|px)$/.exec(page) ?? [];
  const [, side = '4', of = 'vw'] = /^([\d.]+)(rem|px|vw)$/.exec(gutter) ?? [];
  const both = 2 * Number(side);
  return {
    page: size === undefined ? 74 : Number(size) / (unit === 'px' ? 16 : 1),
    gutters: `${short(both)}${of}`,
    guttersAt: (viewport) => (of === 'vw' ? (both * viewport) / 100 : both * (of === 'rem' ? 16 : 1)),
  };
}

type Boxes = PictureSlot['boxes'];

/** Returns the width of a box in pixels at a viewport width. */
function boxAt(boxes: Boxes, viewport: number, widths: PageWidths): number {
  const [, width = 'full'] = boxes.find(([from]) => viewport >= 16 * Number.parseFloat(from)) ?? [];
  if (width === 'full') return viewport;
  if (typeof width === 'string') return Math.min(viewport, 16 * Number.parseFloat(width));
  return width * Math.min(16 * widths.page, viewport - widths.guttersAt(viewport));
}

/** Returns the value of `sizes` for a box, which tells browsers its width before there is a layout. */
export function sizesOf(boxes: Boxes, widths: PageWidths): string {
  return boxes
    .map(([from, width], index) => {
      // Below the page's full width, the viewport alone decides.
      const [next] = boxes[index - 1] ?? [];
      const before = next === undefined ? Number.POSITIVE_INFINITY : 16 * Number.parseFloat(next);
      const isNarrow = before - widths.guttersAt(before) <= 16 * widths.page;
      const condition = Number.parseFloat(from) === 0 ? '' : `(min-width:${from}) `;
      return condition + lengthOf(width, isNarrow, widths);
    })
    .join(',');
}

function lengthOf(width: BoxWidth, isNarrow: boolean, { page, gutters }: PageWidths): string {
  if (width === 'full') return '100vw';
  if (typeof width === 'string') return width;
  const [, both = '', unit = ''] = /^([\d.]+)(\w+)$/.exec(gutters) ?? [];
  const share =
    unit === 'vw'
      ? `${short(width * (100 - Number(both)))}vw`
      : `${short(width * 100)}vw - ${short(width * Number(both))}${unit}`;
  if (isNarrow) return unit === 'vw' ? share : `calc(${share})`;
  return `min(${short(width * page)}rem,${share})`;
}

/** A number with at most one decimal, rounded up: a picture should rather be too wide than too narrow. */
function short(value: number): string {
  return String(Math.ceil(Math.round(value * 1000) / 100) / 10);
}

/** The widths that files have, in pixels. The largest is for boxes as wide as the window. */
const ladder = [160, 320, 480, 640, 800, 1200, 1600, 2000];

/** The screens that files are for; phones are those below 40rem. */
export type Screens = 'all' | 'wide' | 'phone';

/** Viewport widths of a phone, a tablet and a desktop. */
const viewports: Readonly<Record<Screens, readonly number[]>> = {
  all: [360, 768, 1440],
  wide: [768, 1440],
  phone: [360],
};

/** Returns the widest that a box is on usual screens, in pixels of a screen with a density of 1. */
export function widestBox(boxes: Boxes, widths: PageWidths, on: Screens = 'all'): number {
  return Math.round(highest(viewports[on].map((viewport) => boxAt(boxes, viewport, widths))));
}

const mostWidths = 4;

/** Pixels in the width of the widest screenshot that is published in its own size, though its box needs less. */
const widestExact = 2400;

/** Files of a screenshot that are wider than this share of it weigh more than all of it. */
const exactShare = 0.4;

/**
 * Returns the widths of a picture's files for a box, in pixels: at usual viewports and at densities of 1 and 2, none wider than
 * the source. `isExact` is for screenshots.
 */
export function widthsFor(
  boxes: Boxes,
  source: number,
  widths: PageWidths,
  { on = 'all', isExact = false }: { on?: Screens; isExact?: boolean } = {},
): number[] {
  const needed = viewports[on].flatMap((viewport) => {
    const box = boxAt(boxes, viewport, widths);
    return [box, 2 * box];
  });
  const steps = needed.map((width) => ladder.find((step) => step >= Math.floor(width)) ?? 2000);
  const chosen = [...new Set(steps)].sort((a, b) => a - b);
  const widest = chosen.at(-1) ?? 0;
  // A screenshot in its own size is sharper than one of half that size, and lighter: its flat areas and edges are exact.
  if (isExact && source <= widestExact && widest > exactShare * source)
    return [...chosen.filter((width) => width <= exactShare * source), source];
  while (chosen.length > mostWidths) chosen.splice(nearestPair(chosen), 1);
  if (widest <= source) return chosen;
  // A file that is hardly narrower than the source saves nothing.
  return [...chosen.filter((width) => width <= 0.85 * source), source];
}

/** Index of the lower one of the two widths that differ least. */
function nearestPair(widths: readonly number[]): number {
  const gaps = widths.slice(1).map((width, index) => width - (widths[index] ?? 0));
  return gaps.indexOf(lowest(gaps));
}

/** The ratios of a box: on wide screens, and on phones where they differ. */
export function ratiosOf({ ratio = 'own', fit }: PictureSlot): { readonly wide?: Ratio; readonly upright?: Ratio } {
  if (ratio === 'own' || fit === 'contain') return {};
  return typeof ratio === 'string' ? { wide: ratio } : { wide: ratio.wide, upright: ratio.phone };
}

export function numberOf(ratio: Ratio): number {
  const [, width = 1, height = 1] = /^([\d.]+)\/([\d.]+)$/.exec(ratio) ?? [];
  return Number(width) / Number(height);
}
