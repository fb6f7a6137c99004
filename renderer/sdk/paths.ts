import { characterName, inQuotes } from './unseen.ts';

/** The result of reading a route's path: the normalised path, or what is wrong with it. */
type RoutePathResult = { readonly path: string } | PathProblem;

interface PathProblem {
  readonly fault: string;
  readonly suggestion: string;
}

function faulty(fault: string, suggestion: string): PathProblem {
  return { fault, suggestion };
}

/**
 * File systems allow names of 255 bytes (ext4, APFS) or 255 UTF-16 units (NTFS). This leaves room for `.html` and a
 * host's own suffix.
 */
const maxBytes = 240;

/** Most paths look like this and can only be too long; a site may have thousands. */
const simplePath = /^(?:\/[a-z\d-]+)+$/;
const simplePathLength = 80;

/** Names the first character of a segment that a page's path cannot contain. */
function invalidCharacterName(segment: string): string {
  return characterName(/[^\p{L}\p{N}._~-]/u.exec(segment)?.[0] ?? '');
}

const segmentCharacters = /^[\p{L}\p{N}._~-]+$/u;

/**
 * Normalises the path of a route: leading slash, no trailing slash, Unicode in NFC, not encoded. Rejects paths that
 * could leave the output folder or name two files.
 */
export function normaliseRoutePath(input: string): RoutePathResult {
  if (input.length <= simplePathLength && simplePath.test(input)) return { path: input };
  const result = normaliseAddress(input);
  if ('fault' in result || !isHtmlFile(result.path)) return result;
  return faulty(
    'ends in a file name',
    `Write the path as visitors see it: "${result.path.replace(/(\/index)?\.html?$/i, '') || '/'}".`,
  );
}

/** Whether a path names an HTML file, as on older sites. */
export function isHtmlFile(path: string): boolean {
  return /\.html?$/i.test(path);
}

/**
 * Returns the path without the file name, for hosts that find HTML files themselves: `/team/index.html` and
 * `/team.html` become `/team`.
 */
export function withoutFileName(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Checks how a path starts, and for characters that browsers treat as a slash. */
function pathStartProblem(input: string): PathProblem | undefined {
  if (input === '') return { fault: 'is empty', suggestion: 'Write the home page as "/".' };
  if (input.includes('\0')) return { fault: 'contains a NUL character', suggestion: 'Remove the character.' };
  if (input.includes('\\'))
    return { fault: 'contains a backslash', suggestion: `Use forward slashes: "${input.replaceAll('\\', '/')}".` };
  if (/^[a-z][a-z0-9+.-]*:/i.test(input))
    return faulty('is a file or an address, not a path', 'Write the path on this site, such as "/pricing".');
  if (input.startsWith('//'))
    return { fault: 'starts with two slashes', suggestion: `Write "${input.replace(/^\/+/, '/')}".` };
  if (!input.startsWith('/'))
    return { fault: 'does not start with a slash', suggestion: `Write "/${input.replace(/^[./]+/, '')}".` };
  return undefined;
}

/** Normalises a path as {@link normaliseRoutePath} does, but allows a path to an HTML file. */
function normaliseAddress(input: string): RoutePathResult {
  const problem = pathStartProblem(input);
  if (problem !== undefined) return problem;
  if (input.includes('%'))
    return faulty('contains an encoded character', 'Write letters as they are; the build encodes them where needed.');
  if (/[?#]/.test(input))
    return { fault: 'contains a query or an anchor', suggestion: `Write "${input.replace(/[?#].*$/, '')}".` };
  const path = input.normalize('NFC').replace(/(.)\/$/, '$1');
  if (path === '/') return { path };
  for (const segment of path.slice(1).split('/')) {
    if (segment === '') return { fault: 'has an empty part', suggestion: 'Remove the doubled slash.' };
    if (segment === '.' || segment === '..')
      return faulty(`contains the relative segment "${segment}"`, 'Write the whole path from the root of the site.');
    if (!segmentCharacters.test(segment))
      return faulty(
        `has a ${invalidCharacterName(segment)} in ${inQuotes(segment)}, which the path of a page cannot hold`,
        'Use letters, digits and hyphens.',
      );
    // A UTF-16 unit takes at most three bytes, so most segments need no counting.
    if (segment.length * 3 > maxBytes && utf8Length(segment) > maxBytes)
      return faulty(
        `has a part of ${utf8Length(segment)} bytes, ${inQuotes(segment, 24)}, and at most ${maxBytes} fit`,
        `Shorten it to ${maxBytes} bytes in UTF-8: it becomes the name of a file, which holds 255 with its ending. Letters outside of English count two to four bytes each.`,
      );
    if (segment.startsWith('.'))
      return faulty(`has a part that starts with a dot, "${segment}"`, 'Hosts hide such files; choose another name.');
  }
  if (path.length > 200)
    return faulty(
      `is ${path.length} characters long, and at most 200 are allowed`,
      'Shorten it: hosts and people cut longer ones.',
    );
  return { path };
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Suggests the path that was probably meant; undefined if there is no guess, or if the path is valid. */
export function suggestPath(input: string): string | undefined {
  if ('path' in normaliseRoutePath(input) || /^[a-z][a-z0-9+.-]*:/i.test(input)) return undefined;
  const plain = input.replace(/[?#].*$/, '').replace(/(\/index)?\.html?$/i, '');
  const result = normaliseRoutePath(`/${plain.replaceAll('\\', '/').replace(/^[./]+/, '')}`);
  return 'path' in result ? result.path : undefined;
}

/** Returns the normalised path, or the path unchanged if it is invalid. */
export function plainPath(path: string): string {
  const result = normaliseRoutePath(path);
  return 'path' in result ? result.path : path;
}

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

function queryProblem(before: string): PathProblem {
  return faulty(
    'contains a query, but hosts match redirects by the path alone',
    `Write "${before}": it redirects every query. Write a question mark that is part of the path as "%3F".`,
  );
}

function anchorProblem(before: string): PathProblem {
  return faulty(
    'contains an anchor, which browsers do not send',
    `Write "${before}". Write a "#" that is part of the path as "%23".`,
  );
}

function decodeSegment(part: string): string | PathProblem {
  const wrong = /%(?![\da-f]{2})/i.exec(part);
  if (wrong !== null) {
    return faulty(
      `has a "%" in "${part}" that encodes nothing`,
      `Write a percent sign as "%25": "${part.replace(/%(?![\da-f]{2})/gi, '%25')}".`,
    );
  }
  try {
    return decodeURIComponent(part);
  } catch {
    return faulty(
      `has bytes in "${part}" that are not valid UTF-8`,
      `Write the letter itself, or encode it in UTF-8: "${encodeRequestPath(fromLatin1(part))}". Hosts know no other encoding.`,
    );
  }
}

/** Decodes Latin-1, which old servers used. */
function fromLatin1(part: string): string {
  return part.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function segmentProblem(part: string, written: string, isHome: boolean): PathProblem | undefined {
  if (part === '' && !isHome) return { fault: 'has an empty part', suggestion: 'Remove the doubled slash.' };
  if (part === '.' || part === '..')
    return faulty(`contains the relative segment "${written}"`, 'Write the whole path from the root of the site.');
  if (/[/\\]/.test(part))
    return faulty(
      `has an encoded ${part.includes('/') ? 'slash' : 'backslash'} in "${written}"`,
      'Servers disagree on what it means: some treat it as a slash. No host can redirect it safely.',
    );
  const invalid = /[\p{Cc}\p{Cs}]/u.exec(part)?.[0];
  if (invalid !== undefined)
    return faulty(
      `has a character in ${JSON.stringify(written)} that no URL can contain`,
      `Remove the character U+${invalid.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`,
    );
  if (/^\s|\s$/.test(written))
    return { fault: `has a space at the end of "${written}"`, suggestion: `Write "${written.trim()}".` };
  return undefined;
}
