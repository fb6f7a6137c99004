import { parsePasswordHash, passwordBytes } from '../../sdk/password-hash.ts';

/**
 * Whether a password is the one that was hashed. Without a hash none is; nor where a browser does not hash, which is
 * every page over plain http that is not this device's own.
 */
export async function isPassword(typed: string, passwordHash: string | undefined): Promise<boolean> {
  const known = parsePasswordHash(passwordHash ?? '');
  if (!known || !crypto.subtle) return false;
  const key = await crypto.subtle.importKey('raw', passwordBytes(typed), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: known.salt, iterations: known.rounds };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(derivation, key, known.hash.length * 8));
  // Every byte is looked at, so that the time it takes tells nothing.
  return bytes.reduce((difference, byte, index) => difference | (byte ^ (known.hash[index] ?? 0)), 0) === 0;
}
