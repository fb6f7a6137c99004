import { readFileSync } from 'node:fs';
import { declarations, type Plan, plan } from '../../renderer/build/index.ts';
import { keepPlain } from '../../renderer/build/lib/keep-whole.ts';
import { exitCodes } from '../exit-codes.ts';
import { printIssues } from '../report/print.ts';
import { planOptions, type SiteCommandOptions, typesFile } from '../site-options.ts';

/** Writes type declarations, so that editors complete routes, facts and fields. */
export async function types(options: SiteCommandOptions): Promise<void> {
  const planned = await plan(planOptions(options));
  printIssues(planned.issues);
  if (planned.ready === undefined) process.exitCode = exitCodes.siteErrors;
  else writeTypes(planned, planOptions(options).cacheDir);
}

/** Updates `.frontage/types.d.ts`; an unchanged file is not written, so that editors do not reload it. */
export function writeTypes(planned: Plan, cacheDir: string): void {
  const text = declarations(planned);
  const file = typesFile(cacheDir);
  if (text === undefined || text === current(file)) return;
  keepPlain(file, text);
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
