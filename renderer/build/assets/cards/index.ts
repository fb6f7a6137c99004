import { join } from 'node:path';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { Theme } from '../../../site/input.ts';
import type { Site } from '../../../site/site.ts';
import { engineFile } from '../../inputs/bundle/bundle.ts';
import { packed } from '../../inputs/bundle/engine-sources.js';
import { packageVersions } from '../../inputs/bundle/package-versions.ts';
import { type Images, imageNamed } from '../../inputs/images.ts';
import { directionOf } from '../../lib/direction.ts';
import type { Files } from '../../lib/files.ts';
import { contentHash, listHash } from '../../lib/hash.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import { Assets } from './assets.ts';
import { type CardWriter, cardWriter } from './card-text.ts';
import { cardPrefix } from './is-card.ts';
import { readPalette } from './palette.ts';
import { type Drawings, drawnSide, pictureSide, tokensIn } from './side.ts';
import { type CardSpec, cardSize, type Palette, type Side } from './spec.ts';

/** The cards of some pages, named and not yet drawn. */
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
  readonly drawings: Drawings;
}

/** What {@link CardPlanner} needs once for all pages. */
interface Common {
  readonly site: Site;
  readonly theme: string;
  readonly writer: CardWriter;
  readonly drawings: Drawings;
  /** Changes whenever the same card would be drawn differently. */
  readonly version: string;
}

/**
 * Collects the inputs of the pages' cards, and names each card by a hash of them: a card with the same inputs has the same name
 * and is not drawn again. Draws nothing.
 */
export class CardPlanner implements Cards {
  readonly specs = new Map<string, CardSpec>();
  readonly assets: Assets;
  /** Diagnostics of fonts and pictures that all cards share. */
  readonly diagnostics: readonly Diagnostic[];
  readonly #common: Common | undefined;
  readonly #ofPages: Diagnostic[];
  readonly #palettes = new Map<string, Palette>();
  /** The picture of the site, for pages without a drawing. */
  readonly #siteSide: Side | undefined;
  #firstDrawing: Side | undefined;
  #isPlanned = false;

  private constructor(assets: Assets, diagnostics: Diagnostic[], common?: Common, siteSide?: Side) {
    this.assets = assets;
    this.diagnostics = [...diagnostics];
    this.#ofPages = diagnostics;
    this.#common = common;
    this.#siteSide = siteSide;
  }

  /** `firstDrawing` is the one of an earlier build. */
  static async open(
    site: Site,
    { files, root, theme, images, drawings }: CardsOptions,
    firstDrawing?: Side,
  ): Promise<CardPlanner> {
    const assets = new Assets(files, root);
    const { cards } = site;
    if (cards === undefined) return new CardPlanner(assets, []);
    // Only sites with cards load the code that reads fonts.
    const { cardFonts, siteEmoji } = await import('./card-fonts.ts');
    const diagnostics: Diagnostic[] = [];
    const fonts = cardFonts(site, { files, root, assets, diagnostics });
    const image =
      cards.image === undefined ? undefined : imageNamed(cards.image, images, ['cards', 'image'], diagnostics);
    if (fonts.bold.length === 0 || fonts.plain.length === 0) return new CardPlanner(assets, diagnostics);
    const writer = cardWriter(fonts, siteEmoji({ files, root, assets }), diagnostics);
    const common = { site, theme, writer, drawings, version: drawingVersion(files) };
    const planner = new CardPlanner(assets, diagnostics, common, image && pictureSide(image, assets));
    planner.#firstDrawing = firstDrawing;
    return planner;
  }

  /** The drawing that cards of pages without one show, if the site has no picture for them. */
  get firstDrawing(): Side | undefined {
    return this.#firstDrawing;
  }

  /** Whether cards of pages without a drawing show that of the first page with one. */
  get #showsFirstDrawing(): boolean {
    const { cards } = this.#common?.site ?? {};
    return cards !== undefined && cards.image === undefined;
  }

  /** Finds the first drawing on some pages, if none is known yet and no card was named without one. */
  expect(pages: readonly ResolvedPage[]): void {
    if (!this.#showsFirstDrawing || this.#isPlanned) return;
    for (const page of pages) this.#firstDrawing ??= this.#sideOf(page);
  }

  /** Takes over cards that another planner of the same site named, by their paths. */
  adopt(other: CardPlanner, paths: ReadonlySet<string>): void {
    for (const [output, spec] of other.specs) if (paths.has(output)) this.specs.set(output, spec);
    this.assets.adopt(other.assets);
  }

  /** Returns the name of the drawing of a page that cards of other pages may show; undefined if there is none. */
  drawingOf(page: ResolvedPage): string | undefined {
    return this.#showsFirstDrawing ? drawingName(this.#sideOf(page)) : undefined;
  }

  /** Whether cards show the drawing of this name. */
  showsDrawing(name: string | undefined): boolean {
    return !this.#showsFirstDrawing || drawingName(this.#firstDrawing) === name;
  }

  /** Sets the drawing of a page as the first one; none without a page. */
  showDrawingOf(page: ResolvedPage | undefined): void {
    this.#firstDrawing = page && this.#sideOf(page);
  }

  #sideOf(page: ResolvedPage, diagnostics?: Diagnostic[]): Side | undefined {
    return this.#common && drawnSide(page, this.#common.drawings, diagnostics);
  }

  /** Returns the colours of a page, with those that the drawing on its card names. */
  #palette(of: Theme, side: Side | undefined): Palette {
    const names = side?.kind === 'drawing' ? tokensIn(side.nodes) : [];
    const key = [of, ...names].join(' ');
    const palette = this.#palettes.get(key) ?? readPalette(this.#common?.theme ?? '', of, names);
    this.#palettes.set(key, palette);
    return palette;
  }

  /** Returns the page with its card as its picture, and the diagnostics of the card. */
  finish(page: ResolvedPage): { readonly page: ResolvedPage; readonly diagnostics: readonly Diagnostic[] } {
    const common = this.#common;
    if (common === undefined || page.card === undefined) return { page, diagnostics: [] };
    this.#isPlanned = true;
    const { site, writer, version } = common;
    const before = this.#ofPages.length;
    const written = writer(site.name, page.card);
    const side = this.#sideOf(page, this.#ofPages) ?? this.#siteSide ?? this.#firstDrawing;
    const diagnostics = this.#ofPages.slice(before);
    // If no font has any letter of the title, the card would be empty.
    if (written === undefined) return { page, diagnostics };
    const spec: CardSpec = {
      ...written,
      locale: page.locale,
      direction: directionOf(page.locale),
      icon: page.icon && this.assets.addImage(page.icon),
      side: (page.card.image && pictureSide(page.card.image, this.assets)) ?? side,
      palette: this.#palette(page.theme, side),
    };
    // 56 bits are enough for a hundred thousand cards, and every page contains the name.
    const output = `${cardPrefix}${contentHash(version, JSON.stringify(spec)).slice(0, 14)}.png`;
    this.specs.set(output, spec);
    return { page: { ...page, image: { output, ...cardSize, alt: `${spec.title} | ${spec.site}` } }, diagnostics };
  }
}

function drawingName(side: Side | undefined): string | undefined {
  return side && contentHash(JSON.stringify(side));
}

/**
 * Changes whenever the drawing code or its packages change. In a package, it is the version of its sources, so that cards have
 * the same names.
 */
export function drawingVersion(files: Files): string {
  if (packed !== undefined) return packed.drawing;
  const folder = engineFile('build/assets/cards/draw');
  const sources = files.list(folder).filter((name) => !name.includes('.test.'));
  return listHash([
    packageVersions('satori', 'sharp'),
    ...['../spec.ts', ...sources].map((name) => files.read(join(folder, name)) ?? ''),
  ]);
}
