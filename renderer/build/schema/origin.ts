import type { Diagnostic } from '../../sdk/issue.ts';
import { normaliseRoutePath } from '../../sdk/paths.ts';
import { characterName, inQuotes, invisibleCharacter } from '../../sdk/unseen.ts';
import { readUrl } from '../../sdk/url.ts';
import type { Origin } from '../../site/site.ts';

/** Splits the origin of a site into its scheme with host, and the folder on that host. */
export function parseOrigin(input: string): { readonly origin: Origin } | { readonly diagnostic: Diagnostic } {
  const invalid = (message: string, suggestion: string) => ({
    diagnostic: { code: 'origin-invalid' as const, message, path: ['origin'], suggestion },
  });
  // Browsers drop some of these characters, and take others as part of the host.
  const unseen = invisibleCharacter(input);
  if (unseen !== undefined) return invalid(`The origin ${inQuotes(input)} has a ${unseen}.`, `Remove the ${unseen}.`);
  const url = readUrl(input);
  if (url === undefined) {
    const example = `https://${input.replace(/^\/+/, '')}`;
    return invalid(
      `The origin "${input}" is not a URL.`,
      /^[\w.-]+\.[a-z]{2,}/i.test(input) && readUrl(example)
        ? `Write "${example}".`
        : 'Write the full URL: "https://www.example.com".',
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return invalid(
      `The origin "${input}" does not start with https.`,
      'Write the full URL: "https://www.example.com".',
    );
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '') {
    return invalid(
      `The origin "${input}" contains more than a host and a folder.`,
      `Write "${url.origin}${url.pathname.replace(/\/$/, '')}".`,
    );
  }
  const base = url.pathname.replace(/\/+$/, '');
  // Both are written into configuration files of hosts, style sheets and policies, where other characters have a meaning.
  const character = /[^\w.-]/u.exec(url.hostname)?.[0];
  if (character !== undefined) {
    return invalid(
      `The host of the origin ${inQuotes(input)} has ${characterName(character)} in it.`,
      'A host has letters, digits, dots and hyphens.',
    );
  }
  const folder = base === '' ? undefined : folderProblem(base);
  if (folder !== undefined)
    return invalid(`The folder of the origin ${inQuotes(input)} ${folder}.`, 'Use letters, digits and hyphens.');
  return { origin: { origin: url.origin, base } };
}

/** Returns what is wrong with the path of a folder, by the rules for routes; undefined if it is valid. */
function folderProblem(path: string): string | undefined {
  try {
    const result = normaliseRoutePath(decodeURI(path));
    return 'fault' in result ? result.fault : undefined;
  } catch {
    return 'is not encoded in UTF-8';
  }
}
