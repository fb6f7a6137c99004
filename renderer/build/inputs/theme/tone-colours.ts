import { type Tone, tones } from '../../../sdk/fields.ts';
import { channelsOf, fadedTo, hexOf, leastContrast, mixed, type Oklch, readable, toOklch, toRgb } from './colour.ts';
import { markTokens, textTokens } from './colour-pairs.ts';
import { type Rule, readRules } from './declarations.ts';
import { rootTokens, type Scheme, type Tokens, tokenValue, toneTokens } from './tokens.ts';

/** Colours of a theme in one scheme, by token. */
type Colours = Readonly<Record<string, Oklch>>;

/**
 * Returns a style sheet with the colours of each tone that a theme does not colour itself: those of the page, changed so that
 * text stays readable on the ground of the tone. Empty for themes without the colours that tones are made of.
 */
export function toneColours(theme: string): string {
  const rules = readRules(theme);
  const page = { light: pageColours(rules, 'light'), dark: pageColours(rules, 'dark') };
  if (page.light === undefined || page.dark === undefined) return '';
  const schemes = { light: page.light, dark: page.dark };
  return tones
    .filter((tone) => makers[tone] !== undefined && !isColoured(rules, tone))
    .map((tone) => ruleOf(tone, schemes, rules))
    .join('\n');
}

function isColoured(rules: readonly Rule[], tone: Tone): boolean {
  const none = { values: new Map<string, string>(), scheme: 'light' as const };
  return toneTokens(rules, tone, none).values.has('--paper');
}

/** Tones with one look, whatever the scheme of the page, make it from both schemes. */
const makers: Partial<Record<Tone, (page: Colours, other: Record<Scheme, Colours>) => Colours>> = {
  soft: (page) => onGround(page, ['accent-soft', 'paper', 'paper-3'], 'ink'),
  accent: (page) => accentColours(page),
  ink: (_, schemes) => inkColours(schemes),
  panel: (page) => ({ paper: colour(page, 'paper-2'), 'paper-2': colour(page, 'paper') }),
};

function ruleOf(tone: Tone, schemes: Record<Scheme, Colours>, rules: readonly Rule[]): string {
  const make = (scheme: Scheme) => {
    const made = makers[tone]?.(schemes[scheme], schemes) ?? {};
    const page = rootTokens(rules, 'auto', scheme);
    return { made, marks: marksOn(made, tone === 'ink' ? { ...page, scheme: 'dark' } : page) };
  };
  const [day, night] = [make('light'), make('dark')];
  const marks = [...day.marks].flatMap(([name, mark]) => {
    const byNight = night.marks.get(name) ?? mark;
    return mark.isChanged || byNight.isChanged ? [[name, mark.colour, byNight.colour] as const] : [];
  });
  const own = Object.entries(day.made).map(([name, value]) => [name, value, night.made[name] ?? value] as const);
  const declarations = [...own, ...marks].map(([name, ...colours]) => {
    const [light, dark] = colours.map((each) => hexOf(toRgb(each)));
    return `--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  const scheme = tone === 'ink' ? 'color-scheme: dark;' : '';
  // On the colour of the brand, emphasis has the colour of text on buttons, which a marker's stroke would hide.
  const isMarked = rootTokens(rules, 'auto', 'light').values.has('--emphasis-ground');
  if (tone === 'accent' && isMarked) declarations.push('--emphasis-ground: none;');
  return `@media screen {\n[data-tone="${tone}"] {\n${scheme}${declarations.join('\n')}\n}\n}`;
}

/** The theme's own colours for marks and text, changed where they have too little contrast on the grounds of a tone. */
function marksOn(made: Colours, page: Tokens): ReadonlyMap<string, { colour: Oklch; isChanged: boolean }> {
  const grounds = ['paper', 'paper-2', 'paper-3'].map((name) => colour(made, name));
  const inTone = Object.entries(made).map(([name, value]) => [`--${name}`, hexOf(toRgb(value))] as const);
  const tokens = { ...page, values: new Map([...page.values, ...inTone]) };
  const names = made.ink === undefined ? [] : [...markTokens, ...textTokens];
  const own = channelsOf(names.map((name) => tokenValue(name, tokens)));
  return new Map(
    names.flatMap((name, index) => {
      const rgb = own[index];
      if (rgb === undefined || rgb.alpha < 1) return [];
      const [now, least] = [toOklch(rgb), index < markTokens.length ? edgeContrast : textContrast];
      const isChanged = leastContrast(now, grounds) < least;
      return [[name, { colour: isChanged ? readable(now, grounds, least) : now, isChanged }]];
    }),
  );
}

/** The page's colours on another ground: its name, and those of the tinted and the raised ground on it. */
function onGround(page: Colours, [paper, tint, raised]: readonly [string, string, string], text: string): Colours {
  const grounds = { paper: colour(page, paper), 'paper-2': colour(page, tint), 'paper-3': colour(page, raised) };
  return withReadable(page, grounds, colour(page, text), { 'accent-soft': colour(page, 'paper-3') });
}

/** Everything in the colour of text on buttons. */
function accentColours(page: Colours): Colours {
  const [fill, text] = [colour(page, 'accent-fill'), colour(page, 'on-accent')];
  const away = fill.lightness < text.lightness ? -0.045 : 0.045;
  const shifted = { ...fill, lightness: Math.min(1, Math.max(0, fill.lightness + away)) };
  const grounds = { paper: fill, 'paper-2': { ...fill, lightness: fill.lightness + away / 2 }, 'paper-3': shifted };
  const own = { accent: text, 'accent-fill': text, 'on-accent': fill, 'accent-soft': shifted, focus: text };
  return withReadable(page, grounds, text, own);
}

/** A dark ground that differs from a dark page. Without a dark scheme, the day's colours are turned around. */
function inkColours({ light, dark }: Record<Scheme, Colours>): Colours {
  const isDark = colour(dark, 'paper').lightness < 0.5;
  const base = isDark ? colour(dark, 'paper') : colour(light, 'ink');
  const hue = base.chroma > 0.005 ? base.hue : colour(light, 'accent').hue;
  const at = (lightness: number) => ({ lightness, chroma: Math.max(base.chroma, 0.012), hue });
  const lightness = Math.min(0.3, isDark ? base.lightness + 0.045 : base.lightness);
  const grounds = { paper: at(lightness), 'paper-2': at(lightness + 0.03), 'paper-3': at(lightness + 0.06) };
  const page = isDark ? dark : light;
  const text = isDark ? colour(dark, 'ink') : colour(light, 'paper');
  const soft = mixed(colour(page, 'accent'), grounds.paper, 0.16);
  const fill: Colours = isDark ? {} : { 'accent-fill': text, 'on-accent': grounds.paper };
  return withReadable(page, grounds, text, { 'accent-soft': soft, ...fill });
}

/** Fills in lines, secondary text and the colours of meaning, with contrast on all grounds. */
function withReadable(page: Colours, papers: Colours, ink: Oklch, own: Colours): Colours {
  const grounds = Object.values(papers);
  const paper = colour(papers, 'paper');
  const accentSoft = colour(own, 'accent-soft');
  const accent = own.accent ?? readable(colour(page, 'accent'), [...grounds, accentSoft], textContrast);
  const made: Record<string, Oklch> = {
    ...papers,
    ...own,
    ink,
    'ink-2': fadedTo(ink, paper, [...grounds, accentSoft], textContrast, 0.28),
    'ink-3': fadedTo(ink, paper, grounds, edgeContrast, 0.5),
    line: mixed(ink, paper, 0.2),
    'line-strong': fadedTo(ink, paper, grounds, edgeContrast, 0.6),
    accent,
    focus: own.focus ?? accent,
  };
  for (const name of ['positive', 'warning', 'negative']) {
    const soft = mixed(colour(page, name), colour(papers, 'paper-3'), 0.12);
    const onSoft = leastContrast(ink, [soft]) >= textContrast ? soft : colour(papers, 'paper-3');
    made[`${name}-soft`] = onSoft;
    made[name] = readable(colour(page, name), [...grounds, onSoft], textContrast);
  }
  return made;
}

/** A little more than the rule asks for, because channels are rounded. */
const [textContrast, edgeContrast] = [4.55, 3.05];

const sources = 'paper paper-2 paper-3 ink accent accent-fill on-accent accent-soft positive warning negative'.split(
  ' ',
);

/** The colours of a page in a scheme; undefined if one is missing or transparent. */
function pageColours(rules: readonly Rule[], scheme: Scheme): Colours | undefined {
  const tokens = rootTokens(rules, 'auto', scheme);
  const read = channelsOf(sources.map((name) => tokenValue(name, tokens)));
  if (read.some((rgb) => rgb === undefined || rgb.alpha < 1)) return undefined;
  return Object.fromEntries(sources.flatMap((name, index) => (read[index] ? [[name, toOklch(read[index])]] : [])));
}

function colour(colours: Colours, name: string): Oklch {
  return colours[name] ?? { lightness: 0, chroma: 0, hue: 0 };
}
