import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from './disk.ts';
import { currentHolder } from './holder.ts';
import { write } from './index.ts';
import { locked, takeLock } from './lock.ts';
import { placesOf } from './places.ts';
import { filesOf, snapshot, tempSite } from './testing/temp-site.ts';

const deadPid = 2_147_483_646;

describe('the lock', () => {
  it('lets one build in at a time and the next one after it', async () => {
    const places = placesOf(tempSite().out);
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

  it('gives up after the time it was given, and names the process that has it', async () => {
    const place = tempSite();
    const { lock } = placesOf(place.out);
    writeFileSync(lock, JSON.stringify(currentHolder()));
    const fault = await write(filesOf({ 'a.html': 'a' }), { ...place, lockTimeoutMs: 60 }).catch((error) => error);
    expect(fault).toMatchObject({
      name: 'Faults',
      message: `Another build (process ${process.pid}) is writing to "${place.out}"`,
      findings: [{ code: 'out-locked', suggestion: expect.stringContaining(lock) }],
    });
    expect(existsSync(place.out)).toBe(false);
    expect(existsSync(lock)).toBe(true);
  });

  it('takes over from a dead process', async () => {
    const places = placesOf(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
    expect(JSON.parse(readFileSync(places.lock, 'utf8'))).toEqual(currentHolder());
    expect(existsSync(places.claim)).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))('takes over from a process whose number another one has now', async () => {
    const places = placesOf(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: process.pid, started: '1' }));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
  });

  it('takes over after a process that died while it was taking over', async () => {
    const places = placesOf(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    writeFileSync(places.claim, JSON.stringify({ pid: deadPid }));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
    expect(existsSync(places.claim)).toBe(false);
  });

  it('leaves the taking over to the process that came first', async () => {
    const places = placesOf(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    writeFileSync(places.claim, JSON.stringify(currentHolder()));
    expect(await takeLock(places, nodeDisk)).toEqual(currentHolder());
  });

  it('takes a lock without a name for one that is just being made, and later for an abandoned one', async () => {
    const places = placesOf(tempSite().out);
    writeFileSync(places.lock, '');
    expect(await takeLock(places, nodeDisk)).toBe('unknown');
    utimesSync(places.lock, new Date(Date.now() - 10_000), new Date(Date.now() - 10_000));
    expect(await takeLock(places, nodeDisk)).toBeUndefined();
  });

  it('leaves a lock alone that a faster process has just taken over', async () => {
    const places = placesOf(tempSite().out);
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
    const places = placesOf(tempSite().out);
    writeFileSync(places.lock, JSON.stringify({ pid: deadPid }));
    const holders = await Promise.all(Array.from({ length: 20 }, () => takeLock(places, nodeDisk)));
    expect(holders.filter((holder) => holder === undefined)).toHaveLength(1);
  });
});
