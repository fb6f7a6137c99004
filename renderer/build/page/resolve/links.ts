import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { plainPath } from '../../../sdk/paths.ts';
import { didYouMean, nearest } from '../../../sdk/suggest.ts';
import { characterName, inQuotes } from '../../../sdk/unseen.ts';
import { forbiddenCharacter, linkSchemes, type ParsedHref } from '../../../sdk/url.ts';
import { publicAddress } from '../../../site/urls.ts';
import { startsAtRoot } from '../../lib/slash-path.ts';
import { intendedRoute, suggestRoute } from '../../lib/suggest-route.ts';
import type { LinkUse } from './fill-text.ts';

/** The ids of a page that links can point at. */
export interface LinkTargets {
  readonly ids: ReadonlySet<string>;
  /** Invalid sections of the page were left out, so it may have more ids than these. */
  readonly open: boolean;
}

/** The links of one page. */
export interface PageLinks {
  readonly path: string;
  readonly links: readonly LinkUse[];
}

/** A link to an id that the target page does not have. */
interface MissingAnchor {
  readonly href: string;
  readonly hash: string;
  readonly at: Path;
  /** The page without the id. */
  readonly path: string;
  /** The page with the link. */
  readonly from: string;
  readonly needle: string | undefined;
}

/** Whether a path outside the built routes exists all the same, with an id on it; or whether a page hides a section. */
export type IsElsewhere = (path: string, hash: string) => boolean;

/** Reports links to missing routes and to missing ids, each once for all pages that have it. */
export function checkLinks(
  pages: readonly PageLinks[],
  targets: ReadonlyMap<string, LinkTargets>,
  routes: ReadonlySet<string>,
  isElsewhere: IsElsewhere = () => false,
  publicFiles: ReadonlySet<string> = new Set(),
  isHidden: IsElsewhere = () => false,
): Diagnostic[] {
  const missing = new Map<string, MissingAnchor[]>();
  const plain = new Map<string, string>();
  const plainRoute = (path: string) => {
    const known = plain.get(path) ?? plainPath(path);
    plain.set(path, known);
    return known;
  };
  let known: ReadonlySet<string> | undefined;
  const diagnostics = pages.flatMap(({ path, links }) =>
    links.flatMap(({ href, target, at, needle }): Diagnostic[] => {
      if (target.kind !== 'anchor' && target.kind !== 'route') return [];
      const route = target.kind === 'anchor' ? path : plainRoute(target.path);
      if (target.kind === 'route' && !routes.has(route)) {
        if (publicAddress({ publicFiles }, target.path) !== undefined || isElsewhere(route, target.hash)) return [];
        known ??= new Set([...routes, ...publicFiles]);
        return [{ ...noRoute(href, at, known), onPages: [path], ...inText(needle) }];
      }
      if (hasTarget(targets.get(route), target.hash)) return [];
      const keys = at.map((key, depth) => (depth === 3 && at[2] === 'pages' ? '*' : key));
      const source = JSON.stringify(needle === undefined ? keys : [keys, needle]);
      missing.set(source, [
        ...(missing.get(source) ?? []),
        { href, hash: target.hash, at, path: route, needle, from: path },
      ]);
      return [];
    }),
  );
  return [
    ...diagnostics,
    ...[...missing.values()].map((anchors) => ({
      ...noAnchor(anchors, targets, isHidden),
      onPages: anchors.map(({ from }) => from),
    })),
  ];
}

/** An empty fragment and "top" mean the start of the document (HTML Standard, "find a potential indicated element"). */
function hasTarget(target: LinkTargets | undefined, hash: string): boolean {
  return target === undefined || target.open || hash === '' || hash === 'top' || target.ids.has(hash);
}

function noRoute(href: string, at: Path, routes: ReadonlySet<string>): Diagnostic {
  return {
    code: 'link-route',
    message: `The link "${href}" leads to no route of this site.`,
    path: at,
    suggestion: /privacy/i.test(href)
      ? `${suggestRoute(href, routes)} \`npx frontage new --prose privacy\` drafts a page about privacy.`
      : suggestRoute(href, routes),
  };
}

function inText(needle: string | undefined): Pick<Diagnostic, 'needle'> {
  return needle === undefined ? {} : { needle };
}

function noAnchor(
  anchors: readonly MissingAnchor[],
  targets: ReadonlyMap<string, LinkTargets>,
  isHidden: IsElsewhere,
): Diagnostic {
  const [{ href, hash, at, path, needle }, ...others] = anchors as readonly [MissingAnchor, ...MissingAnchor[]];
  const more = new Set(others.map((other) => other.path).filter((other) => other !== path)).size;
  const also = more === 0 ? '' : more === 1 ? ', nor has one other page' : `, nor have ${more} other pages`;
  if (isHidden(path, hash)) {
    return {
      code: 'link-anchor',
      message: `The link "${href}" leads nowhere: the section "${hash}" of ${path} is hidden.`,
      path: at,
      ...inText(needle),
      suggestion: 'Show the section, or let the link lead elsewhere.',
    };
  }
  return {
    code: 'link-anchor',
    message: `The link "${href}" leads nowhere: ${path} has no section or id "${hash}"${also}.`,
    path: at,
    ...inText(needle),
    suggestion: didYouMean(hash, targets.get(path)?.ids ?? [], 'id on that page'),
  };
}

/** Reports what is wrong with a link that is neither a path on this site nor a full URL, and what to write instead. */
export function linkError(
  href: string,
  { reason, scheme }: Extract<ParsedHref, { kind: 'invalid' }>,
  routes: readonly string[],
): Pick<Diagnostic, 'message' | 'suggestion'> {
  const link = `The link ${inQuotes(href)}`;
  if (reason === 'scheme') {
    return {
      message: `${link} uses "${scheme}", which links may not use.`,
      suggestion: `Use one of: ${linkSchemes.join(' ')} or a path on this site.`,
    };
  }
  const character = reason === 'malformed' ? forbiddenCharacter(href) : undefined;
  const path = intendedRoute(href, routes);
  if (character !== undefined) {
    const name = characterName(character);
    return {
      message: `${link} has a ${name === `"\\"` ? 'backslash' : name}, which no link may have.`,
      suggestion: path === undefined ? withoutRefused(href, routes) : `Write "${path}".`,
    };
  }
  return {
    message: `${link} is neither a path on this site nor a whole address.`,
    suggestion: path === undefined ? suggestLink(href, routes) : `Write "${path}".`,
  };
}

function withoutRefused(href: string, routes: readonly string[]): string {
  const trimmed = href.trim();
  if (forbiddenCharacter(trimmed) === undefined) return `Write ${inQuotes(trimmed)}.`;
  if (startsAtRoot(trimmed)) {
    const near = nearest(trimmed, routes);
    return near === undefined ? 'The path of a page has letters, digits and hyphens.' : `Did you mean "${near}"?`;
  }
  if (/^https?:/i.test(trimmed) && forbiddenCharacter(trimmed.replaceAll(' ', '')) === undefined)
    return `Write each space as %20: ${inQuotes(trimmed.replaceAll(' ', '%20'))}.`;
  if (/^(?:tel|sms):/i.test(trimmed)) return `Write "${trimmed.replace(/[\s().-]/g, '')}".`;
  return 'Remove spaces, line breaks and backslashes.';
}

/** Ends like the name of a file, not like that of a host. */
const fileEnding = /\.(?:html?|php\d?|aspx?|jsp|pdf|png|jpe?g|svg|webp|gif|zip|docx?)(?=$|[?#])/i;

function suggestLink(href: string, routes: readonly string[]): string {
  const bare = href.replace(/^[./]+/, '');
  if (/^[^\s@/?#]+@[^\s@/?#]+\.[a-z]{2,}$/i.test(bare)) return `Write "mailto:${bare}".`;
  const isHost = href.startsWith('//') || /^(?:[a-z\d-]+\.)+[a-z]{2,}(?=$|[/?#:])/i.test(bare);
  if (isHost && !fileEnding.test(bare)) return `Write "https://${bare}".`;
  const path = `/${bare.replace(/\.html?(?=$|[?#])/i, '')}`;
  const near = nearest(path, routes);
  return near === undefined
    ? `Write "${path}" once the site has that page, or a whole address with "https://".`
    : `Did you mean "${near}"?`;
}
