import type { Diagnostic } from '../../../sdk/issue.ts';
import type { Fonts } from '../../../site/fonts.ts';
import { type Face, pageFaces, preloadedFaces, subsetsOf, type UsedFamily } from './faces.ts';

/** Bytes of fonts that a page preloads, and of all that text in its language may need. */
const most = { preloaded: 90_000, page: 180_000 };

/** Returns warnings about fonts that are heavy, and about languages whose letters they lack. */
export function fontDiagnostics(
  families: readonly UsedFamily[],
  locales: readonly string[],
  fonts: Fonts,
): readonly Diagnostic[] {
  return [...missingLetters(families, locales, fonts), ...heavyFonts(families, locales)];
}

function missingLetters(families: readonly UsedFamily[], locales: readonly string[], fonts: Fonts): Diagnostic[] {
  return locales.flatMap((locale) =>
    families.flatMap(({ name, faces, roles: [role] }) => {
      const missing = subsetsOf(locale).find((subset) => !faces.some((face) => face.covers(subset)));
      if (missing === undefined || role === undefined) return [];
      const font = fonts[role];
      const isLeftOut = font !== undefined && 'subsets' in font && font.subsets !== undefined;
      return [
        {
          code: 'font-language' as const,
          message: `The font ${name} lacks letters of ${languageName(locale)} (${locale}), those of the subset "${missing}".`,
          path: ['fonts', role, ...(isLeftOut ? ['subsets'] : [])],
          suggestion: `${isLeftOut ? `Add "${missing}", or use` : 'Use'} a font that has them. Now a font of the visitor’s system shows these letters.`,
        },
      ];
    }),
  );
}

function languageName(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** Reports the heaviest language only: the fonts are the same for all. */
function heavyFonts(families: readonly UsedFamily[], locales: readonly string[]): Diagnostic[] {
  const measured = locales.map((locale) => ({
    preloaded: preloadedFaces(families, locale),
    page: pageFaces(families, locale),
  }));
  const heaviest = (kind: keyof typeof most) =>
    measured.map((one) => one[kind]).sort((one, other) => weightOf(other) - weightOf(one))[0] ?? [];
  const [preloaded, page] = [heaviest('preloaded'), heaviest('page')];
  const suggestion =
    'Use fewer axes, weights and italics, a lighter font, or one font for text and headlines. See docs/themes.md.';
  const heavy = { code: 'font-heavy' as const, path: ['fonts'], suggestion };
  if (weightOf(preloaded) > most.preloaded) {
    const message = `Pages fetch ${kilobytes(preloaded)} of fonts before they show text in them (${listed(families, preloaded)}). At most ${most.preloaded / 1000} kB are fast on phones.`;
    return [{ ...heavy, message }];
  }
  if (weightOf(page) <= most.page) return [];
  const message = `Pages may fetch ${kilobytes(page)} of fonts (${listed(families, page)}). At most ${most.page / 1000} kB are fast on phones.`;
  return [{ ...heavy, message }];
}

function weightOf(faces: readonly Face[]): number {
  return faces.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function kilobytes(faces: readonly Face[]): string {
  return `${Math.round(weightOf(faces) / 1000)} kB`;
}

/** How much each family adds: "Fraunces 67 kB, Literata 52 kB". A file counts for the first that has it. */
function listed(families: readonly UsedFamily[], faces: readonly Face[]): string {
  const rest = new Set(faces);
  const parts = families.map(({ name, faces: own }) => {
    const files = new Set(own.map(({ file }) => file));
    const some = [...rest].filter(({ file }) => files.has(file));
    for (const face of some) rest.delete(face);
    return some.length === 0 ? '' : `${name} ${kilobytes(some)}`;
  });
  return parts.filter((part) => part !== '').join(', ');
}
