import { type BuildOptions, type BuildReport, build } from '../renderer/build/index.ts';
import { filesIn } from './temp-site.ts';

/** A build, and what was done for it. */
export interface Built {
  readonly report: BuildReport;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Pages of the first plan, and of others that begin anew. */
  readonly plans: readonly number[];
  /** How many plans were made. */
  readonly planned: number;
}

/** Builds a site in this process, on a day of its own. */
export async function builtWith(options: BuildOptions): Promise<Built> {
  const plans: number[] = [];
  let planned = 0;
  const report = await build({
    engine: 'one',
    today: '2026-05-01',
    registry(registry) {
      planned += 1;
      return registry;
    },
    ...options,
    onPlan: ({ ready }) => plans.push(ready?.pages.length ?? 0),
  });
  return { report, plans, planned, files: report.result === undefined ? new Map() : filesIn(options.out) };
}

/** All that a person or a host is told by a build. */
export function told({ report: { issues, pages, result } }: Built) {
  return {
    issues,
    pages: pages.map(({ path, file, size, weight }) => [path, file, size, weight.script, weight.document]),
    written: result?.written,
  };
}

/** Files that are not the same in both. */
export function differing(some: ReadonlyMap<string, Buffer>, others: ReadonlyMap<string, Buffer>): string[] {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (file) => some.get(file)?.equals(others.get(file) ?? Buffer.alloc(0)) !== true,
  );
}
