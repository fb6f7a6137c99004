import type { Finding } from '../../kit/issue.ts';
import { readUrl } from '../../kit/read-url.ts';
import { normaliseRoutePath } from '../../kit/route-path.ts';
import type { Origin } from '../../site/site.ts';

/** Takes the origin of a site apart: where it is published, and the folder it stands in there. */
export function parseOrigin(input: string): { readonly origin: Origin } | { readonly finding: Finding } {
  const fault = (message: string, suggestion: string) => ({
    finding: { code: 'origin-invalid' as const, message, path: ['origin'], suggestion },
  });
  const url = readUrl(input);
  if (url === undefined) {
    const example = `https://${input.replace(/^\/+/, '')}`;
    return fault(
      `The origin "${input}" is not a URL.`,
      /^[\w.-]+\.[a-z]{2,}/i.test(input) && readUrl(example)
        ? `Write "${example}".`
        : 'Write the whole address: "https://www.example.com".',
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return fault(
      `The origin "${input}" does not start with https.`,
      'Write the whole address: "https://www.example.com".',
    );
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '') {
    return fault(
      `The origin "${input}" holds more than a host and a folder.`,
      `Write "${url.origin}${url.pathname.replace(/\/$/, '')}".`,
    );
  }
  const base = url.pathname.replace(/\/+$/, '');
  // Both are written into files of hosts, into style sheets and into the policy, where other signs mean something.
  if (!/^[\w.-]+$/.test(url.hostname) || (base !== '' && !isPlainFolder(base))) {
    return fault(
      `The origin "${input}" has signs that a host or a folder cannot have.`,
      'Use letters, digits, dots and hyphens.',
    );
  }
  return { origin: { origin: url.origin, base } };
}

/** Whether a folder has a name that a route could have as well. */
function isPlainFolder(path: string): boolean {
  try {
    return 'path' in normaliseRoutePath(decodeURI(path));
  } catch {
    return false;
  }
}
