import { describe, expect, it } from 'vitest';
import { renameFile } from './cache-file.js';

/** A disk that refuses a number of renames. */
function refusing(times: number, code: string) {
  const calls: string[] = [];
  const rename = (from: string, to: string) => {
    calls.push(`${from} ${to}`);
    if (calls.length <= times) throw Object.assign(new Error(code), { code });
  };
  return { calls, rename };
}

describe('renaming a file', () => {
  it.each(['EPERM', 'EACCES', 'EBUSY'])('waits on Windows until nobody holds it (%s)', (code) => {
    const { calls, rename } = refusing(3, code);
    renameFile('a.draft', 'a', { platform: 'win32', rename });
    expect(calls).toEqual(Array(4).fill('a.draft a'));
  });

  it('gives up on Windows after about a second', () => {
    const { calls, rename } = refusing(Number.POSITIVE_INFINITY, 'EPERM');
    const start = performance.now();
    expect(() => renameFile('a.draft', 'a', { platform: 'win32', rename })).toThrow('EPERM');
    expect(calls).toHaveLength(9);
    expect(performance.now() - start).toBeGreaterThan(900);
  });

  it.each([
    ['linux', 'EPERM'],
    ['win32', 'ENOENT'],
  ] as const)('fails at once on %s with %s', (platform, code) => {
    const { calls, rename } = refusing(1, code);
    expect(() => renameFile('a.draft', 'a', { platform, rename })).toThrow(code);
    expect(calls).toHaveLength(1);
  });
});
