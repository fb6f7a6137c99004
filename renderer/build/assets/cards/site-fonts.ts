import { join } from 'node:path';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import { isPicture, kindOf } from '../../inputs/published/file-kind.ts';
import { belongsToSite } from '../../inputs/published/site-folder.ts';
import type { Files } from '../../lib/files.ts';
import { namedFont } from '../fonts/file-family.ts';
import { fontMetrics } from '../fonts/metrics.ts';
import type { Assets } from './assets.ts';
import { emojiName, type SiteFont } from './drawable-text.ts';
import { roleFonts } from './role-fonts.ts';

/** The fonts of cards: those for bold text and those for other text, in order of preference. */
export interface CardFonts {
  readonly bold: readonly SiteFont[];
  readonly plain: readonly SiteFont[];
}

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
    diagnostics.push({
      code: 'font-missing',
      message: 'Social cards have no font to draw with.',
      path: ['cards'],
      suggestion: 'Name files of templates/fonts in cards.fonts, or a typeface for the whole site in fonts.',
    });
    return { bold: [], plain: [] };
  }
  const { bold, plain } = roleFonts({ ...options, fonts, locale });
  const read = (paths: readonly string[]) => paths.flatMap((file) => fontIn(assets.add(file), assets) ?? []);
  return { bold: read(bold), plain: read(plain) };
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
export function siteEmoji({
  files,
  root,
  assets,
}: {
  files: Files;
  root: string;
  assets: Assets;
}): Map<string, string> {
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
