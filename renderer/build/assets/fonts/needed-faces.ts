import { type Face, type Family, faceFor, type UsedFamily } from './face.ts';
import { subsetsOf } from './languages.ts';

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
