import { type BuildOptions, type BuildReport, build } from '../renderer/build/index.ts';
import { filesIn } from './temp-site.ts';

/** A build and its output. */
export interface Built {
  readonly report: BuildReport;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Builds a site in this process, with a fixed date. */
export async function builtWith(options: BuildOptions): Promise<Built> {
  const report = await build({
    engine: 'one',
    today: '2026-05-01',
    ...options,
  });
  return { report, files: report.result === undefined ? new Map() : filesIn(options.out) };
}

/** Returns everything that a build reports to people or to hosts. */
export function reported({ report: { issues, pages, result } }: Built) {
  return {
    issues,
    pages: pages.map(({ path, file, size, weight }) => [path, file, size, weight.script, weight.document]),
    written: result?.written,
  };
}

/** Returns the files that differ between two outputs. */
export function differing(some: ReadonlyMap<string, Buffer>, others: ReadonlyMap<string, Buffer>): string[] {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (file) => some.get(file)?.equals(others.get(file) ?? Buffer.alloc(0)) !== true,
  );
}
