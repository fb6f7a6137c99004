import { type Hide, joinRanges } from '../../inputs/sources/frame.ts';
import type { TextRange } from '../../lib/text-range.ts';
import { isSecretToken, isSecretUnder, secretPatterns } from './secret-patterns.ts';

/**
 * Returns a function that finds the secrets of a text, because many people can read reports and CI logs: what looks like a
 * secret, values under the name of one, and pieces of the `known` values of eight characters or more. `known` is called with
 * the first text, and each text is searched once.
 */
export function hideSecrets(known: () => readonly string[] = () => []): Hide {
  let pieces: ReadonlySet<string> | undefined;
  const read = new Map<string, readonly TextRange[]>();
  return (text) => {
    pieces ??= new Set(known().flatMap(piecesOf));
    const found =
      read.get(text) ?? joinRanges([...patternSecrets(text), ...namedSecrets(text), ...knownSecrets(text, pieces)]);
    read.set(text, found);
    return found;
  };
}

/** Returns the secret parts of a value; the whole value if only its key marks it as a secret. */
export function secretParts(text: string): string[] {
  const parts = patternSecrets(text).map(({ start, end }) => text.slice(start, end));
  return parts.length > 0 || secretPatterns.some(({ pattern }) => pattern.test(text)) ? parts : [text];
}

/** Length of the prefix that names the issuer of a secret. */
const issuerLength = 4;

function patternSecrets(text: string): TextRange[] {
  const tokens = Array.from(text.matchAll(/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g)).filter(([token]) =>
    isSecretToken(token),
  );
  const others = everyPattern.flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...tokens, ...others].flatMap(({ 0: match, index, groups }) => {
    const start = groups?.prefix?.length ?? issuerLength;
    return match.length > start ? [{ start: index + start, end: index + match.length }] : [];
  });
}

const everyPattern = secretPatterns.map(({ pattern }) => new RegExp(pattern.source, `${pattern.flags}g`));

/** Finds values in code and JSON under a key that names a secret. */
function namedSecrets(text: string): TextRange[] {
  return Array.from(
    text.matchAll(/(?<![\w-])(?<name>[\w-]{1,60})["']?\s*[:=]\s*(["'`])(?<value>[\x21-\x7e]{8,}?)\2/g),
  ).flatMap(({ 0: match, index, groups: { name = '', value = '' } = {} }) => {
    const end = index + match.length - 1;
    return isSecretUnder(name, value) ? [{ start: end - value.length, end }] : [];
  });
}

const pieceLength = 8;

function piecesOf(secret: string): string[] {
  return Array.from({ length: Math.max(0, secret.length - pieceLength + 1) }, (_, start) =>
    secret.slice(start, start + pieceLength),
  );
}

function knownSecrets(text: string, pieces: ReadonlySet<string>): TextRange[] {
  if (pieces.size === 0) return [];
  const found: TextRange[] = [];
  for (let start = 0; start + pieceLength <= text.length; start++) {
    if (pieces.has(text.slice(start, start + pieceLength))) found.push({ start, end: start + pieceLength });
  }
  return found;
}
