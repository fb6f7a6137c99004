import { shownPairs } from '../../renderer/build/checks/rules/contrast.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { channelsOf, hexOf, readable, toOklch, toRgb } from '../../renderer/build/inputs/theme/colour.ts';
import { readRules, split } from '../../renderer/build/inputs/theme/declarations.ts';
import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { tokenDefaults } from '../../renderer/build/inputs/theme/token-list.ts';
import { rootTokens, type Scheme, type Tokens, tokenValue } from '../../renderer/build/inputs/theme/tokens.ts';
import { highest } from '../../renderer/sdk/any-length.ts';
import { type FontRole, fontRoles } from '../../renderer/site/fonts.ts';
import {
  inheritedValue,
  isOfOneScheme,
  ownValue,
  presetOf,
  readTheme,
  type SiteTheme,
} from '../author/operations/theme-tokens.ts';
import { colourNames, tokenOptions } from '../author/operations/token-value.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { neutralNames, presets } from '../theme/presets.ts';
import { groupedTokens, type TokenGroupInfo } from './token-groups.ts';

/** A colour in one scheme. */
export interface ShownColour {
  /** As it is written: one side of `light-dark()`, or the whole value. */
  readonly text: string;
  /** Undefined for values that are no opaque colour. */
  readonly hex: string | undefined;
  /** The pair with this colour that has least contrast, for what it needs. */
  readonly contrast: { readonly beside: string; readonly ratio: number; readonly least: number } | undefined;
  /** The nearest colour with enough contrast, if it has too little. */
  readonly readable: string | undefined;
}

export interface TokenInfo {
  readonly name: string;
  readonly use: string;
  readonly control: 'colour' | 'size' | 'choice' | 'font' | 'text';
  /** The value that counts: that of the site, of the theme it starts from, or the default. */
  readonly value: string;
  /** Whether the site's own sheets declare it. */
  readonly own: boolean;
  /** Whether it has a value without that of the site. */
  readonly hasDefault: boolean;
  /** The values to choose from, and what they are called. */
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** Whether it may have other values than these. */
  readonly takesOthers: boolean;
  /** Why it cannot be changed here. */
  readonly fixed?: string | undefined;
  readonly colours?: Readonly<Partial<Record<Scheme, ShownColour>>>;
}

/** Returns the theme of a site with its tokens in groups. */
export function themeInfo(edit: SiteEdit, made: RenderedSite | undefined) {
  const theme = readTheme(edit);
  const reader = new TokenReader(theme, made);
  const grouped = groupedTokens(theme);
  const preset = presetOf(theme);
  return {
    preset,
    presets: presetNames.map((name) => ({ name, looks: presets[name].looks })),
    neutrals: neutralNames,
    schemes: reader.schemes,
    groups: grouped.map(({ title, tokens }: TokenGroupInfo) => ({
      title,
      tokens: tokens.map(({ name, use }) => reader.info(name, use)),
    })),
  };
}

/** Returns a token as it would be in an edited theme. */
export function tokenInfo(edit: SiteEdit, made: RenderedSite | undefined, name: string): TokenInfo {
  const theme = readTheme(edit);
  const use =
    groupedTokens(theme)
      .flatMap(({ tokens }) => tokens)
      .find((one) => one.name === name)?.use ?? '';
  return new TokenReader(theme, made).info(name, use);
}

/** Returns the value of a token with another colour in one scheme. */
export function withColour(theme: SiteTheme, name: string, scheme: Scheme, colour: string): string {
  const rules = readRules(theme.sheets.map(({ css }) => css).join('\n'));
  const old =
    ownValue(theme, name) ??
    rootTokens(rules, 'auto').values.get(`--${name}`) ??
    tokenDefaults.get(`--${name}`) ??
    colour;
  const sides = sidesOf(old);
  const [light, dark] = scheme === 'light' ? [colour, sides.dark] : [sides.light, colour];
  if (schemesOf(rules).length === 1) return colour;
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Returns the value of a token that counts, or of its side in a scheme: the site's own, the theme's, or the default. */
export function shownValue(theme: SiteTheme, name: string, scheme?: Scheme): string {
  const value = ownValue(theme, name) ?? inheritedValue(theme, name) ?? '';
  return scheme === undefined ? value : sidesOf(value)[scheme];
}

/** Returns the two sides of a colour. A value without `light-dark()` is the same by day and by night. */
function sidesOf(value: string): Record<Scheme, string> {
  const inside = /^light-dark\(([\s\S]*)\)$/.exec(value)?.[1];
  const [light = value, dark = light] = inside === undefined ? [] : split(inside, ',');
  return { light, dark };
}

/** Returns the schemes of a theme: pages of some are light or dark only. */
function schemesOf(rules: ReturnType<typeof readRules>): Scheme[] {
  return [...new Set((['light', 'dark'] as const).map((visitor) => rootTokens(rules, 'auto', visitor).scheme))];
}

/** Reads tokens with what their colours need. */
class TokenReader {
  readonly schemes: readonly Scheme[];
  readonly #theme: SiteTheme;
  readonly #tokens: Readonly<Record<Scheme, Tokens>>;
  readonly #pairs: ReturnType<typeof shownPairs>;
  readonly #fonts: ReadonlyMap<string, string>;
  readonly #families: readonly string[];

  constructor(theme: SiteTheme, made: RenderedSite | undefined) {
    const css = theme.sheets.map((sheet) => sheet.css).join('\n');
    const rules = readRules(css);
    this.#theme = theme;
    this.schemes = schemesOf(rules);
    this.#tokens = { light: rootTokens(rules, 'auto', 'light'), dark: rootTokens(rules, 'auto', 'dark') };
    this.#pairs = shownPairs(css).filter(({ tone }) => tone === undefined);
    const fonts = made?.ready.site.fonts ?? {};
    this.#fonts = new Map(
      fontRoles.flatMap((role) => (fonts[role] === undefined ? [] : [[roleNames[role], role] as const])),
    );
    this.#families = [
      ...new Set(
        [...css.matchAll(/@font-face\s*\{[^}]*?font-family:\s*["']?([^"';}]+)/g)].map(([, family = '']) =>
          family.trim(),
        ),
      ),
    ];
  }

  info(name: string, use: string): TokenInfo {
    const own = ownValue(this.#theme, name);
    const value = this.#valueOf(name);
    const control = this.#controlOf(name, value);
    return {
      name,
      use,
      control,
      value,
      own: own !== undefined,
      hasDefault: inheritedValue(this.#theme, name) !== undefined,
      options: control === 'font' || control === 'choice' ? this.#options(name, value) : undefined,
      takesOthers: !tokenOptions.has(name),
      fixed: this.#fixed(name),
      ...(control === 'colour' && {
        colours: Object.fromEntries(this.schemes.map((scheme) => [scheme, this.#shown(name, value, scheme)])),
      }),
    };
  }

  #controlOf(name: string, value: string): TokenInfo['control'] {
    if (colourNames.has(name) || this.#colour(name, 'light') !== undefined) return 'colour';
    if (tokenOptions.has(name) || (isCorner(name) && cornerSteps.includes(value))) return 'choice';
    if (/^font(?:-|$)|-font$/.test(name)) return 'font';
    return /^-?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?$/i.test(value) ? 'size' : 'text';
  }

  #colour(name: string, scheme: Scheme) {
    const tokens = this.#tokens[scheme];
    const values = new Map([...tokenDefaults, ...tokens.values]);
    return channelsOf([tokenValue(name, { ...tokens, values })])[0];
  }

  #shown(name: string, value: string, scheme: Scheme): ShownColour {
    const rgb = this.#colour(name, scheme);
    const when = scheme === 'light' ? 'by day' : 'by night';
    const pairs = this.#pairs.filter(({ where, text, ground }) => where === when && (text === name || ground === name));
    const [worst] = pairs.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
    const isLow = worst !== undefined && worst.ratio < worst.least;
    const grounds = pairs.flatMap(({ text, ground }) => (text === name ? (this.#colour(ground, scheme) ?? []) : []));
    const least = highest(pairs.map((pair) => pair.least)) + 0.05;
    return {
      text: sidesOf(value)[scheme],
      hex: rgb && rgb.alpha === 1 ? hexOf(rgb) : undefined,
      contrast: worst && {
        beside: worst.text === name ? worst.ground : worst.text,
        ratio: worst.ratio,
        least: worst.least,
      },
      readable:
        isLow && rgb && grounds.length > 0
          ? hexOf(toRgb(readable(toOklch(rgb), grounds.map(toOklch), least)))
          : undefined,
    };
  }

  #options(name: string, value: string): { value: string; label: string }[] {
    const known = tokenOptions.get(name) ?? (isCorner(name) ? cornerSteps : this.#fontStacks(name));
    return [...new Set([value, ...known])].map((one) => ({ value: one, label: this.#labelOf(one) }));
  }

  #fontStacks(name: string): string[] {
    const own = this.#families.filter((family) => !/fallback/i.test(family)).map((family) => `"${family}", sans-serif`);
    return [...(name === 'font' ? [] : ['var(--font)']), ...own, ...systemFonts];
  }

  /** What people call a value: the first font of a list, or the step of a scale with its size. */
  #labelOf(value: string): string {
    if (value === 'var(--font)') return 'The font of text';
    const step = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (step !== undefined) return `${step}: ${this.#valueOf(step)}`;
    return (value.split(',')[0] ?? value).replace(/["']/g, '').trim();
  }

  #valueOf(name: string): string {
    return (
      ownValue(this.#theme, name) ?? this.#tokens.light.values.get(`--${name}`) ?? tokenDefaults.get(`--${name}`) ?? ''
    );
  }

  #fixed(name: string): string | undefined {
    const role = this.#fonts.get(name);
    if (role !== undefined) return 'Choose it above, under "Fonts".';
    return isOfOneScheme(this.#theme, name)
      ? 'It has a value of its own by day or by night. Change it in templates/theme.css.'
      : undefined;
  }
}

/** Corners that are steps of the scale, as long as a theme does not say otherwise. */
const isCorner = (name: string) => /^radius-(?!s$|m$|l$|full$)/.test(name);

const cornerSteps = ['s', 'm', 'l', 'full'].map((step) => `var(--radius-${step})`);

const roleNames: Readonly<Record<FontRole, string>> = { text: 'font', display: 'font-display', mono: 'font-mono' };

/** Fonts that systems have, by kind. */
const systemFonts = [
  'system-ui, sans-serif',
  'ui-rounded, "SF Pro Rounded", Nunito, Quicksand, Seravek, "Trebuchet MS", sans-serif',
  'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
  'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
];
