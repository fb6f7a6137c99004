import type { Diagnostic } from '../../sdk/issue.ts';
import type { PageNode, Site } from '../../site/site.ts';
import { routeFile } from '../../site/urls.ts';
import { joinSteps, stepsOf } from '../lib/slash-path.ts';
import { windowsNameProblem } from '../lib/windows-names.ts';

/** First path segments that the build itself writes to. */
const reserved = new Set([
  '404',
  'assets',
  'destinations.json',
  'experiments.json',
  'sitemap.xml',
  'robots.txt',
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  'caddyfile',
  'dockerfile',
  'cloudformation.json',
]);

/** Whether the build itself writes a file at a path. */
export function isReservedByBuild(path: string): boolean {
  const first = (stepsOf(path)[1] ?? '').toLowerCase();
  return reserved.has(first) || /^sitemap-\d+\.xml$/.test(first);
}

/** The path of a page. */
export type Route = Pick<PageNode, 'path' | 'at'>;

/**
 * Reports routes with the same file, at a path that the build needs, that hosts serve as the folder above, or whose file this
 * system cannot have. The rule `path-reserved` is about other systems.
 */
export function routeCollisions(
  routes: readonly Route[],
  site: Pick<Site, 'trailingSlash'>,
  platform = process.platform,
): Diagnostic[] {
  const taken = new Map<string, Route>();
  const shared = new Set<string>();
  const diagnostics = routes.flatMap((route): Diagnostic[] => {
    if (isReservedByBuild(route.path)) {
      return [
        {
          code: 'path-invalid',
          message: `The path "${route.path}" is used by the build itself.`,
          path: [...route.at, 'path'],
          suggestion: 'Choose another path.',
        },
      ];
    }
    const problem = platform === 'win32' ? fileNameProblem(route.path) : undefined;
    if (problem !== undefined) {
      return [
        {
          code: 'path-invalid',
          message: `The path "${route.path}" cannot be built on this system: ${problem}.`,
          path: [...route.at, 'path'],
          suggestion: 'Choose another name for that segment, such as one of two words.',
        },
      ];
    }
    const key = withoutIndex(folded(route.path));
    const other = taken.get(key);
    if (other === undefined) {
      taken.set(key, route);
      return [];
    }
    shared.add(key);
    return [pathTaken(route, other)];
  });
  // Two routes with the same path are reported above; either may change.
  const indexes = [...taken].flatMap(([key, route]) => (shared.has(key) ? [] : endInIndex(route)));
  return [...diagnostics, ...indexes, ...filesAsFolders([...taken.values()], site)];
}

/** Returns why Windows cannot have the file of a path. */
function fileNameProblem(path: string): string | undefined {
  return stepsOf(path)
    .map(windowsNameProblem)
    .find((problem) => problem !== undefined);
}

/** Reports paths that end in `index`: hosts redirect to the folder above, where the page is not. */
function endInIndex({ path, at }: Route): Diagnostic[] {
  const folder = withoutIndex(path);
  if (folder === path) return [];
  return [
    {
      code: 'path-invalid',
      message: `The path "${path}" ends in "index", and hosts serve it as the folder above.`,
      path: [...at, 'path'],
      suggestion: `Write the path as visitors see it: "${folder}".`,
    },
  ];
}

function pathTaken(route: Route, other: Route): Diagnostic {
  const how =
    other.path === route.path ? '' : ' Hosts and disks that ignore case, or that serve folders, would confuse the two.';
  return {
    code: 'path-taken',
    message: `The path "${route.path}" is taken by route ${Number(other.at[1]) + 1}, "${other.path}".${how}`,
    path: [...route.at, 'path'],
    suggestion: 'Give one of them another path, or remove it.',
  };
}

/** Reports pages whose folder is the file of another page: `/a.html/b` beside `/a`. */
function filesAsFolders(routes: readonly Route[], site: Pick<Site, 'trailingSlash'>): Diagnostic[] {
  const names = routes.map(({ path }) => routeFile(site, path));
  // Files end in `.html`, and few folders do.
  if (!names.some((name) => /\.html\//i.test(name))) return [];
  const files = new Map(routes.map((route, index) => [folded(names[index] ?? ''), route]));
  return routes.flatMap((route, index): Diagnostic[] => {
    const steps = stepsOf(names[index] ?? '');
    for (let depth = 1; depth < steps.length; depth++) {
      const folder = joinSteps(steps.slice(0, depth));
      const other = files.get(folded(folder));
      if (other !== undefined) {
        return [
          {
            code: 'path-taken',
            message: `The path "${route.path}" needs a folder "${folder}", where the page "${other.path}" has its file.`,
            path: [...route.at, 'path'],
            suggestion: 'Leave ".html" out of the path: visitors do not see it, and the build adds it to files.',
          },
        ];
      }
    }
    return [];
  });
}

/** Hosts that serve folders serve `/a` for `/a/index`. */
function withoutIndex(path: string): string {
  return path.replace(/(\/index)+$/i, '') || '/';
}

/**
 * The path for file systems that ignore case: each letter is folded by itself, so that `ſ` is `s` and `ς` is `σ` (Unicode, "simple
 * case folding"), and the result is composed again. Paths are in one Unicode form already.
 */
export function folded(path: string): string {
  if (/^[\x20-\x7e]*$/.test(path)) return path.toLowerCase();
  const letters = Array.from(path, (letter) => {
    const capital = letter.toUpperCase();
    return (capital.length === letter.length ? capital : letter).toLowerCase();
  });
  return letters.join('').normalize('NFC');
}
