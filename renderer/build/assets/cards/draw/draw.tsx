import satori from 'satori';
import sharp from 'sharp';
import { type CardSpec, cardSize } from '../spec.ts';
import { Card, titleBox, titleLeading } from './card.tsx';
import { fitTitle } from './fit.ts';
import { type DrawingOptions, factsThatFit, measuring } from './measure.tsx';
import { type AssetBytes, bytesOf, pictureAddresses } from './pictures.ts';
import { fontFamily } from './typeset.ts';

/** Draws a card as PNG. The same input gives the same bytes. */
export async function drawCard(spec: CardSpec, assets: AssetBytes): Promise<Uint8Array> {
  const pictures = await pictureAddresses(spec, assets);
  const graphemeImages = Object.fromEntries(
    Object.entries(spec.emoji).map(([sign, asset]) => [sign, pictures[asset] ?? '']),
  );
  const options: DrawingOptions = { fonts: fontsOf(spec, assets), graphemeImages };
  const title = await fitTitle({ ...titleBox(spec), leading: titleLeading }, measuring(spec, options));
  const facts = await factsThatFit(spec, options);
  const card = <Card spec={spec} title={title} facts={facts} pictures={pictures} />;
  const svg = await satori(card, { ...options, ...cardSize });
  return sharp(Buffer.from(svg)).flatten({ background: spec.palette.paper }).png({ compressionLevel: 9 }).toBuffer();
}

/** Cards with the same fonts share one list, because reading a font takes longer than drawing with it. */
function fontsOf({ bold, plain }: CardSpec, assets: AssetBytes): DrawingOptions['fonts'] {
  const names = [...new Set([...bold, ...plain].map(({ asset }) => asset))];
  const key = names.join(' ');
  let fonts = fontLists.get(key);
  if (fonts === undefined) {
    fonts = names.map((asset) => ({ name: fontFamily(asset), data: Buffer.from(bytesOf(assets, asset)) }));
    fontLists.set(key, fonts);
  }
  return fonts;
}

const fontLists = new Map<string, DrawingOptions['fonts']>();
