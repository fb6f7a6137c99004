import type { SiteOptions } from '../inputs/options.ts';
import type { FileRef, Manifest, OutputFile } from '../output/index.ts';
import { outputFile } from '../output/output-file.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { type Cards, cardPrefix } from './cards/index.ts';

interface CardOptions extends Pick<SiteOptions, 'files' | 'cacheDir'> {
  /** Called if there are cards to draw. */
  readonly onStage?: (stage: 'cards') => void;
}

/** Returns the cards of pages: references to those in the output, and the others from the cache or drawn. */
export async function cardFiles(
  cards: Cards,
  pages: readonly PageSummary[],
  manifest: Manifest,
  { files, cacheDir, onStage }: CardOptions,
): Promise<(OutputFile | FileRef)[]> {
  const paths = [
    ...new Set(pages.flatMap(({ image }) => (image?.output.startsWith(cardPrefix) ? [image.output] : []))),
  ];
  if (paths.length === 0) return [];
  const missing = paths.filter((path) => !manifest.files.has(path));
  if (missing.length > 0) onStage?.('cards');
  const { drawCards, dropOtherCards } = await import('./cards/draw-cards.ts');
  const drawn = await drawCards(cards, missing, { files, cacheDir });
  if (missing.length > 0) dropOtherCards(paths, cacheDir);
  return paths.map((path) => {
    const bytes = drawn.get(path);
    return bytes === undefined ? { path, hash: manifest.files.get(path)?.hash ?? '' } : outputFile(path, bytes);
  });
}

/** The social cards of a site, drawn on demand. */
export interface CardDrawings {
  readonly has: (path: string) => boolean;
  /** Draws a card, by its path in the output. */
  readonly draw: (path: string) => Promise<Uint8Array | undefined>;
}

/** Draws the cards of a site one by one; none if the site has errors. */
export function cardDrawings(cards: Cards | undefined, { files, cacheDir }: SiteOptions): CardDrawings {
  return {
    has: (path) => cards?.specs.has(path) ?? false,
    async draw(path) {
      if (!cards?.specs.has(path)) return undefined;
      const { drawCards } = await import('./cards/draw-cards.ts');
      return (await drawCards(cards, [path], { files, cacheDir })).get(path);
    },
  };
}
