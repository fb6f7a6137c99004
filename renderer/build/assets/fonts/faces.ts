import type { FontRole } from '../../../site/fonts.ts';
import type { FontMetrics } from './metrics.ts';

/** A file of a family, as an `@font-face` rule declares it. */
export interface Face {
  /** Absolute path. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Lowest and highest weight; the same unless the file is variable. */
  readonly weights: readonly [low: number, high: number];
  readonly isItalic: boolean;
  /** Other descriptors of the rule: `font-stretch:75% 100%`. */
  readonly descriptors: readonly string[];
  /** The code points that it is fetched for; all without one. */
  readonly range: string | undefined;
  /** Whether it has the letters of a subset. */
  readonly covers: (subset: string) => boolean;
  /** Whether it is one of a hundred parts of a subset, as in Japanese. */
  readonly isPart: boolean;
  /** Metrics, read on demand. Throws if the file is damaged. */
  readonly metrics: () => FontMetrics;
}

/** The family of one role. */
export interface Family {
  /** Name in style sheets. */
  readonly name: string;
  readonly category: FontMetrics['category'];
  readonly faces: readonly Face[];
  /** Its part of `licenses.txt`; empty if the files state no rights. */
  readonly license: string;
}

/** A family with what it is used for. Roles share one if they have the same font. */
export interface UsedFamily extends Family {
  readonly roles: readonly FontRole[];
  /** The regular and the bold weight that its text is set in, and the usual size of this text in px. */
  readonly weights: readonly [regular: number, bold: number];
  readonly size: number;
}

/** Returns the upright face for a weight that has the letters of a subset: the nearest one, in doubt the bolder. */
export function faceFor({ faces }: Family, subset: string, weight: number): Face | undefined {
  const distance = ({ weights: [low, high] }: Face) =>
    weight < low ? low - weight : weight > high ? weight - high + 0.5 : 0;
  const fitting = faces.filter((face) => !face.isItalic && !face.isPart && face.covers(subset));
  return fitting.sort((one, other) => distance(one) - distance(other))[0];
}

/** Whether pages in one of the languages have letters of a face. */
export function isNeeded(face: Face, locales: readonly string[]): boolean {
  return locales.some((locale) => subsetsOf(locale).some((subset) => face.covers(subset)));
}

const mostPreloads = 2;

/** Files of the first letters on a page: of text before headlines, and of the main alphabet before further ones. */
export function preloadedFaces(families: readonly UsedFamily[], locale: string): readonly Face[] {
  const ordered = ['text', 'display', 'mono'] as const;
  const byRole = ordered.flatMap((role) => families.find(({ roles }) => roles.includes(role)) ?? []);
  const faces = subsetsOf(locale).flatMap((subset) =>
    byRole.flatMap((family) => faceFor(family, subset, family.weights[0]) ?? []),
  );
  return uniqueFiles(faces)
    .filter(({ file }) => /\.woff2$/i.test(file))
    .slice(0, mostPreloads);
}

/** Returns the faces that pages in a language need. */
export function pageFaces(families: readonly Family[], locale: string): readonly Face[] {
  const faces = families.flatMap((family) => family.faces);
  return uniqueFiles(faces.filter((face) => !face.isPart && isNeeded(face, [locale])));
}

/** Two families may share files, which browsers fetch once. */
function uniqueFiles(faces: readonly Face[]): readonly Face[] {
  return [...new Map(faces.map((face) => [face.file, face])).values()];
}

/** Subsets of Fontsource by script (ISO 15924), or by language: each with a letter, to see whether a font has it. */
const subsets: Readonly<Record<string, readonly [subset: string, letter: string]>> = {
  Arab: ['arabic', 'ب'],
  Armn: ['armenian', 'բ'],
  Beng: ['bengali', 'ক'],
  Cyrl: ['cyrillic', 'я'],
  Deva: ['devanagari', 'क'],
  Ethi: ['ethiopic', 'ለ'],
  Geor: ['georgian', 'ბ'],
  Grek: ['greek', 'λ'],
  Gujr: ['gujarati', 'ક'],
  Guru: ['gurmukhi', 'ਕ'],
  Hans: ['chinese-simplified', '们'],
  Hant: ['chinese-traditional', '們'],
  Hebr: ['hebrew', 'ב'],
  Jpan: ['japanese', 'の'],
  Khmr: ['khmer', 'ក'],
  Knda: ['kannada', 'ಕ'],
  Kore: ['korean', '가'],
  Laoo: ['lao', 'ກ'],
  Latn: ['latin', 'a'],
  Mlym: ['malayalam', 'ക'],
  Mymr: ['myanmar', 'က'],
  Orya: ['oriya', 'କ'],
  Sinh: ['sinhala', 'ක'],
  Taml: ['tamil', 'க'],
  Telu: ['telugu', 'క'],
  Thai: ['thai', 'ก'],
  // These add letters to an alphabet.
  furtherCyrillic: ['cyrillic-ext', 'ә'],
  furtherLatin: ['latin-ext', 'ł'],
  vietnamese: ['vietnamese', 'ệ'],
};

/** Languages whose Latin letters are all in the subset `latin`, which is Latin-1 with a few signs. */
const plainLatin = new Set(
  'af br ca da de en es et eu fi fil fo fr fur fy ga gd gl gsw gv ht id is it jv lb ms nb nl nn no oc pt rm sc sq su sv sw tl xh zu'.split(
    ' ',
  ),
);

/** Languages with Cyrillic letters beyond those of Russian, Ukrainian, Bulgarian and Serbian. */
const extendedCyrillic = new Set('ab av ba bua ce cv kbd kk ky mn myv os sah tg tk tt tyv udm ug uz'.split(' '));

/** The subsets of a font that text in a language needs: first the one with most of its letters, which is fetched first. */
export function subsetsOf(locale: string): readonly string[] {
  const { language, script = 'Latn' } = new Intl.Locale(locale).maximize();
  const [main] = subsets[script] ?? [];
  if (main === undefined) return [];
  if (language === 'vi') return ['latin', 'vietnamese'];
  if (main === 'latin') return plainLatin.has(language) ? ['latin'] : ['latin', 'latin-ext'];
  if (main === 'cyrillic' && extendedCyrillic.has(language)) return ['cyrillic', 'cyrillic-ext'];
  return [main];
}

/** Returns the code point of a letter of a subset; 0 for an unknown one. */
export function letterOf(subset: string): number {
  const [, letter] = Object.values(subsets).find(([name]) => name === subset) ?? [];
  return letter?.codePointAt(0) ?? 0;
}
