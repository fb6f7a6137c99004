import { decodeFragment } from '../../renderer/build/lib/markup/ids.ts';
import { readUrl } from '../../renderer/sdk/read-url.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import type { BuiltFolder } from './built-folder.ts';
import type { Fault } from './fault.ts';
import type { LikelyTarget } from './likely-target.ts';
import type { LoadedThing } from './loaded-things.ts';
import type { Link } from './page-reading.ts';

/** What the addresses of a site are held against. */
export interface Addresses {
  readonly folder: BuiltFolder;
  /** Where it is published; `''` where no page says so. */
  readonly origin: string;
  /** The ids of each page, by its file. */
  readonly ids: ReadonlyMap<string, PageIds>;
  /** What an address that leads nowhere was to lead to. */
  readonly likely: LikelyTarget;
}

export interface PageIds {
  readonly everywhere: ReadonlySet<string>;
  readonly inSomeVariants: ReadonlySet<string>;
}

/** Links that lead to no page of the site, or to no place on the one they lead to. */
export function lostLinks(links: readonly Link[], from: string, addresses: Addresses): Fault[] {
  const { folder, ids, likely } = addresses;
  return links.flatMap(({ href, at }): Fault[] => {
    const target = ownTarget(href, from, addresses);
    if (target === undefined) return [];
    const found = folder.answer(target.path);
    if (found.kind === 'redirect') return [];
    if (found.kind !== 'file') {
      const message = `The link "${href}" leads to nothing in the output.`;
      return [{ code: 'link-route', message, at, suggestion: likely(target.path, 'page') }];
    }
    const places = ids.get(found.file);
    if (target.hash === '' || target.hash.toLowerCase() === 'top' || places?.everywhere.has(target.hash) !== false)
      return [];
    const where = places.inSomeVariants.has(target.hash) ? ' in every variant' : '';
    const message = `The link "${href}" leads to no place: ${found.file} has no element with the id "${target.hash}"${where}.`;
    const suggestion = didYouMean(target.hash, places.everywhere, 'id on that page');
    return [{ code: 'link-anchor', message, at, suggestion }];
  });
}

/** Files that a page or a style sheet names, and that the output does not have. */
export function missingFiles(things: readonly LoadedThing[], from: string, addresses: Addresses): Fault[] {
  return things.flatMap(({ directive, what, at }) =>
    directive === 'form-action' || !('url' in what) ? [] : missingFile(what.url, at, from, addresses),
  );
}

/** A file by its address, where it is the site's own and the output does not have it. */
export function missingFile(url: string, at: number, from: string, addresses: Addresses): Fault[] {
  const target = ownTarget(url, from, addresses);
  if (target === undefined || addresses.folder.answer(target.path).kind === 'file') return [];
  return [
    {
      code: 'asset-missing',
      message: `The file "${url}" is not in the output.`,
      at,
      suggestion: addresses.likely(target.path, 'file'),
    },
  ];
}

/** An address of this site as a path; nothing for addresses elsewhere, data and other schemes. */
function ownTarget(
  address: string,
  from: string,
  { folder, origin }: Addresses,
): { path: string; hash: string } | undefined {
  const site = origin === '' ? 'https://site.invalid' : origin;
  const base = new URL(from === '404.html' ? `${folder.base}/` : folder.addressOf(from), site);
  const url = readUrl(address, base.href);
  if (url?.origin !== site || !url.pathname.startsWith(`${encodeURI(folder.base)}/`)) return undefined;
  return { path: url.pathname, hash: decodeFragment(url.hash.slice(1)) };
}
