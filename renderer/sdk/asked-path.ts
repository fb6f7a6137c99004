import { beginningFault, type RoutePathResult } from './route-path.ts';

/**
 * Brings a path that browsers may ask for into its one form: decoded, in NFC, without a slash at its end. It may be written
 * decoded or as addresses carry it, so `/old page` and `/old%20page` are one. Unlike the path of a page it needs no file, so
 * it may hold any character. Refuses what servers do not agree on, or never see.
 */
export function normaliseAskedPath(input: string): RoutePathResult {
  const beginning = beginningFault(input);
  if (beginning !== undefined) return beginning;
  const [before = '', sign] = input.split(/([?#])/);
  if (sign !== undefined) return sign === '#' ? anchor(before) : query(before);
  const parts: string[] = [];
  for (const part of input
    .replace(/(.)\/$/, '$1')
    .slice(1)
    .split('/')) {
    const read = decoded(part);
    if (typeof read !== 'string') return read;
    const fault = partFault(read, part, input === '/');
    if (fault !== undefined) return fault;
    parts.push(read);
  }
  return { path: `/${parts.join('/')}`.normalize('NFC') };
}

/** A path in the one form that {@link normaliseAskedPath} gives it; as it is where it can have none. */
export function plainAskedPath(path: string): string {
  const result = normaliseAskedPath(path);
  return 'path' in result ? result.path : path;
}

/**
 * A decoded path as browsers ask for it: they encode few signs, and what is encoded stays so (WHATWG URL, "path
 * percent-encode set").
 */
export function askedPath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(leftAsTheyAre, decodeURIComponent))
    .join('/');
}

/** `$ & + , : ; = @ [ ] |`, which browsers do not encode in a path, and `encodeURIComponent` does. */
const leftAsTheyAre = /%(?:24|26|2B|2C|3A|3B|3D|40|5B|5D|7C)/g;

type Fault = Extract<RoutePathResult, { readonly fault: string }>;

function query(before: string): Fault {
  return {
    fault: 'contains a query, and hosts find redirects by the path alone',
    suggestion: `Write "${before}": it leads on whatever its query is. Write a question mark that is part of the path as "%3F".`,
  };
}

function anchor(before: string): Fault {
  return {
    fault: 'contains an anchor, which browsers keep to themselves',
    suggestion: `Write "${before}". Write a "#" that is part of the path as "%23".`,
  };
}

function decoded(part: string): string | Fault {
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
      fault: `has bytes in "${part}" that are no letter in UTF-8`,
      suggestion: `Write the letter itself, or encode it in UTF-8: "${askedPath(fromLatin1(part))}". Hosts know no other encoding.`,
    };
  }
}

/** Old servers encoded letters as Latin-1. */
function fromLatin1(part: string): string {
  return part.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function partFault(part: string, written: string, isHome: boolean): Fault | undefined {
  if (part === '' && !isHome) return { fault: 'has an empty part', suggestion: 'Remove the doubled slash.' };
  if (part === '.' || part === '..')
    return { fault: `climbs with "${written}"`, suggestion: 'Write the whole path from the root of the site.' };
  if (/[/\\]/.test(part))
    return {
      fault: `has an encoded ${part.includes('/') ? 'slash' : 'backslash'} in "${written}"`,
      suggestion: 'Servers do not agree on what it means: some take it for a slash. No host can redirect it safely.',
    };
  const strange = /[\p{Cc}\p{Cs}]/u.exec(part)?.[0];
  if (strange !== undefined)
    return {
      fault: `has a character in ${JSON.stringify(written)} that no address can hold`,
      suggestion: `Remove the character U+${strange.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`,
    };
  if (/^\s|\s$/.test(written))
    return { fault: `has a space at the end of "${written}"`, suggestion: `Write "${written.trim()}".` };
  return undefined;
}
