import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { configurableRules, type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import { codesOf, families, ruleText } from './families.ts';
import { rulePages } from './markdown.ts';
import { formatRule, formatRuleList } from './terminal.ts';
import { wrapped } from './wrap.ts';

const codes = Object.keys(issueCodes) as IssueCode[];
const plain = { color: false, width: 60 };

describe('the texts of rules', () => {
  it('explain each code exactly once', () => {
    expect(families.flatMap(codesOf).sort()).toEqual([...codes].sort());
  });

  it('have one heading for each code', () => {
    const source = readFileSync(join(import.meta.dirname, 'rules.md'), 'utf8');
    expect(source.match(/^## .*/gm)).toEqual(families.flatMap(codesOf).map((code) => `## ${code}`));
  });

  it('are sentences without line breaks', () => {
    for (const code of codes) {
      const { why, fix } = ruleText(code);
      for (const text of [why, fix]) {
        expect(text, code).toMatch(/^[A-Z`][^\n]+\.$/);
        expect(text.length, code).toBeGreaterThan(30);
      }
    }
  });
});

describe('a rule in a terminal', () => {
  it('is explained in lines that fit', () => {
    expect(formatRule('redirect-chain', plain)).toBe(`redirect-chain: A redirect leads to another one
An error. It cannot be turned off or waived.

Why it matters
  Each redirect costs visitors another round trip, and
  search engines stop following long chains.

What to do
  Point the first redirect at the final address.

Wrong
  redirects: [{ from: '/plants', to: '/all-plants' }, { from: '/all-plants', to: '/' }],

Right
  redirects: [{ from: '/plants', to: '/' }, { from: '/all-plants', to: '/' }],`);
  });

  it('states the default severity of a configurable rule, and how to change it', () => {
    const first = (code: IssueCode) => formatRule(code, { ...plain, width: 200 }).split('\n')[1];
    expect(first('doorway')).toBe(
      "An error by default. Change that in the config with `rules: { doorway: 'warn' }`, or in one place with a waiver.",
    );
    expect(first('route-gone')).toMatch(/^A warning by default\..*rules: \{ 'route-gone': 'off' \}.*waiver/);
    expect(first('waiver-unused')).toBe(
      "A warning by default. Change that in the config with `rules: { 'waiver-unused': 'off' }`.",
    );
  });

  it('has one line in the list', () => {
    const lines = formatRuleList(plain).split('\n');
    for (const code of codes) {
      const severity =
        code in configurableRules ? `${configurableRules[code as keyof typeof configurableRules]} by default` : 'error';
      expect(lines.filter((line) => line.startsWith(`  ${code} `))).toEqual([
        expect.stringMatching(new RegExp(` ${severity} +${issueCodes[code]}$`)),
      ]);
    }
  });

  it('has the same text with and without colour', () => {
    const styled = { ...plain, color: true };
    expect(formatRule('redirect-chain', styled)).not.toBe(formatRule('redirect-chain', plain));
    expect(stripVTControlCharacters(formatRule('redirect-chain', styled))).toBe(formatRule('redirect-chain', plain));
    expect(stripVTControlCharacters(formatRuleList(styled))).toBe(formatRuleList(plain));
  });
});

describe('wrapping', () => {
  it('fills indented lines up to the width', () => {
    expect(wrapped('one two three four', { width: 9, indent: ' ' })).toBe(' one two\n three\n four');
    expect(wrapped('exactly ten', { width: 11 })).toBe('exactly ten');
  });

  it('does not split a word that is longer than a line', () => {
    expect(wrapped('a extraordinary b', { width: 5 })).toBe('a\nextraordinary\nb');
    expect(wrapped('extraordinary', { width: 5 })).toBe('extraordinary');
  });
});

describe('the pages of rules', () => {
  const pages = rulePages();

  it('are one for each code, and a list that links to all', () => {
    expect([...pages.keys()].sort()).toEqual(['README.md', ...codes.map((code) => `${code}.md`)].sort());
    const linked = [...(pages.get('README.md') ?? '').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
    expect(linked.sort()).toEqual(codes.map((code) => `${code}.md`).sort());
  });

  it('have the texts of the rule, with examples in closed code blocks', () => {
    for (const code of codes) {
      const text = pages.get(`${code}.md`) ?? '';
      const { why, fix, bad, good } = ruleText(code);
      expect(text.startsWith(`# ${code}\n\n**${issueCodes[code]}.** `), code).toBe(true);
      for (const part of [why, fix, bad, good]) if (part !== undefined) expect(text).toContain(`\n${part}\n`);
      expect(text.match(/^```/gm)?.length ?? 0, code).toBe(2 * [bad, good].filter((part) => part !== undefined).length);
      expect(text.endsWith('\n\n[All rules](README.md)\n'), code).toBe(true);
    }
  });
});
