import { readRules } from './declarations.ts';
import { rootTokens, type Tokens, tokenValue, tonesIn, toneTokens } from './tokens.ts';

/** What browsers of 2022 cannot read, in a value. */
const young = /\b(?:light-dark|(?:ok)?lab|(?:ok)?lch|color|color-mix)\(/;

/**
 * The colours of a theme once more, for browsers that do not know `light-dark()` (before Chromium 123, Safari 17.5 and
 * Firefox 120): they take it for the value of a token, and then for nothing. Each token has its side picked, for each scheme
 * of a page and each tone of its sections; paper is always by day. Empty where a theme has nothing that they cannot read.
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
  /** A page that is not by day: its own colours, and those of tones that look other than by day. */
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

/** Declarations of those named, as they are where `tokens` hold. What is the same by day everywhere needs no second word. */
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
