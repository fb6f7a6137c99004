import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../renderer/build/inputs/csv.ts';
import { seeded, take } from '../../../tests/bench/job/sentences.ts';
import { UsageError } from '../../failure.ts';
import { editable } from '../author.fixture.ts';
import { applyEdits } from '../edits.ts';
import { SiteEdit } from '../site-edit.ts';
import { applyOperation } from './apply.ts';
import type { CellOperation } from './operation.ts';

const config = 'export default {};\n';

/** Sets a cell of a table and writes it. Returns its bytes and whether the inverse edits restore the old text. */
async function set(bytes: Uint8Array | string, cell: Omit<CellOperation, 'op' | 'file'>, file = 'rows.csv') {
  const { root, site, read } = editable({ 'pages.config.ts': config, [file]: bytes });
  const path = join(root, file);
  applyOperation(site, { op: 'setCell', file, ...cell });
  const back = applyEdits(site.changes.results().get(path) ?? '', site.changes.inverse().get(path) ?? []);
  expect(back).toBe(site.changes.text(path));
  await site.changes.commit(root);
  return Buffer.from(read(file, 'base64'), 'base64');
}

/** Returns what an edit replaced, and by what. */
function difference(before: Uint8Array, after: Uint8Array): [string, string] {
  let start = 0;
  while (before[start] === after[start]) start++;
  let [a, b] = [before.length, after.length];
  while (a > start && b > start && before[a - 1] === after[b - 1]) [a, b] = [a - 1, b - 1];
  return [Buffer.from(before.subarray(start, a)).toString(), Buffer.from(after.subarray(start, b)).toString()];
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const table = 'slug,name,note\r\nfern , Lady fern,"a, ""b"""\r\n\r\nmoss,Moss\r\n';

describe('setting a cell of a CSV table', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16, little endian', Buffer.from(`\uFEFF${table}`, 'utf16le')],
    ['UTF-16, big endian', utf16be(`\uFEFF${table}`)],
    ['UTF-16 without a mark', Buffer.from(table, 'utf16le')],
    ['UTF-16 without a mark, big endian', utf16be(table)],
  ])('keeps %s and every other byte', async (_, bytes) => {
    const after = await set(bytes, { row: 0, column: 'name', value: 'Königsfarn 😀' });
    const written = parseCsv('rows.csv', after);
    expect(written.diagnostics).toEqual([]);
    expect(written.rows.map(({ cells }) => cells)).toEqual([
      { slug: 'fern', name: 'Königsfarn 😀', note: 'a, "b"' },
      { slug: 'moss', name: 'Moss' },
    ]);
    const restored = await set(after, { row: 0, column: 'name', value: 'Lady fern' });
    expect(restored.equals(bytes)).toBe(true);
  });

  it.each<[string, Omit<CellOperation, 'op' | 'file'>, [string, string]]>([
    ['a,b\n1, x \n', { row: 0, column: 'b', value: 'y' }, ['x', 'y']],
    ['a,b\n1,x\n', { row: 0, column: 'b', value: 'y,z' }, ['x', '"y,z"']],
    ['a;b\n1;x\n', { row: 0, column: 'b', value: 'y,z' }, ['x', 'y,z']],
    ['sep=|\na|b\n1|x', { row: 0, column: 'b', value: 'y|z' }, ['x', '"y|z"']],
    ['a\tb\n1\tx\n', { row: 0, column: 'b', value: 'say "hi"' }, ['x', '"say ""hi"""']],
    ['a,b\n1,"x"\n', { row: 0, column: 'b', value: 'y' }, ['x', 'y']],
    ['a,b\r\n1,x\r\n', { row: 0, column: 'b', value: 'y\nz' }, ['x', '"y\r\nz"']],
    ['a,b,c\n1\n', { row: 0, column: 'c', value: 7 }, ['', ',,7']],
    ['a,b\n1,x\n', { row: 0, column: 'b', value: null }, ['x', '']],
    ['a,b\n\n , \n1,x\n2,y', { row: 1, column: 'b', value: 'z' }, ['y', 'z']],
    ['a,"b"\n"1\n2",x\n2,y\n', { row: 1, column: 'b', value: 'z' }, ['y', 'z']],
    ['a,b\n1,x\n', { row: 0, column: 'a', value: true }, ['1', 'true']],
  ])('changes nothing else in %j', async (text, cell, expected) => {
    expect(difference(Buffer.from(text), await set(text, cell))).toEqual(expected);
  });

  it.each<[string | Uint8Array, Omit<CellOperation, 'op' | 'file'>, string]>([
    [table, { row: 2, column: 'name', value: 'x' }, 'has no column "name" in row 3'],
    [table, { row: 0, column: 'height', value: 'x' }, 'has no column "height"'],
    [Buffer.from('a\nZ\xfcrich\n', 'latin1'), { row: 0, column: 'a', value: 'x' }, 'not written in UTF-8'],
    ['a,b\n1,\n2,x\n', { row: 0, column: 'a', value: ' ' }, 'the only value of its row'],
  ])('refuses what is not there in %j', async (bytes, cell, message) => {
    await expect(set(bytes, cell)).rejects.toThrow(message);
    await expect(set(bytes, cell)).rejects.toThrow(UsageError);
  });
});

describe('setting a cell of a JSON table', () => {
  const rows =
    '[\r\n  { "slug": "fern", "price": { "monthly": 12 }, "tags": ["a", "b"] },\r\n\t{"slug":"moss"}\r\n]\r\n';

  it.each<[Omit<CellOperation, 'op' | 'file'>, [string, string]]>([
    [{ row: 1, column: 'slug', value: 'say "hi"' }, ['moss', 'say \\"hi\\"']],
    [{ row: 0, column: 'price.monthly', value: 15 }, ['2', '5']],
    [{ row: 0, column: 'tags.1', value: 'c' }, ['b', 'c']],
    [{ row: 1, column: 'open', value: true }, ['', ', "open": true']],
    [{ row: 1, column: 'price.monthly', value: 3 }, ['', ', "price": { "monthly": 3 }']],
    [{ row: 0, column: 'price.monthly', value: null }, ['"monthly": 12', '']],
  ])('changes one literal: %j', async (cell, expected) => {
    const after = await set(rows, cell, 'rows.json');
    expect(() => JSON.parse(String(after))).not.toThrow();
    expect(difference(Buffer.from(rows), after)).toEqual(expected);
  });

  it('writes a value that was left out in a row of several lines as a line of its own', async () => {
    const after = await set('[\n  {\n    "slug": "fern"\n  }\n]\n', { row: 0, column: 'a', value: 1 }, 'rows.json');
    expect(String(after)).toBe('[\n  {\n    "slug": "fern",\n    "a": 1\n  }\n]\n');
  });

  it('finds its row in a long table, behind a byte order mark', async () => {
    const long = `\uFEFF${JSON.stringify(Array.from({ length: 3000 }, (_, row) => ({ slug: `é${row}` })))}`;
    const after = await set(long, { row: 2998, column: 'slug', value: 'x' }, 'rows.json');
    expect(difference(Buffer.from(long), after)).toEqual(['é2998', 'x']);
  });

  it('refuses what is not one value', async () => {
    await expect(set(rows, { row: 0, column: 'tags', value: 'c' }, 'rows.json')).rejects.toThrow('several values');
    await expect(set(rows, { row: 2, column: 'slug', value: 'c' }, 'rows.json')).rejects.toThrow('no column');
    await expect(set(rows, { row: 1, column: 'slug', value: null }, 'rows.json')).rejects.toThrow('only value');
  });
});

const ways: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'with commas': (text) => Buffer.from(text),
  'with semicolons and CRLF': (text) => Buffer.from(text.replaceAll(',', ';').replaceAll('\n', '\r\n')),
  'that names its separator': (text) =>
    Buffer.from(`\uFEFFsep=\t\r${text.replaceAll(',', '\t').replaceAll('\n', '\r')}`),
  'in UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'in UTF-16, big endian': (text) => utf16be(`\uFEFF${text}`),
  'with all cells quoted': (text) => Buffer.from(text.replace(/[^,\n]+/g, '"$&"')),
};

const texts = ['New', "It's new", 'say "hi"', 'a,b;c\td|e', 'two words', '😀 é', '7'];

describe.each(Object.entries(ways))('random cells of a table %s', (name, way) => {
  it('change alone, and their inverses leave the same bytes', async () => {
    const random = seeded(name.length);
    const choose = (count: number) => Math.floor(random() * count);
    const columns = ['slug', 'name', 'note'];
    const { root, site, read } = editable({
      'pages.config.ts': config,
      'rows.csv': way('slug,name,note\nfern,Lady,a\n\nmoss\n,,\nivy,Ivy,🌿\n'),
    });
    const file = join(root, 'rows.csv');
    const bytes = () => Buffer.from(read('rows.csv', 'base64'), 'base64');
    const cells = () => parseCsv(file, bytes()).rows.map((row) => row.cells);
    for (let turn = 0; turn < 100; turn++) {
      const [before, expected] = [bytes(), cells()];
      const [row, column, value] = [choose(expected.length), columns[choose(3)] ?? '', take(texts, random)];
      const edit = new SiteEdit(site.options);
      applyOperation(edit, { op: 'setCell', file: 'rows.csv', row, column, value });
      const text = edit.changes.results().get(file) ?? '';
      const inverse = edit.changes.inverse().get(file) ?? [];
      await edit.changes.commit(root);
      expect(cells()).toEqual(expected.with(row, { ...expected[row], [column]: value }));
      if (turn % 3 > 0) continue;
      const back = new SiteEdit(site.options);
      expect(back.changes.text(file)).toBe(text);
      back.changes.edit(file, inverse);
      await back.changes.commit(root);
      expect(bytes().equals(before)).toBe(true);
    }
  });
});
