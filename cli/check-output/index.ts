import { fileURLToPath } from 'node:url';
import { sortIssues, toIssues } from '../../renderer/build/checks/issues.ts';
import { type CheckedSite, type CheckReport, check, type SiteOptions } from '../../renderer/build/index.ts';
import { inThreads } from '../../renderer/build/inputs/bundle/threads.ts';
import { configSources } from '../../renderer/build/inputs/index.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { readUrl } from '../../renderer/sdk/url.ts';
import { usualBudgets } from '../../renderer/site/schema.ts';
import { type Addresses, brokenLinks, createSuggester, missingFile, missingFiles } from './addresses.ts';
import { BuiltFolder, requireBuilt } from './built-folder.ts';
import { headerDiagnostics, redirectDiagnostics } from './header-lines.ts';
import { hostFileDiagnostics } from './host-files.ts';
import { knownPages, staleDiagnostics, weightDiagnostics } from './known-pages.ts';
import { canonicalDiagnostics, listingDiagnostics } from './listing.ts';
import { cssUrls, type PageReading } from './page-reading.ts';
import { destinationDiagnostics, parsePolicies, policyDiagnostics } from './policy.ts';
import { hiddenClaim } from './structured-data.ts';

/**
 * Checks a site's config and every page of its output, as it would be published. Without a config, checks the output
 * alone. Throws a {@link UsageError} for a folder that is not a build.
 */
export async function checkWithOutput(options: SiteOptions, out: string): Promise<CheckReport> {
  requireBuilt(out);
  const alone = options.files.kind(options.config) === undefined;
  const report = alone ? { issues: [], pages: 0, elsewhere: 0, routeFilter: undefined } : await check(options);
  const { checked } = report;
  const folder = new BuiltFolder(out, checked && decodeURI(checked.site.origin.base));
  const diagnostics = await outputDiagnostics(folder, checked);
  const found = checked?.locate(diagnostics) ?? toIssues(diagnostics, configSources(options.files, options.config));
  return { ...report, issues: sortIssues([...report.issues, ...found]), pages: folder.pages.length };
}

/** Returns all diagnostics of a built site. With `checked`, they have the path of their page in the config. */
export async function outputDiagnostics(
  folder: BuiltFolder,
  checked: CheckedSite | undefined,
  read: ReadPages = readInThreads,
): Promise<Diagnostic[]> {
  const pages = await read(folder.pages, (file) => folder.text(file) ?? '');
  const known = knownPages(folder, checked);
  const origin = checked?.site.origin.origin ?? originOf(pages);
  const ids = new Map(
    [...pages].map(([file, { ids, variantIds }]) => [
      file,
      { everywhere: new Set(ids), inVariants: new Set(variantIds) },
    ]),
  );
  const addresses: Addresses = { folder, origin, ids, suggest: createSuggester(folder) };
  const ofPages = folder.pages.flatMap((file) => {
    const reading = pages.get(file);
    if (reading === undefined) return [];
    const { at } = known(file);
    return [
      ...reading.diagnostics,
      ...brokenLinks(reading.links, file, addresses),
      ...missingFiles(reading.resources, file, addresses),
      ...reading.pictures.flatMap(({ value, at }) => missingFile(value, at, file, addresses)),
      ...canonicalDiagnostics(file, reading, folder, origin),
      ...policyDiagnostics(
        reading.resources,
        parsePolicies(folder.headersOf(file).get('content-security-policy') ?? ''),
        origin,
      ),
    ].map((one) => folder.diagnostic(file, one, at));
  });
  const ofSheets = folder.files.flatMap((file) =>
    file.endsWith('.css') && !folder.isCopied(file)
      ? missingFiles(cssUrls(folder.text(file) ?? ''), file, addresses).map((one) => folder.diagnostic(file, one))
      : [],
  );
  return [
    ...ofPages,
    ...ofSheets,
    ...hiddenClaims(folder, pages),
    ...headerDiagnostics(addresses),
    ...redirectDiagnostics(folder),
    ...hostFileDiagnostics(folder, checked),
    ...destinationDiagnostics(folder, checked, origin),
    ...listingDiagnostics(folder, pages, known, origin),
    ...weightDiagnostics(folder, pages, known, checked?.site.budgets ?? usualBudgets),
    ...staleDiagnostics(folder, checked),
  ];
}

/** Returns claims about a shared node that no page shows; one page is enough. */
function hiddenClaims(folder: BuiltFolder, pages: ReadonlyMap<string, PageReading>): Diagnostic[] {
  const claims = new Map<string, { diagnostic: Diagnostic; shown: boolean }>();
  for (const [file, { data }] of pages) {
    for (const { claim, at, shown } of data.shared) {
      const key = JSON.stringify([claim.id, claim.property, claim.value]);
      const before = claims.get(key);
      if (before === undefined)
        claims.set(key, { diagnostic: folder.diagnostic(file, { ...hiddenClaim(claim), at }), shown });
      else before.shown ||= shown;
    }
  }
  return [...claims.values()].flatMap(({ diagnostic, shown }) => (shown ? [] : [diagnostic]));
}

/** Returns the origin of the canonical links. */
function originOf(pages: ReadonlyMap<string, PageReading>): string {
  for (const { canonical } of pages.values()) {
    const url = readUrl(canonical?.value ?? '');
    if (url !== undefined) return url.origin;
  }
  return '';
}

/** A page of the output with its text. */
export interface PageFile {
  readonly file: string;
  readonly html: string;
}

/** Reads pages and returns the results by file. Loads the text of each page only when its turn comes. */
export type ReadPages = (
  files: readonly string[],
  htmlOf: (file: string) => string,
) => Promise<ReadonlyMap<string, PageReading>>;

/** Number of pages that take as long as starting a thread. */
const minTasksPerThread = 12;

/** Reads pages in worker threads, because validating and compressing one takes 40 ms. */
const readInThreads: ReadPages = async (files, htmlOf) => {
  const thread = fileURLToPath(new URL('./thread.ts', import.meta.url));
  const read = new Map<string, PageReading>();
  await inThreads<PageFile, PageReading>(
    { file: thread, tasks: pageFiles(files, htmlOf), count: files.length, minTasksPerThread },
    (page, reading) => read.set(page.file, reading),
  );
  return read;
};

function* pageFiles(files: readonly string[], htmlOf: (file: string) => string): Generator<PageFile> {
  for (const file of files) yield { file, html: htmlOf(file) };
}
