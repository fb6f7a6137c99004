import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { normaliseRequestPath, plainPath, plainRequestPath, withoutFileName } from '../../sdk/paths.ts';
import { characterName, inQuotes } from '../../sdk/unseen.ts';
import { forbiddenCharacter, parseHref } from '../../sdk/url.ts';
import type { Origin, PageNode, Redirect, Site } from '../../site/site.ts';
import { routeFile, withEncodedSpaces } from '../../site/urls.ts';
import { isUnder } from '../lib/slash-path.ts';
import { intendedRoute, suggestRoute } from '../lib/suggest-route.ts';
import { inexactMatch } from './redirect-rules.ts';
import { isReservedByBuild } from './routes.ts';

/** A redirect as it is written; see `RedirectInput`. */
interface RawRedirect {
  readonly from: string;
  readonly to: string;
  readonly temporary?: boolean | undefined;
}

export interface ReadRedirects {
  readonly redirects: readonly Redirect[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface RedirectOptions extends Pick<Site, 'trailingSlash'> {
  /** The origin of the config, if it is valid: an absolute URL below it is the same target as its path. */
  readonly origin: Origin | undefined;
  /** Whether a page is missing because of an error that is reported. */
  readonly isFailed?: ((path: string) => boolean) | undefined;
  /** Decoded addresses of public files. */
  readonly publicFiles?: ReadonlySet<string> | undefined;
}

/**
 * Checks redirects. Each must lead from a path without a page to a page or another site, in one step: two steps make visitors wait
 * twice, and a loop shows them an error.
 */
export function readRedirects(
  raw: readonly RawRedirect[],
  routes: readonly Pick<PageNode, 'path'>[],
  { origin, trailingSlash, isFailed = () => false, publicFiles = new Set() }: RedirectOptions,
): ReadRedirects {
  const diagnostics: Diagnostic[] = [];
  const paths = new Set(routes.map(({ path }) => path));
  const files = new Set(routes.map(({ path }) => `/${routeFile({ trailingSlash }, path)}`));
  // Hosts serve a file `team.html` for "/team" as well.
  const publicPaths = new Set([...publicFiles].flatMap((address) => [address, withoutFileName(address)]));
  const read = raw.flatMap(({ from, to: written, temporary = false }, index): Located[] => {
    const to = withEncodedSpaces({ publicFiles }, written);
    const at: Path = ['redirects', index];
    const source = normaliseRequestPath(from);
    const target = parseHref(to);
    if ('fault' in source) {
      diagnostics.push(
        invalid(`The path ${JSON.stringify(from)} ${source.fault}.`, [...at, 'from'], source.suggestion),
      );
      return [];
    }
    if (target.kind !== 'route' && !(target.kind === 'external' && /^https?:/i.test(to))) {
      diagnostics.push(invalid(`Visitors cannot be sent to ${inQuotes(to)}.`, [...at, 'to'], notATarget(to, paths)));
      return [];
    }
    append(diagnostics, inexactSource(source.path, [...at, 'from']));
    const path = targetPath(to, origin);
    const isWhole = target.kind !== 'route';
    return [
      {
        from: source.path,
        to: path === undefined || isWhole || publicFiles.has(path) ? to : `${path}${to.slice(target.path.length)}`,
        temporary,
        at,
        path,
        isWhole,
      },
    ];
  });
  const byFrom = new Map<string, Located>();
  // Some hosts remove `index.html` and `.html` from a path first.
  const byPlain = new Map<string, Located>();
  for (const redirect of read) {
    const { from } = redirect;
    const plain = withoutFileName(from);
    const earlier = byFrom.get(from);
    const samePlain = byPlain.get(plain);
    if (paths.has(from)) diagnostics.push(taken(redirect, 'a page has this path'));
    else if (files.has(from)) diagnostics.push(taken(redirect, 'a page has its file there'));
    else if (plain !== from && paths.has(plain) && !leadsTo(redirect, plain))
      diagnostics.push(taken(redirect, `hosts take it for the page "${plain}"`));
    else if (publicPaths.has(from) || publicPaths.has(plain))
      diagnostics.push(taken(redirect, 'a file has this address'));
    else if (isReservedByBuild(from) || isReservedByBuild(plain))
      diagnostics.push(taken(redirect, 'the build itself writes there'));
    else if (earlier !== undefined) diagnostics.push(taken(redirect, `${ordinalOf(earlier)} has the same source`));
    else if (samePlain !== undefined && !isSame(samePlain, redirect))
      diagnostics.push(
        taken(redirect, `hosts take it for "${samePlain.from}", which ${ordinalOf(samePlain)} leads elsewhere`),
      );
    else {
      byFrom.set(from, redirect);
      byPlain.set(plain, samePlain ?? redirect);
    }
  }
  const targets = new Set([...paths, ...publicFiles]);
  for (const redirect of byFrom.values())
    if (!isFailed(redirect.path ?? '')) append(diagnostics, targetDiagnostics(redirect, byFrom, targets));
  return { redirects: [...byFrom.values()].map(({ from, to, temporary }) => ({ from, to, temporary })), diagnostics };
}

interface Located extends Redirect {
  readonly at: Path;
  /** The path of the target on this site. */
  readonly path: string | undefined;
  /** It is written as an absolute URL, which may also be something else at the same origin. */
  readonly isWhole: boolean;
}

/** Whether a redirect leads to a page by its path. Hosts that serve that page for the address do the same. */
function leadsTo({ path, isWhole }: Located, page: string): boolean {
  return path === page && !isWhole;
}

function isSame(one: Redirect, other: Redirect): boolean {
  return one.to === other.to && one.temporary === other.temporary;
}

function ordinalOf({ at }: Located): string {
  return `redirect ${Number(at[1]) + 1}`;
}

/** The path of the target on this site, as routes are written; undefined if it is elsewhere. */
function targetPath(to: string, origin: Origin | undefined): string | undefined {
  const target = parseHref(to);
  if (target.kind === 'route') return plainRequestPath(target.path);
  return target.kind === 'external' && /^https?:/i.test(to) && origin ? pathOnSite(to, origin) : undefined;
}

/** The path of an absolute URL on this site; undefined if it is elsewhere. Hosts redirect http to https themselves. */
function pathOnSite(address: string, { origin, base }: Origin): string | undefined {
  const { host, pathname } = new URL(address);
  const [path, folder] = [readable(pathname), readable(base)];
  if (host !== new URL(origin).host || !isUnder(`${path}/`, folder)) return undefined;
  return plainPath(path.slice(folder.length) || '/');
}

/** Decodes a path, as routes are written. A path that cannot be decoded matches no route. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Reports a redirect to a path without a page, or to another redirect. */
function targetDiagnostics(
  redirect: Located,
  byFrom: ReadonlyMap<string, Located>,
  paths: ReadonlySet<string>,
): Diagnostic[] {
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
        suggestion: suggestRoute(path, paths),
      },
    ];
  }
  const circle = end?.path !== undefined && passed.includes(end.path);
  const steps = [...passed, ...(circle && end?.path !== undefined ? [end.path] : [])].join(' → ');
  return [
    circle
      ? {
          code: 'redirect-loop',
          message: `This redirect leads in a circle: ${steps}.`,
          path: [...at, 'to'],
          suggestion: 'Redirect one of them to a page.',
        }
      : {
          code: 'redirect-chain',
          message: `This redirect leads to another one: ${steps}.`,
          path: [...at, 'to'],
          suggestion: `Redirect to "${passed.at(-1)}" directly.`,
        },
  ];
}

/** Reports sources that some hosts cannot match exactly. */
function inexactSource(from: string, path: Path): Diagnostic[] {
  const reason = inexactMatch(from);
  if (reason === undefined) return [];
  return [
    {
      code: 'redirect-host',
      message: `Not every host can redirect only "${from}": ${reason}.`,
      path,
      suggestion:
        "Redirect from another path. Vercel and nginx can do it: if you publish there, set rules: { 'redirect-host': 'off' }.",
    },
  ];
}

function notATarget(to: string, paths: ReadonlySet<string>): string {
  const meant = intendedRoute(to, paths);
  if (meant !== undefined) return `Write "${meant}".`;
  const character = forbiddenCharacter(to);
  if (character !== undefined) return `Remove the ${characterName(character)}.`;
  return 'Write a path on this site, such as "/contact", or a full https URL.';
}

function taken({ from, at }: Located, why: string): Diagnostic {
  return {
    code: 'redirect-taken',
    message: `"${from}" cannot be redirected: ${why}.`,
    path: [...at, 'from'],
    suggestion: 'Remove one of the two.',
  };
}

function invalid(message: string, path: Path, suggestion: string): Diagnostic {
  return { code: 'redirect-invalid', message, path, suggestion };
}
