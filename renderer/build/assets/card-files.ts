import type { FileRef, Manifest, OutputFile } from '../output/index.ts';
import { outputFile } from '../output/output-file.ts';
import type { PlanOptions, ReadyPlan } from '../plan.ts';

interface CardOptions extends Pick<PlanOptions, 'files' | 'cacheDir'> {
  /** Called if there are cards to draw. */
  readonly onStage?: (stage: 'cards') => void;
}

/** Returns the card files of a site. Refers to those in the output, and draws the others or takes them from the cache. */
export async function cardFiles(
  { cards }: ReadyPlan,
  manifest: Manifest,
  { files, cacheDir, onStage }: CardOptions,
): Promise<(OutputFile | FileRef)[]> {
  const paths = [...cards.specs.keys()];
  if (paths.length === 0) return [];
  const missing = paths.filter((path) => !manifest.files.has(path));
  if (missing.length > 0) onStage?.('cards');
  const { drawCards, dropOtherCards } = await import('./cards/draw-cards.ts');
  const drawn = await drawCards(cards, missing, { files, cacheDir });
  if (missing.length > 0) dropOtherCards(cards, cacheDir);
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

/** Returns the cards of a site, to be drawn on demand; none if the site has errors. */
export function cardDrawings(ready: ReadyPlan | undefined, { files, cacheDir }: PlanOptions): CardDrawings {
  return {
    has: (path) => ready?.cards.specs.has(path) ?? false,
    async draw(path) {
      if (!ready?.cards.specs.has(path)) return undefined;
      const { drawCards } = await import('./cards/draw-cards.ts');
      return (await drawCards(ready.cards, [path], { files, cacheDir })).get(path);
    },
  };
}
