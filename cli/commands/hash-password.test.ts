import { spawnSync } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bin } from '../../tests/command.ts';
import { hashOf } from './hash-password.ts';

function frontage(input: string | Buffer, ...args: readonly string[]) {
  return spawnSync(process.execPath, [bin, 'hash-password', ...args], { input, encoding: 'utf8' });
}

describe('frontage hash-password', () => {
  it('prints only the salted hash of its input', () => {
    const { status, stdout, stderr } = frontage('a long enough password');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, salt = '', hash] = /^pbkdf2-sha256\$600000\$([^$]+)\$([^$]+)\n$/.exec(stdout) ?? [];
    const bytes = Buffer.from(salt, 'base64');
    expect(bytes).toHaveLength(16);
    expect(pbkdf2Sync('a long enough password', bytes, 600_000, 32, 'sha256').toString('base64')).toBe(hash);
  });

  it.each(['\n', '\r\n'])('ignores the line break %j at the end', (end) => {
    const { stdout } = frontage(`a long enough password${end}`);
    const salt = Buffer.from(stdout.split('$')[2] ?? '', 'base64');
    expect(stdout).toBe(`${hashOf('a long enough password', salt)}\n`);
  });

  it('uses a new salt each time', () => {
    expect(hashOf('a long enough password')).not.toBe(hashOf('a long enough password'));
  });

  it.each([
    ['under 14 characters', 'short\n', /has 5 characters; it needs at least 14/],
    ['nothing', '', /has 0 characters/],
    ['two lines', 'a long enough password\nand another', /nobody can type/],
    ['bytes that are not text', Buffer.from([...'a long enough password'].map(() => 0xff)), /nobody can type/],
  ])('refuses %s', (_, input, message) => {
    const { status, stdout, stderr } = frontage(input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it('refuses a password as an argument, which other users could read', () => {
    expect(frontage('', 'a long enough password').status).toBe(2);
  });

  it('has examples in its help', () => {
    expect(frontage('', '--help').stdout).toMatch(/\nExamples:\n.*frontage hash-password\b/);
  });
});
