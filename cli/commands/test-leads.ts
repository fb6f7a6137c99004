import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildInMemory } from '../../renderer/build/index.ts';
import { exitCodes } from '../exit-codes.ts';
import { counted } from '../report/counts.ts';
import { printIssues } from '../report/print.ts';
import { startProgress } from '../report/progress.ts';
import { duration, table } from '../report/table.ts';
import { outFolder, type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { type TestLeadsReport, testLeads as testBuiltSite } from '../test-leads/index.ts';
import type { FormReport } from '../test-leads/verdict.ts';

interface TestLeadsCommandOptions extends SiteCommandOptions {
  readonly out?: string;
  readonly page?: readonly string[];
  readonly json?: boolean;
}

/** Submits every form of a site in a real browser and reports what arrived. */
export async function testLeads(options: TestLeadsCommandOptions): Promise<void> {
  const start = performance.now();
  const progress = await startProgress({ quiet: options.quiet === true || options.json === true });
  let report: TestLeadsReport | undefined;
  try {
    report = await withBuiltSite(
      options,
      () => progress.step('Building the site'),
      (out) =>
        testBuiltSite({
          out,
          pages: options.page ?? [],
          onPage: (path) => progress.step(`Sending the forms of ${path}`),
        }),
    );
  } finally {
    progress.stop();
  }
  if (report === undefined) {
    process.exitCode = exitCodes.siteErrors;
    return;
  }
  print(report, performance.now() - start, options);
  if (report.forms.some(({ ok }) => !ok)) process.exitCode = exitCodes.siteErrors;
}

/** Runs `work` in the folder of `--out` or in a temporary build; returns undefined if the site has errors. */
async function withBuiltSite<Result>(
  options: TestLeadsCommandOptions,
  onBuild: () => void,
  work: (out: string) => Promise<Result>,
): Promise<Result | undefined> {
  if (options.out !== undefined) return work(outFolder(options, options.out));
  onBuild();
  const { files, issues } = await buildInMemory(siteOptions(options));
  if (issues.some(({ severity }) => severity === 'error')) {
    printIssues(issues);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'frontage-test-leads-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(report: TestLeadsReport, time: number, { json, quiet }: TestLeadsCommandOptions): void {
  const { forms, pages } = report;
  const failed = forms.filter(({ ok }) => !ok);
  if (json) {
    console.log(JSON.stringify({ ok: failed.length === 0, milliseconds: Math.round(time), pages, forms }, null, 2));
    return;
  }
  const shown = quiet ? failed : forms;
  if (shown.length > 0) console.log(table(['page', 'form', 'destinations', 'payload', 'arrived once'], shown.map(row)));
  for (const form of failed) console.error(`\n${form.page}, ${form.form}:\n${reasons(form).join('\n')}`);
  if (!quiet) console.log(`\n${summary(forms.length, failed.length, pages)} (${duration(time)}).`);
}

function row({ page, form, branches, destinations, payloadFaults, arrived }: FormReport): string[] {
  const got = Object.values(arrived).some((times) => times > 0);
  return [
    page,
    branches === 1 ? form : `${form} (${branches} branches)`,
    destinations.join(' '),
    payloadFaults.length > 0 ? 'WRONG' : got ? 'correct' : '-',
    Object.entries(arrived).every(([name, times]) => times === (destinations.includes(name) ? 1 : 0)) ? 'yes' : 'NO',
  ];
}

function reasons({ payloadFaults, arrived, destinations, trouble }: FormReport): string[] {
  const counts = Object.entries(arrived).flatMap(([name, times]) => {
    if (!destinations.includes(name)) return [`"${name}" received it, but the form does not name it`];
    return times === 1 ? [] : [times === 0 ? `"${name}" did not receive it` : `"${name}" received it ${times} times`];
  });
  return [...counts, ...payloadFaults, ...(trouble === null ? [] : [`the page showed: ${trouble}`])].map(
    (one) => `  ${one}`,
  );
}

function summary(forms: number, failed: number, pages: number): string {
  const where = `on ${counted(pages, 'page')}`;
  if (forms === 0) return `No form ${where} sends leads`;
  if (failed === 0) return `${counted(forms, 'form')} ${where}: every lead arrived once, as typed`;
  return `${counted(forms, 'form')} ${where}, ${failed} failed`;
}
