import { type CreateOptions, createSite } from '../create/create-site.ts';
import { packageVersion } from '../package-version.ts';

/** Creates a small working site in an empty folder, as `npm create frontage` does. */
export async function init(folder: string, options: CreateOptions): Promise<void> {
  console.log(await createSite(folder, options, { command: 'npx frontage init', version: packageVersion() }));
}
