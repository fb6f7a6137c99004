import { type Analysis, analyzeSite, declarations, type SiteOptions } from '../../renderer/build/index.ts';
import { readRegularFile } from '../../renderer/build/lib/cache-file.js';
import { storePlainFile } from '../../renderer/build/lib/store-file.ts';
import { exitCodes } from '../exit-codes.ts';
import { printIssues } from '../report/print.ts';
import { type SiteCommandOptions, siteOptions, typesFile } from '../site-options.ts';

/** Writes type declarations, so that editors complete routes, facts and fields. */
export async function types(options: SiteCommandOptions): Promise<void> {
  const site = siteOptions(options);
  const analysis = await analyzeSite(site);
  printIssues(analysis.issues);
  if (analysis.ready === undefined) process.exitCode = exitCodes.siteErrors;
  else writeTypes(analysis, site);
}

/** Updates `.frontage/types.d.ts`. */
export function writeTypes({ ready }: Analysis, { cacheDir, files }: Pick<SiteOptions, 'cacheDir' | 'files'>): void {
  if (ready !== undefined) writeDeclarations(declarations(ready, { cacheDir, engine: files.engine }), cacheDir);
}

/** Writes declarations; an unchanged file is not written, so that editors do not reload it. */
export function writeDeclarations(text: string, cacheDir: string): void {
  const file = typesFile(cacheDir);
  if (text !== current(file)) storePlainFile(file, text);
}

function current(file: string): string | undefined {
  try {
    return readRegularFile(file).toString('utf8');
  } catch {
    return undefined;
  }
}
