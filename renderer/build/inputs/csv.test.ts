import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const csv = (text: string) => parseCsv('/site/rows.csv', Buffer.from(text));
const at = (line: number, column: number) => ({ file: '/site/rows.csv', line, column });

describe('a table of comma-separated values', () => {
  it('returns cells by the names in the first row, without empty ones', () => {
    const { rows, diagnostics } = csv('slug,name, note\nfern , Lady fern,\nmoss,Moss\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { slug: 'fern', name: 'Lady fern' },
      { slug: 'moss', name: 'Moss' },
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('reads quotes, line ends of every system, and a byte order mark (RFC 4180)', () => {
    const { rows, columns } = csv('\uFEFFslug,"name"\r\nfern,"Fern, the ""lady"""\r\n\r\nmoss,"two\r\nlines"\r\n');
    expect(columns.map(({ name }) => name)).toEqual(['slug', 'name']);
    expect(rows.map(({ cells }) => cells.name)).toEqual(['Fern, the "lady"', 'two\r\nlines']);
    expect(csv('a,b\r1,2\r3,4').rows).toHaveLength(2);
  });

  it('locates each cell, after quotes, blank lines and multi-line cells', () => {
    const { rows, columns } = csv('\uFEFFslug,name,height\r\n"ü,x","two\r\nlines",5\r\n\r\n  moss,Moss,2\r\n');
    expect(columns.map(({ place }) => place())).toEqual([at(1, 1), at(1, 6), at(1, 11)]);
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
    ['a,b,\n1,2,3\n', 'Column 3 has no name.', at(1, 5)],
    ['a;b\n1;2;3\n', 'This row has 3 cells, and the first row names 2 columns.', at(2, 5)],
    ['sep=;\na;b\n\n1;2;;3\n', 'This row has 4 cells, and the first row names 2 columns.', at(4, 6)],
    ['sep=\t\na\ta\n', 'Two columns are named "a".', at(2, 3)],
    ['sep=x\naxb\n', 'The first line says that "x" separates the cells of this file.', at(1, 1)],
    ['a,b\n1,"2\n', 'The quoted cell that starts here has no closing quotation mark.', at(2, 3)],
    [
      'a\r\n"two\r\nlines"\r\n6" pipe\r\n',
      'This quotation mark is inside a cell that does not start with one.',
      at(4, 2),
    ],
    ['a,b\n1,"2"x\n', 'Only a separator may follow the closing quotation mark of a cell.', at(2, 6)],
    ['sep=,\na,b\n1,"2\n', 'The quoted cell that starts here has no closing quotation mark.', at(3, 3)],
  ])('reports errors in %j', (text, message, place) => {
    expect(csv(text).diagnostics).toMatchObject([{ code: 'data-invalid', message, place }]);
  });

  it.each([
    ['commas', 'slug,name,height\nfern,"Fern, lady",60\n'],
    ['semicolons', 'slug;name;height\nfern;"Fern, lady";60\n'],
    ['tabs', 'slug\tname\theight\nfern\t"Fern, lady"\t60\n'],
    ['vertical bars', 'slug|name|height\nfern|"Fern, lady"|60\n'],
    ['quoted names', '"slug";"name";"height"\n"fern";"Fern, lady";"60"\n'],
    ['a first line that says so', 'sep=;\nslug;name;height\nfern;Fern, lady;60\n'],
    ['a first line with the line end of Windows', 'sep=,\r\nslug,name,height\r\nfern,"Fern, lady",60\r\n'],
    ['a first line behind a mark', '\uFEFFsep=,\nslug,name,height\nfern,"Fern, lady",60\n'],
    ['a first line in quotes', '"sep=,"\nslug,name,height\nfern,"Fern, lady",60\n'],
    ['a first line in capitals', 'SEP=;\nslug;name;height\nfern;Fern, lady;60\n'],
    ['a first line that was saved again', 'sep=;,,\nslug;name;height\nfern;Fern, lady;60\n'],
    ['a first line of a tab', 'sep=\t\nslug\tname\theight\nfern\tFern, lady\t60\n'],
    ['the line end of old systems', 'sep=,\rslug,name,height\rfern,"Fern, lady",60\r'],
    ['rows of nothing', ',,\nslug,name,height\n,,\nfern,"Fern, lady",60\n,,\n , ,\n\n,,\n'],
    ['columns of nothing', 'slug,,name,height,,\nfern,,"Fern, lady",60,,\n,,,,,\n'],
    ['columns that only a row has', 'slug,name,height\nfern,"Fern, lady",60,,,\n'],
    ['no last line end', 'slug,name,height\nfern,"Fern, lady",60'],
  ])('may be written with %s', (_, text) => {
    const { rows, columns, diagnostics } = csv(text);
    expect(diagnostics).toEqual([]);
    expect(columns.map(({ name }) => name)).toEqual(['slug', 'name', 'height']);
    expect(rows.map(({ cells }) => cells)).toEqual([{ slug: 'fern', name: 'Fern, lady', height: '60' }]);
  });

  it('locates each cell, after a separator line, other separators and empty rows', () => {
    const { rows, columns } = csv('\uFEFFsep=;\r\nslug;;name\r\n;;\r\nü;;"a;b"\r\n');
    expect(columns.map(({ place }) => place())).toEqual([at(2, 1), at(2, 7)]);
    expect([rows[0]?.place(), rows[0]?.place('name')]).toEqual([at(4, 1), at(4, 4)]);
  });

  it('has locations inside the file for any content, valid or not', () => {
    const pieces = [
      'a',
      'b',
      ',',
      ';',
      '\t',
      '|',
      '"',
      '""',
      '\n',
      '\r\n',
      '\r',
      ' ',
      'sep=;',
      'sep=,',
      '\uFEFF',
      'é',
      '\u0007',
    ];
    const property = fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (signs) => {
      const text = signs.join('');
      const lines = text.split(/\r\n|\n|\r/);
      const { columns, rows, diagnostics } = csv(text);
      const places = [
        ...columns.map(({ place }) => place()),
        ...rows.flatMap((row) => [row.place(), ...columns.map(({ name }) => row.place(name))]),
        ...diagnostics.flatMap(({ place }) => place ?? []),
      ];
      const isThere = places.every(({ line, column }) => column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1);
      return isThere && rows.every(({ cells }) => Object.values(cells).every((cell) => cell.trim() !== ''));
    });
    fc.assert(property, { numRuns: 3000, seed: 21 });
  });

  it('may have one column, and any character in its cells', () => {
    expect(csv('a\n1;2\n3\t4\n').rows.map(({ cells }) => cells)).toEqual([{ a: '1;2' }, { a: '3\t4' }]);
    expect(csv('\r\na;b,c\n1,2\n').rows).toHaveLength(1);
  });

  it('has no rows if it has only column names, or is empty', () => {
    expect(csv('a,b\n')).toMatchObject({ rows: [], diagnostics: [] });
    expect(csv('')).toMatchObject({ rows: [], columns: [], diagnostics: [] });
  });
});

describe('the encoding of a table', () => {
  it('is reported if it is not UTF-8', () => {
    const table = parseCsv('rows.csv', Buffer.from('slug,name\ncafe,Café\n', 'latin1'));
    expect(table.rows).toEqual([]);
    expect(table.diagnostics).toMatchObject([{ code: 'data-invalid', place: { line: 2, column: 9 } }]);
  });

  it('may be UTF-16 with a byte order mark, with correct locations', () => {
    const table = parseCsv('rows.csv', Buffer.from('\uFEFFslug,name\ncafe,Café 😀\n', 'utf16le'));
    expect(table.diagnostics).toEqual([]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([{ slug: 'cafe', name: 'Café 😀' }]);
    expect(table.rows[0]?.place('name')).toEqual({ file: 'rows.csv', line: 2, column: 6 });
  });

  it.each([
    ['from the other end', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['from the other end, without a mark', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('may be UTF-16 %s', (_, write) => {
    const table = parseCsv('rows.csv', write('slug\tname\r\ncafe\tCafé 😀\r\n'));
    expect(table.diagnostics).toEqual([]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([{ slug: 'cafe', name: 'Café 😀' }]);
  });

  it.each([
    ['half of a letter', 'slug\ncaf\ud83d\n', { line: 2, column: 4 }],
    ['an end within a letter', 'slug\ncafé', { line: 2, column: 4 }],
  ])('is reported for UTF-16 with %s', (_, text, place) => {
    const bytes = Buffer.from(text, 'utf16le');
    const table = parseCsv('rows.csv', text.includes('\ud83d') ? bytes : bytes.subarray(0, -1));
    expect(table).toMatchObject({ rows: [], diagnostics: [{ code: 'data-invalid', place }] });
  });

  it('locates each of very many rows, with multi-byte characters', () => {
    const count = 20_000;
    const { rows } = csv(`name,height\n${'grün 😀,1\n'.repeat(count)}`);
    const places = rows.map((row) => row.place('height'));
    expect(places.at(-1)).toEqual(at(count + 1, 9));
  });
});

describe('a table of very many rows', () => {
  const count = 20_000;
  const line = (n: number) => `town-${n},"Town ${n}, the ""old"" one\nby the river",Grün ${n},`;
  const bytes = Buffer.from(`slug,name,region,note\n\n${Array.from({ length: count }, (_, n) => line(n)).join('\n')}`);

  it('gives the cells of each, in any order', () => {
    const { rows } = parseCsv('rows.csv', bytes);
    expect(rows).toHaveLength(count);
    for (const n of [count - 1, 0, 255, 256, 254, 257, 511, 512, 19_000, 1]) {
      const name = `Town ${n}, the "old" one\nby the river`;
      expect(rows[n]?.cells).toEqual({ slug: `town-${n}`, name, region: `Grün ${n}` });
      expect(rows[n]?.place('region')).toMatchObject({ line: 4 + 2 * n, column: 15 });
    }
  });
});
