import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outputPaths } from './contract.ts';
import { nodeDisk } from './disk.ts';
import { currentOwner, locked, takeLock } from './lock.ts';
import { filesOf, snapshot, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

const deadPid = 2_147_483_646;

describe('the lock', () => {
  it('lets one build in at a time, and then the next', async () => {
    const places = outputPaths(tempSite().out);
    const order: string[] = [];
    const enter = (name: string) =>
      locked(places, nodeDisk, 5_000, async () => {
        order.push(`${name} in`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push(`${name} out`);
      });
    await Promise.all([enter('a'), enter('b'), enter('c')]);
    expect(order.filter((_, index) => index % 2 === 0).map((entry) => entry[0])).toEqual(
      order.filter((_, index) => index % 2 === 1).map((entry) => entry[0]),
    );
    expect(order).toHaveLength(6);
    expect(existsSync(places.lock)).toBe(false);
  });

  it('keeps two builds of one folder apart', async () => {
    const place = tempSite();
    const sites = ['one', 'two', 'three'].map((words) => ({ 'index.html': words, [`${words}.html`]: words }));
    await Promise.all(sites.map((site) => write(filesOf(site), place)));
    expect(sites).toContainEqual(snapshot(place.out));
  });

  it('gives up after the timeout, and names the process that owns it', async () => {
    const place = tempSite();
    const { lock } = outputPaths(place.out);
    writeFileSync(lock, JSON.stringify(currentOwner()));
    const error = await write(filesOf({ 'a.html': 'a' }), { ...place, lockTimeoutMs: 60 }).catch((error) => error);
    expect(error).toMatchObject({
      name: 'DiagnosticsError',
      message: `Another build (process ${process.pid}) is writing to "${place.out}".`,
      diagnostics: [{ code: 'out-locked', suggestion: expect.stringContaining(lock) }],
    });
    expect(existsSync(place.out)).toBe(false);
    expect(existsSync(lock)).toBe(true);
  });

  it('takes over from a dead process', async () => {
    const places = outputPaths(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
    expect(JSON.parse(readFileSync(places.lock, 'utf8'))).toEqual(currentOwner());
    expect(existsSync(places.claim)).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))('takes over from a process whose number another one has now', async () => {
    const places = outputPaths(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: process.pid, started: '1' }));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
  });

  it('takes over from a process that died during a takeover', async () => {
    const places = outputPaths(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    writeFileSync(places.claim, JSON.stringify({ pid: deadPid }));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
    expect(existsSync(places.claim)).toBe(false);
  });

  it('leaves the takeover to the process that came first', async () => {
    const places = outputPaths(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    writeFileSync(places.claim, JSON.stringify(currentOwner()));
    expect(await takeLock(places, nodeDisk)).toEqual(currentOwner());
  });

  it('treats an empty lock as one being created, and later as an abandoned one', async () => {
    const places = outputPaths(tempSite().out);
    writeFileSync(places.lock, '');
    expect(await takeLock(places, nodeDisk)).toBe('unknown');
    utimesSync(places.lock, new Date(Date.now() - 10_000), new Date(Date.now() - 10_000));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
  });

  it('leaves a lock that a faster process just took over', async () => {
    const places = outputPaths(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    const parent = { pid: process.ppid };
    const writeFile: typeof nodeDisk.writeFile = async (path, content, options) => {
      if (path === places.claim) writeFileSync(places.lock, JSON.stringify(parent));
      await nodeDisk.writeFile(path, content, options);
    };
    expect(await takeLock(places, { ...nodeDisk, writeFile })).toEqual(parent);
    expect(JSON.parse(readFileSync(places.lock, 'utf8'))).toEqual(parent);
    expect(existsSync(places.claim)).toBe(false);
  });

  it('lets one of many in when they all find a dead lock', async () => {
    const places = outputPaths(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    const holders = await Promise.all(Array.from({ length: 20 }, () => takeLock(places, nodeDisk)));
    expect(holders.filter((holder) => holder === undefined)).toHaveLength(1);
  });
});
