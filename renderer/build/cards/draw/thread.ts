// Draws cards in a thread of its own, one after the other, as they are handed over.
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { CardSpec } from '../spec.ts';
import { drawCard } from './draw.tsx';
import type { AssetBytes } from './pictures.ts';

// The threads share the work already; more of them inside each would take turns.
sharp.concurrency(1);

const { assets } = workerData as { readonly assets: AssetBytes };

parentPort?.on('message', async (spec: CardSpec) => {
  parentPort?.postMessage(await drawCard(spec, assets));
});
