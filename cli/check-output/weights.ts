import { type Budgets, heavyDiagnostic, scriptDiagnostics } from '../../renderer/build/checks/budget/index.ts';
import { brotli } from '../../renderer/build/lib/weigh.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import type { BuiltFolder } from './built-folder.ts';
import type { KnownPage } from './known-pages.ts';
import type { PageReading } from './page-reading.ts';

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
