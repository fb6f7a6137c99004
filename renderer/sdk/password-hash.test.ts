import { describe, expect, it } from 'vitest';
import { parsePasswordHash, passwordBytes } from './password-hash.ts';

const salt = btoa('0123456789abcdef');
const hash = btoa('0123456789abcdef0123456789abcdef');

describe('a hashed password', () => {
  it('is parsed into its parts', () => {
    const parsed = parsePasswordHash(`pbkdf2-sha256$600000$${salt}$${hash}`);
    expect(parsed?.rounds).toBe(600_000);
    expect(new TextDecoder().decode(parsed?.salt)).toBe('0123456789abcdef');
    expect(parsed?.hash).toHaveLength(32);
  });

  it.each([
    ['a plain password', 'correct horse battery staple'],
    ['too few rounds', `pbkdf2-sha256$599999$${salt}$${hash}`],
    ['more rounds than a browser does', `pbkdf2-sha256$99999999$${salt}$${hash}`],
    ['another function', `bcrypt$600000$${salt}$${hash}`],
    ['a short salt', `pbkdf2-sha256$600000$${btoa('pepper')}$${hash}`],
    ['half a hash', `pbkdf2-sha256$600000$${salt}$${salt}`],
    ['no base64', `pbkdf2-sha256$600000$${salt}$abcde`],
    ['trailing characters', `pbkdf2-sha256$600000$${salt}$${hash}\n`],
  ])('is not %s', (_, text) => {
    expect(parsePasswordHash(text)).toBeUndefined();
  });

  it('is the same for equivalent Unicode letters', () => {
    expect(passwordBytes('caf\u0065\u0301')).toEqual(passwordBytes('caf\u00e9'));
  });
});
