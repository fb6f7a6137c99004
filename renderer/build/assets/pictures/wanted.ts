import { join } from 'node:path';
import type { Site } from '../../../site/site.ts';
import { imageOf } from '../../inputs/images.ts';
import { dropOthers } from '../../lib/store-file.ts';
import type { FileRef, OutputFile } from '../../output/index.ts';
import type { PicturePlanner } from '../../page/pictures/planner.ts';
import { everySection, type PageSummary } from '../../page/resolve/index.ts';
import { groupsOf } from '../../page/summary.ts';
import { isCard } from '../cards/is-card.ts';

/** Returns the paths of all picture files that a site needs in its output: those on its pages, and those of the site itself. */
export function wantedPictures(site: Site, pages: readonly PageSummary[], planner: PicturePlanner): Set<string> {
  const wanted = new Set<string>();
  for (const { page } of groupsOf(pages))
    for (const { pictures = [] } of everySection(page)) for (const path of pictures.flat()) wanted.add(path);
  for (const { image } of pages) if (image !== undefined && !isCard(image.output)) wanted.add(image.output);
  const icon = site.icon === undefined ? undefined : imageOf(planner.images, site.icon);
  if (icon !== undefined) wanted.add(planner.asIs(icon));
  const { image: name } = site.organization ?? {};
  const inFeeds = (site.feeds ?? []).flatMap(({ entries }) => entries.flatMap(({ picture }) => picture ?? []));
  for (const one of [...inFeeds, ...(name === undefined ? [] : [name])]) {
    const image = imageOf(planner.images, one);
    if (image !== undefined) wanted.add(planner.social(image).output);
  }
  return wanted;
}

/** Encoded files, in the cache folder. */
export const picturesFolder = 'pictures';

/**
 * Removes encoded files that a site no longer has: each change of a picture or its box leaves some behind. Does nothing unless a
 * file was made.
 */
export function dropOtherPictures(pictures: readonly (OutputFile | FileRef)[], cacheDir: string): void {
  if (!pictures.some((picture) => 'bytes' in picture)) return;
  const paths = pictures.map(({ path }) => path);
  dropOthers(join(cacheDir, picturesFolder), /\.(?:avif|webp|jpg)$/, paths);
}
