import { dirname, join } from 'node:path';
import * as z from 'zod';
import { installedFile } from '../../inputs/installed-package.ts';
import { type Files, readText } from '../../lib/files.ts';

/** An installed package of Fontsource (https://fontsource.org). */
export interface FontPackage {
  readonly name: string;
  readonly version: string;
  /** Beginning of the names of its files. */
  readonly id: string;
  readonly family: string;
  readonly category: string;
  readonly weights: readonly number[];
  readonly hasItalic: boolean;
  /** The axes of a variable font; undefined for one with a file for each weight. */
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>> | undefined;
  readonly subsets: readonly string[];
  /** The parts of a subset, each with its code points for `unicode-range`, if the package states them. */
  readonly partsOf: (subset: string) => readonly { readonly name: string; readonly range: string | undefined }[];
  /** The absolute path of a font file of the package; undefined if there is none. */
  readonly file: (path: string) => string | undefined;
  /** The text of its license. */
  readonly license: string;
}

/** Why a package cannot be used: it is not installed, or it is no package of Fontsource. */
export type UnusablePackage = 'missing' | 'unknown';

const axis = z.object({ min: z.coerce.number(), max: z.coerce.number() });

const metadataSchema = z.object({
  id: z.string(),
  family: z.string(),
  subsets: z.array(z.string()),
  weights: z.array(z.number()),
  styles: z.array(z.string()),
  variable: z.union([z.record(z.string(), axis), z.literal(false)]).optional(),
  category: z.string().default(''),
  license: z.object({ type: z.string().default(''), attribution: z.string().default('') }).optional(),
});

const manifestSchema = z.object({ version: z.string().default(''), license: z.string().default('') });

/** Style sheets contain it as it is. */
const unicodeRange = z.string().regex(/^[U+\da-f?,\s-]*$/i);

/** Names that npm allows, so that no name leads out of `node_modules`. */
const packageName = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i;

/** Reads what a package says of its font. */
export function fontPackage(files: Files, root: string, name: string): FontPackage | UnusablePackage {
  const manifestFile = packageName.test(name) ? installedFile(files, root, name, 'package.json') : undefined;
  if (manifestFile === undefined) return 'missing';
  const folder = dirname(manifestFile);
  const metadata = metadataSchema.safeParse(json(files, join(folder, 'metadata.json')));
  const ranges = z.record(z.string(), unicodeRange).safeParse(json(files, join(folder, 'unicode.json')));
  if (!metadata.success) return 'unknown';
  const { id, family, category, subsets, weights, styles, variable, license } = metadata.data;
  const manifest = manifestSchema.safeParse(json(files, manifestFile)).data;
  const byPart = new Map(Object.entries(ranges.data ?? {}));
  const numbered = [...byPart.keys()].filter((part) => part.startsWith('['));
  const partsOf: FontPackage['partsOf'] = (subset) => {
    const parts = byPart.has(subset) || numbered.length === 0 ? [subset] : numbered;
    return parts.map((part) => ({ name: part.replace(/[[\]]/g, ''), range: byPart.get(part) }));
  };
  const file = (path: string) => {
    const full = join(folder, 'files', path);
    return files.kind(full) === 'file' ? full : undefined;
  };
  // Packages with a file for each weight list the axes of their variable relatives as well.
  const [part] = partsOf(subsets[0] ?? '');
  const hasWeights = styles.some((style) => file(`${id}-${part?.name}-${weights[0]}-${style}.woff2`) !== undefined);
  return {
    name,
    version: manifest?.version ?? '',
    id,
    family,
    category,
    weights,
    hasItalic: styles.includes('italic'),
    axes: variable && !hasWeights ? variable : undefined,
    subsets,
    partsOf,
    file,
    license:
      (files.kind(join(folder, 'LICENSE')) === 'file' ? readText(files, join(folder, 'LICENSE')) : undefined) ??
      [license?.attribution, license?.type ?? manifest?.license].filter((line) => line).join('\n'),
  };
}

function json(files: Files, file: string): unknown {
  try {
    return JSON.parse((files.kind(file) === 'file' ? readText(files, file) : undefined) ?? '');
  } catch {
    return undefined;
  }
}
