import { type Budgets, heavyDiagnostic, scriptDiagnostics } from '../../renderer/build/checks/rules/budget/index.ts';
import type { CheckedSite } from '../../renderer/build/index.ts';
import { brotli } from '../../renderer/build/lib/weigh.ts';
import type { PageSummary } from '../../renderer/build/page/resolve/index.ts';
import type { Diagnostic, Path } from '../../renderer/sdk/issue.ts';
import type { Site } from '../../renderer/site/site.ts';
import type { BuiltFolder } from './built-folder.ts';
import type { PageReading } from './page-reading.ts';

/** A page of the output with what the config says about it. */
export interface KnownPage {
  readonly path: string;
  /** Its path in the config; empty if the config does not have it. */
  readonly at: Path;
  readonly sections: PageSummary['sections'];
  /** Whether the config lists it in the sitemap. */
  readonly listed: boolean;
}

/** Returns a function that finds the page of an output file in the config. */
export function knownPages(folder: BuiltFolder, checked: CheckedSite | undefined): (file: string) => KnownPage {
  const records = new Map(checked?.records.map((record) => [record.page.file, record]));
  return (file) => {
    const record = records.get(file);
    if (record === undefined) return { path: folder.addressOf(file), at: [], sections: [], listed: false };
    const { path, sections, listed } = record.page;
    return { path, at: record.at, sections, listed };
  };
}

/** Returns a diagnostic if the output lacks pages of the config, so that its diagnostics are outdated. */
export function staleDiagnostics(folder: BuiltFolder, checked: CheckedSite | undefined): Diagnostic[] {
  if (checked === undefined) return [];
  const missing = checked.records.filter(({ page }) => !folder.has(page.file));
  const [first] = missing;
  if (first === undefined) return staleFiles(folder, checked.site);
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
  return [
    {
      code: 'output-stale',
      message: `The output has no page for ${first.page.path}${more}: it was not built from this config.`,
      path: first.at,
      suggestion: buildAgain,
    },
  ];
}

const buildAgain = 'Run `npx frontage build`, then `npx frontage check --output` again.';

/** Returns a diagnostic if the output lacks public files. */
function staleFiles(folder: BuiltFolder, { publicFiles = new Set() }: Pick<Site, 'publicFiles'>): Diagnostic[] {
  const missing = [...publicFiles].filter((address) => !folder.has(address.slice(1)));
  const [first] = missing;
  if (first === undefined) return [];
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
  return [
    {
      code: 'output-stale',
      message: `The output lacks the public file ${first}${more}: it was built before ${missing.length === 1 ? 'it was' : 'they were'} added.`,
      path: [],
      suggestion: buildAgain,
    },
  ];
}

/** Returns pages over their budget; a page weighs its HTML plus the style sheets in its head. */
export function weightDiagnostics(
  folder: BuiltFolder,
  pages: ReadonlyMap<string, PageReading>,
  known: (file: string) => KnownPage,
  budgets: Budgets,
): Diagnostic[] {
  const sheets = new Map<string, number>();
  const sheet = (url: string): number => {
    const found = folder.answer(url);
    if (found.kind !== 'file') return 0;
    const bytes = sheets.get(found.file) ?? brotli(folder.text(found.file) ?? '', 11);
    sheets.set(found.file, bytes);
    return bytes;
  };
  const heavy = [...pages].flatMap(([file, { bytes, blocking }]): Diagnostic[] => {
    const whole = blocking.reduce((sum, url) => sum + sheet(url), bytes);
    if (whole <= budgets.html) return [];
    const { path, at, sections } = known(file);
    const html = folder.text(file) ?? '';
    const { message, suggestion = '' } = heavyDiagnostic(
      { path, at, bytes: whole, known: { html }, sections },
      budgets,
    );
    return [folder.diagnostic(file, { code: 'page-heavy', message, suggestion, at: 0 }, at)];
  });
  return [
    ...heavy,
    ...scriptDiagnostics(
      [...pages.values()].map(({ script }) => script),
      budgets,
    ),
  ];
}
