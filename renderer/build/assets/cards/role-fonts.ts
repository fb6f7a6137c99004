import type { Diagnostic } from '../../../sdk/issue.ts';
import type { FontRole, Fonts } from '../../../site/fonts.ts';
import type { Files } from '../../lib/files.ts';
import type { Face, Family } from '../fonts/face.ts';
import { fileFamily } from '../fonts/file-family.ts';
import { fontPackage } from '../fonts/font-package.ts';
import { subsetsOf } from '../fonts/languages.ts';
import { packageFamily } from '../fonts/package-family.ts';

export interface RoleFontsOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly fonts: Fonts;
  readonly locale: string;
  readonly diagnostics: Diagnostic[];
}

/** The absolute paths of the fonts of cards, in order of preference. */
export interface RoleFonts {
  readonly bold: readonly string[];
  readonly plain: readonly string[];
}

/**
 * Returns the files for cards of the typefaces that pages have: titles in that of headlines, other text in that of text. Cards
 * cannot draw the weights of a variable font, so its relative with a file for each weight has to be installed.
 */
export function roleFonts(options: RoleFontsOptions): RoleFonts {
  const { fonts } = options;
  const text = fonts.text ? 'text' : 'display';
  const display = fonts.display ? 'display' : 'text';
  const bold = [...filesOf(display, 700, options), ...(display === text ? [] : filesOf(text, 700, options))];
  return { bold, plain: filesOf(text, 400, options) };
}

/** The files of a role with the weight nearest to one. */
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
