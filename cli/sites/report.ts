import { thousands } from '../../renderer/sdk/format.ts';
import { asRunHere } from '../command-name.ts';
import { exitCodes } from '../exit-codes.ts';
import { paint, takesColor } from '../report/color.ts';
import { counted } from '../report/counts.ts';
import { table } from '../report/table.ts';
import { formatIssues } from '../report/text.ts';
import type { SiteRun } from './run-sites.ts';

/** Returns the issues of a site, and what its command printed, under the name of the site; empty if there is nothing. */
export function formatSite({ site, issues, printed }: SiteRun): string {
  const color = takesColor(process.stderr);
  const parts = [asRunHere(formatIssues(issues, { color, cwd: process.cwd() })), printed].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return `${paint(color)('bold', `── ${site.name}`)}\n${parts.join('\n\n')}\n`;
}

/** Returns the table of all sites. */
export function sitesTable(runs: readonly SiteRun[], command: 'check' | 'build'): string {
  const writes = command === 'build';
  const head = ['site', 'pages', 'errors', 'warnings', ...(writes ? ['files written'] : []), 'seconds'];
  const rows = runs.map(({ site, pages, errors, warnings, written, milliseconds }) => [
    site.name,
    ...[pages, errors, warnings, ...(writes ? [written] : [])].map(thousands),
    (milliseconds / 1000).toFixed(1),
  ]);
  return table(head, rows);
}

/** Returns how many sites failed, and which. */
export function formatVerdict(runs: readonly SiteRun[]): string {
  const count = counted(runs.length, 'site');
  const named = (label: string, some: readonly SiteRun[]) =>
    some.length === 0 ? [] : [`${label}: ${some.map(({ site }) => site.name).join(', ')}`];
  const failed = runs.filter(({ exitCode }) => exitCode !== exitCodes.ok);
  const broken = failed.filter(({ exitCode }) => exitCode !== exitCodes.siteErrors);
  const ofSites = failed.filter((run) => !broken.includes(run));
  if (failed.length > 0)
    return `${count}, ${failed.length} failed. ${[...named('Errors', ofSites), ...named('Not finished', broken)].join('. ')}.`;
  const warned = runs.filter(({ warnings }) => warnings > 0);
  return warned.length === 0
    ? `${count}, no errors or warnings.`
    : `${count}, no errors. ${named('Warnings', warned).join()}.`;
}

/** Returns the report of all sites as plain data. */
export function sitesToJson(runs: readonly SiteRun[], command: 'check' | 'build') {
  const total = (key: 'pages' | 'errors' | 'warnings') => runs.reduce((sum, run) => sum + run[key], 0);
  return {
    command,
    exitCode: worstExitCode(runs),
    pages: total('pages'),
    errors: total('errors'),
    warnings: total('warnings'),
    sites: runs.map(({ site, milliseconds, written, printed, exitCode, pages, errors, warnings, issues }) => ({
      site: site.name,
      exitCode,
      milliseconds: Math.round(milliseconds),
      pages,
      errors,
      warnings,
      ...(command === 'build' && { written }),
      issues,
      ...(printed !== '' && { printed }),
    })),
  };
}

/** Returns the exit code for all sites: that of a bug counts most, then that of a wrong command line, then errors. */
export function worstExitCode(runs: readonly SiteRun[]): number {
  return runs.reduce((worst, { exitCode }) => Math.max(worst, exitCode), exitCodes.ok as number);
}
