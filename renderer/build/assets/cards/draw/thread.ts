// Draws cards in a thread, in the order of messages.
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { CardSpec } from '../spec.ts';
import { drawCard } from './draw.tsx';
import { type AssetBytes, UndecodablePicture } from './pictures.ts';

// The work is already distributed over threads, so more threads inside each would only compete.
sharp.concurrency(1);

const { assets } = workerData as { readonly assets: AssetBytes };

parentPort?.on('message', async (spec: CardSpec) => {
  parentPort?.postMessage(await drawn(spec));
});

/** The result for a card: the picture, or the asset that cannot be decoded. */
export type Drawn = Uint8Array | { readonly undecodable: string };

async function drawn(spec: CardSpec): Promise<Drawn> {
  try {
    return await drawCard(spec, assets);
  } catch (error) {
    if (error instanceof UndecodablePicture) return { undecodable: error.asset };
    throw error;
  }
}
