import type { Finding, Path } from '../../kit/issue.ts';
import { normaliseRoutePath, plainPath } from '../../kit/route-path.ts';
import { didYouMean } from '../../kit/suggest.ts';
import { parseHref } from '../../kit/url.ts';
import type { Origin, PageNode, Redirect } from '../../site/site.ts';
import { isKeptByBuild } from './routes.ts';

/** A redirect as it is written; see `RedirectInput`. */
interface RawRedirect {
  readonly from: string;
  readonly to: string;
  readonly temporary?: boolean | undefined;
}

export interface ReadRedirects {
  readonly redirects: readonly Redirect[];
  readonly findings: readonly Finding[];
}

/**
 * Checks addresses that have moved: each leads from where no page is to a page or to another site, in one step. A visitor
 * who is sent on twice waits twice, and one who is sent in a circle sees an error. `origin` is the config's own, where it has a
 * sound one: a whole address below it leads to a route, where there is one, as its path does. `isUnmade` says which pages are
 * missing for a fault that is reported.
 */
export function readRedirects(
  raw: readonly RawRedirect[],
  routes: readonly PageNode[],
  origin: Origin | undefined,
  isUnmade: (path: string) => boolean = () => false,
): ReadRedirects {
  const findings: Finding[] = [];
  const paths = new Set(routes.map(({ path }) => path));
  const read = raw.flatMap(({ from, to, temporary = false }, index): Located[] => {
    const at: Path = ['redirects', index];
    const source = normaliseRoutePath(from);
    const target = parseHref(to);
    if ('fault' in source) {
      findings.push(invalid(`The path ${JSON.stringify(from)} ${source.fault}.`, [...at, 'from'], source.suggestion));
      return [];
    }
    if (target.kind !== 'route' && !(target.kind === 'external' && /^https?:/i.test(to))) {
      findings.push(
        invalid(
          `"${to}" is no place to send visitors to.`,
          [...at, 'to'],
          'Write a path on this site, or an https address.',
        ),
      );
      return [];
    }
    const path = targetPath(to, origin);
    const isWhole = target.kind !== 'route';
    return [
      {
        from: source.path,
        to: path === undefined || isWhole ? to : `${path}${to.slice(target.path.length)}`,
        temporary,
        at,
        path,
        isWhole,
      },
    ];
  });
  const byFrom = new Map<string, Located>();
  for (const redirect of read) {
    const earlier = byFrom.get(redirect.from);
    if (paths.has(redirect.from)) findings.push(taken(redirect, 'a page stands there'));
    else if (isKeptByBuild(redirect.from)) findings.push(taken(redirect, 'the build itself writes there'));
    else if (earlier !== undefined)
      findings.push(taken(redirect, `redirect ${Number(earlier.at[1]) + 1} leads from there already`));
    else byFrom.set(redirect.from, redirect);
  }
  for (const redirect of byFrom.values())
    if (!isUnmade(redirect.path ?? '')) findings.push(...wayFault(redirect, byFrom, paths));
  return { redirects: [...byFrom.values()].map(({ from, to, temporary }) => ({ from, to, temporary })), findings };
}

interface Located extends Redirect {
  readonly at: Path;
  /** Where it leads on this site. */
  readonly path: string | undefined;
  /** It is written as a whole address, by which something else at the same origin can be named as well. */
  readonly isWhole: boolean;
}

/** Where a redirect leads on this site, as its routes are written; nothing where it leads elsewhere. */
function targetPath(to: string, origin: Origin | undefined): string | undefined {
  const target = parseHref(to);
  if (target.kind === 'route') return plainPath(target.path);
  return target.kind === 'external' && /^https?:/i.test(to) && origin ? pathOnSite(to, origin) : undefined;
}

/** The route that a whole address leads to; nothing for one elsewhere. Hosts lead from http to https by themselves. */
function pathOnSite(address: string, { origin, base }: Origin): string | undefined {
  const { host, pathname } = new URL(address);
  const [path, folder] = [readable(pathname), readable(base)];
  if (host !== new URL(origin).host || !`${path}/`.startsWith(`${folder}/`)) return undefined;
  return plainPath(path.slice(folder.length) || '/');
}

/** A path as routes are written; one that cannot be decoded is none of them. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What is wrong with where a redirect leads: nothing is there, or another redirect is. */
function wayFault(redirect: Located, byFrom: ReadonlyMap<string, Located>, paths: ReadonlySet<string>): Finding[] {
  const { from, path, at, isWhole } = redirect;
  if (path === undefined || paths.has(path)) return [];
  const passed = [from];
  let end: Located | undefined = redirect;
  while (end?.path !== undefined && !passed.includes(end.path)) {
    passed.push(end.path);
    end = byFrom.get(end.path);
  }
  const [, second = path] = passed;
  if (byFrom.get(second) === undefined && second !== from) {
    if (isWhole) return [];
    return [
      {
        code: 'link-route',
        message: `The redirect from "${from}" leads to "${path}", which is no route of this site.`,
        path: [...at, 'to'],
        suggestion: didYouMean(path, paths, 'route'),
      },
    ];
  }
  const circle = end?.path !== undefined && passed.includes(end.path);
  const way = [...passed, ...(circle && end?.path !== undefined ? [end.path] : [])].join(' → ');
  return [
    circle
      ? {
          code: 'redirect-loop',
          message: `This redirect leads in a circle: ${way}.`,
          path: [...at, 'to'],
          suggestion: 'Lead one of them to a page.',
        }
      : {
          code: 'redirect-chain',
          message: `This redirect leads to another one: ${way}.`,
          path: [...at, 'to'],
          suggestion: `Lead it to "${passed.at(-1)}" at once.`,
        },
  ];
}

function taken({ from, at }: Located, why: string): Finding {
  return {
    code: 'redirect-taken',
    message: `Nothing can be redirected from "${from}": ${why}.`,
    path: [...at, 'from'],
    suggestion: 'Remove one of the two.',
  };
}

function invalid(message: string, path: Path, suggestion: string): Finding {
  return { code: 'redirect-invalid', message, path, suggestion };
}
