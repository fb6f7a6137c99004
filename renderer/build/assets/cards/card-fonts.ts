import { join } from 'node:path';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { FontRole, Fonts } from '../../../site/fonts.ts';
import type { Site } from '../../../site/site.ts';
import { isPicture, kindOf } from '../../inputs/published/file-kind.ts';
import { belongsToSite } from '../../inputs/published/site-folder.ts';
import type { Files } from '../../lib/files.ts';
import { type Face, type Family, subsetsOf } from '../fonts/faces.ts';
import { fileFamily, namedFont } from '../fonts/file-family.ts';
import { fontMetrics } from '../fonts/metrics.ts';
import { fontPackage, packageFamily } from '../fonts/package-family.ts';
import type { Assets } from './assets.ts';
import { type CardFonts, emojiName, type SiteFont } from './card-text.ts';

interface CardFontsOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly assets: Assets;
  readonly diagnostics: Diagnostic[];
}

/** Returns the fonts of a site's cards: those that `cards` names, else those of its pages. Adds errors to the diagnostics. */
export function cardFonts({ cards, fonts, locale }: Site, options: CardFontsOptions): CardFonts {
  if (cards?.fonts !== undefined) {
    const named = siteFonts(cards.fonts, options);
    return { bold: byWeight(named, 700), plain: byWeight(named, 400) };
  }
  const { assets, diagnostics } = options;
  if (fonts?.text === undefined && fonts?.display === undefined) {
    const message = 'Social cards have no font to draw with.';
    const suggestion = 'Name files of templates/fonts in cards.fonts, or a typeface for the whole site in fonts.';
    diagnostics.push({ code: 'font-missing', message, path: ['cards'], suggestion });
    return { bold: [], plain: [] };
  }
  // Titles are in the typeface of headlines, other text in that of text.
  const text = fonts.text ? 'text' : 'display';
  const display = fonts.display ? 'display' : 'text';
  const filesFor = (role: FontRole, weight: number) => filesOf(role, weight, { ...options, fonts, locale });
  const read = (paths: readonly string[]) => paths.flatMap((file) => fontIn(assets.add(file), assets) ?? []);
  return {
    bold: read([...filesFor(display, 700), ...(display === text ? [] : filesFor(text, 700))]),
    plain: read(filesFor(text, 400)),
  };
}

/** Sorts fonts by distance to a weight; fonts of the same weight keep their order. */
function byWeight(fonts: readonly SiteFont[], weight: number): SiteFont[] {
  return [...fonts].sort((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight));
}

/** Returns the fonts of a list of files. Reports missing files and files that are not fonts. */
function siteFonts(names: readonly string[], options: CardFontsOptions): SiteFont[] {
  return names.flatMap((name, index) => {
    const font = namedFont(name, ['cards', 'fonts', index], 'TTF, OTF, WOFF or WOFF2', options);
    return fontIn(font && options.assets.add(font.file), options.assets) ?? [];
  });
}

/** Returns the emoji pictures in `templates/emoji` by {@link emojiName}. Accepts the names of Twemoji and Noto Emoji. */
export function siteEmoji({ files, root, assets }: Omit<CardFontsOptions, 'diagnostics'>): Map<string, string> {
  const folder = join(root, 'templates/emoji');
  return new Map(
    files.list(folder).flatMap((file) => {
      const [, name] = /^(?:.*\/)?(?:emoji_u)?([\da-f_-]+)\.(?:svg|png)$/i.exec(file) ?? [];
      if (name === undefined || !belongsToSite(files, root, join(folder, file))) return [];
      const asset = assets.add(join(folder, file));
      const kind = asset && kindOf(assets.bytes(asset));
      return asset !== undefined && kind && isPicture(kind) ? [[plainName(name), asset] as const] : [];
    }),
  );
}

function plainName(name: string): string {
  const characters = name.split(/[_-]/).map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
  return emojiName(characters.join(''));
}

/** Returns the font of an asset; undefined without one, or if it cannot be read. */
function fontIn(asset: string | undefined, assets: Assets): SiteFont | undefined {
  try {
    return asset === undefined ? undefined : { ...fontMetrics(assets.bytes(asset)), asset };
  } catch {
    return undefined;
  }
}

/** The fonts of the config, and the language of the site. */
interface RoleFontsOptions extends Omit<CardFontsOptions, 'assets'> {
  readonly fonts: Fonts;
  readonly locale: string;
}

/**
 * Returns the paths of the files of a role, those with the nearest weight first. Cards cannot draw the weights of a variable font,
 * so its relative with a file for each weight has to be installed.
 */
function filesOf(role: FontRole, weight: number, options: RoleFontsOptions): readonly string[] {
  const { files, root, fonts, locale, diagnostics } = options;
  const { package: name, files: names, subsets } = fonts[role] ?? {};
  // Pages need the font as well, and report what is wrong with it.
  if (names !== undefined)
    return upright(fileFamily({ files, root, font: { files: names }, at: [], diagnostics: [] }), weight);
  const read = name === undefined ? 'missing' : fontPackage(files, root, name);
  if (typeof read === 'string') return [];
  const still = read.axes === undefined ? read : fontPackage(files, root, `@fontsource/${read.id}`);
  const at = ['fonts', role];
  if (typeof still === 'string') {
    const diagnostic = {
      code: 'font-package' as const,
      path: [...at, 'package'],
      message: `Social cards cannot draw ${read.family} from ${read.name}, because it is variable.`,
      suggestion: `Run \`npm install --save-dev @fontsource/${read.id}\` in the site’s folder: cards then take its files of one weight. Or name files in cards.fonts.`,
    };
    if (!diagnostics.some(({ message }) => message === diagnostic.message)) diagnostics.push(diagnostic);
    return [];
  }
  const known = subsets?.filter((subset) => still.subsets.includes(subset));
  const font = { package: still.name, ...(known && known.length > 0 && { subsets: known }) };
  const needed = subsetsOf(locale);
  const family = packageFamily({ files, root, font, at, needed, weights: [weight], diagnostics });
  return upright(family, weight);
}

/** The files of a family without italics, those nearest to a weight first. */
function upright(family: Family | undefined, weight: number): readonly string[] {
  const distance = ({ weights: [low, high] }: Face) => Math.max(low - weight, weight - high, 0);
  const faces = (family?.faces ?? []).filter(({ isItalic }) => !isItalic);
  return [...faces].sort((one, other) => distance(one) - distance(other)).map(({ file }) => file);
}
