import { join } from 'node:path';
import type { Dependency } from 'lightningcss';
import type { Diagnostic, Place } from '../../sdk/issue.ts';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import { toSrgb } from '../inputs/theme/colour.ts';
import { withoutComments } from '../inputs/theme/declarations.ts';
import { contentHash } from '../lib/hash.ts';
import { loadEntry, storeEntry } from '../lib/store-file.ts';

/** A style sheet to minify. */
export interface SourceSheet {
  /** Absolute. */
  readonly file: string;
  readonly css: string;
  /** Whether to convert its colours to sRGB, which every browser supports. */
  readonly srgb?: boolean;
  /** Tokens to leave out. */
  readonly unused?: readonly string[];
}

export interface Minified {
  readonly code: string;
  readonly dependencies: readonly Dependency[];
}

/** Names the options of the minifier. A change invalidates the cache. */
const optionsName = 'flat';

/** A cache entry: minified sheets by the hash of their source, and the version of the minifier. */
interface CachedSheets {
  readonly minifier: string;
  readonly sheets: Record<string, Minified>;
}

/** Enough for the sheets of a site in many versions. */
const maxCached = 400;

/** Cached sheets by cache file, because `dev` asks for most sheets again after each save. */
const known = new Map<string, Map<string, Minified>>();

/**
 * Minifies style sheets, and returns each in order or what is wrong with it. Flattens nesting and writes width ranges as
 * `min-width` and `max-width`, because browsers of 2022 support neither. Does not load the minifier if all are cached.
 */
export async function minifySheets(
  sheets: readonly SourceSheet[],
  cacheDir: string,
): Promise<readonly (Minified | Diagnostic)[]> {
  const minifier = `${packageVersions('lightningcss')} ${optionsName}`;
  const file = join(cacheDir, 'sheets.json');
  const stored = known.has(file) ? undefined : loadEntry<CachedSheets>(file);
  const cached = known.get(file) ?? new Map(stored?.minifier === minifier ? Object.entries(stored.sheets) : []);
  known.set(file, cached);
  const keys = sheets.map(({ file, css, srgb = false, unused = [] }) =>
    contentHash(file, css, String(srgb), unused.join()),
  );
  if (keys.every((key) => cached.has(key))) return keys.flatMap((key) => cached.get(key) ?? []);
  const { Features, transform } = await import('lightningcss');
  const include = Features.Nesting | Features.MediaRangeSyntax | Features.MediaIntervalSyntax;
  const minified = sheets.map(({ file, css, srgb, unused = [] }, index): Minified | Diagnostic => {
    const before = cached.get(keys[index] ?? '');
    if (before !== undefined) return before;
    try {
      const code = new TextEncoder().encode(srgb ? coloursInSrgb(css) : css);
      const unusedSymbols = [...unused];
      const made = transform({ filename: file, code, minify: true, analyzeDependencies: true, include, unusedSymbols });
      const problem = unendedToken(file, css) ?? importedSheet(file, css);
      if (problem !== undefined) return problem;
      const sheet = {
        code: withPlainWidths(new TextDecoder().decode(made.code)),
        dependencies: made.dependencies ?? [],
      };
      cached.set(keys[index] ?? '', sheet);
      return sheet;
    } catch (error) {
      return syntaxDiagnostic(file, css, error);
    }
  });
  for (const key of cached.keys()) if (cached.size > maxCached) cached.delete(key);
  storeEntry(file, { minifier, sheets: Object.fromEntries(cached) } satisfies CachedSheets);
  return minified;
}

/**
 * Replaces `not (min-width: …)` from the minifier, which browsers with Media Queries 3 do not support, by a width just
 * below. No window has a width in between.
 */
function withPlainWidths(css: string): string {
  const plain = (_: string, side: string, number: string, unit: string) => {
    const [other, by] = side === 'min' ? ['max', -0.001] : ['min', 0.001];
    return `(${other}-width:${+(Number(number) + by).toFixed(3)}${unit})`;
  };
  const widths = String.raw`not \((min|max)-width:([\d.]+)([a-z]+)\)`;
  return css.replace(new RegExp(String.raw`\(${widths}\)`, 'g'), plain).replace(new RegExp(widths, 'g'), plain);
}

/** Converts the colours in the tokens of a sheet to sRGB. */
function coloursInSrgb(css: string): string {
  const tokens = /(?<=^--[\w-]+: ).+(?=;$)/gm;
  const colours = toSrgb([...css.matchAll(tokens)].map(([value]) => value));
  let index = 0;
  return css.replace(tokens, (value) => colours[index++] ?? value);
}

function syntaxDiagnostic(file: string, css: string, error: unknown): Diagnostic {
  const loc: { readonly line: number; readonly column: number } | undefined = Object(error).loc;
  // An extra bracket closes the layer around the sheet, so the error may be located after the sheet.
  const own = css.slice(0, css.lastIndexOf('\n')).trimEnd().split('\n');
  const line = Math.min(loc?.line ?? 1, own.length);
  const found = line === loc?.line ? loc.column : (own.at(-1) ?? '').length;
  const message = `The style sheet cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  const suggestion = 'Look just before the mark for a missing bracket or semicolon.';
  return { code: 'theme-invalid', message, path: [], place: withoutLayer(file, css, line, found), suggestion };
}

/**
 * Finds a token without its semicolon. A token may contain anything (CSS Custom Properties, section 2), so it swallows the
 * declaration on the next line and the CSS stays valid.
 */
function unendedToken(file: string, css: string): Diagnostic | undefined {
  const code = withoutComments(css);
  const [whole = '', token = '', swallowed = ''] =
    /(?<=[{};]\s*)(--[\w-]+)\s*:[^;{}]*\n\s*([\w-]+)(?=\s*:)/.exec(code) ?? [];
  if (swallowed === '') return undefined;
  const message = `The value of ${token} does not end, and contains ${swallowed} as well.`;
  const place = sourceLocation(file, css, code.indexOf(whole) + whole.length - swallowed.length);
  return { code: 'theme-invalid', message, path: [], place, suggestion: 'Put a semicolon before the mark.' };
}

/** Finds an import. Each sheet is inside a layer, where browsers ignore imports (CSS Cascade 5, "importing style sheets"). */
function importedSheet(file: string, css: string): Diagnostic | undefined {
  const code = css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (other) => other.replace(/\S/g, ' '));
  const index = code.search(/@import\b/i);
  if (index === -1) return undefined;
  const message = 'The style sheet imports another one, and browsers ignore the import here.';
  const suggestion =
    'Copy the rules of the other sheet to this one. Rules that many blocks share belong in templates/theme.css.';
  return { code: 'theme-invalid', message, path: [], place: sourceLocation(file, css, index), suggestion };
}

/** Returns the source location of an offset in a sheet. */
export function sourceLocation(file: string, css: string, index: number): Place {
  const before = css.slice(0, index).split('\n');
  return withoutLayer(file, css, before.length, (before.at(-1) ?? '').length + 1);
}

/** Corrects the column on the first line, which starts with the layer. */
function withoutLayer(file: string, css: string, line: number, column: number): Place {
  const prefix = css.slice(0, css.indexOf('{') + 1).length;
  return { file, line, column: Math.max(1, column - (line === 1 ? prefix : 0)) };
}
