import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { formatIssues } from './text.ts';

const plain = { color: false, cwd };

describe('formatIssues', () => {
  it('shows severity, code, location, message, frame and suggestion, and the totals at the end', () => {
    expect(formatIssues([misspelt, warning], plain)).toBe(`error unknown-block pages.config.ts:2:10
There is no block "hreo".

  1 | hero: {
> 2 |   block: 'hreo',
    |          ^
  3 | },

Did you mean "hero"?

warning invalid-value copy/home.ts:7:1
The title is long.

1 error, 1 warning in 2 files`);
  });

  it('shows the first twenty of each code and counts all the others', () => {
    const many = Array.from({ length: 25 }, (_, n) => ({ ...warning, line: n + 1 }));
    const text = formatIssues([misspelt, ...many.slice(0, 24), { ...warning, more: 975 }], plain);
    expect(text.match(/^warning /gm)).toHaveLength(20);
    expect(text).toContain(
      'copy/home.ts:20:1\nThe title is long.\n\n… and 980 more of invalid-value, not shown here.\n\n1 error, 1,000 warnings',
    );
    expect(formatIssues(many.slice(0, 20), plain)).not.toContain('…');
  });

  it('is empty when there are no issues', () => {
    expect(formatIssues([], plain)).toBe('');
  });

  it('shows the path of a value that has no location in a file', () => {
    const { file: _file, line: _line, column: _column, ...issue } = warning;
    expect(formatIssues([{ ...issue, path: ['routes', 2, 'sections', 'why-us', 'größe'] }], plain)).toBe(
      'warning invalid-value routes[2].sections["why-us"].größe\nThe title is long.\n\n1 warning',
    );
    expect(formatIssues([{ ...issue, path: [] }], plain)).toMatch(/^warning invalid-value\nThe title/);
  });

  it('says where the page of an issue in the output is defined', () => {
    const writtenAt = { file: '/site/pages.config.ts', line: 4, column: 5 };
    expect(formatIssues([{ ...warning, file: '/site/dist/index.html', writtenAt }], plain)).toContain(
      'The title is long.\n\nThe page is defined at pages.config.ts:4:5.\n',
    );
  });

  it('lists five of the locations of an issue that is about many values', () => {
    const { file: _, ...nowhere } = warning;
    const places = [1, 2, 3, 4, 5, 6, 7].map((line) => ({ file: '/site/copy/home.ts', line, column: 3 }));
    expect(formatIssues([{ ...nowhere, path: [], places }], plain)).toContain(
      'The title is long.\n\nAt copy/home.ts:1:3, copy/home.ts:2:3, copy/home.ts:3:3, copy/home.ts:4:3, copy/home.ts:5:3 and 2 more (--format json lists all).\n',
    );
    expect(formatIssues([{ ...nowhere, path: [], places: places.slice(0, 1) }], plain)).toContain(
      'At copy/home.ts:1:3.\n',
    );
  });

  it('says that a location is only the nearest one', () => {
    expect(formatIssues([{ ...warning, exact: false }], plain)).toContain(
      'The title is long.\n\nCode computes routes[0].meta.title; this is the nearest location.\n',
    );
    expect(formatIssues([{ ...warning, exact: true }], plain)).not.toContain('nearest');
  });

  it('shows files outside the folder, and a file without a line', () => {
    expect(formatIssues([{ ...warning, file: '/other/site.ts' }], plain)).toContain('../other/site.ts:7:1');
    expect(formatIssues([{ ...warning, file: 'copy/home.ts' }], plain)).toContain(' copy/home.ts:7:1');
    const { line: _line, column: _column, ...issue } = warning;
    expect(formatIssues([issue], plain)).toContain('warning invalid-value copy/home.ts\n');
  });

  it('prints no control characters', () => {
    const text = formatIssues(
      [{ ...misspelt, message: 'The path "\u001b[2J\u0000".\nSecond line.', suggestion: '\u0007' }],
      plain,
    );
    expect(text).toContain('The path "␛[2J␀".\nSecond line.\n');
    expect(text).toContain('␇');
  });

  it('has the same text with and without colour', () => {
    const text = formatIssues([misspelt, warning, { ...warning, exact: false }], { color: true, cwd });
    expect(text).toContain('\u001b[31merror');
    expect(text).toContain('\u001b[33mwarning');
    expect(text).toContain('\u001b[31m^');
    expect(stripVTControlCharacters(text)).toBe(formatIssues([misspelt, warning, { ...warning, exact: false }], plain));
  });
});
