import { describe, expect, it } from 'vitest';
import { parseJsonTable } from './data.ts';
import { itemSpans } from './read-json.ts';

const table = (text: string) => parseJsonTable('/site/rows.json', Buffer.from(text));

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
  it('has the range of each row', () => {
    const random = seeded(11);
    for (let round = 0; round < 400; round++) {
      const rows = someRows(random);
      const written = JSON.stringify(rows, null, indents[round % indents.length]);
      const text = `${random() < 0.3 ? '\uFEFF' : ''}${random() < 0.5 ? written : written.replaceAll('\n', '\r\n')}\n`;
      expect(itemSpans(text)?.map(({ start, end }) => JSON.parse(text.slice(start, end)))).toEqual(rows);
      expect(table(text).rows).toEqual(rows);
    }
  });

  it.each(['{"a": [1, 2]}', '"[1, 2]"', '12'])('has no rows if it is no list: %s', (text) => {
    expect(itemSpans(text)).toBeUndefined();
    expect(table(text).diagnostics).toMatchObject([{ code: 'data-invalid' }]);
  });

  it('has no rows if the list is empty', () => {
    for (const text of ['[]', ' [ \n ] ']) expect(table(text)).toMatchObject({ rows: [], diagnostics: [] });
  });

  it('accepts a byte order mark at the start of the file only', () => {
    expect(table('\uFEFF[1, 2]').rows).toEqual([1, 2]);
    expect(table('[1,\uFEFF2]').diagnostics).toMatchObject([{ code: 'data-invalid' }]);
  });

  it('knows whether it has tokens or references', () => {
    const texts = ['[{"a": "b"}]', '[{"a": "{{facts.b}}"}]', '[{"a": "\\u007b{facts.b}}"}]', '[{]'];
    expect(texts.map((text) => table(text).isPlain)).toEqual([true, false, false, false]);
  });

  it.each([
    ['[{"a": "b\\n\\"\u00e9"}]', true],
    ['[{"a": "b\u0007"}]', false],
    ['[{"a": "\\u0007"}]', false],
    ['[{"a": "\\b"}]', false],
    ['[{"a": "\u202e"}]', false],
    ['[{"\ufffe": "b"}]', false],
    ['[{]', false],
  ])('knows whether it may have invalid characters: %j', (text, isClean) => {
    expect(table(text).isClean).toBe(isClean);
  });
});

describe('a deeply nested table', () => {
  const nested = (levels: number) => `[{"a": 1},\n{"a": ${'['.repeat(levels)}"]"${']'.repeat(levels)}}]`;

  it('is read up to the maximum depth', () => {
    const { rows, diagnostics } = table(nested(98));
    expect(JSON.stringify(rows[1])).toBe(`{"a":${'['.repeat(98)}"]"${']'.repeat(98)}}`);
    expect(diagnostics).toEqual([]);
  });

  it.each([99, 1000, 100_000])('is reported at the first bracket beyond the limit: %i', (levels) => {
    const deep = table(nested(levels));
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

  it('is rejected in another encoding', () => {
    const bytes = Buffer.from('[{ "slug": "a" },\n{ "slug": "café" }]', 'latin1');
    const all = parseJsonTable('/site/rows.json', bytes);
    expect(all.rows).toEqual([]);
    expect(all.diagnostics).toMatchObject([{ code: 'data-invalid', place: { line: 2, column: 15 } }]);
  });
});
