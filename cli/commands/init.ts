import { engine, packed } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { type CreateOptions, createSite } from '../create/create-site.ts';
import { packageVersion } from '../package-version.ts';

export interface InitOptions extends CreateOptions {
  /** The same as `template`. */
  readonly starter?: string | undefined;
}

/** Creates a working site in an empty folder, as `npm create frontage` does. */
export async function init(folder: string, { starter, template, ...options }: InitOptions): Promise<void> {
  const clone = packed === undefined ? engine : undefined;
  const run = { command: 'npx frontage init', version: packageVersion(), clone };
  await createSite(folder, { ...options, template: starter ?? template }, run);
}
