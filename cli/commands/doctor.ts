import type { SiteOptions } from '../../renderer/build/index.ts';
import { canAsk, confirmChanges } from '../author/ask.ts';
import { commit } from '../author/outcome.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { asRunHere } from '../command-name.ts';
import { deprecationsOf, type Examination, examine } from '../doctor/examine.ts';
import { removeLeftOvers, renameFields } from '../doctor/fixes.ts';
import { attentionCount, type HealthSection } from '../doctor/health.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../failure.ts';
import { type Paint, paint, takesColor } from '../report/color.ts';
import { counted } from '../report/counts.ts';
import { formatPath } from '../report/paths.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';

interface DoctorOptions extends SiteCommandOptions {
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** Reports what keeps a site from being built, published or upgraded, and fixes what can be fixed. */
export async function doctor(options: DoctorOptions): Promise<void> {
  return examineAndFix(siteOptions(options), options);
}

/** The same with the options of the engine, which tests give. */
export async function examineAndFix(site: SiteOptions, options: Omit<DoctorOptions, 'config'>): Promise<void> {
  const { fix = false, dryRun = false, yes = false, json = false } = options;
  if (!fix && (dryRun || yes))
    throw new UsageError(
      `The option ${dryRun ? '--dry-run' : '--yes'} belongs to --fix.`,
      `Run: npx frontage doctor --fix ${dryRun ? '--dry-run' : '--yes'}`,
    );
  if (fix && !dryRun && !yes && (json || !canAsk()))
    throw new UsageError(
      'Nobody can answer whether to make the changes.',
      'Add --yes to make them, or --dry-run to see them.',
    );
  const before = await examine(site);
  const after = fix && (await applyFixes(site, before, { dryRun, yes })) ? await examine(site) : before;
  const { sections } = after;
  const count = attentionCount(sections);
  if (json) console.log(JSON.stringify({ healthy: count === 0, sections }, null, 2));
  else {
    const text = asRunHere(formatHealth(sections, options.quiet === true));
    if (text !== '') console.log(text);
  }
  if (count > 0) process.exitCode = exitCodes.siteErrors;
}

/** Shows the fixes and makes them. Returns whether something has changed. */
async function applyFixes(
  options: SiteOptions,
  { deprecated, leftOvers }: Examination,
  { dryRun, yes }: { readonly dryRun: boolean; readonly yes: boolean },
): Promise<boolean> {
  const site = new SiteEdit(options);
  const computed = renameFields(site, deprecated, deprecationsOf(options));
  for (const path of computed)
    console.error(`Code computes ${formatPath(path)}, so rename it yourself where it is written.`);
  const diff = site.changes.diff(process.cwd());
  const shown = [diff, ...leftOvers.names.map((name) => `Left by an interrupted command, and removed: ${name}\n`)];
  console.error(shown.join('') || 'There is nothing that --fix can change.');
  if (dryRun || shown.join('') === '' || !(yes || (await confirmChanges()))) return false;
  if (diff !== '') await commit(site);
  await removeLeftOvers(site.root, leftOvers);
  return true;
}

function formatHealth(sections: readonly HealthSection[], quiet: boolean): string {
  const style = paint(takesColor(process.stdout));
  const shown = sections
    .map(({ title, items }) => ({ title, items: items.filter(({ status }) => !quiet || status === 'attention') }))
    .filter(({ items }) => items.length > 0);
  const count = attentionCount(sections);
  const parts = shown.map(({ title, items }) =>
    [style('bold', title), ...items.map((item) => line(item, style))].join('\n'),
  );
  const verdict =
    count === 0
      ? 'Nothing needs attention.'
      : `${counted(count, 'thing')} ${count === 1 ? 'needs' : 'need'} attention.`;
  return [...parts, ...(quiet && count === 0 ? [] : [verdict])].join('\n\n');
}

function line({ status, text, suggestion }: HealthSection['items'][number], style: Paint): string {
  const mark = { ok: style('green', 'ok'), attention: style('red', '! '), note: style('dim', '- ') }[status];
  return [`  ${mark} ${text}`, ...(suggestion === undefined ? [] : [`     ${suggestion}`])].join('\n');
}
