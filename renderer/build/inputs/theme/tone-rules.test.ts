import { describe, expect, it } from 'vitest';
import { onlyTone, withoutTones } from './rewrites.ts';

const theme = `@layer x;
/* [data-tone="ink"] { } */
:root { --paper: white; --mark: "}"; }
:root[data-theme="dark"],
[data-tone="ink"] { color-scheme: dark; }
@media screen {
  [data-tone="ink"] { --paper: navy; }
  [data-tone='soft'] { --paper: pink; }
  p { color: red; }
}
@font-face { font-family: "A"; }
[data-tone="ink"] a { color: blue; }
`;
const rules = (css: string) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}]) ?/g, '$1')
    .trim();

describe('rules for tones', () => {
  it('are taken out of a theme', () => {
    expect(rules(withoutTones(theme))).toBe(
      rules(`@layer x; :root { --paper: white; --mark: "}"; } :root[data-theme="dark"] { color-scheme: dark; }
        @media screen { p { color: red; } } @font-face { font-family: "A"; } [data-tone="ink"] a { color: blue; }`),
    );
  });

  it('are found by tone, with their conditions', () => {
    expect(rules(onlyTone(theme, 'ink'))).toBe(
      '[data-tone="ink"]{color-scheme: dark;}@media screen{[data-tone="ink"]{--paper: navy;}}',
    );
    expect(rules(onlyTone(theme, 'soft'))).toBe("@media screen{[data-tone='soft']{--paper: pink;}}");
    expect(onlyTone(theme, 'accent')).toBe('');
  });

  it('stay on their lines', () => {
    const lineOf = (css: string, text: string) => css.split('\n').findIndex((line) => line.includes(text));
    for (const text of ['color-scheme', 'navy']) expect(lineOf(onlyTone(theme, 'ink'), text)).toBe(lineOf(theme, text));
    for (const text of ['font-face', 'red']) expect(lineOf(withoutTones(theme), text)).toBe(lineOf(theme, text));
  });
});
