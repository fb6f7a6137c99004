import { readFileSync } from 'node:fs';
import { declarations, type Plan, plan } from '../../renderer/build/index.ts';
import { storePlainFile } from '../../renderer/build/lib/store-file.ts';
import { exitCodes } from '../exit-codes.ts';
import { printIssues } from '../report/print.ts';
import { planOptions, type SiteCommandOptions, typesFile } from '../site-options.ts';

/** Writes the site's declarations, which complete routes, facts and fields in an editor. */
export async function types(options: SiteCommandOptions): Promise<void> {
  const planned = await plan(planOptions(options));
  printIssues(planned.issues);
  if (planned.ready === undefined) process.exitCode = exitCodes.faults;
  else writeTypes(planned, planOptions(options).cacheDir);
}

/** Brings `.frontage/types.d.ts` up to date. */
export function writeTypes({ ready }: Plan, cacheDir: string): void {
  if (ready !== undefined) writeDeclarations(declarations(ready), cacheDir);
}

/** Writes declarations; a file that says the same is left alone, so editors stay calm. */
export function writeDeclarations(text: string, cacheDir: string): void {
  const file = typesFile(cacheDir);
  if (text !== current(file)) storePlainFile(file, text);
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
