import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { diskFiles, readText } from './files.ts';

describe('diskFiles', () => {
  it.each([
    ['does not exist', (root: string) => join(root, 'none')],
    ['has a name that no file can have', (root: string) => join(root, 'x'.repeat(5_000))],
    ['has a NUL in its name', (root: string) => join(root, 'a\0b')],
    ['is below a file', (root: string) => join(root, 'file/inside')],
    ['is a link to itself', (root: string) => join(root, 'link')],
  ])('do not have a path that %s', (_, pathIn) => {
    const path = pathIn(folder());
    expect(diskFiles.kind(path)).toBeUndefined();
    expect(diskFiles.read(path)).toBeUndefined();
    expect(diskFiles.list(path)).toEqual([]);
  });

  it('lists all other files', () => {
    const root = folder();
    expect(diskFiles.kind(root)).toBe('folder');
    expect(diskFiles.kind(join(root, 'file'))).toBe('file');
    expect(readText(diskFiles, join(root, 'file'))).toBe('words');
  });

  it('names the file that cannot be read, and its location', () => {
    const root = folder();
    const read = () => diskFiles.read(root);
    expect(read).toThrow(DiagnosticsError);
    expect(read).toThrow(/^The file frontage-files-\w+ cannot be read: EISDIR/);
  });
});

function folder(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-files-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'file'), 'words');
  symlinkSync('link', join(root, 'link'));
  return root;
}
