import { setImmediate as turn } from 'node:timers/promises';
import { Faults, type Issue } from '../kit/issue.ts';
import { earlierAssets } from './assets/earlier.ts';
import { type BuildOptions, type BuildReport, isRemembered } from './build-contract.ts';
import { cardFiles } from './card-files.ts';
import { goneRoutes } from './hosting/gone-routes.ts';
import { inOrder } from './issues.ts';
import type { Loaded } from './load/index.ts';
import { makePages, pageReport, remembered, settleBudgets } from './made-page.ts';
import { plan } from './plan.ts';
import { diskFragments } from './render/fragments.ts';
import { isError, RenderedLook } from './rendered-findings.ts';
import { bundleAhead, makeAssets } from './site-assets.ts';
import { siteFiles } from './site-files.ts';
import { type TableMarks, tableMarks } from './tables.ts';
import type { Output, OutputFile } from './write/index.ts';

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
  const { onStage = () => undefined, out, cacheDir } = given;
  onStage('load');
  // What only a build needs is loaded by builds only: `check` and `routes` start sooner without it.
  const { FolderChanged, mend, withOutput } = await import('./write/index.ts');
  await mend(out);
  const edited = isRemembered(given) ? await editedRows(given) : undefined;
  if (edited !== undefined) return edited;
  const memory = isRemembered(given) ? await import('./last-build.ts') : undefined;
  const remembering = memory?.remembering(given);
  const options = { ...given, files: remembering?.files ?? given.files };
  let ahead: Promise<void> | undefined;
  let begun: Promise<void> | undefined;
  let tables: TableMarks | undefined;
  const onLoaded = (loaded: Loaded) => {
    begun = new Promise((begin) => {
      ahead = bundleAhead(loaded, options, begin).finally(begin);
    });
    tables = remembering && tableMarks(loaded.data);
  };
  const planned = await plan({
    ...options,
    onLoaded,
    breathe: async () => {
      // Bundling takes nearly as long as the plan: it is to begin before, and may have something to say later.
      await begun;
      await turn();
    },
    wantsSketches: remembering !== undefined,
    comparesLater: true,
  });
  options.onPlan?.(planned);
  const { ready } = planned;
  if (ready === undefined) {
    await ahead;
    return { issues: planned.issues, result: undefined, pages: [] };
  }

  onStage('assets');
  const { context, files: assets } = await makeAssets(ready, options, diskFragments(cacheDir), ahead);

  const renderAndWrite = async (output: Output): Promise<BuildReport> => {
    onStage('render');
    const { manifest } = output;
    const look = new RenderedLook(ready);
    const made = await makePages(ready.pages, context, output, look);
    const alike = await planned.comparison();
    const issues = inOrder([...planned.issues, ...alike.issues]);
    if (alike.isFaulty) return { issues, result: undefined, pages: [] };
    const budgets = settleBudgets(made, ready, context);
    const gone = goneRoutes(ready.site, Object.keys(manifest.pages));
    const found = ready.locate([...look.findings(), ...budgets.findings, ...gone]);
    if (found.some(isError)) return { issues: inOrder([...issues, ...found]), result: undefined, pages: [] };
    const cards = await cardFiles(ready, manifest, options);
    onStage('write');
    const current = [...made.map(({ file }) => file), ...assets, ...cards, ...siteFiles(ready, context)];
    const earlier = carriedAlong(options, new Set(current.map(({ path }) => path)));
    const files = [...current, ...earlier];
    const pages = Object.fromEntries(
      made.map((page) => [
        page.file.path,
        remembered(page.key, budgets.exact.get(page.file.path), look.faulty.has(page.file.path)),
      ]),
    );
    context.fragments.save();
    const { result, state } = await output.finish(files, pages);
    const report = {
      issues: inOrder([...issues, ...found]),
      result,
      pages: made.map(pageReport),
      carried: Math.max(0, earlier.length - 1),
    };
    // What is gone is said once: the next build knows nothing of it any more.
    if (gone.length > 0 || remembering === undefined || tables === undefined) return report;
    remembering.keep(report, { input: ready.loaded.input, state });
    const [{ keepRows }, { rowsRecord }] = await Promise.all([
      import('./edited-rows/record.ts'),
      import('./edited-rows/make-record.ts'),
    ]);
    keepRows(options, rowsRecord(state, ready, made, { ...context, tables, compared: alike.compared }));
    return report;
  };
  try {
    return await withOutput({ out, cacheDir, expects: ready.pages.length }, renderAndWrite);
  } catch (error) {
    // Somebody changed the folder meanwhile: what was to be kept is no longer there, so everything is made anew.
    if (!(error instanceof FolderChanged)) throw error;
    const nothing = { files: new Map(), pages: {} };
    return withOutput({ out, cacheDir }, (output) => renderAndWrite({ ...output, manifest: nothing }));
  }
}

/** What comes of an edit of rows, where that is all that has changed; whoever has looked at the last build has tried the shorter way. */
async function editedRows(options: BuildOptions): Promise<BuildReport | undefined> {
  const recast =
    options.last === undefined ? await (await import('./edited-rows/recast.ts')).recastRows(options) : undefined;
  return recast ?? (await import('./edited-rows/index.ts')).buildEditedRows(options);
}

/** The first build into a folder has nothing to carry along from it. */
function carriedAlong({ files, out, previous }: BuildOptions, own: ReadonlySet<string>): OutputFile[] {
  if (previous === undefined || (previous.folder === out && files.kind(out) === undefined)) return [];
  return earlierAssets(files, previous, own);
}
