import { describe, expect, it } from 'vitest';
import { formatGithub } from './github.ts';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { issuesToJson } from './json.ts';

describe('issuesToJson', () => {
  it('keeps every property, with files relative to the folder', () => {
    expect(issuesToJson([warning, misspelt], { cwd })).toEqual({
      errors: 1,
      warnings: 1,
      issues: [
        { ...warning, file: 'copy/home.ts' },
        { ...misspelt, file: 'pages.config.ts' },
      ],
    });
  });

  it('counts issues that are not listed', () => {
    expect(issuesToJson([{ ...misspelt, more: 7 }, warning])).toMatchObject({ errors: 8, warnings: 1 });
    expect(formatGithub([{ ...misspelt, more: 7 }, warning])).toContain('::7 more errors not shown here;');
  });

  it('leaves out an unknown file', () => {
    const { file: _file, ...issue } = warning;
    expect(issuesToJson([issue], { cwd }).issues).toEqual([issue]);
    expect(issuesToJson([]).issues).toEqual([]);
  });
});

describe('formatGithub', () => {
  const many = (count: number, issue: typeof misspelt) =>
    Array.from({ length: count }, (_, n) => ({ ...issue, line: n + 1 }));
  const linesOf = (text: string) => text.split('\n');

  it('puts errors first, with file, line, column and code', () => {
    expect(linesOf(formatGithub([warning, misspelt], { cwd }))).toEqual([
      '::error file=pages.config.ts,line=2,col=10,title=unknown-block::There is no block "hreo".%0ADid you mean "hero"?',
      '::warning file=copy/home.ts,line=7,col=1,title=invalid-value::The title is long.',
    ]);
  });

  it('escapes what would end a property or a command', () => {
    const odd = { ...warning, file: '/site/a,b:c%.ts', message: '100%\r\n::error::x' };
    expect(formatGithub([odd], { cwd })).toBe(
      '::warning file=a%2Cb%3Ac%25.ts,line=7,col=1,title=invalid-value::100%25%0D%0A::error::x',
    );
  });

  it('shows the path of a value that has no location in a file', () => {
    const { file: _file, line: _line, column: _column, ...issue } = warning;
    expect(formatGithub([issue], { cwd })).toBe(
      '::warning title=invalid-value::routes[0].meta.title: The title is long.',
    );
  });

  it('shows ten of each severity and counts the rest', () => {
    const lines = linesOf(formatGithub([...many(12, { ...warning, suggestion: '' }), ...many(11, misspelt)], { cwd }));
    expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe(
      '::notice title=frontage::1 more error and 2 more warnings not shown here; `npx frontage check` shows the first of each rule.',
    );
  });

  it('adds no notice for ten issues or fewer', () => {
    expect(formatGithub(many(10, misspelt), { cwd })).not.toContain('::notice');
    expect(formatGithub([], { cwd })).toBe('');
  });
});
