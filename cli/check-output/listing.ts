import { decodeXML } from 'entities';
import { append } from '../../renderer/sdk/any-length.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { notFoundFile, readTarget } from '../serve/answer.ts';
import { type BuiltFolder, type FileDiagnostic, rebuildSuggestion } from './built-folder.ts';
import type { KnownPage } from './known-pages.ts';
import { forbidsIndexing, type PageReading } from './page-reading.ts';

const sitemap = 'sitemap.xml';

/** Compares the canonical address and `og:url` of a page with its address. `origin` is the site's. */
export function canonicalDiagnostics(
  page: string,
  { canonical, ogUrl, noindex }: PageReading,
  folder: BuiltFolder,
  origin: string,
): FileDiagnostic[] {
  if (page === notFoundFile) return [];
  const own = addressOf(page, folder, origin);
  if (canonical === undefined) {
    if (noindex) return [];
    const message = `The page ${page} has no canonical address, but search engines may list it.`;
    return [{ code: 'listing-conflict', message, at: 0, suggestion: rebuildSuggestion }];
  }
  const diagnostics: FileDiagnostic[] = [];
  if (canonical.value !== own) {
    const message = `The canonical address of ${page} is "${canonical.value}", but its address is ${own}.`;
    diagnostics.push({ code: 'listing-conflict', message, at: canonical.at, suggestion: rebuildSuggestion });
  }
  if (ogUrl !== undefined && ogUrl.value !== canonical.value) {
    const message = `The address for social cards is "${ogUrl.value}", but the canonical address is "${canonical.value}".`;
    diagnostics.push({ code: 'listing-conflict', message, at: ogUrl.at, suggestion: rebuildSuggestion });
  }
  return diagnostics;
}

/** Compares the sitemap and `robots.txt` with the pages and with each other. */
export function listingDiagnostics(
  folder: BuiltFolder,
  pages: ReadonlyMap<string, PageReading>,
  known: (file: string) => KnownPage,
  origin: string,
): Diagnostic[] {
  const home = `${origin}${encodeURI(folder.base)}/`;
  const robots = folder.text('robots.txt');
  const conflict = (file: string, needle: string, message: string) =>
    folder.diagnosticAt(file, needle, { code: 'listing-conflict', message, suggestion: rebuildSuggestion });
  const listed = listedIn(folder, sitemap, home, conflict);
  const diagnostics = [...listed.diagnostics];
  const seen = new Set<string>();
  for (const { file, url } of listed.urls) {
    if (seen.has(url)) diagnostics.push(conflict(file, url, `The sitemap lists ${url} twice.`));
    seen.add(url);
    const found = url.startsWith(home) ? folder.answer(url.slice(origin.length)) : undefined;
    const name = found?.kind === 'file' ? found.file : '';
    const page = pages.get(name);
    if (page === undefined)
      diagnostics.push(conflict(file, url, `The sitemap lists ${url}, but the output has no such page.`));
    else if (page.noindex) diagnostics.push(conflict(file, url, `The sitemap lists ${url}, but the page has noindex.`));
    else if (isHidden(name, folder))
      diagnostics.push(conflict(file, url, `The sitemap lists ${url}, but its X-Robots-Tag header has noindex.`));
    else if (page.canonical !== undefined && page.canonical.value !== url) {
      diagnostics.push(
        conflict(file, url, `The sitemap lists ${url}, but its canonical address is ${page.canonical.value}.`),
      );
    }
  }
  if (!folder.has(sitemap))
    diagnostics.push(conflict(sitemap, '', `The output has no ${sitemap}, which search engines need to find pages.`));
  else if (listed.diagnostics.length === 0) append(diagnostics, missingFromSitemap(folder, pages, known, origin, seen));
  if (robots === undefined) return diagnostics;
  for (const [line, address = ''] of robots.matchAll(/^Sitemap:\s*(\S+)\s*$/gim)) {
    // The check above reports a missing sitemap of the site itself.
    if (address !== `${home}${sitemap}` && fileAt(address, home, folder) === undefined) {
      diagnostics.push(
        conflict('robots.txt', line, `robots.txt names the sitemap ${address}, but the output does not have it.`),
      );
    }
  }
  const closed = /^User-agent:\s*\*\s*\n(?:(?!User-agent:).*\n)*?(Disallow:\s*\/\s*)$/im.exec(robots)?.[1];
  if (closed !== undefined && listed.urls.length > 0) {
    diagnostics.push(
      conflict('robots.txt', closed, 'robots.txt disallows the whole site, but the sitemap lists pages of it.'),
    );
  }
  return diagnostics;
}

/** Returns pages that belong in the sitemap and are missing there. */
function missingFromSitemap(
  folder: BuiltFolder,
  pages: ReadonlyMap<string, PageReading>,
  known: (file: string) => KnownPage,
  origin: string,
  urls: ReadonlySet<string>,
): Diagnostic[] {
  return [...pages].flatMap(([file, { canonical, noindex }]): Diagnostic[] => {
    const { at, listed } = known(file);
    const own = addressOf(file, folder, origin);
    const isOpen = listed && !noindex && canonical?.value === own;
    if (!isOpen || urls.has(own) || isHidden(file, folder)) return [];
    const message = `The sitemap lacks ${own}, but search engines may list it.`;
    return [folder.diagnostic(file, { code: 'listing-conflict', message, at: 0, suggestion: rebuildSuggestion }, at)];
  });
}

/** Returns the full address of a page. */
function addressOf(page: string, folder: BuiltFolder, origin: string): string {
  return `${origin}${encodeURI(folder.addressOf(page))}`;
}

/** Returns whether a header keeps a page out of search engines. */
function isHidden(page: string, folder: BuiltFolder): boolean {
  return forbidsIndexing(folder.headersOf(page).get('x-robots-tag') ?? '');
}

interface Listed {
  readonly urls: readonly { readonly file: string; readonly url: string }[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the addresses of a sitemap, including those of the sitemaps that it lists. */
function listedIn(
  folder: BuiltFolder,
  file: string,
  home: string,
  conflict: (file: string, needle: string, message: string) => Diagnostic,
): Listed {
  const text = folder.text(file);
  if (text === undefined) return { urls: [], diagnostics: [] };
  const addresses = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => decodeXML(url));
  if (!text.includes('<sitemapindex')) return { urls: addresses.map((url) => ({ file, url })), diagnostics: [] };
  const urls: Listed['urls'][number][] = [];
  const diagnostics: Diagnostic[] = [];
  for (const address of addresses) {
    const part = fileAt(address, home, folder);
    if (part === undefined) {
      diagnostics.push(
        conflict(file, address, `The sitemap lists the sitemap ${address}, but the output does not have it.`),
      );
      continue;
    }
    const inner = listedIn(folder, part, home, conflict);
    append(urls, inner.urls);
    append(diagnostics, inner.diagnostics);
  }
  return { urls, diagnostics };
}

/** Returns the file of an address below `home`, if the output has it. */
function fileAt(address: string, home: string, folder: BuiltFolder): string | undefined {
  if (!address.startsWith(home)) return undefined;
  const file = readTarget(`/${address.slice(home.length)}`)?.path.slice(1);
  return file !== undefined && folder.has(file) ? file : undefined;
}
