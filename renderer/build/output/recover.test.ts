import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { outputPaths } from './contract.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { type CountingDisk, dyingDisk } from './failing-disk.fixture.ts';
import { readManifest, recover } from './index.ts';
import { filesOf, snapshot, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

// Tries every point where a build can be killed, each in its own folders.
vi.setConfig({ testTimeout: 60_000 });

const oldSite = { 'index.html': 'old home', 'gone.html': 'gone', 'assets/a.css': 'css', 'assets/deep/b.js': 'js' };
const newSite = {
  'index.html': 'new home!',
  'about/index.html': 'new',
  'assets/a.css': 'css',
  'assets/deep/b.js': 'js',
};
type Contents = Record<string, string>;

describe('recover', () => {
  it.each<[string, Contents | undefined]>([
    ['with a site in place', oldSite],
    ['when there was no site before', undefined],
  ])('leaves the complete old or new site at any step that a build is killed, %s', async (_, before) => {
    const seen = new Set<string>();
    const last = await stepsOf(before);
    for (let step = 0; step < last; step += 1) {
      const site = await killedAt(step, before);
      await recover(site.out);
      const found = snapshot(site.out);
      expect([before, newSite], `killed after step ${step}`).toContainEqual(found);
      expect(strays(site.root), `killed after step ${step}`).toEqual([]);
      seen.add(found === undefined || found['gone.html'] ? 'old' : 'new');

      // The manifest may be older than the folder. It must not list files with other content.
      const manifest = await readManifest(site);
      for (const path of manifest.files.keys()) expect(Object.keys(found ?? {})).toContain(path);
      await write(filesOf(step % 2 ? oldSite : newSite), site);
      expect(snapshot(site.out), `built again after step ${step}`).toEqual(step % 2 ? oldSite : newSite);
    }
    expect([...seen].sort()).toEqual(['new', 'old']);
  });

  it('leaves the old or new site at whatever step a build is killed that replaces a single file', async () => {
    const next = { ...oldSite, 'assets/a.css': 'other css' };
    const counter = dyingDisk(Number.POSITIVE_INFINITY);
    const twin = tempSite();
    await write(filesOf(oldSite), twin);
    await write(filesOf(next), { ...twin, disk: counter });
    const seen = new Set<string>();
    for (let step = 0; step < counter.steps(); step += 1) {
      const site = tempSite();
      await write(filesOf(oldSite), { ...site, pages: { '/': 'old' } });
      const pages = { '/': 'new' };
      await write(filesOf(next), { ...site, pages, disk: dyingDisk(step) }).catch(() => undefined);
      pretendDeath(site.out);
      await recover(site.out);
      const found = snapshot(site.out);
      expect([oldSite, next], `killed after step ${step}`).toContainEqual(found);
      expect(strays(site.root), `killed after step ${step}`).toEqual([]);
      const isOld = found?.['assets/a.css'] === 'css';
      seen.add(isOld ? 'old' : 'new');
      // The page keys must not be those of a folder with other content.
      const known = (await readManifest(site)).pages['/'];
      expect([undefined, isOld ? 'old' : 'new'], `killed after step ${step}`).toContain(known);
      await write(filesOf(next), { ...site, pages });
      expect(snapshot(site.out), `built again after step ${step}`).toEqual(next);
    }
    expect([...seen].sort()).toEqual(['new', 'old']);
  });

  it('is part of every build', async () => {
    const last = await stepsOf(oldSite);
    for (let step = 0; step < last; step += 1) {
      const site = await killedAt(step, oldSite);
      const next = step % 2 ? oldSite : newSite;
      await write(filesOf(next), site);
      expect(snapshot(site.out), `killed after step ${step}`).toEqual(next);
      expect(strays(site.root), `killed after step ${step}`).toEqual([]);
    }
  });

  it('puts the old site back if a failed switch could not', async () => {
    const site = tempSite();
    await write(filesOf(oldSite), site);
    const rename: Disk['rename'] = (from, to) =>
      to === site.out ? Promise.reject(new Error('EBUSY')) : nodeDisk.rename(from, to);
    await expect(write(filesOf(newSite), { ...site, disk: { ...nodeDisk, rename } })).rejects.toThrow('EBUSY');
    expect(snapshot(site.out)).toBeUndefined();
    await recover(site.out);
    expect(snapshot(site.out)).toEqual(oldSite);
    expect(strays(site.root)).toEqual([]);
  });

  it('never uses a staging folder that was being removed', async () => {
    const site = tempSite();
    const { staging } = outputPaths(site.out);
    const rename: Disk['rename'] = () => Promise.reject(new Error('EBUSY'));
    const rm: Disk['rm'] = async (path) => {
      if (path !== staging || !existsSync(staging)) return nodeDisk.rm(path);
      await nodeDisk.rm(join(staging, 'index.html'));
      throw new Error('killed');
    };
    await expect(write(filesOf(newSite), { ...site, disk: { ...nodeDisk, rename, rm } })).rejects.toThrow('EBUSY');
    expect(existsSync(staging)).toBe(true);
    await recover(site.out);
    expect(snapshot(site.out)).toBeUndefined();
    expect(strays(site.root)).toEqual([]);
  });

  it('removes a claim to the lock that was never used', async () => {
    const site = tempSite();
    writeFileSync(outputPaths(site.out).claim, '{"pid":2147483646}');
    await recover(site.out);
    expect(strays(site.root)).toEqual([]);
  });

  it('can itself be killed at any step and called again', async () => {
    const last = await stepsOf(oldSite);
    let kills = 0;
    for (let step = 0; step < last; step += 1) {
      for (let mendStep = 0, done = false; !done; mendStep += 1) {
        const site = await killedAt(step, oldSite);
        const disk = dyingDisk(mendStep);
        done = await recover(site.out, disk).then(
          () => true,
          () => false,
        );
        if (!done) kills += 1;
        pretendDeath(site.out);
        await recover(site.out);
        expect([oldSite, newSite], `steps ${step} and ${mendStep}`).toContainEqual(snapshot(site.out));
        expect(strays(site.root), `steps ${step} and ${mendStep}`).toEqual([]);
      }
    }
    expect(kills).toBeGreaterThan(last);
  });

  it.each([
    ['in the stage', (disk: CountingDisk) => disk.steps() - 12],
    ['between the renames', (disk: CountingDisk) => disk.steps() - 5],
  ])('recovers from a process that was really killed %s', async (where, stepOf) => {
    const site = tempSite();
    await write(filesOf(oldSite), site);
    const counter = dyingDisk(Number.POSITIVE_INFINITY);
    const twin = tempSite();
    await write(filesOf(oldSite), twin);
    await write(filesOf(newSite), { ...twin, disk: counter });

    const list = join(site.root, 'files.json');
    writeFileSync(list, JSON.stringify(filesOf(newSite)));
    const script = fileURLToPath(new URL('./killed-build.fixture.ts', import.meta.url));
    const run = () =>
      execFileSync('node', ['--import', 'tsx', script, site.out, site.cacheDir, list, String(stepOf(counter))], {
        stdio: 'pipe',
      });
    expect(run).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
    expect(existsSync(site.out)).toBe(where === 'in the stage');
    expect(existsSync(outputPaths(site.out).lock)).toBe(true);
    await recover(site.out);
    expect(snapshot(site.out)).toEqual(where === 'in the stage' ? oldSite : newSite);
    expect(strays(site.root)).toEqual([]);
  });

  it('leaves a running build alone', async () => {
    const site = await killedAt(8, oldSite, { dead: false });
    const before = strays(site.root);
    await recover(site.out);
    expect(strays(site.root)).toEqual(before);
    expect(before).toContain('.dist.frontage-stage');
  });

  it('keeps files that were created between the renames', async () => {
    const site = tempSite();
    await write(filesOf(oldSite), site);
    const { out, old, staging, journal } = outputPaths(site.out);
    for (const folder of [old, staging, out]) mkdirSync(folder, { recursive: true });
    writeFileSync(journal, '{}');
    writeFileSync(join(out, 'mine.txt'), 'mine');
    const error = await recover(site.out).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(DiagnosticsError);
    expect(error).toMatchObject({ diagnostics: [{ code: 'out-foreign', message: expect.stringMatching(/\.$/) }] });
    expect(snapshot(out)).toMatchObject({ 'mine.txt': 'mine' });
    expect(existsSync(staging) && existsSync(old)).toBe(true);
  });

  it('does nothing without an earlier build', async () => {
    const site = tempSite();
    await recover(site.out);
    await recover(join(site.root, 'no/such/folder'));
    expect(readdirSync(site.root)).toEqual([]);
  });
});

/** Number of changes that a complete build of the new site makes. */
async function stepsOf(before: Contents | undefined): Promise<number> {
  const site = tempSite();
  if (before) await write(filesOf(before), site);
  const disk = dyingDisk(Number.POSITIVE_INFINITY);
  await write(filesOf(newSite), { ...site, disk });
  return disk.steps();
}

async function killedAt(step: number, before: Contents | undefined, { dead = true } = {}) {
  const site = tempSite();
  if (before) await write(filesOf(before), site);
  await expect(write(filesOf(newSite), { ...site, disk: dyingDisk(step) })).rejects.toThrow();
  if (dead) pretendDeath(site.out);
  return site;
}

/** The locks of a killed build name this process. Replaces its number by that of a dead one. */
function pretendDeath(out: string): void {
  const { lock, claim } = outputPaths(out);
  for (const path of [lock, claim]) {
    if (existsSync(path)) writeFileSync(path, readFileSync(path, 'utf8').replace(/^\{.*$/s, '{"pid":2147483646}\n'));
    if (existsSync(path) && readFileSync(path, 'utf8') === '') writeFileSync(path, '{"pid":2147483646}\n');
  }
}

function strays(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('.dist.'));
}
