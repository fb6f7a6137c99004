import type { MadePicture } from '../assets/pictures/picture-files.ts';
import { wantedPictures } from '../assets/pictures/wanted.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import type { Output } from '../output/index.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import type { BuildOptions } from './build-contract.ts';

/** Returns the files of a site's pictures. Encodes those that are neither in the output nor in the cache. */
export async function madePictures(
  { site, pages, loaded }: SiteParts,
  planner: PicturePlanner,
  { output, options }: { readonly output: Output; readonly options: BuildOptions },
): Promise<readonly MadePicture[]> {
  const wanted = wantedPictures(site, pages, planner);
  if (wanted.size === 0) return [];
  const { pictureFiles } = await import('../assets/pictures/picture-files.ts');
  const { files, cacheDir, onStage } = options;
  return pictureFiles(planner, wanted, output.manifest, {
    files,
    cacheDir,
    root: loaded.root,
    onEncode: (done, all) => onStage?.('pictures', `${done} of ${all}`),
  });
}
