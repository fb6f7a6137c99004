import { transform } from 'lightningcss';
import type { Theme } from '../../site/input.ts';
import { type Rule, readRules, split } from './declarations.ts';
import { type CardScheme, type Palette, type PaletteName, paletteNames } from './spec.ts';

/**
 * The colours of a theme as a card shows them, in sRGB: what `templates/theme.css` declares for the root of a page of
 * that theme. Where a page follows its visitor, the card is the one by day, unless the theme knows the night only.
 */
export function readPalette(css: string, theme: Theme): Palette {
  const { tokens, scheme } = rootTokens(css, theme);
  const values = paletteNames.map((name) => filledIn(`var(--${name})`, tokens, scheme));
  const colours = toRgb(values);
  return Object.fromEntries(
    paletteNames.map((name, index) => [name, colours[index] ?? plain[name][scheme === 'light' ? 0 : 1]]),
  ) as Record<PaletteName, string>;
}

interface RootTokens {
  readonly tokens: ReadonlyMap<string, string>;
  readonly scheme: CardScheme;
}

function rootTokens(css: string, theme: Theme): RootTokens {
  const rules = readRules(css);
  const plainRoot = declared(rules, (selector) => selector === ':root' || selector === 'html');
  const fixed = declared(rules, (selector) => {
    const [, of] = /^(?::root|html)?\[data-theme=["']?(\w+)["']?\]$/.exec(selector) ?? [];
    return of === theme;
  });
  const scheme = schemeOf(fixed.get('color-scheme') ?? plainRoot.get('color-scheme'), theme);
  const preferred = declared(
    rules,
    (selector) => selector === ':root' || selector === 'html',
    (prelude) => new RegExp(`^@media \\(prefers-color-scheme: *${scheme}\\)$`).test(prelude),
  );
  return { tokens: new Map([...plainRoot, ...(theme === 'auto' ? preferred : []), ...fixed]), scheme };
}

/** What rules say together, later ones over earlier; those inside of a condition only where it is asked for. */
function declared(
  rules: readonly Rule[],
  applies: (selector: string) => boolean,
  condition?: (prelude: string) => boolean,
): Map<string, string> {
  const fitting = rules.filter(({ selectors, within }) => {
    const conditions = within.filter((prelude) => !prelude.startsWith('@layer'));
    const holds = condition === undefined ? conditions.length === 0 : conditions.length === 1;
    return holds && conditions.every((prelude) => condition?.(prelude)) && selectors.some(applies);
  });
  return new Map(fitting.flatMap(({ declarations }) => [...declarations]));
}

function schemeOf(declaration: string | undefined, theme: Theme): CardScheme {
  if (theme !== 'auto') return theme;
  const schemes = declaration?.split(/\s+/) ?? [];
  return schemes.includes('dark') && !schemes.includes('light') ? 'dark' : 'light';
}

/** A value with its tokens filled in and the side of `light-dark()` picked; empty where a token has no value. */
function filledIn(text: string, tokens: ReadonlyMap<string, string>, scheme: CardScheme, depth = 0): string {
  const call = /(?:^|[\s(,])(var|light-dark)\(/.exec(text);
  const [whole, name] = call ?? [];
  if (call === null || whole === undefined || depth > 20) return text;
  const start = call.index + whole.length;
  const end = closing(text, start);
  const [first = '', second = ''] = split(text.slice(start, end), ',');
  const picked = name === 'var' ? (tokens.get(first) ?? second) : scheme === 'light' ? first : second;
  const before = text.slice(0, start - `${name}(`.length);
  return filledIn(`${before}${picked}${text.slice(end + 1)}`, tokens, scheme, depth + 1);
}

/** Where the bracket that is open at a place is closed. */
function closing(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

/** Colours as a renderer of SVG reads them; nothing for a value that is no colour. */
function toRgb(values: readonly string[]): (string | undefined)[] {
  const css = values.map((value, index) => `.c${index}{color:${value.replace(/[{};]/g, '')}}`).join('\n');
  // A browser of that age knows no other colours, so each is written as sRGB first.
  const { code } = transform({
    filename: 'palette.css',
    code: new TextEncoder().encode(css),
    targets: { chrome: 60 << 16 },
    errorRecovery: true,
  });
  const written = new TextDecoder().decode(code);
  return values.map(
    (_, index) => new RegExp(`\\.c${index} \\{\\s*color: (#[\\da-f]+|rgba?\\([^)]*\\)|[a-z]+);`).exec(written)?.[1],
  );
}

/** What a theme that does not name a colour gets, by day and by night. */
const plain: Readonly<Record<PaletteName, readonly [string, string]>> = {
  paper: ['#fff', '#141414'],
  'paper-2': ['#f4f4f4', '#202020'],
  line: ['#ddd', '#3a3a3a'],
  ink: ['#141414', '#f4f4f4'],
  'ink-2': ['#505050', '#bbb'],
  accent: ['#141414', '#f4f4f4'],
  'positive-soft': ['#eaeaea', '#2a2a2a'],
  'accent-soft': ['#e4e4e4', '#303030'],
  'rank-top': ['#1f7a4a', '#1f7a4a'],
  'on-rank-top': ['#fff', '#fff'],
  'rank-mid': ['#e3d353', '#e3d353'],
  'on-rank-mid': ['#222', '#222'],
  'rank-low': ['#eb9d4d', '#eb9d4d'],
  'on-rank-low': ['#222', '#222'],
  'rank-out': ['#c23b34', '#c23b34'],
  'on-rank-out': ['#fff', '#fff'],
};
