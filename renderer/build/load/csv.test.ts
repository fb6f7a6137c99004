import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const csv = (text: string) => parseCsv('/site/rows.csv', Buffer.from(text));
const at = (line: number, column: number) => ({ file: '/site/rows.csv', line, column });

describe('a table of comma-separated values', () => {
  it('gives cells by the names in the first row, without the empty ones', () => {
    const { rows, findings } = csv('slug,name, note\nfern , Lady fern,\nmoss,Moss\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { slug: 'fern', name: 'Lady fern' },
      { slug: 'moss', name: 'Moss' },
    ]);
    expect(findings).toEqual([]);
  });

  it('reads quotes, line ends of every system, and a byte order mark (RFC 4180)', () => {
    const { rows, columns } = csv('\uFEFFslug,"name"\r\nfern,"Fern, the ""lady"""\r\n\r\nmoss,"two\r\nlines"\r\n');
    expect(columns.map(({ name }) => name)).toEqual(['slug', 'name']);
    expect(rows.map(({ cells }) => cells.name)).toEqual(['Fern, the "lady"', 'two\r\nlines']);
    expect(csv('a,b\r1,2\r3,4').rows).toHaveLength(2);
  });

  it('knows where each cell stands, behind quotes, blank lines and cells of two lines', () => {
    const { rows, columns } = csv('\uFEFFslug,name,height\r\n"ü,x","two\r\nlines",5\r\n\r\n  moss,Moss,2\r\n');
    expect(columns.map(({ place }) => place)).toEqual([at(1, 1), at(1, 6), at(1, 11)]);
    expect([rows[0]?.place(), rows[0]?.place('name'), rows[0]?.place('height')]).toEqual([
      at(2, 1),
      at(2, 7),
      at(3, 8),
    ]);
    expect([rows[1]?.place('name'), rows[1]?.place('height')]).toEqual([at(5, 8), at(5, 13)]);
  });

  it.each([
    ['a,b\n1,2,3\n', 'This row has 3 cells, and the first row names 2 columns.', at(2, 5)],
    ['a,a\n1,2\n', 'Two columns are named "a".', at(1, 3)],
    ['a,,b\n1,2,3\n', 'Column 2 has no name.', at(1, 3)],
    ['a;b\n1,5;2\n', 'The cells of this file are separated by semicolons, not by commas.', at(1, 2)],
    ['"a"\t"b"\n"1"\t"2"\n', 'The cells of this file are separated by tabs, not by commas.', at(1, 4)],
    ['a,b\n1,"2\n', 'This file is no table of comma-separated values: quote not closed.', at(2, 1)],
  ])('finds fault with %j', (text, message, place) => {
    expect(csv(text).findings).toMatchObject([{ code: 'data-invalid', message, place }]);
  });

  it('may have one column, and any sign in its cells', () => {
    expect(csv('a\n1;2\n3\t4\n').rows.map(({ cells }) => cells)).toEqual([{ a: '1;2' }, { a: '3\t4' }]);
    expect(csv('\r\na;b,c\n1,2\n').rows).toHaveLength(1);
  });

  it('has no rows when it has no more than the names of its columns, or nothing', () => {
    expect(csv('a,b\n')).toMatchObject({ rows: [], findings: [] });
    expect(csv('')).toMatchObject({ rows: [], columns: [], findings: [] });
  });
});

describe('the encoding of a table', () => {
  it('is told where it is not UTF-8', () => {
    const table = parseCsv('rows.csv', Buffer.from('slug,name\ncafe,Café\n', 'latin1'));
    expect(table.rows).toEqual([]);
    expect(table.findings).toMatchObject([{ code: 'data-invalid', place: { line: 2, column: 9 } }]);
  });

  it('may be UTF-16 where its mark says so, with the places that letters have', () => {
    const table = parseCsv('rows.csv', Buffer.from('\uFEFFslug,name\ncafe,Café 😀\n', 'utf16le'));
    expect(table.findings).toEqual([]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([{ slug: 'cafe', name: 'Café 😀' }]);
    expect(table.rows[0]?.place('name')).toEqual({ file: 'rows.csv', line: 2, column: 6 });
  });
});
