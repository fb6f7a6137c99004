import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requireEmptyFolder, withWriteErrors } from './folder.ts';
import { scaffold } from './scaffold.ts';
import { starterNamed, starters } from './starters.ts';

const values = { name: 'Corner Bakery', origin: 'https://bakery.example', locale: 'en-GB', currency: 'GBP' };

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-scaffold-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the starters', () => {
  it('are the folders with a description, the plain one first', () => {
    const all = starters();
    expect(all[0]?.name).toBe('plain');
    expect(all.map(({ name }) => name)).not.toContain('common');
    for (const { description } of all) expect(description).toMatch(/^[a-z].{20,}[^.]$/);
  });

  it('end with the nearest name if there is none', () => {
    expect(() => starterNamed('plan')).toThrow(
      expect.objectContaining({
        name: 'UsageError',
        message: 'There is no template "plan".',
        suggestion: 'Did you mean "plain"?',
      }),
    );
  });
});

describe('scaffolding', () => {
  it('writes the files that it names, and no others', () => {
    const root = join(emptyFolder(), 'a', 'b');
    const names = scaffold(root, starterNamed('plain'), values, { dependency: '^1.2.3' });
    const found = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(found.sort()).toEqual(names.map((name) => join(root, name)).sort());
    expect(names).toEqual(
      expect.arrayContaining(['.github/workflows/frontage.yml', '.gitignore', 'AGENTS.md', 'package.json']),
    );
    expect(names.filter((name) => /starter\.json|template\.json|^gitignore/.test(name))).toEqual([]);
    for (const file of found) expect(readFileSync(file, 'utf8')).not.toMatch(/\{\{(?:name|package|version)\}\}/);
  });

  it('leaves nothing behind if a file cannot be written', () => {
    const root = emptyFolder();
    // The folder is not empty, so this is a race with another program.
    mkdirSync(join(root, 'templates'));
    writeFileSync(join(root, 'templates/theme.css'), 'mine');
    expect(() => scaffold(root, starterNamed('plain'), values, { dependency: '^1.2.3' })).toThrow('EEXIST');
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(['templates', 'templates/theme.css']);
    expect(readFileSync(join(root, 'templates/theme.css'), 'utf8')).toBe('mine');
  });
});

describe('a folder', () => {
  const example = 'npm create frontage@latest my-site';

  it.each(['new', 'new/er', '.'])('may be %s', (name) => {
    expect(() => requireEmptyFolder(join(emptyFolder(), name), { shown: name, example })).not.toThrow();
  });

  it.each([
    ['EACCES', 'you may not write there', 'Choose a folder that you may write to.'],
    ['EROFS', 'the disk is read-only', 'Choose a folder that you may write to.'],
    ['ENOSPC', 'the disk is full', 'Make room, then try again.'],
  ])('that fails with %s is named in the message', (code, reason, suggestion) => {
    const fail = () => {
      throw Object.assign(new Error(`${code}: permission denied, mkdir`), { code, syscall: 'mkdir' });
    };
    expect(() => withWriteErrors('my-site', fail)).toThrow(
      expect.objectContaining({ message: `The site cannot be written to "my-site": ${reason}.`, suggestion }),
    );
  });
});
