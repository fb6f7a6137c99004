import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import { configurableRules } from '../../renderer/sdk/rules.ts';
import { codesOf, families, textOf } from './families.ts';
import { rulePages } from './markdown.ts';
import { explained, listed } from './terminal.ts';
import { wrapped } from './wrap.ts';

const codes = Object.keys(issueCodes) as IssueCode[];
const plain = { color: false, width: 60 };

describe('the texts of rules', () => {
  it('explain each code once', () => {
    expect(families.flatMap(codesOf).sort()).toEqual([...codes].sort());
  });

  it('come from every file of texts', async () => {
    const folder = join(import.meta.dirname, 'texts');
    const joined = new Set<unknown>(families.map(({ texts }) => texts));
    for (const file of readdirSync(folder)) {
      const exported = Object.values(await import(join(folder, file)));
      expect(exported.length, file).toBeGreaterThan(0);
      for (const texts of exported) expect(joined.has(texts), `${file} stands in families.ts`).toBe(true);
    }
  });

  it('are whole sentences in paragraphs without line breaks', () => {
    for (const code of codes) {
      const { why, fix } = textOf(code);
      for (const text of [why, fix]) {
        expect(text, code).toMatch(/^[A-Z`][^\n]+\.$/);
        expect(text.length, code).toBeGreaterThan(30);
      }
    }
  });
});

describe('a rule in a terminal', () => {
  it('is explained in lines that fit', () => {
    expect(explained('redirect-chain', plain)).toBe(`redirect-chain: A redirect leads to another one
An error. It can neither be turned off nor waived.

Why it matters
  Each redirect makes visitors wait once more, and search
  engines stop following long chains.

What to do
  Lead the first redirect to where the last one ends.

Not like this
  redirects: [{ from: '/plants', to: '/all-plants' }, { from: '/all-plants', to: '/' }],

Like this
  redirects: [{ from: '/plants', to: '/' }, { from: '/all-plants', to: '/' }],`);
  });

  it('says what a judgement weighs, and how to change that', () => {
    const first = (code: IssueCode) => explained(code, { ...plain, width: 200 }).split('\n')[1];
    expect(first('doorway')).toBe(
      "An error, unless the config says otherwise (`rules: { doorway: 'warn' }`); a waiver sets it aside in one place.",
    );
    expect(first('route-gone')).toMatch(/^A warning, .*rules: \{ 'route-gone': 'off' \}.*waiver/);
    expect(first('waiver-unused')).toBe(
      "A warning, unless the config says otherwise (`rules: { 'waiver-unused': 'off' }`).",
    );
  });

  it('is one line of the list', () => {
    const lines = listed(plain).split('\n');
    for (const code of codes) {
      const weight =
        code in configurableRules ? `usually ${configurableRules[code as keyof typeof configurableRules]}` : 'error';
      expect(lines.filter((line) => line.startsWith(`  ${code} `))).toEqual([
        expect.stringMatching(new RegExp(` ${weight} +${issueCodes[code]}$`)),
      ]);
    }
  });

  it('differs by nothing but styles when it is coloured', () => {
    const styled = { ...plain, color: true };
    expect(explained('redirect-chain', styled)).not.toBe(explained('redirect-chain', plain));
    expect(stripVTControlCharacters(explained('redirect-chain', styled))).toBe(explained('redirect-chain', plain));
    expect(stripVTControlCharacters(listed(styled))).toBe(listed(plain));
  });
});

describe('wrapping', () => {
  it('fills lines up to the width, behind the indent', () => {
    expect(wrapped('one two three four', { width: 9, indent: ' ' })).toBe(' one two\n three\n four');
    expect(wrapped('exactly ten', { width: 11 })).toBe('exactly ten');
  });

  it('leaves a word whole that is longer than a line', () => {
    expect(wrapped('a extraordinary b', { width: 5 })).toBe('a\nextraordinary\nb');
    expect(wrapped('extraordinary', { width: 5 })).toBe('extraordinary');
  });
});

describe('docs/rules', () => {
  it('say what the rules say: `frontage explain --write docs/rules` writes them anew', () => {
    const folder = resolve(import.meta.dirname, '../../docs/rules');
    const pages = rulePages();
    expect(readdirSync(folder).sort()).toEqual([...pages.keys()].sort());
    for (const [name, text] of pages) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
  });
});
