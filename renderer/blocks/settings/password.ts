import { parsePasswordHash, passwordBytes } from '../../sdk/password-hash.ts';

/**
 * Whether a password matches the hash. Always false without a hash, or without `crypto.subtle`, which browsers offer only
 * over https and on localhost.
 */
export async function isPassword(typed: string, passwordHash: string | undefined): Promise<boolean> {
  const known = parsePasswordHash(passwordHash ?? '');
  if (!known || !crypto.subtle) return false;
  const key = await crypto.subtle.importKey('raw', passwordBytes(typed), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: known.salt, iterations: known.rounds };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(derivation, key, known.hash.length * 8));
  // Compares every byte, so that the time reveals nothing.
  return bytes.reduce((difference, byte, index) => difference | (byte ^ (known.hash[index] ?? 0)), 0) === 0;
}
