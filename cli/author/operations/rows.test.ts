import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UsageError } from '../../failure.ts';
import { editable } from '../author.fixture.ts';
import { applyEdits } from '../edits.ts';
import { applyOperation } from './apply.ts';
import type { RowOperation } from './operation.ts';

type Change = { [Op in RowOperation['op']]: Omit<Extract<RowOperation, { op: Op }>, 'file'> }[RowOperation['op']];

/** Returns a table after a change of its rows, whose inverse restores it. */
function changed(text: string, change: Change, file = 'rows.csv'): string | undefined {
  const { root, site } = editable({ 'pages.config.ts': 'export default {};\n', [file]: text });
  const path = join(root, file);
  applyOperation(site, { file, ...change });
  const after = site.changes.results().get(path) ?? '';
  expect(applyEdits(after, site.changes.inverse().get(path) ?? [])).toBe(text);
  return after;
}

const add = (row: number, values: Record<string, string | number>): Change => ({ op: 'insertRow', row, values });
const drop = (row: number): Change => ({ op: 'removeRow', row });

it.each<[string, Change, string]>([
  ['a,b\n1,2\n3,4\n', add(2, { b: 'x, "y"', a: '5' }), 'a,b\n1,2\n3,4\n5,"x, ""y"""\n'],
  ['a,b\n1,2\n3,4', add(2, { a: '5' }), 'a,b\n1,2\n3,4\n5,'],
  ['a;b\r\n1;2\r\n', add(0, { a: '0', b: 'x,y' }), 'a;b\r\n0;x,y\r\n1;2\r\n'],
  ['a,b\n1,2\n\n3,4\n', drop(0), 'a,b\n\n3,4\n'],
  ['a,b\n1,2\n"3\n",4', drop(1), 'a,b\n1,2'],
])('changes the rows of %j', (text, change, after) => {
  expect(changed(text, change)).toBe(after);
});

it.each<[string, Change, string]>([
  ['[\n  { "a": 1 },\n  { "a": 2 }\n]\n', drop(1), '[\n  { "a": 1 }\n]\n'],
  ['[\n  { "a": 1 },\n  { "a": 2 }\n]\n', drop(0), '[\n  { "a": 2 }\n]\n'],
  [
    '[\n  {\n    "a": 1\n  }\n]\n',
    add(1, { a: 2, 'price.monthly': 'é' }),
    '[\n  {\n    "a": 1\n  },\n  {\n    "a": 2,\n    "price": { "monthly": "é" }\n  }\n]\n',
  ],
])('changes the rows of the list %j', (text, change, after) => {
  expect(changed(text, change, 'rows.json')).toBe(after);
  expect(() => JSON.parse(after)).not.toThrow();
});

it('writes a key of every object as one of the row', () => {
  const after = changed('[{ "a": 1 }]\n', add(1, { '__proto__.polluted': 'x' }), 'rows.json');
  expect(JSON.parse(after ?? '')).toHaveLength(2);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it.each<[string, Change]>([
  ['rows.csv', drop(5)],
  ['rows.csv', add(9, { a: '1' })],
  ['rows.json', drop(5)],
  ['other.json', drop(0)],
])('refuses a row that %s does not have', (file, change) => {
  const { site } = editable({
    'pages.config.ts': 'export default {};\n',
    'rows.csv': 'a\n1\n',
    'rows.json': '[{ "a": 1 }]',
  });
  expect(() => applyOperation(site, { file, ...change })).toThrow(UsageError);
});
