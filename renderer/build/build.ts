import { setImmediate as turn } from 'node:timers/promises';
import { DiagnosticsError, type Issue } from '../sdk/issue.ts';
import { Bundling } from './assets/site-assets.ts';
import { loadPages } from './cache/page-cache.ts';
import { ignoreDiagnostics } from './cache/same-inputs.ts';
import { CompileLater } from './lib/compile-later.ts';
import { SpareMemory } from './lib/spare-memory.ts';
import { FolderChanged, type Output, recover, withOutput } from './output/index.ts';
import { acrossPages } from './run/across-pages.ts';
import { analyzeSite } from './run/analyze-site.ts';
import { type BuildOptions, type BuildReport, isRemembered } from './run/build-contract.ts';
import { BuildRun } from './run/build-run.ts';
import { declarations } from './run/declarations.ts';
import { remembering } from './run/last-build.ts';
import { loadSite, type OpenedSite, openSite, withoutConsequences } from './run/open-site.ts';
import { putSite } from './run/put-site.ts';
import { routesOf } from './run/reuse.ts';
import { sharedKeys } from './run/shared-keys.ts';
import { storeSite } from './run/store-site.ts';

/**
 * Builds a site: reads what is around its pages, reuses the pages of the last build whose inputs are the same, makes the others,
 * checks all of them together and switches to the new output.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  options.onStage?.('load');
  try {
    await recover(options.out);
    return await make(options);
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    // It is about files and folders, which are nowhere in the config.
    const issues = error.diagnostics.map(
      (diagnostic): Issue => ({ severity: 'error', ...diagnostic, ...diagnostic.place }),
    );
    return failed(issues);
  }
}

async function make(given: BuildOptions): Promise<BuildReport> {
  const store = isRemembered(given) ? remembering(given) : undefined;
  const options: BuildOptions = { ...given, files: store?.files ?? given.files };
  const memory = new SpareMemory();
  let compileLater: CompileLater | undefined;
  try {
    const cache = loadPages(options);
    // Why a site cannot be read is reported by whoever opens it.
    const loading = loadSite(options);
    const loaded = await loading.catch(ignoreDiagnostics);
    const bundling = loaded && new Bundling(loaded, options);
    await bundling?.started;
    await turn();
    const opened = await openSite({ ...options, loaded: loading }, cache?.delivery.firstGrid);
    // Not earlier: V8 rejects the code cache of scripts that are loaded while its flags are not the usual ones.
    compileLater = new CompileLater();
    compileLater.expect(opened.routes?.pages.length ?? 0);
    const { analyzer } = opened;
    if (analyzer === undefined) {
      await bundling?.done;
      return failed(opened.locate(withoutConsequences(acrossPages(opened, []).diagnostics)));
    }
    const shared = sharedKeys(opened, options);
    const work = async (output: Output): Promise<BuildReport> => {
      const routes = routesOf(opened, shared, { cache, manifest: output.manifest }, options);
      const lastPages = cache?.pages.map(({ record }) => record.page) ?? [];
      const around = soundParts(opened);
      const tools = {
        opened: { ...opened, analyzer },
        around,
        output,
        options,
        lastPages,
        bundling: bundling?.done,
        memory,
        common: cache?.common,
      };
      const run = new BuildRun(tools);
      const site = await run.site(routes).finally(() => run.end());
      if (!('parts' in site)) return failed(site);
      memory.free();
      const { report, state } = await putSite(output, site, options);
      options.onDeclarations?.(declarations({ ...site.parts, records: site.pages.map(({ record }) => record) }));
      // Pages that are gone are reported by the next build as well.
      if (site.areGone) return report;
      store?.keep(report, { input: opened.loaded?.input, state });
      await storeSite(site, { shared, tables: cache?.tables }, options);
      return report;
    };
    return await inOutput(options, work);
  } finally {
    compileLater?.end();
  }
}

function failed(issues: readonly Issue[]): BuildReport {
  return { issues, result: undefined, pages: [] };
}

/** What is around the pages; undefined where it has errors. */
function soundParts({ site, loaded, registry, styles, document, cards }: OpenedSite) {
  if (!site || !loaded || !registry || !styles || !document || !cards) return undefined;
  return { site, loaded, registry, styles, document, cards };
}

/** Works in the output folder. What is wrong with the site is reported before what is wrong with the folder. */
async function inOutput(options: BuildOptions, work: (output: Output) => Promise<BuildReport>): Promise<BuildReport> {
  try {
    return await withOutput(options, work);
  } catch (error) {
    if (error instanceof FolderChanged) {
      // Files that were to be reused are gone, so every page is made.
      const nothing = { files: new Map(), pages: {} };
      return withOutput(options, (output) => work({ ...output, manifest: nothing }));
    }
    if (!(error instanceof DiagnosticsError)) throw error;
    const { ready, issues } = await analyzeSite(options);
    if (ready === undefined) return failed(issues);
    throw error;
  }
}
