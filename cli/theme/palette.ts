import {
  black,
  fadedTo,
  leastContrast,
  mixed,
  type Oklch,
  readable,
  toOklch,
  toRgb,
  white,
} from '../../renderer/build/inputs/theme/colour.ts';

/** The greys of a palette: hue and chroma of paper and text. */
export interface Neutral {
  readonly hue: number;
  readonly chroma: number;
}

/** Lightness of the three grounds of a preset, by day and by night: page, tint, cards. */
export interface GroundLightness {
  readonly day: readonly [number, number, number];
  readonly night: readonly [number, number, number];
}

/** Colours by token, each by day and by night. */
export type Palette = ReadonlyMap<string, readonly [day: Oklch, night: Oklch]>;

/**
 * Computes all colours of a theme from one of the brand. Keeps the brand's own colour for buttons wherever they can be seen, and
 * moves the lightness of the others until each pair that the rule `contrast` checks has enough.
 */
export function paletteOf(accent: Oklch, neutral: Neutral, lightness: GroundLightness): Palette {
  const day = scheme(accent, neutral, lightness.day, false);
  const night = scheme(accent, neutral, lightness.night, true);
  return new Map(Object.entries(day).map(([name, colour]) => [name, [colour, night[name] ?? colour]]));
}

/** Returns a colour as CSS: `oklch(0.46 0.085 172)`. */
export function cssColour({ lightness, chroma, hue }: Oklch): string {
  const shown = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  return `oklch(${shown(lightness, 3)} ${shown(chroma, 3)} ${shown(hue, 1)})`;
}

/** Slightly more than the rule asks for, because CSS has three digits. */
const [textContrast, edgeContrast] = [4.6, 3.1];

function scheme(
  brand: Oklch,
  { hue, chroma }: Neutral,
  [page, tint, card]: readonly [number, number, number],
  isNight: boolean,
): Record<string, Oklch> {
  const grey = (lightness: number, strength = 1): Oklch => rounded({ lightness, chroma: chroma * strength, hue });
  const papers = [grey(page, 0.6), grey(tint, 1), grey(card, isNight ? 1.2 : 0.3)];
  const [paper = white, paper2 = white, paper3 = white] = papers;
  const soft = rounded({
    lightness: isNight ? page + 0.1 : Math.min(0.945, page - 0.035),
    chroma: Math.min(brand.chroma * 0.4, isNight ? 0.05 : 0.035),
    hue: brand.hue,
  });
  const grounds = [...papers, soft];
  const text = (colour: Oklch, on: readonly Oklch[] = grounds, least = textContrast) =>
    rounded(readable(colour, on, least));
  const ink = text(grey(isNight ? 0.96 : 0.235, isNight ? 0.6 : 2.2));
  const accent = text(
    isNight ? { ...brand, lightness: Math.max(brand.lightness, 0.78), chroma: brand.chroma * 0.8 } : brand,
  );
  const fill = fillOf(brand, paper, accent, isNight);
  return {
    paper,
    'paper-2': paper2,
    'paper-3': paper3,
    line: grey(isNight ? page + 0.14 : page - 0.095, 1.4),
    'line-strong': rounded(readable(grey(isNight ? 0.58 : 0.62, 1.8), grounds, edgeContrast)),
    ink,
    'ink-2': rounded(fadedTo(ink, paper, grounds, textContrast + 0.6, 0.3)),
    'ink-3': rounded(fadedTo(ink, paper, grounds, edgeContrast + 0.2, 0.5)),
    accent,
    'accent-fill': fill,
    'on-accent': onFill(fill, brand.hue, brand.chroma),
    'accent-soft': soft,
    star: text({ lightness: isNight ? 0.8 : 0.7, chroma: 0.14, hue: isNight ? 75 : 60 }, papers, edgeContrast),
    ...meaning('positive', 150, 0.11, papers, ink, isNight),
    ...meaning('warning', isNight ? 85 : 68, 0.1, papers, ink, isNight),
    ...meaning('negative', 26, isNight ? 0.12 : 0.17, papers, ink, isNight),
  };
}

/** The brand's own colour. One that hardly differs from the page, such as white, gives way to that of text. */
function fillOf(brand: Oklch, paper: Oklch, accent: Oklch, isNight: boolean): Oklch {
  const own = rounded(isNight && brand.lightness < 0.6 ? { ...accent, chroma: Math.min(brand.chroma, 0.14) } : brand);
  return leastContrast(own, [paper]) >= (brand.chroma > 0.06 ? 1.2 : 2) ? own : accent;
}

/** Text on a button: white where that is readable, else nearly black in the hue of the brand. */
function onFill(fill: Oklch, hue: number, chroma: number): Oklch {
  if (leastContrast(white, [fill]) >= textContrast) return white;
  const dark = rounded({ lightness: 0.21, chroma: Math.min(chroma * 0.25, 0.04), hue });
  if (leastContrast(dark, [fill]) >= textContrast) return dark;
  return leastContrast(white, [fill]) > leastContrast(black, [fill]) ? white : black;
}

/** A colour with a meaning, and a pale ground for it. */
function meaning(
  name: string,
  hue: number,
  chroma: number,
  papers: readonly Oklch[],
  ink: Oklch,
  isNight: boolean,
): Record<string, Oklch> {
  const strong = { lightness: isNight ? 0.82 : 0.49, chroma, hue };
  const soft = rounded(mixed(strong, papers[2] ?? white, isNight ? 0.18 : 0.14));
  const ground = leastContrast(ink, [soft]) >= textContrast ? soft : (papers[2] ?? white);
  return { [name]: rounded(readable(strong, [...papers, ground], textContrast)), [`${name}-soft`]: ground };
}

/** The colour that sRGB can show, with the digits that CSS gets. */
function rounded(colour: Oklch): Oklch {
  const { lightness, chroma, hue } = toOklch(toRgb(colour));
  return { lightness: Number(lightness.toFixed(3)), chroma: Number(chroma.toFixed(3)), hue: Number(hue.toFixed(1)) };
}
