import { engineFile } from '../load/bundle.ts';
import { inThreads } from '../threads.ts';
import type { Assets } from './assets.ts';
import type { CardSpec } from './spec.ts';

export interface DrawOptions {
  /** How many threads draw; as many as the machine runs at once, and no more than there is work for, when left out. */
  readonly threads?: number;
}

/** Draws cards in worker threads and hands each over as it is done. Throws what a drawing throws: it is never the site's fault. */
export async function drawInThreads(
  specs: ReadonlyMap<string, CardSpec>,
  assets: Assets,
  onDrawn: (path: string, png: Uint8Array) => void,
  { threads }: DrawOptions = {},
): Promise<void> {
  const bytes = new Map([...specs.values()].flatMap(assetsOf).map((asset) => [asset, assets.bytes(asset)]));
  const paths = new Map([...specs].map(([path, spec]) => [spec, path]));
  await inThreads<CardSpec, Uint8Array>(
    {
      file: engineFile('build/cards/draw/thread.ts'),
      tasks: specs.values(),
      count: specs.size,
      data: { assets: bytes },
      worthAThread: 6,
      threads,
    },
    (spec, png) => onDrawn(paths.get(spec) ?? '', png),
  );
}

/** The files a card is drawn with, by their hashes. */
function assetsOf({ bold, plain, icon, side, emoji }: CardSpec): string[] {
  return [
    ...[...bold, ...plain].map(({ asset }) => asset),
    ...(icon === undefined ? [] : [icon]),
    ...(side?.kind === 'picture' ? [side.asset] : []),
    ...Object.values(emoji),
  ];
}
