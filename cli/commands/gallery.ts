import { galleryPath } from '../gallery/index.ts';
import { printIssues } from '../report/print.ts';
import { untilStopped } from '../serve/until-stopped.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { isServable, startDev } from './dev.ts';

interface GalleryOptions extends SiteCommandOptions {
  readonly port: number;
  readonly host: string;
}

/** Serves the gallery of a site until the process is stopped. */
export async function gallery(options: GalleryOptions): Promise<void> {
  const { port, host } = options;
  const site = siteOptions(options);
  if (!(await isServable(site))) return;
  const { url, close } = await startDev({
    ...site,
    port,
    host,
    command: 'npx frontage gallery',
    onRebuilt: ({ now: { failure } }) => {
      if (failure?.kind === 'issues') printIssues(failure.issues);
    },
  });
  console.log(new URL(galleryPath, url).href);
  await untilStopped(close);
}
