import { decodeXML } from 'entities';
import { append } from '../../renderer/sdk/any-length.ts';
import type { Finding } from '../../renderer/sdk/issue.ts';
import { notFoundFile } from '../serve/answer.ts';
import { readTarget } from '../serve/target.ts';
import type { BuiltFolder } from './built-folder.ts';
import type { Fault } from './fault.ts';
import { forbidsIndexing } from './head-reading.ts';
import type { KnownPage } from './known-pages.ts';
import type { PageReading } from './page-reading.ts';

const rebuilt = 'Build again, and publish the whole output: one of the two is older, or was changed by hand.';

const sitemap = 'sitemap.xml';

/** Where a page says it is, held against where it is. `origin` is the site's. */
export function addressFaults(
  page: string,
  { canonical, ogUrl, noindex }: PageReading,
  folder: BuiltFolder,
  origin: string,
): Fault[] {
  if (page === notFoundFile) return [];
  const own = addressOf(page, folder, origin);
  if (canonical === undefined) {
    if (noindex) return [];
    const message = `The page ${page} names no canonical address, though search engines may list it.`;
    return [{ code: 'listing-conflict', message, at: 0, suggestion: rebuilt }];
  }
  const faults: Fault[] = [];
  if (canonical.value !== own) {
    const message = `The page ${page} gives "${canonical.value}" as its canonical address, and stands at ${own}.`;
    faults.push({ code: 'listing-conflict', message, at: canonical.at, suggestion: rebuilt });
  }
  if (ogUrl !== undefined && ogUrl.value !== canonical.value) {
    const message = `Cards are told the address "${ogUrl.value}", search engines "${canonical.value}".`;
    faults.push({ code: 'listing-conflict', message, at: ogUrl.at, suggestion: rebuilt });
  }
  return faults;
}

/** What the sitemap and `robots.txt` say, held against the pages and each other. */
export function listingFindings(
  folder: BuiltFolder,
  pages: ReadonlyMap<string, PageReading>,
  known: (file: string) => KnownPage,
  origin: string,
): Finding[] {
  const home = `${origin}${encodeURI(folder.base)}/`;
  const robots = folder.text('robots.txt');
  const conflict = (file: string, words: string, message: string) =>
    folder.findingAt(file, words, { code: 'listing-conflict', message, suggestion: rebuilt });
  const listed = listedIn(folder, sitemap, home, conflict);
  const findings = [...listed.findings];
  const seen = new Set<string>();
  for (const { file, url } of listed.urls) {
    if (seen.has(url)) findings.push(conflict(file, url, `The sitemap lists ${url} twice.`));
    seen.add(url);
    const found = url.startsWith(home) ? folder.answer(url.slice(origin.length)) : undefined;
    const name = found?.kind === 'file' ? found.file : '';
    const page = pages.get(name);
    if (page === undefined)
      findings.push(conflict(file, url, `The sitemap lists ${url}, where the output has no page.`));
    else if (page.noindex)
      findings.push(conflict(file, url, `The sitemap lists ${url}, which asks search engines to leave it alone.`));
    else if (isHidden(name, folder))
      findings.push(conflict(file, url, `The sitemap lists ${url}, which X-Robots-Tag keeps from search engines.`));
    else if (page.canonical !== undefined && page.canonical.value !== url) {
      findings.push(
        conflict(file, url, `The sitemap lists ${url}, whose canonical address is ${page.canonical.value}.`),
      );
    }
  }
  if (!folder.has(sitemap))
    findings.push(conflict(sitemap, '', `The output has no ${sitemap}, by which search engines find its pages.`));
  else if (listed.findings.length === 0) append(findings, unlisted(folder, pages, known, origin, seen));
  if (robots === undefined) return findings;
  for (const [line, address = ''] of robots.matchAll(/^Sitemap:\s*(\S+)\s*$/gim)) {
    // That the site's own is gone was told above.
    if (address !== `${home}${sitemap}` && fileAt(address, home, folder) === undefined) {
      findings.push(
        conflict('robots.txt', line, `robots.txt names the sitemap ${address}, which the output does not have.`),
      );
    }
  }
  const closed = /^User-agent:\s*\*\s*\n(?:(?!User-agent:).*\n)*?(Disallow:\s*\/\s*)$/im.exec(robots)?.[1];
  if (closed !== undefined && listed.urls.length > 0) {
    findings.push(
      conflict('robots.txt', closed, 'robots.txt closes the whole site, and the sitemap lists pages of it.'),
    );
  }
  return findings;
}

/** Pages that the config wants in the sitemap and search engines may have, where it lists them nowhere. */
function unlisted(
  folder: BuiltFolder,
  pages: ReadonlyMap<string, PageReading>,
  known: (file: string) => KnownPage,
  origin: string,
  urls: ReadonlySet<string>,
): Finding[] {
  return [...pages].flatMap(([file, { canonical, noindex }]): Finding[] => {
    const { at, listed } = known(file);
    const own = addressOf(file, folder, origin);
    const isOpen = listed && !noindex && canonical?.value === own;
    if (!isOpen || urls.has(own) || isHidden(file, folder)) return [];
    const message = `The sitemap lacks ${own}, though search engines may list it.`;
    return [folder.finding(file, { code: 'listing-conflict', message, at: 0, suggestion: rebuilt }, at)];
  });
}

/** The whole address of a page. */
function addressOf(page: string, folder: BuiltFolder, origin: string): string {
  return `${origin}${encodeURI(folder.addressOf(page))}`;
}

/** Whether a page comes with a header that keeps it from search engines, whatever it says itself. */
function isHidden(page: string, folder: BuiltFolder): boolean {
  return forbidsIndexing(folder.headersOf(page).get('x-robots-tag') ?? '');
}

interface Listed {
  readonly urls: readonly { readonly file: string; readonly url: string }[];
  readonly findings: readonly Finding[];
}

/** The addresses of a sitemap, those of its parts among them. */
function listedIn(
  folder: BuiltFolder,
  file: string,
  home: string,
  conflict: (file: string, words: string, message: string) => Finding,
): Listed {
  const text = folder.text(file);
  if (text === undefined) return { urls: [], findings: [] };
  const addresses = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => decodeXML(url));
  if (!text.includes('<sitemapindex')) return { urls: addresses.map((url) => ({ file, url })), findings: [] };
  const urls: Listed['urls'][number][] = [];
  const findings: Finding[] = [];
  for (const address of addresses) {
    const part = fileAt(address, home, folder);
    if (part === undefined) {
      findings.push(conflict(file, address, `The sitemap names its part ${address}, which the output does not have.`));
      continue;
    }
    const inner = listedIn(folder, part, home, conflict);
    append(urls, inner.urls);
    append(findings, inner.findings);
  }
  return { urls, findings };
}

/** The file of the output that an address below `home` names, where there is one. */
function fileAt(address: string, home: string, folder: BuiltFolder): string | undefined {
  if (!address.startsWith(home)) return undefined;
  const file = readTarget(`/${address.slice(home.length)}`)?.path.slice(1);
  return file !== undefined && folder.has(file) ? file : undefined;
}
