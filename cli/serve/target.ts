import { joinSteps, startsAtRoot, stepsOf } from '../../renderer/build/lib/slash-path.ts';

/** The target of a request: a safe path and the original query (`''` or `?…`). */
export interface Target {
  /** Decoded, in NFC, starts with a slash, without `..`. */
  readonly path: string;
  readonly query: string;
}

const unsafe = /[\u0000-\u001f\u007f\\]/;

/**
 * Parses the target of a request (RFC 9112, 3.2.1). Returns undefined if it is not a path, cannot be decoded, or could name
 * a file outside the site: encoded slashes, backslashes, control characters, `.` and `..`.
 */
export function readTarget(target: string): Target | undefined {
  if (!startsAtRoot(target)) return undefined;
  const [, raw = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const parts: string[] = [];
  for (const part of stepsOf(raw.slice(1))) {
    const decoded = decode(part);
    if (decoded === undefined || decoded.includes('/') || unsafe.test(decoded)) return undefined;
    if (decoded === '.' || decoded === '..') return undefined;
    parts.push(decoded);
  }
  return { path: `/${joinSteps(parts)}`.normalize('NFC'), query };
}

/** Returns whether a decoded address is that of a tool beside the site: the inbox, the gallery, the editor, Vite's client. */
export function isToolPath(address: string): boolean {
  return address.startsWith('/__') || address.startsWith('/@');
}

/** Returns a path in URL encoding. */
export function encodePath(path: string): string {
  return joinSteps(stepsOf(path).map(encodeURIComponent));
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
