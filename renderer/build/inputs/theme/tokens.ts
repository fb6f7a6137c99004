import type { Theme } from '../../../site/input.ts';
import { closingAt, type Rule, split } from './declarations.ts';

/** A colour scheme, which selects a side of `light-dark()`. */
export type Scheme = Exclude<Theme, 'auto'>;

/** The tokens of a theme for the root of a page, or for the sections of one tone. */
export interface Tokens {
  readonly values: ReadonlyMap<string, string>;
  readonly scheme: Scheme;
}

/**
 * Returns the tokens that `templates/theme.css` declares for the root of a page. If the page follows the visitor's
 * preference, returns the light ones, unless `visitor` is given or the theme is dark only.
 */
export function rootTokens(rules: readonly Rule[], theme: Theme, visitor?: Scheme): Tokens {
  const isRoot = (selector: string) => selector === ':root' || selector === 'html';
  const plainRoot = declared(rules, isRoot);
  const fixed = declared(rules, (selector) => {
    const [, of] = /^(?::root|html)?\[data-theme=["']?(\w+)["']?\]$/.exec(selector) ?? [];
    return of === theme;
  });
  const scheme = schemeOf(fixed.get('color-scheme') ?? plainRoot.get('color-scheme'), theme, visitor);
  const preferred = declared(rules, isRoot, (prelude) =>
    new RegExp(`^@media \\(prefers-color-scheme: *${visitor ?? scheme}\\)$`).test(prelude),
  );
  return { values: new Map([...plainRoot, ...(theme === 'auto' ? preferred : []), ...fixed]), scheme };
}

/** Returns the tokens in sections of a tone: those of the theme for them, else those inherited from the page. */
export function toneTokens(rules: readonly Rule[], tone: string, page: Tokens): Tokens & { ownScheme: boolean } {
  const own = declared(rules, (selector) => toneOf(selector) === tone);
  const scheme = own.get('color-scheme');
  const ownScheme = scheme === 'light' || scheme === 'dark';
  return { values: new Map([...page.values, ...own]), scheme: ownScheme ? scheme : page.scheme, ownScheme };
}

/** Returns the tones of sections for which a theme declares tokens. */
export function tonesIn(rules: readonly Rule[]): readonly string[] {
  return [...new Set(rules.flatMap(({ selectors }) => selectors.flatMap((selector) => toneOf(selector) ?? [])))];
}

export function toneOf(selector: string): string | undefined {
  return /^\[data-tone=["']?([\w-]+)["']?\]$/.exec(selector)?.[1];
}

/** Merges the declarations of rules for screens, later ones last. Includes rules for a colour scheme only on request. */
function declared(
  rules: readonly Rule[],
  applies: (selector: string) => boolean,
  condition?: (prelude: string) => boolean,
): Map<string, string> {
  const fitting = rules.filter(({ selectors, within }) => {
    const conditions = within.filter((prelude) => !/^@layer\b|^@media screen$/.test(prelude));
    const holds = condition === undefined ? conditions.length === 0 : conditions.length === 1;
    return holds && conditions.every((prelude) => condition?.(prelude)) && selectors.some(applies);
  });
  return new Map(fitting.flatMap(({ declarations }) => [...declarations]));
}

/** A root that declares one scheme or none does not follow the visitor's preference. */
function schemeOf(declaration: string | undefined, theme: Theme, visitor: Scheme = 'light'): Scheme {
  if (theme !== 'auto') return theme;
  const schemes = declaration?.split(/\s+/) ?? [];
  if (schemes.includes(visitor)) return visitor;
  return schemes.includes('dark') && !schemes.includes('light') ? 'dark' : 'light';
}

/** Returns the value of a token with `var()` and `light-dark()` resolved; empty if it has none. */
export function tokenValue(name: string, { values, scheme }: Tokens): string {
  return filledIn(`var(--${name})`, values, scheme);
}

function filledIn(text: string, tokens: ReadonlyMap<string, string>, scheme: Scheme, depth = 0): string {
  const call = /(?:^|[\s(,])(var|light-dark)\(/.exec(text);
  const [whole, name] = call ?? [];
  if (call === null || whole === undefined || depth > 20) return text;
  const start = call.index + whole.length;
  const end = closingAt(text, start);
  const [first = '', second = ''] = split(text.slice(start, end), ',');
  const picked = name === 'var' ? (tokens.get(first) ?? second) : scheme === 'light' ? first : second;
  const before = text.slice(0, start - `${name}(`.length);
  return filledIn(`${before}${picked}${text.slice(end + 1)}`, tokens, scheme, depth + 1);
}
