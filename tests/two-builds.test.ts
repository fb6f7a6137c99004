import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { outputPaths } from '../renderer/build/output/contract.ts';
import { bin, frontage } from './command.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

const env = { SOURCE_DATE_EPOCH: '1767225600' };
const sites: TempSite[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.drop();
});

describe('two builds of one site at once', () => {
  it('both produce the complete site, with an empty cache and with a shared one', async () => {
    const site = fresh();
    const alone = await built(site);
    for (const remembered of [false, true, false]) {
      if (!remembered) rmSync(site.options.cacheDir, { recursive: true });
      rmSync(site.options.out, { recursive: true });
      const runs = await Promise.all([1, 2, 3].map(() => frontage(['build', '-q'], { cwd: site.root, env })));
      expect(runs).toEqual([1, 2, 3].map(() => ({ code: 0, stdout: '', stderr: '' })));
      expect(filesIn(site.options.out)).toEqual(alone);
      expect(strays(site)).toEqual([]);
    }
  }, 180_000);

  it('of different states leave one complete state', async () => {
    const site = fresh();
    const one = await built(site);
    const first = frontage(['build', '-q'], { cwd: site.root, env });
    site.edit('templates/document.hbs', '<body', '<body data-new');
    const second = frontage(['build', '-q'], { cwd: site.root, env });
    expect((await Promise.all([first, second])).map(({ code }) => code)).toEqual([0, 0]);
    const left = filesIn(site.options.out);
    const other = await built(site);
    expect([one, other]).toContainEqual(left);
  }, 180_000);

  it('take turns: the second waits while the first is stopped in the middle of writing', async () => {
    const site = fresh();
    await built(site);
    site.edit('templates/document.hbs', '<body', '<body data-new');
    const first = await stoppedWhileWriting(site);
    const second = frontage(['build', '-q'], { cwd: site.root, env });
    const early = await Promise.race([second, wait(2_500)]);
    expect(early).toBeUndefined();
    first.kill('SIGCONT');
    expect(await second).toMatchObject({ code: 0 });
    expect(await ended(first)).toBe(0);
    expect(filesIn(site.options.out).get('index.html')?.toString()).toContain('data-new');
    expect(strays(site)).toEqual([]);
  }, 180_000);

  it('do not wait for dead processes: the second takes over from one that was killed while writing', async () => {
    const site = fresh();
    await built(site);
    site.edit('templates/document.hbs', '<body', '<body data-new');
    const first = await stoppedWhileWriting(site);
    first.kill('SIGKILL');
    await ended(first);
    expect(existsSync(outputPaths(site.options.out).lock)).toBe(true);
    expect(await frontage(['build', '-q'], { cwd: site.root, env })).toMatchObject({ code: 0 });
    expect(filesIn(site.options.out).get('index.html')?.toString()).toContain('data-new');
    expect(strays(site)).toEqual([]);
  }, 180_000);
});

function fresh(): TempSite {
  const site = tempSite('own-block');
  sites.push(site);
  return site;
}

async function built(site: TempSite): Promise<ReadonlyMap<string, Buffer>> {
  expect(await frontage(['build', '-q'], { cwd: site.root, env })).toMatchObject({ code: 0 });
  return filesIn(site.options.out);
}

/** Starts builds until it can stop one in the middle of writing. */
async function stoppedWhileWriting(site: TempSite): Promise<ChildProcess> {
  const { lock, staging: stage } = outputPaths(site.options.out);
  for (let tries = 0; tries < 20; tries += 1) {
    const child = spawn(process.execPath, [bin, 'build', '-q'], {
      cwd: site.root,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
      stdio: 'ignore',
    });
    while (child.exitCode === null && !existsSync(stage)) await wait(0);
    child.kill('SIGSTOP');
    if (child.exitCode === null && existsSync(lock) && existsSync(stage)) return child;
    child.kill('SIGCONT');
    await ended(child);
    // It finished before the test saw it, so the next one must write the site again.
    rmSync(site.options.out, { recursive: true });
  }
  throw new Error('No build was caught while it was writing');
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((done) => child.once('exit', done));
}

function strays(site: TempSite): string[] {
  return readdirSync(site.root).filter((name) => name.startsWith('.dist.'));
}
