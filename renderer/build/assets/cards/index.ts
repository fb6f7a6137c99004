import type { Finding } from '../../../sdk/issue.ts';
import type { Theme } from '../../../site/input.ts';
import type { Site } from '../../../site/site.ts';
import { engineFile } from '../../inputs/bundle/bundle.ts';
import { packageVersions } from '../../inputs/bundle/package-versions.ts';
import { type Images, imageNamed } from '../../inputs/images.ts';
import { directionOf } from '../../lib/direction.ts';
import type { Files } from '../../lib/files.ts';
import { contentHash, listHash } from '../../lib/hash.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import { Assets } from './assets.ts';
import { CardWriter } from './card-text.ts';
import { readPalette } from './palette.ts';
import { gridSide, pictureSide } from './side.ts';
import { type CardSpec, cardSize, type Palette, type Side } from './spec.ts';

/** The cards of a site, before they are drawn. */
export interface Cards {
  /** The pages, with their cards as images. */
  readonly pages: readonly ResolvedPage[];
  /** The inputs of each card, by its path in the output. */
  readonly specs: ReadonlyMap<string, CardSpec>;
  readonly assets: Assets;
  readonly findings: readonly Finding[];
}

export interface CardsOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  /** The site's design tokens. */
  readonly theme: string;
  readonly images: Images;
}

/**
 * Determines the inputs of each page's card and names the card by their hash, so that unchanged cards are not drawn again.
 * Draws nothing.
 */
export async function planCards(site: Site, pages: readonly ResolvedPage[], options: CardsOptions): Promise<Cards> {
  const { files, root, theme, images } = options;
  const assets = new Assets(files, root);
  const specs = new Map<string, CardSpec>();
  if (site.cards === undefined) return { pages, specs, assets, findings: [] };
  // Only sites with cards load what reads fonts.
  const { siteEmoji, siteFonts } = await import('./site-fonts.ts');
  const findings: Finding[] = [];
  const fonts = siteFonts(site.cards.fonts, { files, root, assets, findings });
  const writer = new CardWriter({ fonts, emoji: siteEmoji({ files, root, assets }), findings });
  const otherSide = siteSide(site, pages, { assets, images, findings });
  const version = drawingVersion(files);
  const palettes = new Map<Theme, Palette>();
  const withCards = pages.map((page): ResolvedPage => {
    if (page.card === undefined || fonts.length === 0) return page;
    const words = writer.write(site.name, page.card);
    // Without any drawable letter in the title, the card would be empty.
    if (words === undefined) return page;
    const side = (page.card.image && pictureSide(page.card.image, assets)) ?? gridSide(page) ?? otherSide;
    const palette = palettes.get(page.theme) ?? readPalette(theme, page.theme);
    palettes.set(page.theme, palette);
    const spec: CardSpec = {
      ...words,
      locale: page.locale,
      direction: directionOf(page.locale),
      icon: page.icon && assets.addImage(page.icon),
      side,
      palette,
    };
    const output = `assets/card-${contentHash(version, JSON.stringify(spec))}.png`;
    specs.set(output, spec);
    return { ...page, image: { output, ...cardSize, alt: `${spec.title} | ${spec.site}` } };
  });
  return { pages: withCards, specs, assets, findings };
}

/** The side of cards of pages without a grid: the site's picture, else the grid of the first page that has one. */
function siteSide(
  { cards }: Site,
  pages: readonly ResolvedPage[],
  { assets, images, findings }: { assets: Assets; images: CardsOptions['images']; findings: Finding[] },
): Side | undefined {
  if (cards?.image === undefined) {
    for (const page of pages) {
      const side = gridSide(page);
      if (side !== undefined) return side;
    }
    return undefined;
  }
  const image = imageNamed(cards.image, images, ['cards', 'image'], findings);
  return image && pictureSide(image, assets);
}

/** Changes whenever the drawing code or its packages change. */
function drawingVersion(files: Files): string {
  const folder = engineFile('build/assets/cards/draw');
  const sources = files.list(folder).filter((name) => !name.includes('.test.'));
  return listHash([
    packageVersions('satori', 'sharp'),
    ...['../spec.ts', ...sources].map((name) => files.read(`${folder}/${name}`) ?? ''),
  ]);
}
