import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { outputFile } from '../output/contract.ts';
import type { FileRef, Manifest, OutputFile } from '../output/index.ts';
import type { PicturePlanner } from '../page/pictures/planner.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import type { Cards } from './cards/index.ts';
import { isCard } from './cards/is-card.ts';
import { publishedVideo } from './videos/video-files.ts';

interface CardOptions extends Pick<SiteOptions, 'cacheDir'> {
  /** Called if there are cards to draw. */
  readonly onStage?: (stage: 'cards') => void;
}

/** Returns the cards of pages: references to those in the output, and the others from the cache or drawn. */
export async function cardFiles(
  cards: Cards,
  pages: readonly PageSummary[],
  manifest: Manifest,
  { cacheDir, onStage }: CardOptions,
): Promise<(OutputFile | FileRef)[]> {
  const paths = [...new Set(pages.flatMap(({ image }) => (image && isCard(image.output) ? [image.output] : [])))];
  if (paths.length === 0) return [];
  const missing = paths.filter((path) => !manifest.files.has(path));
  if (missing.length > 0) onStage?.('cards');
  const { drawCards, dropOtherCards } = await import('./cards/draw-cards.ts');
  const drawn = await drawCards(cards, missing, cacheDir);
  if (missing.length > 0) dropOtherCards(paths, cacheDir);
  return paths.map((path) => {
    const bytes = drawn.get(path);
    return bytes === undefined ? { path, hash: manifest.files.get(path)?.hash ?? '' } : outputFile(path, bytes);
  });
}

/** Files of a site that take long to make, made on demand: social cards, pictures and videos. */
export interface Drawings {
  readonly has: (path: string) => boolean;
  /** Makes a file, by its path in the output. */
  readonly draw: (path: string) => Promise<Uint8Array | undefined>;
  /** Makes a video, or finds captions, and returns where the file is on the disk. */
  readonly fileOf: (path: string) => string | undefined;
}

export const noDrawings: Drawings = { has: () => false, draw: async () => undefined, fileOf: () => undefined };

/** Makes the cards, pictures and videos of a site one by one; none if the site has errors. */
export function drawings(
  site: { readonly cards: Cards; readonly pictures: PicturePlanner; readonly loaded: Pick<Loaded, 'root'> } | undefined,
  { files, cacheDir }: SiteOptions,
): Drawings {
  if (site === undefined) return noDrawings;
  const { cards, pictures, loaded } = site;
  const played = new Map([...pictures.videos.values()].map((video) => [video.output, video]));
  return {
    has: (path) => cards.specs.has(path) || pictures.recipes.has(path) || played.has(path),
    fileOf(path) {
      const video = played.get(path);
      return video && publishedVideo(video, { files, cacheDir });
    },
    async draw(path) {
      if (pictures.recipes.has(path)) {
        const { PictureMaker } = await import('./pictures/picture-files.ts');
        return new PictureMaker(pictures, { files, cacheDir, root: loaded.root }).bytes(path);
      }
      if (!cards.specs.has(path)) return undefined;
      const { drawCards } = await import('./cards/draw-cards.ts');
      return (await drawCards(cards, [path], cacheDir)).get(path);
    },
  };
}
