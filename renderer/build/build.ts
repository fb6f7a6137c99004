import { DiagnosticsError, type Issue } from '../sdk/issue.ts';
import { loadPages } from './cache/page-cache.ts';
import { CompileLater } from './lib/compile-later.ts';
import { afterwards } from './lib/disk-error.ts';
import { freeMemory } from './lib/spare-memory.ts';
import { FolderChanged, type Output, recover, withOutput } from './output/index.ts';
import { acrossPages } from './run/across-pages.ts';
import { analyzeSite } from './run/analyze-site.ts';
import { type BuildOptions, type BuildReport, usesBuildRecord } from './run/build-contract.ts';
import { buildRecorder } from './run/build-record.ts';
import { BuildRun } from './run/build-run.ts';
import { declarations } from './run/declarations.ts';
import { type OpenedSite, openSite, withoutConsequences } from './run/open-site.ts';
import { putSite } from './run/put-site.ts';
import { SiteReads } from './run/reads.ts';
import { routesOf, styleParts } from './run/reuse.ts';
import { storeSite } from './run/store-site.ts';

/**
 * Builds a site: opens it, reuses pages of the last build whose inputs are unchanged, makes the others, checks all pages
 * together, and switches to the new output.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  options.onStage?.('load');
  try {
    await recover(options.out);
    return await make(options);
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    // These errors are about files and folders, not about values of the config.
    const issues = error.diagnostics.map(
      (diagnostic): Issue => ({ severity: 'error', ...diagnostic, ...diagnostic.place }),
    );
    return failed(issues);
  }
}

async function make(given: BuildOptions): Promise<BuildReport> {
  const recorder = usesBuildRecord(given) ? buildRecorder(given) : undefined;
  const options: BuildOptions = { ...given, files: recorder?.files ?? given.files };
  let compileLater: CompileLater | undefined;
  try {
    const cache = loadPages(options);
    const opened = await openSite(options, cache?.delivery.firstDrawing);
    // Not earlier, because V8 rejects code caches while its flags differ from the defaults.
    compileLater = new CompileLater();
    compileLater.expect(opened.routes?.pages.length ?? 0);
    const { analyzer } = opened;
    if (analyzer === undefined) {
      return failed(opened.locate(withoutConsequences(acrossPages(opened, []).diagnostics)));
    }
    const reads = new SiteReads(opened, options);
    const work = async (output: Output): Promise<BuildReport> => {
      const routes = routesOf(opened, reads, { cache, manifest: output.manifest }, options);
      const styles = opened.styles ? styleParts(opened.styles) : {};
      const tools = {
        opened: { ...opened, analyzer },
        around: soundParts(opened),
        output,
        options,
        wereNear: cache?.areNear === true,
        styles,
        lastStyles: cache?.delivery.styles ?? {},
      };
      const run = new BuildRun(tools);
      const site = await run.site(routes);
      if (!('parts' in site)) return failed(site);
      freeMemory();
      const { report, state } = await putSite(output, site, options);
      const records = site.pages.map(({ record }) => record);
      const place = { cacheDir: options.cacheDir, engine: options.files.engine };
      const untyped = await afterwards(() => options.onDeclarations?.(declarations({ ...site.parts, records }, place)));
      const reported = { ...report, issues: [...report.issues, ...untyped] };
      // Pages that are gone are reported by the next build as well.
      if (site.areGone) return reported;
      recorder?.store(report, { input: opened.loaded?.input, state });
      storeSite(site, { reads, styles, tables: cache?.tables }, options);
      return reported;
    };
    return await inOutput(options, work);
  } finally {
    compileLater?.end();
  }
}

function failed(issues: readonly Issue[]): BuildReport {
  return { issues, result: undefined, pages: [] };
}

/** The site around its pages; undefined if it has errors. */
function soundParts({ site, loaded, registry, styles, document, cards, pictures }: OpenedSite) {
  if (!site || !loaded || !registry || !styles || !document || !cards || !pictures) return undefined;
  return { site, loaded, registry, styles, document, cards, pictures };
}

/** Works in the output folder. Reports errors of the site rather than errors of the folder. */
async function inOutput(options: BuildOptions, work: (output: Output) => Promise<BuildReport>): Promise<BuildReport> {
  try {
    return await withOutput(options, work);
  } catch (error) {
    if (error instanceof FolderChanged) {
      // Files to reuse have changed or are gone, so make every page.
      const nothing = { files: new Map(), pages: {} };
      return withOutput(options, (output) => work({ ...output, manifest: nothing }));
    }
    if (!(error instanceof DiagnosticsError)) throw error;
    const { ready, issues } = await analyzeSite(options);
    if (ready === undefined) return failed(issues);
    throw error;
  }
}
