import { describe, expect, it } from 'vitest';
import { itemSpans } from './json-pieces.ts';
import { JsonTable } from './json-table.ts';
import { SourceText } from './sources/source-text.ts';

const table = (text: string) => new JsonTable('/site/rows.json', Buffer.from(text));

/** Texts that could confuse a search for brackets and commas. */
const words = [
  'plain',
  '',
  'a, b',
  '}, {',
  '[1]',
  '"quoted"',
  'back\\slash',
  '\\"',
  'é 日本 🙂',
  'line\nend',
  ']',
  '\uFEFF',
];

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function someRows(random: () => number): unknown[] {
  const pick = () => words[Math.floor(random() * words.length)];
  const row = () => {
    const kind = random();
    if (kind < 0.1) return pick();
    if (kind < 0.15) return null;
    return { [`k${pick()}`]: pick(), list: [pick(), [pick()], { deep: pick() }], number: Math.floor(random() * 9) };
  };
  return Array.from({ length: 1 + Math.floor(random() * 6) }, row);
}

const indents = [undefined, 1, 2, '\t'];

describe('a table in JSON', () => {
  it('finds the changed rows after any edit', () => {
    const random = seeded(7);
    let told = 0;
    let untold = 0;
    for (let round = 0; round < 4000; round++) {
      const rows = someRows(random);
      const indent = indents[round % indents.length];
      const before = JSON.stringify(rows, null, indent);
      const now = [...rows];
      const at = Math.floor(random() * now.length);
      const change = random();
      if (change < 0.4) now[at] = someRows(random)[0];
      else if (change < 0.5) now.push(someRows(random)[0]);
      else if (change < 0.6) now.splice(at, 1);
      else if (change < 0.7) now.reverse();
      let text = JSON.stringify(now, null, random() < 0.9 ? indent : 1);
      // Random typing, which may make it invalid JSON.
      if (change > 0.75) {
        const place = Math.floor(random() * text.length);
        const typed = ['"', '{', '}', '[', ']', ',', ', {', '},{', ' ', '\\', '": "', '\u00A0'][
          Math.floor(random() * 12)
        ];
        text = text.slice(0, place) + typed + text.slice(place + (random() < 0.5 ? 1 : 0));
      }
      const marks = table(before).marks();
      expect(marks?.hashes).toHaveLength(rows.length);
      const after = table(text);
      const changed = marks && after.changedSince(marks);
      const whole = table(text);
      if (changed === undefined) {
        if (whole.rows.length === rows.length) untold += 1;
        continue;
      }
      told += 1;
      const some = after.readRows(changed.rows, changed.marks);
      expect(whole.diagnostics).toEqual([]);
      expect(changed.marks).toEqual(table(text).marks());
      expect(some).toEqual(changed.rows.map((row) => whole.rows[row]));
      const others = [...rows.keys()].filter((row) => !changed.rows.includes(row));
      expect(others.map((row) => whole.rows[row])).toEqual(others.map((row) => rows[row]));
    }
    // Most rounds are typical edits, and hardly any of these fail.
    expect(told).toBeGreaterThan(2000);
    expect(untold).toBeLessThan(told / 100);
  });

  it('returns the excerpt of a row with its location in the file', () => {
    const random = seeded(11);
    for (let round = 0; round < 400; round++) {
      const rows = someRows(random);
      const written = JSON.stringify(rows, null, indents[round % indents.length]);
      const text = `${random() < 0.3 ? '\uFEFF' : ''}${random() < 0.5 ? written : written.replaceAll('\n', '\r\n')}\n`;
      const bytes = Buffer.from(text);
      const range = (_file: string, from: number, to: number) => bytes.subarray(from, to);
      const held = new JsonTable('/site/rows.json', bytes, { read: () => bytes, range });
      const marks = held.marks() ?? { hashes: [] };
      held.release();
      const whole = new SourceText('/site/rows.json', text);
      const spans = itemSpans(text) ?? [];
      for (const [row, value] of rows.entries()) {
        const excerpt = held.excerpt(row, marks);
        if (excerpt === undefined) throw new Error(`No excerpt shows row ${row} of ${text}`);
        const { item, begins } = excerpt;
        const source = new SourceText('/site/rows.json', excerpt.text, begins);
        const place = whole.place(spans[row]?.start ?? -1);
        expect(JSON.parse(excerpt.text.slice(item.start, item.end))).toEqual(value);
        expect(source.place(item.start)).toEqual(place);
        expect(source.holds(place)).toBe(true);
        const line = whole.line(place.line)?.slice(place.column - 1);
        expect(line?.startsWith(source.line(place.line)?.slice(source.columnWithin(place) - 1) ?? '?')).toBe(true);
        const next = whole.place(spans[row + 2]?.end ?? text.length);
        expect(source.holds({ ...next, column: next.column + 1 })).toBe(false);
      }
    }
  });

  it('counts the lines before a row a few megabytes at a time', () => {
    const bytes = Buffer.from(JSON.stringify(['é'.repeat(3e6), 'b'.repeat(5e6), 3, 4, 5], null, 1));
    const asked: number[] = [];
    const range = (_file: string, from: number, to: number) => {
      asked.push(to - from);
      return bytes.subarray(from, to);
    };
    const held = new JsonTable('/site/rows.json', bytes, { read: () => bytes, range });
    const marks = held.marks() ?? { hashes: [] };
    held.release();
    expect(held.excerpt(4, marks)).toEqual({
      text: '\n 4,\n 5\n]',
      begins: { line: 4, column: 4 },
      item: { start: 4, end: 8 },
    });
    expect(Math.max(...asked)).toBeLessThan(6.1e6);
  });

  it.each(['{"a": [1, 2]}', '"[1, 2]"', '12'])('knows no rows in what is no list: %s', (text) => {
    expect(table(text).marks()).toBeUndefined();
    expect(table(text).diagnostics).toMatchObject([{ code: 'data-invalid' }]);
  });

  it('has no rows if the list is empty', () => {
    for (const text of ['[]', ' [ \n ] ']) expect(table(text).marks()).toEqual({ hashes: [], lengths: [] });
    expect(table('[1]').changedSince({ hashes: [], lengths: [] })).toBeUndefined();
  });

  it('accepts a byte order mark at the start of the file only', () => {
    const marks = table('\uFEFF[1, 2]').marks() ?? { hashes: [] };
    expect(table('\uFEFF[3, 2]').readRows([0, 1], marks)).toEqual([3, 2]);
    expect(table('\uFEFF[1,\uFEFF2]').readRows([1], table('\uFEFF[1,\uFEFF2]').marks() ?? marks)).toBeUndefined();
  });

  it('releases its bytes once its rows are parsed', () => {
    const read = table('[1]');
    const marks = read.marks();
    expect(read.rows).toEqual([1]);
    expect([read.marks(), marks && read.changedSince(marks), marks && read.readRows([0], marks)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reads released rows again, unless they have changed', () => {
    const text = '[{"a": "é, [1]"}, {"a": 2},\n {"a": 3}]\n';
    let now = Buffer.from(text);
    const asked: [from: number, to: number][] = [];
    const files = {
      read: () => now,
      range: (_file: string, from: number, to: number) => {
        asked.push([from, to]);
        return now.subarray(from, to);
      },
    };
    const held = new JsonTable('/site/rows.json', now, files);
    const marks = held.marks() ?? { hashes: [] };
    expect(held.readRows([1], marks)).toEqual([{ a: 2 }]);
    expect(asked).toEqual([]);
    held.release();
    expect(held.readRows([1, 2], marks)).toEqual([{ a: 2 }, { a: 3 }]);
    expect(held.readRows([0], marks)).toEqual([{ a: 'é, [1]' }]);
    expect(asked).toEqual([
      [marks.lengths?.[0], now.length],
      [0, marks.lengths?.[0]],
    ]);
    now = Buffer.from(text.replace('2', '4'));
    expect(held.readRows([2], marks)).toEqual([{ a: 3 }]);
    expect(held.readRows([1, 2], marks)).toBeUndefined();
    now = Buffer.from('[5]');
    expect(held.readRows([2], marks)).toBeUndefined();
    expect([held.isRead, held.rows, held.isRead]).toEqual([false, [5], true]);
  });

  it('keeps its bytes if they cannot be read again', () => {
    const held = table('[1, 2]');
    held.release();
    expect(held.readRows([1], held.marks() ?? { hashes: [] })).toEqual([2]);
  });

  it('knows whether it has tokens or references', () => {
    const texts = ['[{"a": "b"}]', '[{"a": "{{facts.b}}"}]', '[{"a": "\\u007b{facts.b}}"}]', '[{]'];
    expect(texts.map((text) => table(text).isPlain())).toEqual([true, false, false, false]);
  });
});

describe('a deeply nested table', () => {
  const nested = (levels: number) => `[{"a": 1},\n{"a": ${'['.repeat(levels)}"]"${']'.repeat(levels)}}]`;

  it('is read up to the maximum depth, in part or whole', () => {
    const marks = table(nested(98)).marks() ?? { hashes: [] };
    const [row] = table(nested(98)).readRows([1], marks) ?? [];
    expect(JSON.stringify(row)).toBe(`{"a":${'['.repeat(98)}"]"${']'.repeat(98)}}`);
    expect(table(nested(98)).rows[1]).toEqual(row);
    expect(table(nested(98)).diagnostics).toEqual([]);
  });

  it.each([99, 1000, 100_000])('is told at the bracket that is too many: %i', (levels) => {
    const deep = table(nested(levels));
    expect(deep.marks()).toBeUndefined();
    expect(deep.changedSince(table(nested(98)).marks() ?? { hashes: [] })).toBeUndefined();
    expect(deep.rows).toEqual([]);
    expect(deep.diagnostics).toMatchObject([
      {
        code: 'data-invalid',
        message: expect.stringContaining('more than 100 levels deep'),
        place: { line: 2, column: 105 },
      },
    ]);
  });
});

describe('a table with invalid JSON', () => {
  it.each([
    [`[\n  { "slug": "a", "name": 'A' },\n  { "slug": "b" }\n]`, 2, 26, `Unexpected token '''`],
    ['[\n  { "slug": "a" },\n  // the next one\n  { "slug": "b" }\n]', 3, 3, "Unexpected token '/'"],
    ['[\n  { "slug": "a" },\n]\n\n', 3, 1, "Unexpected token ']'"],
    ['[{ "slug": undefined }, { "slug": "b" }]', 1, 12, "Unexpected token 'u'"],
    ['slug,name\na,b\n', 1, 1, "Unexpected token 's'"],
    ['[{ "slug": "a" }, { "slug" "b" }]', 1, 28, "Expected ':' after property name"],
    ['[\n  { "slug": "a" }\n', 3, 1, "Expected ',' or ']' after array element"],
    ['[\n  { "slug": "a" },\n', 3, 1, 'Unexpected end of JSON input'],
    ['[{ "slug": "\\u00e9 😀", "name": nil }]', 1, 33, "Unexpected token 'i'"],
  ])('is reported at the first error: %j', (text, line, column, message) => {
    const [diagnostic] = table(text).diagnostics;
    expect(diagnostic?.place).toEqual({ file: '/site/rows.json', line, column });
    expect(diagnostic?.message).toBe(`This file is not valid JSON: ${message}.`);
  });

  it('is reported at the first bracket that is too deep, without a stack overflow', () => {
    const [diagnostic] = table('['.repeat(100_000)).diagnostics;
    expect(diagnostic).toMatchObject({
      message: expect.stringContaining('more than 100 levels deep'),
      place: { line: 1, column: 101 },
    });
  });

  it('is rejected in another encoding, in part or whole', () => {
    const bytes = Buffer.from('[{ "slug": "a" },\n{ "slug": "café" }]', 'latin1');
    const known = () => new JsonTable('/site/rows.json', bytes);
    const marks = known().marks() ?? { hashes: [] };
    expect(known().readRows([1], marks)).toBeUndefined();
    expect(known().readRows([0], marks)).toEqual([{ slug: 'a' }]);
    const all = known();
    expect(all.rows).toEqual([]);
    expect(all.diagnostics).toMatchObject([{ code: 'data-invalid', place: { line: 2, column: 15 } }]);
  });
});
