/** A hashed password: it can be verified but not recovered. */
export interface PasswordHash {
  readonly rounds: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/**
 * Minimum rounds of PBKDF2 with SHA-256; with fewer, a stolen hash is guessed too fast (OWASP, Password Storage Cheat
 * Sheet).
 */
export const minRounds = 600_000;

/** Maximum rounds that a browser computes in acceptable time. */
const maxRounds = 10_000_000;

/**
 * Parses `pbkdf2-sha256$<rounds>$<salt>$<hash>`, both in base64. Returns undefined for anything else, and for a hash
 * that is too weak.
 */
export function parsePasswordHash(text: string): PasswordHash | undefined {
  const [, digits, ...parts] =
    /^pbkdf2-sha256\$(\d{1,8})\$([A-Za-z\d+/]+={0,2})\$([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
  const rounds = Number(digits);
  const [salt, hash] = parts.map(decodeBase64);
  if (!(rounds >= minRounds && rounds <= maxRounds) || !salt || !hash) return undefined;
  return salt.length >= 16 && hash.length === 32 ? { rounds, salt, hash } : undefined;
}

/** Returns the bytes to hash: the same for a password on every keyboard (Unicode, NFKC). */
export function passwordBytes(password: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(password.normalize('NFKC'));
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
