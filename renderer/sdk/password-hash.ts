/** A password that was hashed: it can be checked, and not be read back. */
export interface PasswordHash {
  readonly rounds: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** Rounds of PBKDF2 with SHA-256 below which a stolen hash is guessed too fast (OWASP, Password Storage Cheat Sheet). */
export const leastRounds = 600_000;

/** Rounds that a browser does not finish while somebody waits. */
const mostRounds = 10_000_000;

/** Reads `pbkdf2-sha256$<rounds>$<salt>$<hash>`, both in base64; undefined for anything else, and for a hash that is too weak. */
export function parsePasswordHash(text: string): PasswordHash | undefined {
  const [, digits, ...parts] =
    /^pbkdf2-sha256\$(\d{1,8})\$([A-Za-z\d+/]+={0,2})\$([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
  const rounds = Number(digits);
  const [salt, hash] = parts.map(bytesOf);
  if (!(rounds >= leastRounds && rounds <= mostRounds) || !salt || !hash) return undefined;
  return salt.length >= 16 && hash.length === 32 ? { rounds, salt, hash } : undefined;
}

/** What is hashed of a password: the same bytes whichever keyboard it was typed on (Unicode, NFKC). */
export function passwordBytes(password: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(password.normalize('NFKC'));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
