import { setImmediate as turn } from 'node:timers/promises';
import { Faults, type Issue } from '../sdk/issue.ts';
import { Bundling, makeAssets } from './assets/site-assets.ts';
import { type BuildOptions, type BuildReport, isRemembered } from './build-contract.ts';
import type { Remembering } from './cache/last-build.ts';
import { leftToTheRun } from './cache/same-inputs.ts';
import { settleBudgets } from './checks/budget/settle.ts';
import { inOrder } from './checks/issues.ts';
import { isError, RenderedLook } from './checks/rendered-findings.ts';
import { goneRoutes } from './hosting/gone-routes.ts';
import { CompileLater } from './lib/compile-later.ts';
import type { Output } from './output/index.ts';
import { makePages } from './page/made-page.ts';
import { diskFragments } from './page/render/fragments.ts';
import { loadSite, plan, type ReadyPlan } from './plan.ts';
import { putSite, type StandingSite } from './put-site.ts';
import { pagesOfTables, tableMarks } from './routes/tables.ts';
import type { RowsGathering } from './templates/edited-rows/make-record.ts';
import type { PartedSite } from './templates/parts/index.ts';
import { partedMatrix, toldInParts } from './templates/parts/parted.ts';

/**
 * Makes a site: the plan, its assets, every page that changed, and the switch to the new output. What is wrong with the
 * output folder comes back as issues, like what is wrong with the site.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  try {
    return await make(options);
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    // It is about folders and files, which stand nowhere in the config.
    const issues = error.findings.map((finding): Issue => ({ severity: 'error', ...finding, ...finding.place }));
    return { issues, result: undefined, pages: [] };
  }
}

async function make(given: BuildOptions): Promise<BuildReport> {
  given.onStage?.('load');
  // What only a build needs is loaded by builds only: `check` and `routes` start sooner without it.
  const { recover } = await import('./output/index.ts');
  await recover(given.out);
  const edited = isRemembered(given) ? await editedRows(given) : undefined;
  if (edited !== undefined) return edited;
  const remembering = isRemembered(given) ? (await import('./cache/last-build.ts')).remembering(given) : undefined;
  let later: CompileLater | undefined;
  const compileLater = (pages: number) => {
    later ??= new CompileLater();
    later.expect(pages);
  };
  try {
    return await makeAll({ ...given, files: remembering?.files ?? given.files }, { remembering, compileLater });
  } finally {
    later?.end();
  }
}

interface Making {
  readonly remembering: Remembering | undefined;
  /** Is told how many pages there will be, once the code that makes them is loaded. */
  readonly compileLater: (pages: number) => void;
  /** Everything is to be made by one plan. */
  readonly atOnce?: boolean;
}

/** Makes a site of which nothing is known, in parts where it has many rows and may be made so. */
async function makeAll(traced: BuildOptions, making: Making): Promise<BuildReport> {
  const { remembering, compileLater, atOnce = false } = making;
  // What is wrong with a site that cannot be read is told by its plan.
  const loading = loadSite(traced);
  const loaded = await loading.catch(leftToTheRun);
  const bundling = loaded && new Bundling(loaded, traced);
  const tables = loaded === undefined ? {} : tableMarks(loaded.data);
  const options: BuildOptions = {
    ...traced,
    loaded: loading,
    breathe: async () => {
      // Bundling takes nearly as long as the plan: it is to begin before, and may have something to say later.
      await bundling?.started;
      await turn();
    },
  };
  const keep = async ({ report, state, ready, pages, context, compared, areGone, ...made }: StandingSite) => {
    // What is gone is said once: the next build knows nothing of it any more.
    if (remembering === undefined || areGone) return report;
    remembering.keep(report, { input: ready.loaded.input, state });
    const { keepRows } = await import('./templates/edited-rows/record.ts');
    const { endsOfTold } = await import('./templates/edited-rows/told.ts');
    const rows = made.rows ?? (await gathering(ready));
    if (made.rows === undefined) rows.add(ready, pages);
    const ends = loaded === undefined ? {} : endsOfTold(report.issues, loaded.data, tables);
    keepRows(options, rows.record(state, ready, pages, { ...context, tables, ends, compared }));
    return report;
  };
  const parted = loaded && !atOnce ? partedMatrix(loaded, tables, options.parts) : undefined;
  const isParted = parted !== undefined && (parted.isLarge || !(await hadMoreToTell(traced)));
  // V8 takes the code that was kept for that of another V8 while its flags are not the usual ones, and compiles all of it anew.
  await Promise.all([isParted ? partsCode() : undefined, isRemembered(options) ? rowsCode() : undefined]);
  if (loaded !== undefined) compileLater(pagesOfTables(loaded, tables));
  if (loaded === undefined || !isParted) {
    const made = await madeAtOnce(options, bundling?.done);
    return 'state' in made ? keep(made) : made;
  }
  const made = await madeInParts({ loaded, tables, parted, ahead: bundling?.done }, options);
  if (made !== undefined) return keep(made);
  if (!parted.isLarge) {
    const whole = await madeAtOnce(options, bundling?.done);
    return 'state' in whole ? keep(whole) : whole;
  }
  await bundling?.done;
  // Its table was let go of, and may be another by now: everything is read again.
  return makeAll(traced, { ...making, atOnce: true });
}

/** Whether there is most likely more to tell than parts can: then one plan is made in the end, and parts would be for nothing. */
async function hadMoreToTell(options: BuildOptions): Promise<boolean> {
  const { lastTold } = await import('./cache/last-build.ts');
  return lastTold(options).some(({ code }) => !toldInParts.has(code));
}

/** Makes all pages of a site by one plan. */
async function madeAtOnce(
  options: BuildOptions,
  ahead: Promise<void> | undefined,
): Promise<StandingSite | BuildReport> {
  const { onStage = () => undefined, out, cacheDir } = options;
  const planned = await plan({ ...options, wantsSketches: isRemembered(options), comparesLater: true });
  options.onPlan?.(planned);
  const { ready } = planned;
  if (ready === undefined) {
    await ahead;
    return { issues: planned.issues, result: undefined, pages: [] };
  }
  onStage('assets');
  const { context, files: assets } = await makeAssets(ready, options, diskFragments(cacheDir), ahead);

  const renderAndWrite = async (output: Output): Promise<StandingSite | BuildReport> => {
    onStage('render');
    const look = new RenderedLook(ready);
    const pages = await makePages(ready.pages, context, output, look);
    const alike = await planned.comparison();
    const planIssues = inOrder([...planned.issues, ...alike.issues]);
    if (alike.isFaulty) return { issues: planIssues, result: undefined, pages: [] };
    const { findings, exact } = settleBudgets(pages, ready.site, context);
    const gone = goneRoutes(ready.site, Object.keys(output.manifest.pages));
    const found = ready.locate([...look.findings(), ...findings, ...gone]);
    const issues = inOrder([...planIssues, ...found]);
    if (found.some(isError)) return { issues, result: undefined, pages: [] };
    const put = await putSite(output, { ready, pages, context, assets, issues, exact, faulty: look.faulty }, options);
    return { ...put, ready, pages, context, compared: alike.compared, areGone: gone.length > 0 };
  };
  const { FolderChanged, withOutput } = await import('./output/index.ts');
  try {
    return await withOutput({ out, cacheDir, expects: ready.pages.length }, renderAndWrite);
  } catch (error) {
    // Somebody changed the folder meanwhile: what was to be kept is no longer there, so everything is made anew.
    if (!(error instanceof FolderChanged)) throw error;
    const nothing = { files: new Map(), pages: {} };
    return withOutput({ out, cacheDir }, (output) => renderAndWrite({ ...output, manifest: nothing }));
  }
}

/** Makes the pages of a matrix part by part; nothing where one plan is to look at all of them. */
async function madeInParts(site: Omit<PartedSite, 'rows'>, options: BuildOptions): Promise<StandingSite | undefined> {
  const { buildInParts } = await partsCode();
  return buildInParts({ ...site, rows: isRemembered(options) ? await gathering(site.loaded) : undefined }, options);
}

// What is made in parts, and what is to be remembered of rows, is made by code that only such builds load.
const partsCode = () => import('./templates/parts/index.ts');
const rowsCode = () => import('./templates/edited-rows/make-record.ts');

async function gathering({ registry }: Pick<ReadyPlan, 'registry'>): Promise<RowsGathering> {
  const { RowsGathering } = await rowsCode();
  return new RowsGathering(registry.version);
}

/** What comes of an edit of rows, where that is all that has changed; whoever has looked at the last build has tried the shorter way. */
async function editedRows(options: BuildOptions): Promise<BuildReport | undefined> {
  const recast =
    options.last === undefined
      ? await (await import('./templates/edited-rows/recast.ts')).recastRows(options)
      : undefined;
  return recast ?? (await import('./templates/edited-rows/index.ts')).buildEditedRows(options);
}
