import { routeUrl } from '../../site/urls.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import { imageOf } from '../inputs/images.ts';
import type { OutputFile } from '../output/index.ts';
import { outputFile } from '../output/output-file.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import type { RenderContext } from '../page/render/index.ts';
import { destinationsFile } from './destinations.ts';
import { experimentsFile } from './experiments.ts';
import { rss } from './feed.ts';
import { hostFiles } from './host-files.ts';
import { robots, robotsFile, sitemapFiles } from './sitemap.ts';
import { speculationFile, speculationRules } from './speculation.ts';

/** Returns the files for hosts and crawlers. */
export function siteFiles(
  ready: SiteParts,
  { site, loader, early, thanks }: RenderContext,
  pictures: PicturePlanner,
): OutputFile[] {
  const experiments = experimentsFile(site, ready.pages);
  const speculation = speculationFile(site);
  const pictureOf = (name: string) => {
    const image = imageOf(pictures.images, name);
    return image && pictures.social(image);
  };
  return [
    outputFile(speculation, speculationRules(site)),
    ...(site.destinations.size === 0 ? [] : [outputFile('destinations.json', destinationsFile(site))]),
    ...(experiments === undefined ? [] : [outputFile('experiments.json', experiments)]),
    ...sitemapFiles(ready.pages, routeUrl(site, '/')).map(({ path, text }) => outputFile(path, text)),
    // One of the site's own replaces it.
    ...(site.publicFiles?.has(`/${robotsFile}`)
      ? []
      : [outputFile(robotsFile, robots(`${routeUrl(site, '/')}sitemap.xml`))]),
    ...(site.feeds ?? []).map((feed) => outputFile(feed.path.slice(1), rss(site, feed, pictureOf))),
    ...hostFiles(ready, { loader, early, thanks, speculation }).map(({ path, text }) => outputFile(path, text)),
  ];
}
