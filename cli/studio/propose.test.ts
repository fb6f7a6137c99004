import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterSite } from '../starter-site.fixture.ts';
import type { JournalEntry } from './journal.ts';
import { journalChange } from './journal.ts';
import { commitProposal, propose } from './propose.ts';

const undo: (() => void)[] = [];
const { root, options } = starterSite({ finally: (remove) => void undo.unshift(remove) });
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const home = join(root, 'templates/copy/home.ts');
const original = readFileSync(home, 'utf8');

/** Changes the headline, and returns what the journal says of it. */
function edited(id: number, text: string): JournalEntry {
  const before = readFileSync(home, 'utf8');
  const start = before.indexOf('Say what people get from you');
  const end = start + 'Say what people get from you'.length;
  writeFileSync(home, before.slice(0, start) + text + before.slice(end));
  const back = [{ start, end: start + text.length, text: before.slice(start, end) }];
  const change = journalChange('templates/copy/home.ts', before, readFileSync(home, 'utf8'), back);
  return { id, label: 'Edit hero.headline', time: '', changes: [change] };
}

beforeAll(() => {
  const lines = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  Object.assign(process.env, lines);
  return () => undo[0]?.();
});
afterAll(() => {
  delete process.env.GIT_CONFIG_NOSYSTEM;
  delete process.env.GIT_CONFIG_GLOBAL;
});

describe('what the studio hands over', { timeout: 60_000 }, () => {
  it('is the difference since its start if there is no git, with the files', async () => {
    const around: [string, string] = ['', ''];
    const about = { file: 'templates/copy/about.ts', before: '', after: '', undo: [], wrote: [], around };
    const earlier = { id: 6, label: 'Edit about', time: '', changes: [about] };
    const found = await propose(options, { entries: [earlier, edited(7, 'Say it plainly')], start: 6 });
    expect(found).toMatchObject({ hasGit: false, files: ['templates/copy/home.ts'], title: 'Edit /' });
    expect(found.text).toContain('Since the start of the studio: 1 page changed');
    expect(found.parts[0]?.changes[0]).toMatchObject({ title: 'copy of hero' });
    writeFileSync(home, original);
  });

  it('names pictures that were exchanged, beside what they show', async () => {
    mkdirSync(join(root, 'templates/images'), { recursive: true });
    for (const name of ['old', 'new']) {
      const create = { width: 1600, height: 1200, channels: 3, background: name === 'old' ? '#123' : '#a52' } as const;
      writeFileSync(join(root, `templates/images/${name}.jpg`), await sharp({ create }).jpeg().toBuffer());
    }
    const show = (name: string, alt: string) =>
      original.replace(
        "block: 'hero',",
        `block: 'hero',\n  media: { kind: 'picture', src: '${name}.jpg', alt: '${alt}' },`,
      );
    for (const alt of ['A shop by day', 'A shop at night']) {
      const [before, after] = [show('old', 'A shop by day'), show('new', alt)];
      writeFileSync(home, after);
      const back = [{ start: 0, end: after.length, text: before }];
      const change = journalChange('templates/copy/home.ts', before, after, back);
      const found = await propose(options, { entries: [{ id: 7, label: '', time: '', changes: [change] }], start: 6 });
      expect(found.parts.flatMap(({ changes }) => changes)).toContainEqual(
        expect.objectContaining({
          title: 'pictures of hero',
          edits: [expect.objectContaining({ removed: 'old.jpg', added: 'new.jpg' })],
        }),
      );
      expect(found.text).toContain('pictures of hero');
    }
    writeFileSync(home, original);
    for (const name of ['old', 'new']) rmSync(join(root, `templates/images/${name}.jpg`));
  });

  it('is a branch with one commit, of its own files alone', async () => {
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Ann');
    git('config', 'user.email', 'ann@example.com');
    git('add', '-A');
    git('commit', '-q', '-m', 'First');
    const entries = [edited(8, 'Say it plainly')];
    // Somebody else works on the same files, and has staged some.
    writeFileSync(join(root, 'templates/copy/about.ts'), `${readFileSync(join(root, 'templates/copy/about.ts'))}\n`);
    writeFileSync(join(root, 'notes.txt'), 'Mine');
    git('add', 'notes.txt');
    writeFileSync(join(root, 'templates/images/unused.png'), '');
    const found = await propose(options, { entries, start: 8 });
    expect(found).toMatchObject({ hasGit: true, files: ['templates/copy/home.ts'] });
    expect(found.text).toMatch(/^Since the last commit: 1 page changed/);
    const name = await commitProposal(root, found, { hash: found.hash, branch: 'plain-words', title: '# Plain words' });
    expect(git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('plain-words');
    expect(git('rev-parse', '--short', 'HEAD')).toBe(name);
    expect(git('show', '--name-only', '--format=%B', 'HEAD')).toBe(
      `# Plain words\n\n${found.text}\n\n\ntemplates/copy/home.ts`,
    );
    expect(git('diff', '--cached', '--name-only')).toBe('notes.txt');
    expect((await propose(options, { entries, start: 8 })).files).toEqual([]);
  });

  it('has the new pictures that its files name', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
    await picture.png().toFile(join(root, 'templates/images/new.png'));
    writeFileSync(home, original);
    const entries = [edited(8, 'Look at new.png')];
    const { files } = await propose(options, { entries, start: 8 });
    expect(files).toEqual(['templates/copy/home.ts', 'templates/images/new.png']);
  });

  it('leaves the repository as it was if git refuses the commit, and says what git says', async () => {
    const change = { file: 'templates/copy/home.ts', before: '', after: '', undo: [], wrote: [] };
    writeFileSync(home, original);
    const entries = [{ id: 9, label: '', time: '', changes: [{ ...change, around: ['', ''] as [string, string] }] }];
    const back = await propose(options, { entries, start: 8 });
    const commit = (branch: string) => commitProposal(root, back, { hash: back.hash, branch, title: 'Back' });
    await expect(commit('--force')).rejects.toThrow('cannot be the name of a branch');
    await expect(commit('main')).rejects.toThrow("a branch named 'main' already exists");
    writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\necho "No commits on Fridays" >&2\nexit 1\n');
    chmodSync(join(root, '.git/hooks/pre-commit'), 0o755);
    const before = git('status', '--porcelain');
    await expect(commit('back')).rejects.toThrow('No commits on Fridays');
    expect(git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('plain-words');
    expect(git('branch', '--list', 'back')).toBe('');
    expect(git('status', '--porcelain')).toBe(before);
    writeFileSync(home, `${original}\n`);
    expect(() => commit('back')).toThrow('The files have changed meanwhile');
  });
});
