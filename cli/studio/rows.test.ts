import { expect, it, onTestFinished } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { tempSite } from '../../tests/temp-site.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { addChange } from './changes.ts';
import { matrixOf, rowsOf } from './rows.ts';
import { effectOf } from './session.ts';

async function trades() {
  const site = tempSite('trades');
  onTestFinished(site.drop);
  const { made } = await buildInMemory(site.options);
  if (made === undefined) throw new Error('the site has errors');
  return { ...site, made };
}

it('shows the rows of a table with the pages that they make, and changes them', { timeout: 60_000 }, async () => {
  const { made, options, edit: editFile } = await trades();
  expect(matrixOf(made, '/')).toBeUndefined();
  expect(matrixOf(made, '/roofing/brook')).toEqual({ name: 'towns', axes: ['trade', 'town'] });
  const town = { matrix: 'towns', axis: 'town' } as const;
  const all = rowsOf(made, { ...town, from: 0, search: '', page: '/roofing/brook' });
  expect(all).toMatchObject({ file: 'templates/data/towns.json', from: 0, total: 3, found: 3 });
  expect(all.columns.map(({ name }) => name)).toEqual(['slug', 'name', 'known', 'story']);
  expect(all.rows[1]).toMatchObject({
    index: 1,
    cells: ['brook', 'Brook', 'the two bridges', expect.stringMatching(/^Cellars/)],
    pages: ['/roofing/brook', '/plumbing/brook'],
  });
  expect(rowsOf(made, { ...town, from: 0, search: 'the WIND' }).rows.map(({ index }) => index)).toEqual([2]);
  const csv = rowsOf(made, { matrix: 'towns', axis: 'trade', from: 0, search: '' });
  expect(csv.rows[1]?.cells).toContain('stop leaks, at once');

  const set = { ...town, op: 'setCell', row: 1, column: 'known', value: 'three bridges' } as const;
  const edit = new SiteEdit(options);
  expect(await addChange({ ...set, was: 'the two bridges' }, { made, edit })).toBeUndefined();
  expect([...edit.changes.results()].map(([, text]) => text)).toEqual([expect.stringContaining('"three bridges"')]);

  const values = { slug: 'dell', name: 'Dell', known: 'its pond', story: 'The pond freezes before anybody is up.' };
  expect(await effectOf({ ...town, op: 'addRow', values }, options, made)).toEqual({
    added: ['/roofing/dell', '/plumbing/dell'],
    removed: [],
    errors: [],
  });
  expect((await effectOf({ ...town, op: 'addRow', values: { slug: 'dell' } }, options, made)).errors).not.toEqual([]);
  const remove = (row: number) => ({ ...town, op: 'removeRow' as const, row, was: [...(all.rows[row]?.cells ?? [])] });
  expect(await effectOf(remove(2), options, made)).toEqual({
    added: [],
    removed: ['/roofing/cold-hill', '/plumbing/cold-hill'],
    errors: [],
  });
  expect((await effectOf(remove(0), options, made)).errors.join()).toContain('/roofing/ashford');

  // Somebody else changes the file meanwhile.
  editFile('templates/data/towns.json', 'the two bridges', 'one bridge');
  const late = new SiteEdit(options);
  expect(await addChange({ ...set, was: 'the two bridges' }, { made, edit: late })).toEqual({ now: 'one bridge' });
  expect(late.changes.results().size).toBe(0);
});
