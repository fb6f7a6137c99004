import { characterName, inQuotes } from './unseen.ts';

/** The result of reading a route's path: the normalised path, or what is wrong with it. */
export type RoutePathResult = { readonly path: string } | { readonly fault: string; readonly suggestion: string };

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
  return {
    fault: 'ends in a file name',
    suggestion: `Write the path as visitors see it: "${result.path.replace(/(\/index)?\.html?$/i, '') || '/'}".`,
  };
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
export function pathStartProblem(input: string): Extract<RoutePathResult, { readonly fault: string }> | undefined {
  if (input === '') return { fault: 'is empty', suggestion: 'Write the home page as "/".' };
  if (input.includes('\0')) return { fault: 'contains a NUL character', suggestion: 'Remove the character.' };
  if (input.includes('\\'))
    return { fault: 'contains a backslash', suggestion: `Use forward slashes: "${input.replaceAll('\\', '/')}".` };
  if (/^[a-z][a-z0-9+.-]*:/i.test(input))
    return {
      fault: 'is a file or an address, not a path',
      suggestion: 'Write the path on this site, such as "/pricing".',
    };
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
    return {
      fault: 'contains an encoded character',
      suggestion: 'Write letters as they are; the build encodes them where needed.',
    };
  if (/[?#]/.test(input))
    return { fault: 'contains a query or an anchor', suggestion: `Write "${input.replace(/[?#].*$/, '')}".` };
  const path = input.normalize('NFC').replace(/(.)\/$/, '$1');
  if (path === '/') return { path };
  for (const segment of path.slice(1).split('/')) {
    if (segment === '') return { fault: 'has an empty part', suggestion: 'Remove the doubled slash.' };
    if (segment === '.' || segment === '..')
      return {
        fault: `contains the relative segment "${segment}"`,
        suggestion: 'Write the whole path from the root of the site.',
      };
    if (!segmentCharacters.test(segment))
      return {
        fault: `has a ${invalidCharacterName(segment)} in ${inQuotes(segment)}, which the path of a page cannot hold`,
        suggestion: 'Use letters, digits and hyphens.',
      };
    // A UTF-16 unit takes at most three bytes, so most segments need no counting.
    if (segment.length * 3 > maxBytes && utf8Length(segment) > maxBytes)
      return {
        fault: `has a part of ${utf8Length(segment)} bytes, ${inQuotes(segment, 24)}, and at most ${maxBytes} fit`,
        suggestion: `Shorten it to ${maxBytes} bytes in UTF-8: it becomes the name of a file, which holds 255 with its ending. Letters outside of English count two to four bytes each.`,
      };
    if (segment.startsWith('.'))
      return {
        fault: `has a part that starts with a dot, "${segment}"`,
        suggestion: 'Hosts hide such files; choose another name.',
      };
  }
  if (path.length > 200)
    return {
      fault: `is ${path.length} characters long, and at most 200 are allowed`,
      suggestion: 'Shorten it: hosts and people cut longer ones.',
    };
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
