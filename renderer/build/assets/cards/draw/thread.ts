// Draws cards in a thread of its own, one after the other, as they are handed over.
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { CardSpec } from '../spec.ts';
import { drawCard } from './draw.tsx';
import { type AssetBytes, UndecodablePicture } from './pictures.ts';

// The threads share the work already; more of them inside each would take turns.
sharp.concurrency(1);

const { assets } = workerData as { readonly assets: AssetBytes };

parentPort?.on('message', async (spec: CardSpec) => {
  parentPort?.postMessage(await drawn(spec));
});

/** What came of a card: the picture, or the asset that keeps it from being drawn. */
export type Drawn = Uint8Array | { readonly undecodable: string };

async function drawn(spec: CardSpec): Promise<Drawn> {
  try {
    return await drawCard(spec, assets);
  } catch (error) {
    if (error instanceof UndecodablePicture) return { undecodable: error.asset };
    throw error;
  }
}
