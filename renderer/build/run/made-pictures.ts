import type { Diagnostic } from '../../sdk/issue.ts';
import type { MadePicture } from '../assets/pictures/picture-files.ts';
import { wantedPictures } from '../assets/pictures/wanted.ts';
import type { SiteParts } from '../assets/site-parts.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { heavyPictures } from '../checks/rules/budget/heavy-media.ts';
import type { Output } from '../output/index.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import type { BuildOptions } from './build-contract.ts';

/** The files of a site's pictures, and what is reported about their weight. */
interface MadePictures {
  readonly pictures: readonly MadePicture[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the files of a site's pictures. Encodes those that are neither in the output nor in the cache. */
export async function madePictures(
  { site, pages, loaded }: SiteParts,
  records: readonly PageRecord[],
  planner: PicturePlanner,
  { output, options }: { readonly output: Output; readonly options: BuildOptions },
): Promise<MadePictures> {
  const wanted = wantedPictures(site, pages, planner);
  if (wanted.size === 0) return { pictures: [], diagnostics: [] };
  const { pictureFiles } = await import('../assets/pictures/picture-files.ts');
  const { files, cacheDir, onStage } = options;
  const pictures = await pictureFiles(planner, wanted, output.manifest, {
    files,
    cacheDir,
    root: loaded.root,
    onEncode: (done, all, left) => {
      const estimate = left === undefined ? '' : `, about ${Math.ceil(left)} s left`;
      onStage?.('pictures', `${done} of ${all}${estimate}`);
    },
  });
  const sizes = new Map(pictures.map(({ path, size }) => [path, size]));
  return { pictures, diagnostics: heavyPictures(records, sizes, site.budgets) };
}
