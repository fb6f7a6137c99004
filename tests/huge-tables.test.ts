import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportToJson } from '../cli/report/json.ts';
import { formatIssues } from '../cli/report/text.ts';
import { check } from '../renderer/build/index.ts';
import { readRows } from '../renderer/build/routes/rows.ts';
import { type Diagnostic, type Issue, totalCount } from '../renderer/sdk/issue.ts';
import type { TemplateParams } from '../renderer/site/template-input.ts';
import { shopNumber, shopsSite, writeShops } from './shops.ts';
import type { TempSite } from './temp-site.ts';

const fields: TemplateParams = {
  slug: { type: 'text', help: 'Words.', example: 'a' },
  since: { type: 'number', help: 'The year.', example: 1998 },
};
/** More rows than a function call can have arguments. */
const tooMany = 150_000;
const format = { locale: 'en-US', currency: 'USD' };
const reading = { fields, inPath: ['slug'], data: new Map(), format };

describe('invalid rows, more than a function call can have arguments', () => {
  it('are all found in a list', () => {
    const diagnostics: Diagnostic[] = [];
    const rows = Array.from({ length: tooMany }, (_, n) => ({ slug: `s${n}`, since: 'often' }));
    expect(readRows(rows, [], { ...reading, diagnostics }).failed).toHaveLength(tooMany);
    expect(diagnostics).toHaveLength(tooMany);
  });

  it('are reported by their first, of a list in a list of one row', () => {
    const list = {
      type: 'list' as const,
      of: { type: 'number' as const, help: 'A year.', example: 1998 },
      max: tooMany,
    };
    const diagnostics: Diagnostic[] = [];
    const years = [Array.from({ length: tooMany }, () => 'often')];
    const fieldsOfLists: TemplateParams = { ...fields, years: { type: 'list', of: list, help: 'Years.' } };
    readRows([{ slug: 'a', since: 1998, years }], [], { ...reading, fields: fieldsOfLists, diagnostics });
    expect(diagnostics).toHaveLength(101);
    expect(diagnostics[0]).toMatchObject({ code: 'wrong-type', path: [0, 'years', 0, 0] });
    expect(diagnostics.at(-1)).toMatchObject({ message: 'The value has more errors than can be listed.', path: [0] });
  });

  it('are all reported from a file', () => {
    const diagnostic: Diagnostic = { code: 'data-invalid', message: 'No.', path: [] };
    const table = {
      kind: 'csv',
      file: '/rows.csv',
      columns: [],
      rows: [],
      isClean: true,
      diagnostics: Array(tooMany).fill(diagnostic),
    } as const;
    const diagnostics: Diagnostic[] = [];
    readRows({ csv: 'rows.csv' }, [], { ...reading, data: new Map([['csv:rows.csv', table]]), diagnostics });
    expect(diagnostics).toHaveLength(tooMany);
  });
});

describe('a table with text in the number column of 1,500 rows', () => {
  let site: TempSite;
  let issues: readonly Issue[];
  beforeAll(async () => {
    site = shopsSite(1);
    writeShops(
      site,
      Array.from({ length: 1500 }, (_, n) => ({ ...shopNumber(n), since: 'often' })),
    );
    ({ issues } = await check(site.options));
  });
  afterAll(() => site.drop());

  it('reports the first thousand rows, and counts the others', () => {
    expect(issues).toHaveLength(1000);
    expect(issues.slice(0, -1).filter(({ more }) => more !== undefined)).toEqual([]);
    expect(issues.at(-1)?.more).toBe(500);
    expect(totalCount(issues)).toBe(1500);
    expect(issues.map(({ line = 0 }) => line)).toEqual(issues.map(({ line = 0 }) => line).sort((a, b) => a - b));
  });

  it('shows twenty of them at the terminal', () => {
    const text = formatIssues(issues, { color: false, cwd: site.root });
    expect(text.match(/^error wrong-type/gm)).toHaveLength(20);
    expect(text).toContain('… and 1,480 more of wrong-type, not shown here.\n\n1,500 errors in 1 file');
  });

  it('reports the total number to programs', () => {
    const { errors, issues: listed } = reportToJson(issues, { cwd: site.root, notShown: 0, complete: false });
    expect([errors, listed.length, listed.at(-1)?.more]).toEqual([1500, 1000, 500]);
  });
});
