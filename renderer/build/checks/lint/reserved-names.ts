import type { Diagnostic } from '../../../sdk/issue.ts';
import type { PageRecord } from '../page-record.ts';
import { andOthers, byRoute } from './by-route.ts';

/** Device names: Windows opens no file with such a name, whatever its extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/** First path segments that hosts and browsers use themselves, and what for. */
const keptByOthers: Readonly<Record<string, string>> = {
  'cdn-cgi': 'Cloudflare answers there itself',
  '_worker.js': 'Cloudflare Pages runs it as a program',
  '_routes.json': 'Cloudflare Pages reads it as its settings',
  _vercel: 'Vercel answers there itself',
  cname: 'GitHub Pages reads the name of the site there',
  'favicon.ico': 'browsers ask for a picture there',
};

/** Reports paths with a segment that some system or host uses for something else. */
export function reservedNames(routes: readonly PageRecord[]): Diagnostic[] {
  const found = routes.flatMap(({ at, page: { path } }) => {
    const why = reservedPart(path);
    return why === undefined ? [] : [{ at, path, why }];
  });
  return byRoute(found).map((group) => {
    const [{ at, path, why }] = group;
    return {
      code: 'path-reserved',
      message: `The path "${path}" has a part that is kept for something else: ${why}.${andOthers(group.length - 1)}`,
      path: [...at, 'path'],
      suggestion: 'Choose another name for that part, such as one of two words.',
    };
  });
}

/** Returns why a path has a reserved segment, for messages; undefined if all segments are free. */
function reservedPart(path: string): string | undefined {
  const parts = path.slice(1).split('/');
  const [first = ''] = parts;
  const owner = Object.hasOwn(keptByOthers, first.toLowerCase()) ? keptByOthers[first.toLowerCase()] : undefined;
  if (owner !== undefined) return `${owner} ("${first}")`;
  for (const part of parts) {
    if (device.test(part)) return `"${part}" is a device on Windows, where no file can be called so`;
    if (part.endsWith('.')) return `Windows drops the dot at the end of "${part}"`;
    if (part.startsWith('_')) return `GitHub Pages leaves out whatever begins with "_", as "${part}" does`;
  }
  return undefined;
}
