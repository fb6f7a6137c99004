import { routeUrl } from '../site/urls.ts';
import { destinationsFile } from './hosting/destinations.ts';
import { experimentsFile } from './hosting/experiments.ts';
import { hostFiles } from './hosting/host-files.ts';
import { robots, sitemapFiles } from './hosting/sitemap.ts';
import { speculationFile, speculationRules } from './hosting/speculation.ts';
import { outputFile } from './output-file.ts';
import type { ReadyPlan } from './plan.ts';
import type { RenderContext } from './render/index.ts';
import type { OutputFile } from './write/index.ts';

/** The files around the pages: what hosts and crawlers read. */
export function siteFiles(ready: ReadyPlan, { site, loader, early }: RenderContext): OutputFile[] {
  const experiments = experimentsFile(site, ready.pages);
  const speculation = speculationFile(site);
  return [
    outputFile(speculation, speculationRules(site)),
    ...(site.destinations.size === 0 ? [] : [outputFile('destinations.json', destinationsFile(site))]),
    ...(experiments === undefined ? [] : [outputFile('experiments.json', experiments)]),
    ...sitemapFiles(ready.pages, routeUrl(site, '/')).map(({ path, text }) => outputFile(path, text)),
    outputFile('robots.txt', robots(`${routeUrl(site, '/')}sitemap.xml`)),
    ...hostFiles(ready, { loader, early, speculation }).map(({ path, text }) => outputFile(path, text)),
  ];
}
