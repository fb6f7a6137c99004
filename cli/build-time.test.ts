import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTime, buildYear } from './build-time.ts';

const today = new Date('2031-06-01T12:00:00Z');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the year of a build', () => {
  it('is that of SOURCE_DATE_EPOCH, before that of a commit', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 11, 31, 23, 59) / 1000));
    expect(buildYear(repository('2024-01-01T00:30:00Z'))).toBe(2026);
    expect(buildTime().toISOString()).toBe('2026-12-31T23:59:00.000Z');
  });

  it('is that of the last commit in UTC, even if the site is a folder of the repository', () => {
    withoutEpoch();
    const root = repository('2023-12-31T23:30:00-05:00');
    const site = join(root, 'sites/one');
    mkdirSync(site, { recursive: true });
    expect(buildYear(site)).toBe(2024);
  });

  it.each([
    ['no repository', () => temporary()],
    ['a repository without a commit', () => repository(undefined)],
    ['no folder', () => join(temporary(), 'nowhere')],
  ])('is the current year with %s', (_, folder) => {
    withoutEpoch();
    expect(buildYear(folder())).toBe(2031);
  });

  it('is the current year without Git', () => {
    withoutEpoch();
    const root = repository('2024-06-01T00:00:00Z');
    expect(buildYear(root)).toBe(2024);
    vi.stubEnv('PATH', '/nowhere');
    expect(buildYear(root)).toBe(2031);
  });

  it.each(['', 'yesterday', '-1', '99999999999999999999'])('ignores SOURCE_DATE_EPOCH="%s"', (epoch) => {
    withoutEpoch();
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
    expect(buildYear(temporary())).toBe(2031);
    expect(buildTime()).toEqual(today);
  });
});

function withoutEpoch(): void {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  vi.useFakeTimers({ now: today, toFake: ['Date'] });
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-year-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function repository(committed: string | undefined): string {
  const folder = temporary();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: committed ?? '', GIT_AUTHOR_DATE: committed ?? '' },
    });
  git('init', '-q');
  if (committed === undefined) return folder;
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-q', '--allow-empty', '-m', 'First');
  return folder;
}
