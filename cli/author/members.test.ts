import { type ESTree, parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { codeStyle } from './code-style.ts';
import { applyEdits } from './edits.ts';
import { appendMember, type Brackets, removeMembers } from './members.ts';

/** Returns the node of the list or object behind `= `. */
function bracketsOf(text: string): Brackets {
  const [statement] = parseSync('a.ts', text, { lang: 'ts', astType: 'ts', preserveParens: false }).program.body;
  const value = statement?.type === 'VariableDeclaration' ? statement.declarations[0]?.init : undefined;
  if (value?.type !== 'ArrayExpression' && value?.type !== 'ObjectExpression') throw new Error('no list, no object');
  return value;
}

function append(text: string, member: string): string {
  return applyEdits(
    text,
    appendMember(text, bracketsOf(text), codeStyle(text, 120), () => member),
  );
}

function remove(text: string, ...positions: readonly number[]): string {
  const node = bracketsOf(text);
  const members: readonly (ESTree.Node | null)[] = node.type === 'ArrayExpression' ? node.elements : node.properties;
  const gone = positions.map((position) => members[position]).filter((member) => member != null);
  if (gone.length < positions.length) throw new Error('no such member');
  return applyEdits(text, removeMembers(text, node, gone));
}

describe('a member that is added', () => {
  it.each([
    ['behind a comma', 'const a = [\n  1,\n];\n', 'const a = [\n  1,\n  2,\n];\n'],
    ['to a list without a comma at the end', 'const a = [\n  1\n];\n', 'const a = [\n  1,\n  2\n];\n'],
    ['behind a comment on the line', 'const a = [\n  1, // one\n];\n', 'const a = [\n  1, // one\n  2,\n];\n'],
    ['behind a comment without a comma', 'const a = [\n  1 // one\n];\n', 'const a = [\n  1, // one\n  2\n];\n'],
    [
      'in front of a comment that ends the list',
      'const a = [\n  1,\n  // more\n];\n',
      'const a = [\n  1,\n  2,\n  // more\n];\n',
    ],
    ['behind a spread', 'const a = [\n  ...b,\n];\n', 'const a = [\n  ...b,\n  2,\n];\n'],
    ['to an empty list', 'const a = [];\n', 'const a = [\n  2,\n];\n'],
    ['to a list of a comment', 'const a = [\n  // none\n];\n', 'const a = [\n  // none\n  2,\n];\n'],
    ['to a list on one line', 'const a = [1, { b: 1 }];\n', 'const a = [\n  1,\n  { b: 1 },\n  2,\n];\n'],
    [
      'behind the comments of a list on one line',
      'const a = [1, /* two */ { b: 1 } /* end */];\n',
      'const a = [1, /* two */ { b: 1 }, /* end */\n  2];\n',
    ],
    [
      'behind the comments between members that share lines',
      'const a = [{\n  b: 1,\n}, /* two */ {\n  b: 2,\n}, // last\n];\n',
      'const a = [{\n  b: 1,\n}, /* two */ {\n  b: 2,\n}, // last\n  2,\n];\n',
    ],
    ['with tabs and CRLF', 'const a = [\r\n\t1,\r\n];\r\n', 'const a = [\r\n\t1,\r\n\t2,\r\n];\r\n'],
    ['behind a byte order mark', '\uFEFFconst a = [\n  1,\n];\n', '\uFEFFconst a = [\n  1,\n  2,\n];\n'],
    ['behind text of two UTF-16 units', "const a = [\n  '😀',\n];\n", "const a = [\n  '😀',\n  2,\n];\n"],
  ])('is added %s', (_, before, after) => {
    expect(append(before, '2')).toBe(after);
  });
});

describe('a member that is removed', () => {
  it.each([
    ['with its line', 'const a = [\n  1,\n  2,\n];', 0, 'const a = [\n  2,\n];'],
    ['with the comment behind it', 'const a = [\n  1, // one\n  2,\n];', 0, 'const a = [\n  2,\n];'],
    [
      'and leaves the comment above it',
      'const a = [\n  // ones\n  1,\n  2,\n];',
      0,
      'const a = [\n  // ones\n  2,\n];',
    ],
    ['as the last one, with the comma before it', 'const a = [\n  1,\n  2\n];', 1, 'const a = [\n  1\n];'],
    ['from a line of several', 'const a = [1, 2, 3];', 1, 'const a = [1, 3];'],
    ['from the end of a line', 'const a = [1, 2];', 1, 'const a = [1];'],
    ['with CRLF', 'const a = [\r\n  1,\r\n  2,\r\n];', 1, 'const a = [\r\n  1,\r\n];'],
  ])('is removed %s', (_, before, position, after) => {
    expect(remove(before, position)).toBe(after);
  });

  it.each([
    ['all of a line', 'const a = [1, 2];', [0, 1], 'const a = [];'],
    ['the last ones of a line', 'const a = [1, 2, 3];', [1, 2], 'const a = [1];'],
    ['the first ones of a line', 'const a = [1, 2, 3];', [0, 1], 'const a = [3];'],
    ['those around another', 'const a = [1, 2, 3];', [0, 2], 'const a = [2];'],
    ['those with a comma behind them', 'const a = [1, 2, 3,];', [1, 2], 'const a = [1, ];'],
    ['the last ones, a line each', 'const a = [\n  1, // one\n  2,\n  3\n];', [1, 2], 'const a = [\n  1 // one\n];'],
    ['and leave the comment above', 'const a = [\n  1,\n  // twos\n  2,\n];', [0, 1], 'const a = [\n  // twos\n];'],
  ])('is removed with others: %s', (_, before, positions, after) => {
    expect(remove(before, ...positions)).toBe(after);
  });
});
