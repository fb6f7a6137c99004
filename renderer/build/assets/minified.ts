import { join } from 'node:path';
import type { Dependency } from 'lightningcss';
import type { Finding, Place } from '../../sdk/issue.ts';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import { toSrgb } from '../inputs/theme/srgb.ts';
import { loadEntry, storeEntry } from '../lib/cache-entry.ts';
import { contentHash } from '../lib/hash.ts';

/** A style sheet as it is written. */
export interface SourceSheet {
  /** Absolute. */
  readonly file: string;
  readonly css: string;
  /** Whether its colours are written in sRGB, which every browser reads. */
  readonly srgb?: boolean;
}

export interface Minified {
  readonly code: string;
  readonly dependencies: readonly Dependency[];
}

/** What the minifier is asked for beside its version: sheets that were made in another way are made anew. */
const manner = 'flat';

/** Sheets by the hash of what they were minified from, with the minifier's own version. */
interface Kept {
  readonly minifier: string;
  readonly sheets: Record<string, Minified>;
}

/** More than a site has, and those of many states of the engine. */
const mostKept = 400;

/** What is kept, by the file that it is kept in: in `dev` most sheets are the same after each save. */
const known = new Map<string, Map<string, Minified>>();

/**
 * Minifies style sheets, or says what is wrong with one, in their order. What is nested is written flat, and widths as `min-width`
 * and `max-width`: browsers of 2022 know neither nesting nor ranges. Those that were minified before are remembered, and
 * where all of them were, the minifier is not even loaded.
 */
export async function minifySheets(
  sheets: readonly SourceSheet[],
  cacheDir: string,
): Promise<readonly (Minified | Finding)[]> {
  const minifier = `${packageVersions('lightningcss')} ${manner}`;
  const file = join(cacheDir, 'sheets.json');
  const kept = known.get(file) ?? readKept(file, minifier);
  known.set(file, kept);
  const keys = sheets.map(({ file, css, srgb = false }) => contentHash(file, css, String(srgb)));
  if (keys.every((key) => kept.has(key))) return keys.flatMap((key) => kept.get(key) ?? []);
  const { Features, transform } = await import('lightningcss');
  const include = Features.Nesting | Features.MediaRangeSyntax | Features.MediaIntervalSyntax;
  const minified = sheets.map(({ file, css, srgb }, index): Minified | Finding => {
    const before = kept.get(keys[index] ?? '');
    if (before !== undefined) return before;
    try {
      const code = new TextEncoder().encode(srgb ? coloursInSrgb(css) : css);
      const made = transform({ filename: file, code, minify: true, analyzeDependencies: true, include });
      const lost = lostDeclaration(file, css) ?? importedSheet(file, css);
      if (lost !== undefined) return lost;
      const sheet = {
        code: withPlainWidths(new TextDecoder().decode(made.code)),
        dependencies: made.dependencies ?? [],
      };
      kept.set(keys[index] ?? '', sheet);
      return sheet;
    } catch (error) {
      return syntaxFinding(file, css, error);
    }
  });
  for (const key of kept.keys()) if (kept.size > mostKept) kept.delete(key);
  storeEntry(file, { minifier, sheets: Object.fromEntries(kept) } satisfies Kept);
  return minified;
}

/**
 * A width that must not be reached is a `not` to the minifier, which stands only behind a kind of media where no more than
 * Media Queries 3 is known: it is a width just below. Nobody's window ends in between.
 */
function withPlainWidths(css: string): string {
  const plain = (_: string, side: string, number: string, unit: string) => {
    const [other, by] = side === 'min' ? ['max', -0.001] : ['min', 0.001];
    return `(${other}-width:${+(Number(number) + by).toFixed(3)}${unit})`;
  };
  const widths = String.raw`not \((min|max)-width:([\d.]+)([a-z]+)\)`;
  return css.replace(new RegExp(String.raw`\(${widths}\)`, 'g'), plain).replace(new RegExp(widths, 'g'), plain);
}

/** The tokens of a sheet whose values are colours have them in sRGB. */
function coloursInSrgb(css: string): string {
  const tokens = /(?<=^--[\w-]+: ).+(?=;$)/gm;
  const colours = toSrgb([...css.matchAll(tokens)].map(([value]) => value));
  let index = 0;
  return css.replace(tokens, (value) => colours[index++] ?? value);
}

/** What was made by another minifier is made anew. */
function readKept(file: string, minifier: string): Map<string, Minified> {
  const kept = loadEntry<Kept>(file);
  return new Map(kept?.minifier === minifier ? Object.entries(kept.sheets) : []);
}

function syntaxFinding(file: string, css: string, error: unknown): Finding {
  const loc =
    typeof error === 'object' && error !== null && 'loc' in error
      ? (error.loc as { line: number; column: number })
      : undefined;
  // A bracket too many ends the layer around the sheet, and is missed where that should have ended: behind the sheet.
  const own = css.slice(0, css.lastIndexOf('\n')).trimEnd().split('\n');
  const line = Math.min(loc?.line ?? 1, own.length);
  const found = line === loc?.line ? loc.column : (own.at(-1) ?? '').length;
  return {
    code: 'theme-invalid',
    message: `The style sheet cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    path: [],
    place: placeIn(file, css, line, found),
    suggestion: 'Look just before the mark for a missing bracket or semicolon.',
  };
}

/**
 * A token may hold anything (CSS Custom Properties, section 2), so one without its semicolon takes in the declaration on
 * the next line, and both are lost in sound CSS.
 */
function lostDeclaration(file: string, css: string): Finding | undefined {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, ' '));
  const [held = '', token = '', lost = ''] = /(?<=[{};]\s*)(--[\w-]+)\s*:[^;{}]*\n\s*([\w-]+)(?=\s*:)/.exec(code) ?? [];
  if (lost === '') return undefined;
  return {
    code: 'theme-invalid',
    message: `The value of ${token} does not end, and holds ${lost} as well.`,
    path: [],
    place: placeOf(file, css, code.indexOf(held) + held.length - lost.length),
    suggestion: 'Put a semicolon in front of the mark.',
  };
}

/** Each sheet stands in a layer, where an import is nothing to browsers (CSS Cascade 5, "importing style sheets"). */
function importedSheet(file: string, css: string): Finding | undefined {
  const code = css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (other) => other.replace(/\S/g, ' '));
  const index = code.search(/@import\b/i);
  if (index === -1) return undefined;
  return {
    code: 'theme-invalid',
    message: 'The style sheet imports another one, and browsers ignore the import here.',
    path: [],
    place: placeOf(file, css, index),
    suggestion:
      'Copy the rules of the other sheet to this one. Rules that many blocks share belong in templates/theme.css.',
  };
}

/** The place of a sign of a sheet. */
export function placeOf(file: string, css: string, index: number): Place {
  const before = css.slice(0, index).split('\n');
  return placeIn(file, css, before.length, (before.at(-1) ?? '').length + 1);
}

/** A place in a sheet as it is written: without the layer that begins around it on its first line. */
function placeIn(file: string, css: string, line: number, column: number): Place {
  const prefix = css.slice(0, css.indexOf('{') + 1).length;
  return { file, line, column: Math.max(1, column - (line === 1 ? prefix : 0)) };
}
