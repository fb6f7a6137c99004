import { imagesFolder } from '../../inputs/images.ts';
import { placeOf, publicFolder } from '../../inputs/public-files.ts';
import { stepsOf } from '../../lib/slash-path.ts';
import { deviceNameProblem, windowsNameProblem } from '../../lib/windows-names.ts';
import { andOthers, byRoute } from '../grouping.ts';
import type { SiteRule } from '../rule.ts';

/** First path segments that hosts and browsers use themselves, and what for. */
const reservedByOthers: Readonly<Record<string, string>> = {
  'cdn-cgi': 'Cloudflare answers there itself',
  '_worker.js': 'Cloudflare Pages runs it as code',
  '_routes.json': 'Cloudflare Pages reads it as its settings',
  _vercel: 'Vercel answers there itself',
  cname: 'GitHub Pages reads the name of the site there',
  'favicon.ico': 'browsers request an icon there',
};

/** Reports paths with a segment that some system or host uses for something else. */
export const reservedNames: SiteRule = {
  id: 'path-reserved',
  on: 'site',
  check({ routes }) {
    const found = routes.flatMap(({ at, page: { path } }) => {
      const why = reservedSegment(path);
      return why === undefined ? [] : [{ at, path, why }];
    });
    return byRoute(found).map((group) => {
      const [{ at, path, why }] = group;
      return {
        code: 'path-reserved',
        message: `The path "${path}" has a reserved segment: ${why}.${andOthers(group.length - 1)}`,
        path: [...at, 'path'],
        suggestion: 'Choose another name for that segment, such as one of two words.',
      };
    });
  },
};

/** Reports public files and pictures that have the name of a device of Windows: nobody there can check out the site. */
export const reservedFiles: SiteRule = {
  id: 'path-reserved',
  on: 'site',
  check({ loaded: { publicFiles, images } }) {
    const named = [
      ...publicFiles.files.map(({ path, file }) => ({ name: `${publicFolder}/${path}`, file })),
      ...[...images.values()].map(({ name, file }) => ({ name: `${imagesFolder}/${name}`, file })),
    ];
    return named.flatMap(({ name, file }) => {
      const problem = stepsOf(name).flatMap((step) => deviceNameProblem(step) ?? [])[0];
      if (problem === undefined) return [];
      return [
        {
          code: 'path-reserved',
          message: `The file ${JSON.stringify(name)} has a reserved name: ${problem}.`,
          path: [],
          place: placeOf(file),
          suggestion: 'Rename the file, best to letters, digits and hyphens.',
        },
      ];
    });
  },
};

/** Returns why a path has a reserved segment, for messages; undefined if all segments are free. */
function reservedSegment(path: string): string | undefined {
  const segments = stepsOf(path.slice(1));
  const [first = ''] = segments;
  const name = first.toLowerCase();
  const owner = Object.hasOwn(reservedByOthers, name) ? reservedByOthers[name] : undefined;
  if (owner !== undefined) return `${owner} ("${first}")`;
  for (const segment of segments) {
    const problem = windowsNameProblem(segment);
    if (problem !== undefined) return problem;
    if (segment.startsWith('_')) return `GitHub Pages leaves out everything that begins with "_", such as "${segment}"`;
  }
  return undefined;
}
