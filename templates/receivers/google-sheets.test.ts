import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'google-sheets.gs'), 'utf8');

/** Runs the script with a sheet in memory, which has the limits of a real one, and a lock that another request may hold. */
function receiver(options: { readonly locked?: boolean } = {}) {
  const cells: string[][] = [];
  let locks = 0;
  const grid = { rows: 1000, columns: 26 };
  const put = (row: number, column: number, value: string) => {
    if (value.length > 50_000) throw new Error('Your input contains more than the maximum of 50000 characters.');
    cells[row - 1] ??= [];
    const line = cells[row - 1];
    if (line) line[column - 1] = value;
  };
  const range = (row: number, column: number, rows: number, columns: number) => {
    if (row + rows - 1 > grid.rows || column + columns - 1 > grid.columns) throw new Error('Those are out of bounds.');
    return rangeInGrid(row, column, rows, columns);
  };
  const rangeInGrid = (row: number, column: number, rows: number, columns: number) => ({
    getValues: () =>
      Array.from({ length: rows }, (_, y) =>
        Array.from({ length: columns }, (_, x) => cells[row - 1 + y]?.[column - 1 + x] ?? ''),
      ),
    setValue: (value: string) => put(row, column, value),
    setNumberFormat() {
      return this;
    },
    setValues: (values: readonly (readonly string[])[]) => {
      for (const [y, line] of values.entries())
        for (const [x, value] of line.entries()) put(row + y, column + x, value);
    },
    createTextFinder: (text: string) => {
      let read = (value = '') => value.toLowerCase();
      const finder = {
        matchEntireCell: () => finder,
        matchCase: () => {
          read = (value = '') => value;
          return finder;
        },
        findNext: () => {
          const index = cells.slice(row - 1, row - 1 + rows).findIndex((line) => read(line[column - 1]) === read(text));
          return index < 0 ? null : { getRow: () => row + index };
        },
      };
      return finder;
    },
  });
  const sheet = {
    getLastRow: () => cells.length,
    getLastColumn: () => Math.max(0, ...cells.map((line) => line.length)),
    getMaxRows: () => grid.rows,
    getMaxColumns: () => grid.columns,
    insertRowsAfter: (_: number, count: number) => {
      grid.rows += count;
    },
    insertColumnsAfter: (_: number, count: number) => {
      grid.columns += count;
    },
    appendRow: (line: string[]) => cells.push([...line]),
    getRange: (row: number, column: number, rows = 1, columns = 1) => range(row, column, rows, columns),
  };
  const globals: Record<string, unknown> = {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => ({ getSheetByName: () => sheet, insertSheet: () => sheet }),
      flush: () => undefined,
    },
    LockService: {
      getScriptLock: () => ({
        tryLock: () => {
          if (!options.locked) locks += 1;
          return !options.locked;
        },
        releaseLock: () => {
          locks -= 1;
        },
      }),
    },
    ContentService: {
      MimeType: { JSON: 'json' },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
  };
  runInNewContext(source, globals);
  return {
    cells,
    locks: () => locks,
    post: (contents: string) => JSON.parse((globals.doPost as (event: object) => string)({ postData: { contents } })),
  };
}

describe('the receiver for Google Sheets', () => {
  it('writes a lead under headings, and confirms it', () => {
    const { post, cells, locks } = receiver();
    expect(post('{"email":"ada@example.com","leadId":"7","meta":{"page":"/"}}')).toEqual({ ok: true, leadId: '7' });
    expect(cells).toEqual([
      ['leadId', 'email', 'meta'],
      ['7', 'ada@example.com', '{"page":"/"}'],
    ]);
    expect(locks()).toBe(0);
  });

  it('ignores a known id, and responds as before', () => {
    const { post, cells } = receiver();
    post('{"leadId":"7"}');
    expect(post('{"leadId":"7"}')).toEqual({ ok: true, leadId: '7' });
    post('{"leadId":"8","phone":"555"}');
    expect(cells).toEqual([['leadId', 'phone'], ['7'], ['8', '555']]);
  });

  it('replaces a partial lead by the complete one, and never the other way round', () => {
    const { post, cells } = receiver();
    post('{"email":"ada@example.com","status":"partial","leadId":"7"}');
    post('{"email":"ada@example.com","size":3,"status":"complete","leadId":"7"}');
    post('{"email":"ada@example.com","status":"partial","leadId":"7"}');
    post('{"email":"other@example.com","status":"complete","leadId":"7"}');
    expect(cells).toEqual([
      ['leadId', 'email', 'status', 'size'],
      ['7', 'ada@example.com', 'complete', '3'],
    ]);
  });

  it('writes no formulas', () => {
    const { post, cells } = receiver();
    post('{"leadId":"7","name":"=HYPERLINK(1)","phone":"+1 555"}');
    expect(cells[1]).toEqual(['7', "'=HYPERLINK(1)", "'+1 555"]);
  });

  it('compares ids with their case', () => {
    const { post, cells } = receiver();
    post('{"leadId":"ab"}');
    post('{"leadId":"AB"}');
    expect(cells).toEqual([['leadId'], ['ab'], ['AB']]);
  });

  it('keeps thousands of values of one lead in 200 columns, and takes other leads afterwards', () => {
    const { post, cells } = receiver();
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, `${index}`]));
    expect(post(JSON.stringify({ leadId: '7', ...many }))).toMatchObject({ ok: true });
    expect(cells[0]?.length).toBeLessThan(230);
    expect(cells[1]?.[1]).toBe('0');
    expect(cells[1]?.slice(200).join('')).toContain('"key19999":"19999"');
    expect(post('{"leadId":"8","new":"one"}')).toMatchObject({ ok: true });
    expect(cells[2]?.[200]).toBe('{"new":"one"}');
  });

  it('divides a value over columns where it is too long for a cell, and covers no other value', () => {
    const { post, cells } = receiver();
    const message = `${'a'.repeat(45_000)}=${'😀'.repeat(30_000)}`;
    expect(post(JSON.stringify({ leadId: '7', message, 'message (2)': 'own' }))).toMatchObject({ ok: true });
    const [names = [], row = []] = cells;
    expect(names).toEqual(['leadId', 'message', 'message (2)', 'message (3)', 'message (4)', 'other values']);
    expect(row.slice(1, 5).join('')).toBe(message);
    expect(row[5]).toBe('{"message (2)":"own"}');
    post('{"leadId":"8","message":"short"}');
    expect(cells[2]).toEqual(['8', 'short', '', '', '', '']);
  });

  it('takes more leads and more values than a new sheet has rows and columns', () => {
    const { post, cells } = receiver();
    for (let id = 0; id < 1001; id += 1) post(`{"leadId":"${id}"}`);
    const values = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']));
    expect(post(JSON.stringify({ leadId: 'last', ...values }))).toMatchObject({ ok: true });
    expect(cells).toHaveLength(1003);
    expect(cells[1002]).toHaveLength(41);
  });

  it('has headings of at most 80 characters that are no formulas', () => {
    const { post, cells } = receiver();
    post(JSON.stringify({ leadId: '7', '=1+1': 'x', [`${'long'.repeat(30)}`]: 'y', '': 'z' }));
    expect(cells[0]).toEqual(['leadId', "'=1+1", 'other values']);
  });

  it.each([
    'hello',
    '{}',
    'null',
    '{"leadId":7}',
    '{"leadId":"=1+1"}',
    '{"leadId":" 7"}',
    `{"leadId":"7","a":"${'x'.repeat(600_000)}"}`,
  ])('refuses %j', (contents) => {
    const { post, cells } = receiver();
    expect(post(contents)).toMatchObject({ ok: false });
    expect(cells).toEqual([]);
  });

  it('rejects a lead while it is busy, so that the browser sends it again', () => {
    const { post, cells } = receiver({ locked: true });
    expect(post('{"leadId":"7"}')).toMatchObject({ ok: false });
    expect(cells).toEqual([]);
  });
});
