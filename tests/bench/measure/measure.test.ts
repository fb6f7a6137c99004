import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closure } from './install-size.ts';
import { fileSystemOf } from './machine.ts';
import { outputState, rewritten } from './output-state.ts';
import { childSecondsIn } from './processor-time.ts';
import { spread } from './spread.ts';
import { fetchedAtLoad } from './weight.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('childSecondsIn', () => {
  it('adds what children took, whatever the process is called', () => {
    const stat = '12 (a ) (b) S 1 2 3 4 5 6 7 8 9 10 111 222 150 50 20 0';
    expect(childSecondsIn(stat)).toBe(2);
  });
});

describe('spread', () => {
  it('takes some of many, from the first to the last', () => {
    const many = Array.from({ length: 100 }, (_, index) => index);
    expect(spread(many, 4)).toEqual([0, 33, 66, 99]);
    expect(spread(many, 100)).toBe(many);
    expect(new Set(spread(many, 99)).size).toBe(99);
  });
});

describe('rewritten', () => {
  it('tells what was written from what says something else', () => {
    for (const name of ['same', 'touched', 'other', 'replaced']) writeFileSync(join(folder, name), 'old');
    const before = outputState(folder);
    const later = new Date(Date.now() + 5000);
    utimesSync(join(folder, 'touched'), later, later);
    writeFileSync(join(folder, 'other'), 'new');
    utimesSync(join(folder, 'other'), later, later);
    rmSync(join(folder, 'replaced'));
    writeFileSync(join(folder, 'replaced'), 'old');
    writeFileSync(join(folder, 'added'), 'new');
    const { written, changed } = rewritten(before, outputState(folder));
    expect({ written, changed }).toEqual({ written: 4, changed: 2 });
    expect(rewritten(before, before)).toEqual({ written: 0, changed: 0 });
  });
});

describe('closure', () => {
  it('follows dependencies from inside out, once each, and leaves out what nobody needs', () => {
    const packages = {
      '': { dependencies: { a: '1' } },
      'node_modules/a': { dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' }, optionalDependencies: { 'not-here': '1' } },
      'node_modules/other': {},
    };
    expect([...closure(packages, ['a'])].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});

describe('fetchedAtLoad', () => {
  it('counts what a page names and what that imports, not what comes later', () => {
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a/main.js'), 'import{x}from"./part.js";import("./later.js");import"./part.js";');
    writeFileSync(join(folder, 'a/part.js'), 'export const x = 1;');
    writeFileSync(join(folder, 'a/later.js'), 'x'.repeat(1000));
    writeFileSync(join(folder, 'a/old.js'), 'y'.repeat(1000));
    writeFileSync(join(folder, 'a/site.css'), 'b{}');
    const html =
      '<link rel="stylesheet" href="/a/site.css"><script type="application/ld+json">{"a":1}</script>' +
      '<script src="/a/old.js" noModule=""></script><script>inline()</script><script type="module" src="/a/main.js"></script>';
    writeFileSync(join(folder, 'page.html'), html);
    const size = (text: string) => gzipSync(text).length;
    const files =
      size('import{x}from"./part.js";import("./later.js");import"./part.js";') + size('export const x = 1;');
    const fetched = fetchedAtLoad(folder, 'page.html');
    expect(fetched.scriptGzip).toBe(files + size('inline()'));
    expect(fetched.styleGzip).toBe(size('b{}'));
    expect(fetched.allGzip).toBe(size(html) + files + size('b{}'));
  });
});

describe('fileSystemOf', () => {
  it('goes by the nearest mount', () => {
    const text = '/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw 0 0\nx /dev/shmoo xfs rw 0 0\n';
    expect(fileSystemOf('/dev/shm/frontage-bench', text)).toBe('tmpfs');
    expect(fileSystemOf('/home/somebody', text)).toBe('ext4');
    expect(fileSystemOf('/home', '')).toBe('a file system of unknown kind');
  });
});
