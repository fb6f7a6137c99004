import { pathStartProblem, type RoutePathResult } from './route-path.ts';

/**
 * Normalises a path that browsers may request: decoded, in NFC, without a trailing slash. `/old page` and `/old%20page`
 * are the same path. Unlike a page's path it needs no file, so it may hold any character. Rejects paths that servers
 * disagree on, or never see.
 */
export function normaliseRequestPath(input: string): RoutePathResult {
  const problem = pathStartProblem(input);
  if (problem !== undefined) return problem;
  const [before = '', separator] = input.split(/([?#])/);
  if (separator !== undefined) return separator === '#' ? anchorProblem(before) : queryProblem(before);
  const parts: string[] = [];
  for (const part of input
    .replace(/(.)\/$/, '$1')
    .slice(1)
    .split('/')) {
    const read = decodeSegment(part);
    if (typeof read !== 'string') return read;
    const fault = segmentProblem(read, part, input === '/');
    if (fault !== undefined) return fault;
    parts.push(read);
  }
  return { path: `/${parts.join('/')}`.normalize('NFC') };
}

/** Returns the path as {@link normaliseRequestPath} does, or unchanged if it is invalid. */
export function plainRequestPath(path: string): string {
  const result = normaliseRequestPath(path);
  return 'path' in result ? result.path : path;
}

/** Encodes a decoded path as browsers do (WHATWG URL, "path percent-encode set"). */
export function encodeRequestPath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(unencodedInPaths, decodeURIComponent))
    .join('/');
}

/** `$ & + , : ; = @ [ ] |`: `encodeURIComponent` encodes them, browsers do not in a path. */
const unencodedInPaths = /%(?:24|26|2B|2C|3A|3B|3D|40|5B|5D|7C)/g;

type PathProblem = Extract<RoutePathResult, { readonly fault: string }>;

function queryProblem(before: string): PathProblem {
  return {
    fault: 'contains a query, but hosts match redirects by the path alone',
    suggestion: `Write "${before}": it redirects every query. Write a question mark that is part of the path as "%3F".`,
  };
}

function anchorProblem(before: string): PathProblem {
  return {
    fault: 'contains an anchor, which browsers do not send',
    suggestion: `Write "${before}". Write a "#" that is part of the path as "%23".`,
  };
}

function decodeSegment(part: string): string | PathProblem {
  const wrong = /%(?![\da-f]{2})/i.exec(part);
  if (wrong !== null) {
    return {
      fault: `has a "%" in "${part}" that encodes nothing`,
      suggestion: `Write a percent sign as "%25": "${part.replace(/%(?![\da-f]{2})/gi, '%25')}".`,
    };
  }
  try {
    return decodeURIComponent(part);
  } catch {
    return {
      fault: `has bytes in "${part}" that are not valid UTF-8`,
      suggestion: `Write the letter itself, or encode it in UTF-8: "${encodeRequestPath(fromLatin1(part))}". Hosts know no other encoding.`,
    };
  }
}

/** Decodes Latin-1, which old servers used. */
function fromLatin1(part: string): string {
  return part.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function segmentProblem(part: string, written: string, isHome: boolean): PathProblem | undefined {
  if (part === '' && !isHome) return { fault: 'has an empty part', suggestion: 'Remove the doubled slash.' };
  if (part === '.' || part === '..')
    return {
      fault: `contains the relative segment "${written}"`,
      suggestion: 'Write the whole path from the root of the site.',
    };
  if (/[/\\]/.test(part))
    return {
      fault: `has an encoded ${part.includes('/') ? 'slash' : 'backslash'} in "${written}"`,
      suggestion: 'Servers disagree on what it means: some treat it as a slash. No host can redirect it safely.',
    };
  const invalid = /[\p{Cc}\p{Cs}]/u.exec(part)?.[0];
  if (invalid !== undefined)
    return {
      fault: `has a character in ${JSON.stringify(written)} that no URL can contain`,
      suggestion: `Remove the character U+${invalid.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`,
    };
  if (/^\s|\s$/.test(written))
    return { fault: `has a space at the end of "${written}"`, suggestion: `Write "${written.trim()}".` };
  return undefined;
}
