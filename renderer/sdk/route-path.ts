import { characterName, inQuotes } from './unseen.ts';

/** The outcome of reading a route's path: the path in its one form, or what is wrong with it. */
export type RoutePathResult = { readonly path: string } | { readonly fault: string; readonly suggestion: string };

/** Disks take names of 255 bytes (ext4, APFS, NTFS in letters); that leaves room for `.html` and a host's own ending. */
const mostBytes = 240;

/** As most paths are: nothing can be wrong with them but their length, and a site may have thousands. */
const usual = /^(?:\/[a-z\d-]+)+$/;
const neverTooLong = 80;

/** The first character of a part that the path of a page cannot hold. */
function nameIn(segment: string): string {
  return characterName(/[^\p{L}\p{N}._~-]/u.exec(segment)?.[0] ?? '');
}

const segmentCharacters = /^[\p{L}\p{N}._~-]+$/u;

/**
 * Brings the path of a route into its one form: starts with a slash, no trailing slash, Unicode in NFC, nothing encoded.
 * Refuses whatever could leave the output folder or name two files at once.
 */
export function normaliseRoutePath(input: string): RoutePathResult {
  if (input.length <= neverTooLong && usual.test(input)) return { path: input };
  const result = normaliseAddress(input);
  if ('fault' in result || !isFileOfPage(result.path)) return result;
  return {
    fault: 'ends in a file name',
    suggestion: `Write the path as visitors see it: "${result.path.replace(/(\/index)?\.html?$/i, '') || '/'}".`,
  };
}

/** Whether an address names a file of HTML, as older sites do. */
export function isFileOfPage(path: string): boolean {
  return /\.html?$/i.test(path);
}

/** An address as hosts take it that look for files of pages by themselves: `/team/index.html` is `/team`, `/team.html` too. */
export function withoutFileName(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** What is wrong with how a path of this site begins, or with a sign that browsers take for a slash. */
export function beginningFault(input: string): Extract<RoutePathResult, { readonly fault: string }> | undefined {
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

/** Brings an address of this site into one form, as {@link normaliseRoutePath} does; it may name a file of HTML. */
function normaliseAddress(input: string): RoutePathResult {
  const beginning = beginningFault(input);
  if (beginning !== undefined) return beginning;
  if (input.includes('%'))
    return {
      fault: 'contains an encoded character',
      suggestion: 'Write letters as they are; the build encodes them where that is needed.',
    };
  if (/[?#]/.test(input))
    return { fault: 'contains a query or an anchor', suggestion: `Write "${input.replace(/[?#].*$/, '')}".` };
  const path = input.normalize('NFC').replace(/(.)\/$/, '$1');
  if (path === '/') return { path };
  for (const segment of path.slice(1).split('/')) {
    if (segment === '') return { fault: 'has an empty part', suggestion: 'Remove the doubled slash.' };
    if (segment === '.' || segment === '..')
      return { fault: `climbs with "${segment}"`, suggestion: 'Write the whole path from the root of the site.' };
    if (!segmentCharacters.test(segment))
      return {
        fault: `has a ${nameIn(segment)} in ${inQuotes(segment)}, which the path of a page cannot hold`,
        suggestion: 'Use letters, digits and hyphens.',
      };
    // A character takes three bytes at most for each of its units, so most parts need no counting.
    if (segment.length * 3 > mostBytes && bytesIn(segment) > mostBytes)
      return {
        fault: `has a part of ${bytesIn(segment)} bytes, ${inQuotes(segment, 24)}, and at most ${mostBytes} fit`,
        suggestion: `Shorten it to ${mostBytes} bytes in UTF-8: it becomes the name of a file, which holds 255 with its ending. Letters outside of English count two to four bytes each.`,
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

function bytesIn(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The path that was probably meant by one that has a slip, where that can be told; nothing for one that has none. */
export function meantPath(input: string): string | undefined {
  if ('path' in normaliseRoutePath(input) || /^[a-z][a-z0-9+.-]*:/i.test(input)) return undefined;
  const plain = input.replace(/[?#].*$/, '').replace(/(\/index)?\.html?$/i, '');
  const result = normaliseRoutePath(`/${plain.replaceAll('\\', '/').replace(/^[./]+/, '')}`);
  return 'path' in result ? result.path : undefined;
}

/** A path in the one form that routes have; as it is where it can have none. */
export function plainPath(path: string): string {
  const result = normaliseRoutePath(path);
  return 'path' in result ? result.path : path;
}
