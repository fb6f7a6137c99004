import { join } from 'node:path';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { FileFontInput } from '../../../site/fonts.ts';
import { outsideFile } from '../../inputs/published/published-file.ts';
import { belongsToSite, storedPath } from '../../inputs/published/site-folder.ts';
import type { Files } from '../../lib/files.ts';
import { type Face, type Family, letterOf } from './faces.ts';
import { type FontMetrics, fontMetrics } from './metrics.ts';

export interface FileFontOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly font: Readonly<FileFontInput>;
  /** Path of the font in the config. */
  readonly at: Path;
  readonly diagnostics: Diagnostic[];
}

const folder = 'templates/fonts';

/** Returns the family of files in `templates/fonts`; undefined, with errors among the diagnostics, if one cannot be used. */
export function fileFamily(options: FileFontOptions): Family | undefined {
  const read = options.font.files.flatMap(
    (name, index) => namedFont(name, [...options.at, 'files', index], 'WOFF2', options) ?? [],
  );
  const [first] = read;
  if (first === undefined || read.length < options.font.files.length) return undefined;
  const { family, category, rights } = first.metrics;
  const isAlone = ({ metrics }: FontFile) =>
    read.filter((other) => other.metrics.weight === metrics.weight && other.metrics.isItalic === metrics.isItalic)
      .length === 1;
  return {
    name: family,
    category: options.font.category ?? category,
    faces: read.map((file) => faceOf(file, isAlone(file))),
    license: rights.length === 0 ? '' : `${family}\n\n${rights.join('\n\n')}`,
  };
}

interface FontFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly metrics: FontMetrics;
}

type NamedFontOptions = Pick<FileFontOptions, 'files' | 'root' | 'diagnostics'>;

/**
 * Reads a file of `templates/fonts`, named at a path of the config. Adds an error to the diagnostics if it cannot be used;
 * `needed` says what to use instead.
 */
export function namedFont(
  name: string,
  path: Path,
  needed: string,
  { files, root, diagnostics }: NamedFontOptions,
): FontFile | undefined {
  const file = storedPath(files, root, join(root, folder, name));
  if (file !== undefined && !belongsToSite(files, root, file)) {
    diagnostics.push({ path, ...outsideFile(`${folder}/${name}`) });
    return undefined;
  }
  const bytes = file !== undefined && files.kind(file) === 'file' ? files.read(file) : undefined;
  if (file === undefined || bytes === undefined) {
    const fonts = files.list(join(root, folder)).filter((other) => /\.(ttf|otf|woff2?)$/i.test(other));
    const message = `There is no font "${name}" in ${folder}.`;
    diagnostics.push({ code: 'font-missing', message, path, suggestion: didYouMean(name, fonts, 'font') });
    return undefined;
  }
  try {
    return { file, bytes, metrics: fontMetrics(bytes) };
  } catch {
    const message = `The file ${folder}/${name} cannot be read as a font.`;
    diagnostics.push({ code: 'font-invalid', message, path, suggestion: `Use a ${needed} file of one font.` });
    return undefined;
  }
}

function faceOf({ file, bytes, metrics }: FontFile, isAlone: boolean): Face {
  const { wght, wdth } = metrics.axes;
  return {
    file,
    bytes,
    weights: wght === undefined ? [metrics.weight, metrics.weight] : [wght.min, wght.max],
    isItalic: metrics.isItalic,
    descriptors: wdth === undefined ? [] : [`font-stretch:${wdth.min}% ${wdth.max}%`],
    range: isAlone ? undefined : rangeOf(metrics.codePoints()),
    covers: (subset) => metrics.has(letterOf(subset)),
    isPart: false,
    metrics: () => metrics,
  };
}

/** Code points as a `unicode-range`: `U+20-7E,U+A0`. */
function rangeOf(codePoints: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of [...codePoints].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last !== undefined && point - last[1] <= 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([low, high]) => `U+${hex(low)}${high === low ? '' : `-${hex(high)}`}`).join(',');
}
