import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editable } from './author.fixture.ts';

const bold = '\uFEFFa\r\nb\r\n';

describe('changes of files', () => {
  it('preserve all other bytes, including the byte order mark and line endings', async () => {
    const { root, site, read } = editable({ 'a.txt': bold, 'b.txt': 'gone' });
    chmodSync(join(root, 'a.txt'), 0o640);
    site.changes.text(join(root, 'a.txt'));
    site.changes.edit(join(root, 'a.txt'), { start: 1, end: 2, text: 'A' });
    site.changes.create(join(root, 'new/c.txt'), 'c');
    site.changes.remove(join(root, 'b.txt'));
    expect(read('a.txt')).toBe(bold);
    expect(site.changes.preview().list(root)).toEqual(['a.txt', 'new/c.txt']);
    await site.changes.commit(root);
    expect(read('a.txt')).toBe('\uFEFFA\r\nb\r\n');
    expect(statSync(join(root, 'a.txt')).mode & 0o777).toBe(0o640);
    expect(readdirSync(root).sort()).toEqual(['a.txt', 'new']);
    expect(read('new/c.txt')).toBe('c');
  });

  it('are all written or none', async () => {
    const { root, site, read } = editable({ 'a.txt': 'a', folder: 'a file where a folder is needed' });
    site.changes.edit(join(root, 'a.txt'), { start: 0, end: 1, text: 'A' });
    site.changes.create(join(root, 'folder/c.txt'), 'c');
    await expect(site.changes.commit(root)).rejects.toThrow();
    expect(read('a.txt')).toBe('a');
    expect(readdirSync(root).sort()).toEqual(['a.txt', 'folder']);
  });

  it('are undone if the last one fails', async () => {
    const { root, site, read } = editable({ 'a.txt': 'a', 'b.txt': 'b' });
    const { changes } = site;
    changes.text(join(root, 'a.txt'));
    changes.edit(join(root, 'a.txt'), { start: 0, end: 1, text: 'A' });
    changes.create(join(root, 'c.txt'), 'c');
    changes.remove(join(root, 'no-such.txt'));
    await expect(changes.commit(root)).rejects.toThrow();
    expect([read('a.txt'), existsSync(join(root, 'c.txt'))]).toEqual(['a', false]);
  });

  it('keep the mode of a read-only file, also if they are undone', async () => {
    for (const fails of [false, true]) {
      const { root, site, read } = editable({ 'a.txt': 'a' });
      const file = join(root, 'a.txt');
      chmodSync(file, 0o444);
      site.changes.text(file);
      site.changes.edit(file, { start: 0, end: 1, text: 'A' });
      expect(site.changes.readOnly()).toEqual([file]);
      if (fails) site.changes.remove(join(root, 'no-such.txt'));
      const committed = site.changes.commit(root);
      await (fails ? expect(committed).rejects.toThrow() : committed);
      expect(read('a.txt')).toBe(fails ? 'a' : 'A');
      expect(statSync(file).mode & 0o777).toBe(0o444);
      expect(readdirSync(root)).toEqual(['a.txt']);
    }
  });

  it('never overwrite a file that changed in the meantime', async () => {
    const { root, site, read, write } = editable({ 'a.txt': 'a' });
    site.changes.text(join(root, 'a.txt'));
    site.changes.edit(join(root, 'a.txt'), { start: 0, end: 1, text: 'A' });
    write('a.txt', 'mine');
    await expect(site.changes.commit(root)).rejects.toThrow('changed in the meantime');
    expect(read('a.txt')).toBe('mine');
  });

  it('are shown as a diff with two lines of context', () => {
    const { root, site } = editable({ 'a.txt': '1\n2\n3\n4\n5\n6\n7\n8\n9\n' });
    site.changes.edit(join(root, 'a.txt'), [
      { start: 4, end: 5, text: 'three' },
      { start: 17, end: 17, text: '\nten' },
    ]);
    expect(site.changes.diff(root)).toBe(
      [
        '--- a.txt',
        '+++ a.txt',
        '@@ -1,5 +1,5 @@',
        ' 1',
        ' 2',
        '-3',
        '+three',
        ' 4',
        ' 5',
        '@@ -8,2 +8,3 @@',
        ' 8',
        ' 9',
        '+ten',
        '',
      ].join('\n'),
    );
  });
});
