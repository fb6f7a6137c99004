import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startDev } from '../cli/commands/dev.ts';
import { frontageInProcess } from './in-process.ts';
import { copyFixture, filesIn, siteIn, type TempSite, tempSite } from './temp-site.ts';

const mountPoint = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-disk-')));
const mounted = mountDisk(32);
const env = { SOURCE_DATE_EPOCH: '1767225600' };

afterAll(() => {
  if (mounted) execFileSync('umount', [mountPoint]);
  rmSync(mountPoint, { recursive: true, force: true });
});

/** Needs permission to mount a small disk. Elsewhere, the failing disks in `renderer/build/output` are the only test. */
describe.runIf(mounted)('on a full disk', () => {
  const root = join(mountPoint, 'site');

  it('a build leaves the old site unchanged, exits with 1 and says why, wherever the space runs out', async () => {
    mkdirSync(root);
    copyFixture('own-block', root);
    const site = siteIn(root);
    expect(await frontageInProcess(['build', '-q'], { cwd: root, env })).toMatchObject({ code: 0 });

    // Pages, text and bundles are new, so the space runs out while the cache is written.
    site.edit('templates/document.hbs', '<body', '<body data-new');
    site.edit('templates/blocks/hire-price/total.ts', 'Math.max(1, hours)', 'Math.max(2, hours)');
    site.edit('pages.config.ts', "title: '", "title: 'New: ");
    const cacheErrors = await failedBuilds(site, 8);
    expect(cacheErrors.some((error) => error.startsWith('Cannot keep'))).toBe(true);

    // Only pages are new, so the space runs out while the site is written.
    site.edit('templates/document.hbs', 'data-new', 'data-newer');
    const siteErrors = await failedBuilds(site, 2);
    expect(siteErrors.some((error) => error.startsWith('Cannot write to'))).toBe(true);
    expect(siteErrors.some((error) => /^Cannot write "[^/]+\.html"/.test(error))).toBe(true);
    expect(filesIn(site.options.out).get('index.html')?.toString()).toContain('data-newer');
  }, 240_000);
});

describe('what only editors and later builds need', () => {
  it('is a warning where it cannot be written, because the site is in place', async () => {
    const { root, options } = tempSite('own-block');
    // A folder in place of the file, so that it cannot be written.
    const types = join(root, '.frontage/types.d.ts');
    mkdirSync(types, { recursive: true });
    const built = await frontageInProcess(['build'], { cwd: root, env });
    expect(built).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('warning disk-failed\nCannot keep types.d.ts'),
    });
    expect(filesIn(options.out).get('index.html')).toBeDefined();

    rmSync(types, { recursive: true });
    expect(await frontageInProcess(['build'], { cwd: root, env })).toMatchObject({ code: 0, stderr: '' });
  }, 60_000);

  it('is a warning after an edit too, and pages are served without it', async () => {
    const { root, options } = tempSite('own-block');
    mkdirSync(join(root, '.frontage/types.d.ts'), { recursive: true });
    const edited = await frontageInProcess(['new', '--from', '/', '--path', '/new', '--title', 'New', '-y'], {
      cwd: root,
      env,
    });
    expect(edited).toMatchObject({ code: 0, stderr: expect.stringContaining('Cannot keep types.d.ts') });
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { url, close } = await startDev({ ...options, port: 0, host: '127.0.0.1', command: 'frontage dev' });
    expect((await fetch(`${url}new`)).status).toBe(200);
    await close();
    expect(printed.mock.calls.flat().join()).toContain('Cannot keep types.d.ts');
    printed.mockRestore();
    expect(await frontageInProcess(['types'], { cwd: root, env })).toMatchObject({ code: 1 });
  }, 60_000);
});

/** Builds a site with more space each time until it succeeds: 4 KB, then `growth` times as much. Returns the errors of the failed builds. */
async function failedBuilds({ root, options }: TempSite, growth: number): Promise<string[]> {
  const before = filesIn(options.out);
  const errors: string[] = [];
  for (let free = 0; ; free = free === 0 ? 4 : free * growth) {
    const fill = fillExcept(free * 1024);
    const { code, stderr, stdout } = await frontageInProcess(['build'], { cwd: root, env });
    rmSync(fill);
    if (code === 0) return errors;
    expect({ code, stdout }, `${free} KB`).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^error disk-failed\n.+: ENOSPC: no space left on device\n\nMake room on the disk/);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(filesIn(options.out), `${free} KB`).toEqual(before);
    errors.push(/^Cannot .+(?=: ENOSPC)/m.exec(stderr)?.[0] ?? stderr);
  }
}

/** Fills the disk except for a number of bytes. */
function fillExcept(bytes: number): string {
  const { bavail, bsize } = statfsSync(mountPoint);
  const file = join(mountPoint, 'fill');
  writeFileSync(file, new Uint8Array(Math.max(0, bavail * bsize - bytes)));
  return file;
}

function mountDisk(megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mountPoint], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
