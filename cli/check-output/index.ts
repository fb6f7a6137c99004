import { inOrder, toIssues } from '../../renderer/build/checks/issues.ts';
import { type CheckReport, check, type PlanOptions, type ReadyPlan } from '../../renderer/build/index.ts';
import { configSources } from '../../renderer/build/inputs/index.ts';
import type { Finding } from '../../renderer/sdk/issue.ts';
import { readUrl } from '../../renderer/sdk/read-url.ts';
import { type Addresses, lostLinks, missingFile, missingFiles } from './addresses.ts';
import { BuiltFolder, requireBuilt } from './built-folder.ts';
import { destinationFindings } from './destinations.ts';
import { headerFindings } from './header-lines.ts';
import { hostFileFindings } from './host-files.ts';
import { knownPages, staleFindings } from './known-pages.ts';
import { likelyTarget } from './likely-target.ts';
import { addressFaults, listingFindings } from './listing.ts';
import { addressesIn } from './loaded-things.ts';
import type { PageReading } from './page-reading.ts';
import { parsePolicies, policyGaps } from './policy.ts';
import { type ReadPages, readInThreads } from './read-pages.ts';
import { redirectLineFindings } from './redirect-lines.ts';
import { unseen } from './structured-data.ts';
import { weightFindings } from './weights.ts';

/**
 * Checks a site's config, and in full what was built from it: every page as it would be published. Where there is no
 * config, the output is looked at alone. Throws a {@link UsageError} for a folder that no build made.
 */
export async function checkWithOutput(options: PlanOptions, out: string): Promise<CheckReport> {
  requireBuilt(out);
  const alone = options.files.kind(options.config) === undefined;
  const report = alone ? { issues: [], pages: 0, elsewhere: 0, narrowed: undefined } : await check(options);
  const { ready } = report;
  const folder = new BuiltFolder(out, ready && decodeURI(ready.site.origin.base));
  const findings = await outputFindings(folder, ready);
  const found = ready?.locate(findings) ?? toIssues(findings, configSources(options.files, options.config));
  return { ...report, issues: inOrder([...report.issues, ...found]), pages: folder.pages.length };
}

/** Everything that is wrong with a built site. With a plan, findings know their page in the config. */
export async function outputFindings(
  folder: BuiltFolder,
  ready: ReadyPlan | undefined,
  read: ReadPages = readInThreads,
): Promise<Finding[]> {
  const pages = await read(folder.pages, (file) => folder.text(file) ?? '');
  const known = knownPages(folder, ready);
  const origin = ready?.site.origin.origin ?? originOf(pages);
  const ids = new Map(
    [...pages].map(([file, { ids, idsOfSomeVariants }]) => [
      file,
      { everywhere: new Set(ids), inSomeVariants: new Set(idsOfSomeVariants) },
    ]),
  );
  const addresses: Addresses = { folder, origin, ids, likely: likelyTarget(folder) };
  const ofPages = folder.pages.flatMap((file) => {
    const reading = pages.get(file);
    if (reading === undefined) return [];
    const { at } = known(file);
    return [
      ...reading.faults,
      ...lostLinks(reading.links, file, addresses),
      ...missingFiles(reading.things, file, addresses),
      ...reading.pictures.flatMap(({ value, at }) => missingFile(value, at, file, addresses)),
      ...addressFaults(file, reading, folder, origin),
      ...policyGaps(reading.things, parsePolicies(folder.headersOf(file).get('content-security-policy') ?? ''), origin),
    ].map((fault) => folder.finding(file, fault, at));
  });
  const ofSheets = folder.files.flatMap((file) =>
    file.endsWith('.css')
      ? missingFiles(addressesIn(folder.text(file) ?? ''), file, addresses).map((fault) => folder.finding(file, fault))
      : [],
  );
  return [
    ...ofPages,
    ...ofSheets,
    ...unseenEverywhere(folder, pages),
    ...headerFindings(addresses),
    ...redirectLineFindings(folder),
    ...hostFileFindings(folder, ready),
    ...destinationFindings(folder, ready, origin),
    ...listingFindings(folder, pages, known, origin),
    ...weightFindings(folder, pages, known, ready?.site.budgets ?? { html: 13_000, script: 2_000 }),
    ...staleFindings(folder, ready),
  ];
}

/** What is said of one thing on several pages must be shown on one of them. */
function unseenEverywhere(folder: BuiltFolder, pages: ReadonlyMap<string, PageReading>): Finding[] {
  const claims = new Map<string, { finding: Finding; seen: boolean }>();
  for (const [file, { data }] of pages) {
    for (const { claim, at, seen } of data.shared) {
      const key = JSON.stringify([claim.id, claim.property, claim.value]);
      const before = claims.get(key);
      if (before === undefined) claims.set(key, { finding: folder.finding(file, { ...unseen(claim), at }), seen });
      else before.seen ||= seen;
    }
  }
  return [...claims.values()].flatMap(({ finding, seen }) => (seen ? [] : [finding]));
}

/** Where a site is published, as its pages say it. */
function originOf(pages: ReadonlyMap<string, PageReading>): string {
  for (const { canonical } of pages.values()) {
    const url = readUrl(canonical?.value ?? '');
    if (url !== undefined) return url.origin;
  }
  return '';
}
