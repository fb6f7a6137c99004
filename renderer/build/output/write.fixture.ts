import type { AnyFile, WriteOptions, WriteResult } from './contract.ts';
import { withOutput } from './index.ts';

/** Replaces the site in an output folder. */
export function write(files: readonly AnyFile[], options: WriteOptions): Promise<WriteResult> {
  return withOutput(options, async (output) => (await output.finish(files, options.pages)).result);
}
