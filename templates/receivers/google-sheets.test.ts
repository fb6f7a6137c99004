import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'google-sheets.gs'), 'utf8');

/** Runs the script with a sheet in memory, and a lock that another request may hold. */
function receiver(options: { readonly locked?: boolean } = {}) {
  const cells: string[][] = [];
  let locks = 0;
  const put = (row: number, column: number, value: string) => {
    cells[row - 1] ??= [];
    const line = cells[row - 1];
    if (line) line[column - 1] = value;
  };
  const range = (row: number, column: number, rows: number, columns: number) => ({
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
    createTextFinder: (text: string) => ({
      matchEntireCell: () => ({
        findNext: () => {
          const index = cells.slice(row - 1, row - 1 + rows).findIndex((line) => line[column - 1] === text);
          return index < 0 ? null : { getRow: () => row + index };
        },
      }),
    }),
  });
  const sheet = {
    getLastRow: () => cells.length,
    getLastColumn: () => Math.max(0, ...cells.map((line) => line.length)),
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

  it.each(['hello', '{}', 'null', '{"leadId":7}'])('refuses %j', (contents) => {
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
