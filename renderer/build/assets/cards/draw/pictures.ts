import sharp from 'sharp';
import type { CardSpec } from '../spec.ts';
import type { Pictures } from './card.tsx';
import { pictureSize } from './picture-panel.tsx';

/** Thrown for a picture whose data cannot be decoded. */
export class UndecodablePicture extends Error {
  readonly asset: string;

  constructor(asset: string) {
    super('A picture cannot be decoded');
    this.asset = asset;
  }
}

/** Content of the files for drawing cards, by hash. */
export type AssetBytes = ReadonlyMap<string, Uint8Array>;

export function bytesOf(assets: AssetBytes, asset: string): Uint8Array {
  const bytes = assets.get(asset);
  if (bytes === undefined) throw new Error(`no file with the hash ${asset} was handed on`);
  return bytes;
}

/** Converts every picture of a card to a data URL that the layout supports. */
export async function pictureAddresses({ icon, side, emoji }: CardSpec, assets: AssetBytes): Promise<Pictures> {
  const small = [...(icon === undefined ? [] : [icon]), ...Object.values(emoji)];
  const wanted = [
    ...small.map((asset) => ({ asset, width: 128, height: 128, fit: 'contain' as const })),
    ...(side?.kind === 'picture'
      ? [
          {
            asset: side.asset,
            ...pictureSize(side.vector),
            fit: side.vector ? ('contain' as const) : ('cover' as const),
          },
        ]
      : []),
  ];
  const addresses = wanted.map(async ({ asset, ...size }) => {
    const picture = sharp(bytesOf(assets, asset), { density: 300, failOn: 'none' })
      .pipelineColourspace('srgb')
      .autoOrient()
      .resize({ ...size, background: 'transparent' });
    const png = await picture
      .png()
      .toBuffer()
      .catch(() => {
        throw new UndecodablePicture(asset);
      });
    return [asset, `data:image/png;base64,${png.toString('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(addresses));
}
