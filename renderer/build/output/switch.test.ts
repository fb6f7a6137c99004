import { describe, expect, it } from 'vitest';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { filesOf, snapshot, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

const before = { 'index.html': 'old home', 'about.html': 'old' };
const after = { 'index.html': 'new home', 'about.html': 'new' };

/** A disk on which the folder cannot be moved, like a mount, or a folder that a program holds open. */
function holding(out: string, code: string): Disk {
  const refuse = () => Promise.reject(Object.assign(new Error(`${code}: rename`), { code }));
  return { ...nodeDisk, rename: (from, to) => (from === out ? refuse() : nodeDisk.rename(from, to)) };
}

describe('an output folder that cannot be moved', () => {
  it.each(['EBUSY', 'EXDEV', 'EPERM'])('is an error with a suggestion (%s), and stays as it was', async (code) => {
    const site = tempSite();
    await write(filesOf(before), site);
    const error = await write(filesOf(after), { ...site, disk: holding(site.out, code) }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DiagnosticsError);
    expect(error.diagnostics).toMatchObject([
      { code: 'out-stuck', message: expect.stringContaining(site.out), suggestion: expect.stringContaining('--out') },
    ]);
    expect(snapshot(site.out)).toEqual(before);
    await write(filesOf(after), site);
    expect(snapshot(site.out)).toEqual(after);
  });

  it('still gets a single file', async () => {
    const site = tempSite();
    await write(filesOf(before), site);
    const next = { ...before, 'about.html': 'new' };
    await write(filesOf(next), { ...site, disk: holding(site.out, 'EBUSY') });
    expect(snapshot(site.out)).toEqual(next);
  });

  it('is reported if a single file cannot be moved either', async () => {
    const site = tempSite();
    await write(filesOf(before), site);
    const rename = () => Promise.reject(Object.assign(new Error('EXDEV: rename'), { code: 'EXDEV' }));
    const failed = write(filesOf({ ...before, 'about.html': 'new' }), { ...site, disk: { ...nodeDisk, rename } });
    await expect(failed).rejects.toMatchObject({ diagnostics: [{ code: 'out-stuck' }] });
    expect(snapshot(site.out)).toEqual(before);
  });

  it('fails with any other error as it is', async () => {
    const site = tempSite();
    await write(filesOf(before), site);
    const error = await write(filesOf(after), { ...site, disk: holding(site.out, 'EIO') }).catch((thrown) => thrown);
    expect(error).not.toBeInstanceOf(DiagnosticsError);
    expect(String(error)).toContain('EIO');
  });
});
