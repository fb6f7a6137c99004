import type { RouteReport } from '../../renderer/build/index.ts';
import { startConfigThread } from '../../renderer/build/inputs/evaluate.ts';
import { storedReport } from '../../renderer/build/run/stored-report.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportToJson } from '../report/json.ts';
import { printIssues } from '../report/print.ts';
import { bytes, documentNote, table } from '../report/table.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';

interface RoutesOptions extends SiteCommandOptions {
  readonly json?: boolean;
}

/** Lists every route of a site, or its errors in the format of `check`. */
export async function routes(options: RoutesOptions): Promise<void> {
  startConfigThread();
  const report = await storedReport('routes', siteOptions(options), async (site) => {
    const { routes: listRoutes } = await import('../../renderer/build/index.ts');
    return listRoutes(site);
  });
  if (report.routes === undefined) {
    process.exitCode = exitCodes.siteErrors;
    const errors = reportToJson(report.issues, { cwd: process.cwd(), notShown: 0, complete: false, pages: 0 });
    if (options.json) console.log(JSON.stringify(errors, null, 2));
    else printIssues(report.issues);
    return;
  }
  printIssues(report.issues);
  if (options.json) console.log(JSON.stringify(report.routes, null, 2));
  else if (!options.quiet) {
    const listed = table(['route', 'kind', 'layout', 'HTML+CSS', 'title', 'sections'], report.routes.map(row));
    console.log(`${listed}\n\n${documentNote}`);
  }
}

function row({ path, kind, of, layout, weight, title, sections }: RouteReport): string[] {
  return [
    path,
    of === null ? kind : `${kind} of ${of}`,
    layout ?? '-',
    bytes(weight),
    title,
    sections
      .map(({ name, block, hidden }) => `${name === block ? name : `${name}:${block}`}${hidden ? ' (hidden)' : ''}`)
      .join(' '),
  ];
}
