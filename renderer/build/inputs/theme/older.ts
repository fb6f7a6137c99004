import { readRules } from './declarations.ts';
import { rootTokens, type Tokens, tokenValue, tonesIn, toneTokens } from './tokens.ts';

/** Values that browsers of 2022 do not support. */
const young = /\b(?:light-dark|(?:ok)?lab|(?:ok)?lch|color|color-mix)\(/;

/**
 * Returns the colours of a theme for browsers without `light-dark()` (before Chromium 123, Safari 17.5 and Firefox 120).
 * These accept it in a token, but then get no colour. Resolves each token for each colour scheme and each tone of sections.
 * Print is always light. Empty if the theme needs no such colours.
 */
export function olderColours(css: string): string {
  const rules = readRules(css);
  const day = rootTokens(rules, 'auto');
  const night = rootTokens(rules, 'auto', 'dark');
  const inTones = (page: Tokens): ReadonlyMap<string, string> =>
    new Map(
      tonesIn(rules).map((tone) => {
        const tokens = toneTokens(rules, tone, page);
        const own = [...tokens.values].filter(([name, value]) => tokens.ownScheme || page.values.get(name) !== value);
        return [tone, colours({ ...tokens, values: new Map(own) }, tokens, day)];
      }),
    );
  const byDay = inTones(day);
  /** A dark page: its own colours, and those of tones that differ from light ones. */
  const others = (root: string, page: Tokens) => [
    rule(root, colours(page, page, day)),
    ...[...inTones(page)].map(([tone, text]) =>
      text === byDay.get(tone) ? '' : rule(`${root} [data-tone="${tone}"]`, text),
    ),
  ];
  const sheet = [
    rule(':root', colours(day, day)),
    '@media screen {',
    ...[...byDay].map(([tone, text]) => rule(`[data-tone="${tone}"]`, text)),
    ...others(':root[data-theme="dark"]', rootTokens(rules, 'dark')),
    ...(night.scheme === day.scheme
      ? []
      : ['@media (prefers-color-scheme: dark) {', ...others(':root:not([data-theme="light"])', night), '}']),
    '}',
  ];
  return young.test(css) ? `@supports not (color: light-dark(red, red)) {\n${sheet.join('\n')}\n}` : '';
}

/** Declarations of some tokens with their values in `tokens`, without those that equal the light ones. */
function colours(named: Tokens, tokens: Tokens, day?: Tokens): string {
  const isSaid = (name: string, value: string) => !value.includes('light-dark(') && day?.values.get(name) === value;
  return [
    `color-scheme: ${tokens.scheme};`,
    ...[...named.values].flatMap(([name, value]) =>
      name.startsWith('--') && young.test(value) && !isSaid(name, value)
        ? [`${name}: ${tokenValue(name.slice(2), tokens)};`]
        : [],
    ),
  ].join('\n');
}

function rule(selector: string, declarations: string): string {
  return `${selector} {\n${declarations}\n}`;
}
