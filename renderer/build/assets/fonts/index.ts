import { append } from '../../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { type Font, type FontRole, type Fonts, fontRoles } from '../../../site/fonts.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import { tokenDefaults } from '../../inputs/theme/token-list.ts';
import { rootTokens, tokenValue } from '../../inputs/theme/tokens.ts';
import { sharedJson } from '../../lib/as-text.ts';
import type { Files } from '../../lib/files.ts';
import { type Face, type Family, faceFor, isNeeded, preloadedFaces, subsetsOf, type UsedFamily } from './faces.ts';
import { fileFamily } from './file-family.ts';
import { fontDiagnostics } from './font-diagnostics.ts';
import { packageFamily } from './package-family.ts';
import { drawnWeight, facePath, faceRules, fallbackRules, roleTokens, tokenRule } from './sheet.ts';

export interface SiteFontsOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly fonts: Fonts;
  /** The site's design tokens, which say the weights of text. */
  readonly theme: string;
  /** Languages of the site and of its pages. */
  readonly locales: readonly string[];
  readonly diagnostics: Diagnostic[];
}

/** The fonts of a site, read and ready to be written. */
export class SiteFonts {
  readonly families: readonly UsedFamily[];
  readonly #locales: readonly string[];
  /** The weight of headlines. */
  readonly #heavy: number;

  constructor(families: readonly UsedFamily[], locales: readonly string[], heavy: number) {
    this.families = families;
    this.#locales = locales;
    this.#heavy = heavy;
  }

  /** The tokens that the fonts set, as rules of a theme. */
  get tokens(): string {
    return this.families.map((family) => tokenRule(family, [])).join('');
  }

  /** The fonts without those whose tokens are unused. */
  without(unused: readonly string[]): SiteFonts {
    const families = this.families
      .map((family) => ({ ...family, roles: family.roles.filter((role) => !unused.includes(roleTokens[role])) }))
      .filter(({ roles }) => roles.length > 0);
    return new SiteFonts(families, this.#locales, this.#heavy);
  }

  /**
   * Returns the rules that every page needs at once: faces with the letters of the site's languages, fallbacks for
   * them, and tokens without those that nothing uses by name. `base` is the site's base path.
   */
  firstCss(base: string, unused: readonly string[]): string {
    return this.families
      .map((family) => {
        const faces = faceRules(family, family.faces.filter(this.#isFirst), base);
        return faces + fallbackRules(family) + tokenRule(family, unused);
      })
      .join('');
  }

  /** Returns the rules of all other faces, which pages fetch if they have a letter of these. */
  laterCss(base: string): string {
    return this.families
      .map((family) =>
        faceRules(
          family,
          family.faces.filter((face) => !this.#isFirst(face)),
          base,
        ),
      )
      .join('');
  }

  /** Returns the widths in em that the letters of a text have as a headline, as far as the fonts have these letters. */
  letterWidths(text: string): Readonly<Record<string, number>> {
    const familyOf = (role: FontRole) => this.families.find(({ roles }) => roles.includes(role));
    const family = familyOf('display') ?? familyOf('text');
    if (family === undefined) return {};
    const subsets = new Set(['latin', ...this.#locales.flatMap(subsetsOf)]);
    const faces = [...subsets].flatMap((subset) => faceFor(family, subset, this.#heavy)?.metrics() ?? []);
    return Object.fromEntries(
      [...text].flatMap((letter) => {
        const codePoint = letter.codePointAt(0) ?? 0;
        const face = faces.find((one) => one.has(codePoint));
        return face ? [[letter, face.advance(codePoint, { wght: drawnWeight(face, this.#heavy), opsz: 48 })]] : [];
      }),
    );
  }

  get files(): ReadonlyMap<string, Uint8Array> {
    return new Map(this.families.flatMap(({ faces }) => faces.map((face) => [facePath(face), face.bytes] as const)));
  }

  /** Returns the paths of the files that pages in a language preload: two at most. */
  preloads(locale: string): readonly string[] {
    return preloadedFaces(this.families, locale).map(facePath);
  }

  /** The licenses of the fonts; empty if none states one. */
  get licenses(): string {
    const texts = new Set(this.families.map(({ license }) => license).filter((license) => license !== ''));
    return texts.size === 0
      ? ''
      : `Licenses of the fonts on this site\n\n${[...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
  }

  readonly #isFirst = (face: Face): boolean => !face.isPart && isNeeded(face, this.#locales);
}

/** Reads the fonts of a site. Leaves out those with errors, which it adds to the diagnostics, with its warnings. */
export function readSiteFonts({ fonts, locales, diagnostics, ...options }: SiteFontsOptions): SiteFonts {
  const weights = themeWeights(options.theme);
  const needed = locales.flatMap(subsetsOf);
  const families = new Map<string, UsedFamily>();
  for (const role of fontRoles) {
    const font = fonts[role];
    if (font === undefined) continue;
    const key = sharedJson(font);
    const sharing = fontRoles.filter((other) => fonts[other] !== undefined && sharedJson(fonts[other]) === key);
    if (families.has(key)) continue;
    const at = ['fonts', role];
    const family = readFamily(font, { ...options, at, needed, weights: weightsOf(sharing, weights), diagnostics });
    if (family === undefined) continue;
    const isTaken = [...families.values()].some(({ name }) => name === family.name);
    families.set(key, {
      ...family,
      name: isTaken ? `${family.name} ${role}` : family.name,
      faces: withoutImitation(family.faces, sharing),
      roles: sharing,
      weights: spanOf(sharing, weights),
      size: sharing[0] === 'display' ? 48 : 16,
    });
  }
  const used = [...families.values()];
  append(diagnostics, fontDiagnostics(used, locales, fonts));
  return new SiteFonts(used, locales, weights.display);
}

interface FamilyOptions extends Omit<SiteFontsOptions, 'fonts' | 'locales' | 'theme'> {
  readonly at: Path;
  readonly needed: readonly string[];
  readonly weights: readonly number[];
}

function readFamily(font: Font, options: FamilyOptions): Family | undefined {
  const { package: name = '', files, category } = font;
  return files === undefined
    ? packageFamily({ ...options, font: { ...font, package: name } })
    : fileFamily({ ...options, font: { files, category } });
}

interface Weights {
  readonly text: number;
  readonly strong: number;
  readonly display: number;
}

/** The weights in which a theme sets text and headlines. */
function themeWeights(theme: string): Weights {
  const tokens = rootTokens(readRules(theme), 'auto');
  const values = new Map([...tokenDefaults, ...tokens.values]);
  const weight = (name: string) => Number(tokenValue(`weight-${name}`, { ...tokens, values })) || 400;
  // Files of 700 are what fonts have for bold text, whatever the theme calls it.
  return { text: weight('text'), strong: Math.max(700, weight('strong')), display: weight('display') };
}

function weightsOf(roles: readonly FontRole[], { text, strong, display }: Weights): readonly number[] {
  const byRole = { text: [text, strong], display: [display], mono: [text] };
  return roles.flatMap((role) => byRole[role]);
}

function spanOf(roles: readonly FontRole[], weights: Weights): readonly [number, number] {
  if (roles.includes('text')) return [weights.text, weights.strong];
  return roles.includes('display') ? [weights.display, weights.display] : [weights.text, weights.text];
}

/** Browsers imitate bold letters by smearing. Headlines in a family of one weight look better as drawn. */
function withoutImitation(faces: readonly Face[], roles: readonly FontRole[]): readonly Face[] {
  const weights = new Set(faces.flatMap((face) => face.weights));
  if (weights.size > 1 || roles.includes('text')) return faces;
  return faces.map((face) => ({ ...face, weights: [1, 999] }));
}
