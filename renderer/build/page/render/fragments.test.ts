import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFragments, memoryFragments } from './fragments.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-fragments-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function saved(fragments: Readonly<Record<string, string>>, ask: readonly string[] = []): void {
  const store = diskFragments(folder);
  for (const key of ask) store.get(key);
  for (const [key, html] of Object.entries(fragments)) store.set(key, html);
  store.save();
}

describe('fragments on disk', () => {
  it('are there in the next run, whatever letters they hold', () => {
    saved({ a: '<p>café ☕ 地図</p>', b: '<p>b</p>' });
    saved({ c: '<p>c</p>' }, ['a', 'b']);
    const store = diskFragments(folder);
    expect(['a', 'b', 'c', 'd'].map((key) => store.get(key))).toEqual([
      '<p>café ☕ 地図</p>',
      '<p>b</p>',
      '<p>c</p>',
      undefined,
    ]);
  });

  it('are dropped once more than half are no longer asked for', () => {
    saved({ a: 'a'.repeat(50), b: 'b'.repeat(50), c: 'c'.repeat(50) });
    saved({ d: 'd' }, ['a']);
    expect(readFileSync(join(folder, 'fragments.html'), 'utf8')).toBe(`${'a'.repeat(50)}d`);
    expect(diskFragments(folder).get('a')).toBe('a'.repeat(50));
    expect(diskFragments(folder).get('b')).toBeUndefined();
  });

  it('stay where a run did not ask for all of them', () => {
    saved({ a: 'a', b: 'b', c: 'c' });
    const store = diskFragments(folder);
    store.set('d', 'd');
    store.save({ isComplete: false });
    expect(['a', 'b', 'c', 'd'].map((key) => diskFragments(folder).get(key))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are forgotten when a run was cut off between the pack and its index', () => {
    saved({ a: 'a' });
    appendFileSync(join(folder, 'fragments.html'), 'half a frag');
    expect(diskFragments(folder).get('a')).toBeUndefined();
    saved({ a: 'a' });
    expect(diskFragments(folder).get('a')).toBe('a');
  });

  it('are never those of another build that wrote the pack anew meanwhile', () => {
    saved({ a: '<p>a</p>', b: '<p>b</p>', c: '<p>c</p>' });
    const early = diskFragments(folder);
    saved({ d: '<p>d</p>', e: '<p>e</p>' }, ['c']);
    expect(['a', 'b', 'c'].map((key) => early.get(key))).toEqual([undefined, undefined, undefined]);
    early.set('f', '<p>f</p>');
    early.save();
    const late = diskFragments(folder);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect([undefined, `<p>${key}</p>`], key).toContain(late.get(key));
    }
  });

  it('are not written again when nothing is new', () => {
    saved({ a: 'a' });
    const before = statSync(join(folder, 'fragments.json')).mtimeMs;
    saved({}, ['a']);
    expect(statSync(join(folder, 'fragments.json')).mtimeMs).toBe(before);
  });
});

describe('fragments in memory', () => {
  it('are there until they are saved twice and nobody asked for them between', () => {
    const store = memoryFragments();
    expect(store.isEmpty).toBe(true);
    for (const key of ['a', 'b', 'c']) store.set(key, `<p>${key}</p>`);
    store.save();
    expect([store.isEmpty, store.get('a')]).toEqual([false, '<p>a</p>']);
    store.get('b');
    store.get('nothing');
    store.save();
    expect(['a', 'b', 'c', 'nothing'].map((key) => store.get(key))).toEqual([
      '<p>a</p>',
      '<p>b</p>',
      undefined,
      undefined,
    ]);
  });
});
