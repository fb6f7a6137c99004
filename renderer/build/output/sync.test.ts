import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { syncAll } from './disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'frontage-sync-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('syncing', () => {
  it.each(['linux', 'win32', 'darwin'] as const)('takes files and folders on %s', async (platform) => {
    const files = Array.from({ length: 40 }, (_, index) => join(folder, `${index}.txt`));
    for (const file of files) writeFileSync(file, 'text');
    await expect(syncAll([folder, ...files.slice(0, 3)], platform)).resolves.toBeUndefined();
    await expect(syncAll([folder, ...files], platform)).resolves.toBeUndefined();
  });

  it.each(['linux', 'win32'] as const)('reports a missing file on %s', async (platform) => {
    await expect(syncAll([join(folder, 'missing')], platform)).rejects.toThrow('ENOENT');
  });
});
