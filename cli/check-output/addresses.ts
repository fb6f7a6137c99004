import { decodeFragment } from '../../renderer/build/lib/markup/ids.ts';
import { isUnder } from '../../renderer/build/lib/slash-path.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { readUrl } from '../../renderer/sdk/url.ts';
import type { BuiltFolder, FileDiagnostic } from './built-folder.ts';
import type { Link, Resource } from './page-reading.ts';

/** What is needed to check the addresses of a site. */
export interface Addresses {
  readonly folder: BuiltFolder;
  /** The origin of the published site; `''` if no page names it. */
  readonly origin: string;
  /** The ids of each page, by its file. */
  readonly ids: ReadonlyMap<string, PageIds>;
  /** Suggests a target for a broken address. */
  readonly suggest: SuggestTarget;
}

interface PageIds {
  readonly everywhere: ReadonlySet<string>;
  readonly inVariants: ReadonlySet<string>;
}

/** Returns links to missing pages and missing anchors. */
export function brokenLinks(links: readonly Link[], from: string, addresses: Addresses): FileDiagnostic[] {
  const { folder, ids, suggest } = addresses;
  return links.flatMap(({ href, at }): FileDiagnostic[] => {
    const target = internalTarget(href, from, addresses);
    if (target === undefined) return [];
    const found = folder.answer(target.path);
    if (found.kind === 'redirect') return [];
    if (found.kind !== 'file') {
      const message = `The link "${href}" leads to a page that the output does not have.`;
      return [{ code: 'link-route', message, at, suggestion: suggest(target.path, 'page') }];
    }
    const pageIds = ids.get(found.file);
    if (target.hash === '' || target.hash.toLowerCase() === 'top' || pageIds?.everywhere.has(target.hash) !== false)
      return [];
    const where = pageIds.inVariants.has(target.hash) ? ' in every variant' : '';
    const message = `The anchor of the link "${href}" is missing: ${found.file} has no element with the id "${target.hash}"${where}.`;
    const suggestion = didYouMean(target.hash, pageIds.everywhere, 'id on that page');
    return [{ code: 'link-anchor', message, at, suggestion }];
  });
}

/** Returns files that a page or style sheet names and the output lacks. */
export function missingFiles(resources: readonly Resource[], from: string, addresses: Addresses): FileDiagnostic[] {
  return resources.flatMap(({ directive, what, at }) =>
    directive === 'form-action' || !('url' in what) ? [] : missingFile(what.url, at, from, addresses),
  );
}

/** Returns a diagnostic if the address names a file of the site that the output lacks. */
export function missingFile(url: string, at: number, from: string, addresses: Addresses): FileDiagnostic[] {
  const target = internalTarget(url, from, addresses);
  if (target === undefined || addresses.folder.answer(target.path).kind === 'file') return [];
  return [
    {
      code: 'asset-missing',
      message: `The file "${url}" is not in the output.`,
      at,
      suggestion: addresses.suggest(target.path, 'file'),
    },
  ];
}

/** Returns the path and hash of an address on this site; undefined for other sites and schemes. */
function internalTarget(
  address: string,
  from: string,
  { folder, origin }: Addresses,
): { path: string; hash: string } | undefined {
  const site = origin === '' ? 'https://site.invalid' : origin;
  const base = new URL(from === '404.html' ? `${folder.base}/` : folder.addressOf(from), site);
  const url = readUrl(address, base.href);
  if (url?.origin !== site || !isUnder(url.pathname, encodeURI(folder.base))) return undefined;
  return { path: url.pathname, hash: decodeFragment(url.hash.slice(1)) };
}

/** Suggests the most similar address for a broken one. */
type SuggestTarget = (path: string, noun: 'page' | 'file') => string;

/** Limit of suggestions, because each takes a tenth of a second among ten thousand addresses. */
const maxSuggestions = 50;

/** Returns a function that suggests addresses of the output and caches its suggestions. */
export function createSuggester(folder: BuiltFolder): SuggestTarget {
  const cached = new Map<string, string>();
  let pages: readonly string[] | undefined;
  let files: readonly string[] | undefined;
  return (path, noun) => {
    const key = `${noun} ${path}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    if (cached.size === maxSuggestions) return `Correct the address, or restore the ${noun}.`;
    pages ??= [
      ...folder.pages.map((page) => folder.addressOf(page)),
      ...folder.files.filter(folder.isCopied).map((file) => `${folder.base}/${file}`),
    ];
    files ??= folder.files.map((file) => `${folder.base}/${file}`);
    const suggestion = didYouMean(path, noun === 'page' ? pages : files, noun);
    cached.set(key, suggestion);
    return suggestion;
  };
}
