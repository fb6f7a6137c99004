import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from '../../renderer/build/output/disk.ts';
import { dyingDisk } from '../../renderer/build/output/failing-disk.fixture.ts';
import { currentOwner } from '../../renderer/build/output/lock.ts';
import { hasty, LosingDisk, losses } from '../../renderer/build/output/losing-disk.fixture.ts';
import { snapshot, tempSite } from '../../renderer/build/output/temp-site.fixture.ts';
import { editFolder } from './edit-folder-name.ts';
import { commitFiles, type FileChange, recoverEdit } from './edit-journal.ts';

const before = {
  'pages.config.ts': 'old config',
  'copy/offer.ts': 'offer',
  'copy/gone.ts': 'gone',
  'other.ts': 'other',
};
const after = {
  'pages.config.ts': 'new config',
  'copy/offer.ts': 'OFFER',
  'new/deep/page.ts': 'page',
  'other.ts': 'other',
};

/** Creates a site and an edit of several of its files. */
function site() {
  const { root } = tempSite();
  for (const [file, text] of Object.entries(before)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((file): FileChange[] => {
    const [was, is] = [before, after].map((files) => Object.entries(files).find(([name]) => name === file)?.[1]);
    const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
    return was === is
      ? []
      : [
          {
            file: join(root, file),
            before: bytes(was),
            after: bytes(is),
            mode: was === undefined ? undefined : 0o644,
          },
        ];
  });
  return { root, changes };
}

/** Marks the lock of the edit as one of an ended process. */
function end(root: string): void {
  const owner = join(root, editFolder, 'owner');
  if (existsSync(owner) && readFileSync(owner, 'utf8') !== '') writeFileSync(owner, '{"pid":2147483646}');
  if (existsSync(join(root, editFolder))) utimesSync(join(root, editFolder), 1, 1);
}

const states = [before, after];

describe('an edit of several files', () => {
  it('leaves no other files behind', async () => {
    const { root, changes } = site();
    await commitFiles(root, changes);
    expect(snapshot(root)).toEqual(after);
    expect(readdirSync(root)).not.toContain(editFolder);
  });

  it('is complete or undone after a kill at any step and a recovery', async () => {
    for (let step = 0; ; step++) {
      const { root, changes } = site();
      const disk = dyingDisk(step);
      const killed = await commitFiles(root, changes, disk).then(
        () => false,
        () => true,
      );
      end(root);
      await recoverEdit(root, hasty);
      expect(states, `killed after step ${step}`).toContainEqual(snapshot(root));
      expect(readdirSync(root)).not.toContain(editFolder);
      if (!killed) return;
    }
  });

  it('is complete or undone after a power failure at any step, and stays complete', async () => {
    const { root, changes } = site();
    const losing = new LosingDisk(root);
    await commitFiles(root, changes, losing.disk);
    const { length } = losing.steps;
    for (let count = 0; count <= length; count++) {
      for (const [index, share] of losses.entries()) {
        losing.lose(count, share);
        end(root);
        await recoverEdit(root, hasty);
        const label = `loss ${index} after step ${count} of ${length}`;
        expect(count === length ? [after] : states, label).toContainEqual(snapshot(root));
        expect(readdirSync(root), label).not.toContain(editFolder);
      }
    }
  });

  it('locks the site while its process runs', async () => {
    const { root, changes } = site();
    mkdirSync(join(root, editFolder));
    writeFileSync(join(root, editFolder, 'owner'), JSON.stringify(currentOwner()));
    expect(await recoverEdit(root)).toBe(0);
    await expect(commitFiles(root, changes)).rejects.toThrow('Another command is editing this site');
    expect(readdirSync(join(root, editFolder))).toEqual(['owner']);
  });

  it.each([
    ['before it wrote its name', undefined],
    ['while it wrote its name', ''],
  ])('does not keep the lock of a process that was killed %s', async (_, owner) => {
    const { root } = site();
    mkdirSync(join(root, editFolder));
    if (owner !== undefined) writeFileSync(join(root, editFolder, 'owner'), owner);
    await recoverEdit(root, hasty);
    expect(readdirSync(root)).not.toContain(editFolder);
  });

  it('waits for the name of the process that takes the lock', async () => {
    const { root } = site();
    mkdirSync(join(root, editFolder));
    setTimeout(() => writeFileSync(join(root, editFolder, 'owner'), JSON.stringify(currentOwner())), 100);
    expect(await recoverEdit(root)).toBe(0);
    expect(readdirSync(join(root, editFolder))).toEqual(['owner']);
  });

  it('never overwrites a file that was edited after an interruption', async () => {
    const { root, changes } = site();
    let renames = 0;
    // The process ends after it renamed the journal and the first file.
    const disk = {
      ...hasty,
      rename: async (from: string, to: string) =>
        ++renames > 2 ? new Promise<void>(() => undefined) : nodeDisk.rename(from, to),
    };
    commitFiles(root, changes, disk);
    while (renames < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    end(root);
    writeFileSync(join(root, 'copy/offer.ts'), 'mine');
    await expect(recoverEdit(root)).rejects.toThrow(
      /was interrupted while it edited .*offer\.ts, and that file has changed since/,
    );
    expect(readFileSync(join(root, 'copy/offer.ts'), 'utf8')).toBe('mine');
    rmSync(join(root, editFolder), { recursive: true });
    expect(await recoverEdit(root)).toBe(0);
  });
});
