import { describe, expect, it } from 'vitest';
import { itemSpans } from './json-pieces.ts';
import { JsonTable } from './json-table.ts';
import { SourceText } from './sources/source-text.ts';

const table = (text: string) => new JsonTable('/site/rows.json', Buffer.from(text));

/** Words that a reader may stumble over who looks for brackets and commas. */
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
  it('tells the rows that have changed, whatever has become of it', () => {
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
      // Somebody types, and it may be JSON no more.
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
      const some = after.some(changed.rows, changed.marks);
      expect(whole.findings).toEqual([]);
      expect(changed.marks).toEqual(table(text).marks());
      expect(some).toEqual(changed.rows.map((row) => whole.rows[row]));
      const others = [...rows.keys()].filter((row) => !changed.rows.includes(row));
      expect(others.map((row) => whole.rows[row])).toEqual(others.map((row) => rows[row]));
    }
    // Most rounds are of the sort that this is for, and hardly any of these is given up.
    expect(told).toBeGreaterThan(2000);
    expect(untold).toBeLessThan(told / 100);
  });

  it('shows a row by itself where it stands in the whole file', () => {
    const random = seeded(11);
    for (let round = 0; round < 400; round++) {
      const rows = someRows(random);
      const written = JSON.stringify(rows, null, indents[round % indents.length]);
      const text = `${random() < 0.3 ? '\uFEFF' : ''}${random() < 0.5 ? written : written.replaceAll('\n', '\r\n')}\n`;
      const bytes = Buffer.from(text);
      const range = (_file: string, from: number, to: number) => bytes.subarray(from, to);
      const held = new JsonTable('/site/rows.json', bytes, { read: () => bytes, range });
      const marks = held.marks() ?? { hashes: [] };
      held.letGo();
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
    held.letGo();
    expect(held.excerpt(4, marks)).toEqual({
      text: '\n 4,\n 5\n]',
      begins: { line: 4, column: 4 },
      item: { start: 4, end: 8 },
    });
    expect(Math.max(...asked)).toBeLessThan(6.1e6);
  });

  it.each(['{"a": [1, 2]}', '"[1, 2]"', '12'])('knows no rows in what is no list: %s', (text) => {
    expect(table(text).marks()).toBeUndefined();
    expect(table(text).findings).toMatchObject([{ code: 'data-invalid' }]);
  });

  it('has no row where the list is empty', () => {
    for (const text of ['[]', ' [ \n ] ']) expect(table(text).marks()).toEqual({ hashes: [], lengths: [] });
    expect(table('[1]').changedSince({ hashes: [], lengths: [] })).toBeUndefined();
  });

  it('reads a file that begins with a mark of the order of bytes, and only there', () => {
    const marks = table('\uFEFF[1, 2]').marks() ?? { hashes: [] };
    expect(table('\uFEFF[3, 2]').some([0, 1], marks)).toEqual([3, 2]);
    expect(table('\uFEFF[1,\uFEFF2]').some([1], table('\uFEFF[1,\uFEFF2]').marks() ?? marks)).toBeUndefined();
  });

  it('looks at no bytes any more once its rows have been read', () => {
    const read = table('[1]');
    const marks = read.marks();
    expect(read.rows).toEqual([1]);
    expect([read.marks(), marks && read.changedSince(marks), marks && read.some([0], marks)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reads rows again that it has let go of, while they are what they were', () => {
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
    expect(held.some([1], marks)).toEqual([{ a: 2 }]);
    expect(asked).toEqual([]);
    held.letGo();
    expect(held.some([1, 2], marks)).toEqual([{ a: 2 }, { a: 3 }]);
    expect(held.some([0], marks)).toEqual([{ a: 'é, [1]' }]);
    expect(asked).toEqual([
      [marks.lengths?.[0], now.length],
      [0, marks.lengths?.[0]],
    ]);
    now = Buffer.from(text.replace('2', '4'));
    expect(held.some([2], marks)).toEqual([{ a: 3 }]);
    expect(held.some([1, 2], marks)).toBeUndefined();
    now = Buffer.from('[5]');
    expect(held.some([2], marks)).toBeUndefined();
    expect([held.isRead, held.rows, held.isRead]).toEqual([false, [5], true]);
  });

  it('holds on to its bytes where nobody can read them again', () => {
    const held = table('[1, 2]');
    held.letGo();
    expect(held.some([1], held.marks() ?? { hashes: [] })).toEqual([2]);
  });

  it('says whether there is something to fill in', () => {
    const texts = ['[{"a": "b"}]', '[{"a": "{{facts.b}}"}]', '[{"a": "\\u007b{facts.b}}"}]', '[{]'];
    expect(texts.map((text) => table(text).isPlain())).toEqual([true, false, false, false]);
  });
});

describe('a table whose values stand deep inside each other', () => {
  const nested = (levels: number) => `[{"a": 1},\n{"a": ${'['.repeat(levels)}"]"${']'.repeat(levels)}}]`;

  it('is read as far as walks through it end, in part or whole', () => {
    const marks = table(nested(98)).marks() ?? { hashes: [] };
    const [row] = table(nested(98)).some([1], marks) ?? [];
    expect(JSON.stringify(row)).toBe(`{"a":${'['.repeat(98)}"]"${']'.repeat(98)}}`);
    expect(table(nested(98)).rows[1]).toEqual(row);
    expect(table(nested(98)).findings).toEqual([]);
  });

  it.each([99, 1000, 100_000])('is told at the bracket that is too many: %i', (levels) => {
    const deep = table(nested(levels));
    expect(deep.marks()).toBeUndefined();
    expect(deep.changedSince(table(nested(98)).marks() ?? { hashes: [] })).toBeUndefined();
    expect(deep.rows).toEqual([]);
    expect(deep.findings).toMatchObject([
      {
        code: 'data-invalid',
        message: expect.stringContaining('more than 100 levels deep'),
        place: { line: 2, column: 105 },
      },
    ]);
  });
});

describe('a table that is no JSON', () => {
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
  ])('is marked where it stops being some: %j', (text, line, column, message) => {
    const [finding] = table(text).findings;
    expect(finding?.place).toEqual({ file: '/site/rows.json', line, column });
    expect(finding?.message).toBe(`This file is not valid JSON: ${message}.`);
  });

  it('is marked at the first bracket that is too deep, before anything that walks it runs out of stack', () => {
    const [finding] = table('['.repeat(100_000)).findings;
    expect(finding).toMatchObject({
      message: expect.stringContaining('more than 100 levels deep'),
      place: { line: 1, column: 101 },
    });
  });

  it('is none in another encoding, whether it is read whole or in part', () => {
    const bytes = Buffer.from('[{ "slug": "a" },\n{ "slug": "café" }]', 'latin1');
    const known = () => new JsonTable('/site/rows.json', bytes);
    const marks = known().marks() ?? { hashes: [] };
    expect(known().some([1], marks)).toBeUndefined();
    expect(known().some([0], marks)).toEqual([{ slug: 'a' }]);
    const all = known();
    expect(all.rows).toEqual([]);
    expect(all.findings).toMatchObject([{ code: 'data-invalid', place: { line: 2, column: 15 } }]);
  });
});
