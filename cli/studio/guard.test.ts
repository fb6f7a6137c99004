import { chmodSync, linkSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteToken } from './guard.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-token-'));
  file = join(folder, 'studio-token');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the token of a studio', () => {
  it('is the same for each run, in a file for this account alone', () => {
    const token = siteToken(folder);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(siteToken(folder)).toBe(token);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['others can read', () => chmodSync(file, 0o644)],
    ['others can write', () => chmodSync(file, 0o620)],
    ['has another name as well', () => linkSync(file, join(folder, 'another'))],
    ['is a link', () => replaced(() => symlinkSync(join(folder, 'another'), file))],
    ['says something else', () => writeFileSync(file, 'a'.repeat(43).concat('\n'))],
  ])('is new if its file %s', (_what, change) => {
    const token = siteToken(folder);
    writeFileSync(join(folder, 'elsewhere'), token, { mode: 0o600 });
    change();
    const next = siteToken(folder);
    expect(next).not.toBe(token);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(siteToken(folder)).toBe(next);
  });

  it('is that of one run where no file can be written', () => {
    mkdirSync(file);
    expect(siteToken(folder)).toMatch(/^[\w-]{43}$/);
    expect(siteToken(folder)).not.toBe(siteToken(folder));
  });

  function replaced(make: () => void): void {
    writeFileSync(join(folder, 'another'), siteToken(folder), { mode: 0o600 });
    rmSync(file);
    make();
  }
});
