import type { Diagnostic } from '../../../sdk/issue.ts';
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

/** Beginning of the paths of cards in the output. */
export const cardPrefix = 'assets/card-';

/** The cards of some pages, known by name and not yet drawn. */
export interface Cards {
  /** What each card is drawn from, by its path in the output. */
  readonly specs: ReadonlyMap<string, CardSpec>;
  readonly assets: Assets;
}

export interface CardsOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  /** The site's design tokens. */
  readonly theme: string;
  readonly images: Images;
}

/** What {@link CardPlanner} needs once for all pages. */
interface Drawing {
  readonly site: Site;
  readonly theme: string;
  readonly writer: CardWriter;
  /** Changes whenever the same card would be drawn differently. */
  readonly version: string;
}

/**
 * Says what the cards of pages are drawn from, and names each by that: a card whose inputs are the same has the same name, and
 * need not be drawn again. Draws nothing.
 */
export class CardPlanner implements Cards {
  readonly specs = new Map<string, CardSpec>();
  readonly assets: Assets;
  /** Diagnostics of what is around the pages. */
  readonly diagnostics: readonly Diagnostic[];
  readonly #drawing: Drawing | undefined;
  readonly #ofPages: Diagnostic[];
  readonly #palettes = new Map<Theme, Palette>();
  /** Beside the text of a page that shows no grid: the site's picture, else the grid of the first page that has one. */
  readonly #siteSide: Side | undefined;
  #firstGrid: Side | undefined;
  #isPlanned = false;

  private constructor(assets: Assets, diagnostics: Diagnostic[], drawing?: Drawing, siteSide?: Side) {
    this.assets = assets;
    this.diagnostics = [...diagnostics];
    this.#ofPages = diagnostics;
    this.#drawing = drawing;
    this.#siteSide = siteSide;
  }

  /** `firstGrid` is that of an earlier build; see {@link side}. */
  static async open(site: Site, { files, root, theme, images }: CardsOptions, firstGrid?: Side): Promise<CardPlanner> {
    const assets = new Assets(files, root);
    const { cards } = site;
    if (cards === undefined) return new CardPlanner(assets, []);
    // Only sites with cards load what reads fonts.
    const { siteEmoji, siteFonts } = await import('./site-fonts.ts');
    const diagnostics: Diagnostic[] = [];
    const fonts = siteFonts(cards.fonts, { files, root, assets, diagnostics });
    const image =
      cards.image === undefined ? undefined : imageNamed(cards.image, images, ['cards', 'image'], diagnostics);
    if (fonts.length === 0) return new CardPlanner(assets, diagnostics);
    const writer = new CardWriter({ fonts, emoji: siteEmoji({ files, root, assets }), diagnostics });
    const drawing = { site, theme, writer, version: drawingVersion(files) };
    const planner = new CardPlanner(assets, diagnostics, drawing, image && pictureSide(image, assets));
    planner.#firstGrid = firstGrid;
    return planner;
  }

  /** What is beside the text of pages that show no grid, where the site names no picture. */
  get firstGrid(): Side | undefined {
    return this.#firstGrid;
  }

  /** Whether cards of pages without a grid show that of the first page with one. */
  get #showsFirstGrid(): boolean {
    const { cards } = this.#drawing?.site ?? {};
    return cards !== undefined && cards.image === undefined;
  }

  /** Looks for the first grid on some pages, if none is known yet and no card was planned without one. */
  expect(pages: readonly ResolvedPage[]): void {
    if (!this.#showsFirstGrid || this.#isPlanned) return;
    for (const page of pages) this.#firstGrid ??= gridSide(page);
  }

  /** Names the grid of a page that cards of other pages may show; undefined where there is none. */
  gridOf(page: ResolvedPage): string | undefined {
    return this.#showsFirstGrid ? gridName(gridSide(page)) : undefined;
  }

  /** Whether cards were planned with the grid of this name. */
  showsGrid(name: string | undefined): boolean {
    return !this.#showsFirstGrid || gridName(this.#firstGrid) === name;
  }

  /** Takes the grid of a page for the first one, or none. */
  showGridOf(page: ResolvedPage | undefined): void {
    this.#firstGrid = page && gridSide(page);
  }

  /** A page with its card as its picture, and what is wrong with the card. */
  finish(page: ResolvedPage): { readonly page: ResolvedPage; readonly diagnostics: readonly Diagnostic[] } {
    const drawing = this.#drawing;
    if (drawing === undefined || page.card === undefined) return { page, diagnostics: [] };
    this.#isPlanned = true;
    const { site, theme, writer, version } = drawing;
    const before = this.#ofPages.length;
    const words = writer.write(site.name, page.card);
    const diagnostics = this.#ofPages.slice(before);
    // A title that no font has a letter of would leave an empty card.
    if (words === undefined) return { page, diagnostics };
    const own = (page.card.image && pictureSide(page.card.image, this.assets)) ?? gridSide(page);
    const palette = this.#palettes.get(page.theme) ?? readPalette(theme, page.theme);
    this.#palettes.set(page.theme, palette);
    const spec: CardSpec = {
      ...words,
      locale: page.locale,
      direction: directionOf(page.locale),
      icon: page.icon && this.assets.addImage(page.icon),
      side: own ?? this.#siteSide ?? this.#firstGrid,
      palette,
    };
    // 56 bits tell a hundred thousand cards apart, and every page carries the name.
    const output = `${cardPrefix}${contentHash(version, JSON.stringify(spec)).slice(0, 14)}.png`;
    this.specs.set(output, spec);
    return { page: { ...page, image: { output, ...cardSize, alt: `${spec.title} | ${spec.site}` } }, diagnostics };
  }
}

function gridName(side: Side | undefined): string | undefined {
  return side && contentHash(JSON.stringify(side));
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
