import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { append } from '../../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { didYouMean, nearest } from '../../../sdk/suggest.ts';
import type { PackageFontInput } from '../../../site/fonts.ts';
import { installedBelow, installedFile } from '../../inputs/packages.ts';
import { type Files, readText } from '../../lib/files.ts';
import { stepsOf } from '../../lib/slash-path.ts';
import type { Face, Family } from './faces.ts';
import { type FontCategory, fontMetrics } from './metrics.ts';

/** A font of the config whose package is read. */
export interface PackageFontOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly font: Readonly<PackageFontInput>;
  /** Path of the font in the config. */
  readonly at: Path;
  /** The subsets that the languages of the site need. */
  readonly needed: readonly string[];
  /** The weights that the theme sets text of this role in. */
  readonly weights: readonly number[];
  readonly diagnostics: Diagnostic[];
}

/** Returns the family of an installed package; undefined, with errors among the diagnostics, if it cannot be used. */
export function packageFamily({ files, root, font, ...options }: PackageFontOptions): Family | undefined {
  const read = fontPackage(files, root, font.package);
  if (typeof read === 'string') {
    const installed = () => installedFonts(files, root);
    options.diagnostics.push({ path: [...options.at, 'package'], ...unusable(font.package, read, installed) });
    return undefined;
  }
  const errors = optionErrors(read, font, options.at);
  append(options.diagnostics, errors);
  if (errors.length > 0) return undefined;
  const faces = facesOf(read, { files, font, ...options });
  const metrics = faces[0]?.metrics;
  if (metrics === undefined) return undefined;
  try {
    return {
      name: read.family,
      category: categoryOf(read.category) ?? metrics().category,
      faces,
      license: `${read.family} (${read.name} ${read.version})\n\n${read.license.trim()}`,
    };
  } catch {
    const message = `The file ${basename(faces[0]?.file ?? '')} of ${read.name} cannot be read.`;
    options.diagnostics.push({ ...error([...options.at, 'package']), message, suggestion: installAgain(read.name) });
    return undefined;
  }
}

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

/**
 * Reads what an installed package of Fontsource (https://fontsource.org) says of its font. `missing` if it is not installed, and
 * `unknown` if it is no package of Fontsource.
 */
export function fontPackage(files: Files, root: string, name: string) {
  const manifestFile = packageName.test(name) ? installedFile(files, root, name, 'package.json') : undefined;
  if (manifestFile === undefined) return 'missing' as const;
  const folder = dirname(manifestFile);
  const metadata = metadataSchema.safeParse(json(files, join(folder, 'metadata.json')));
  const ranges = z.record(z.string(), unicodeRange).safeParse(json(files, join(folder, 'unicode.json')));
  if (!metadata.success) return 'unknown' as const;
  const { id, family, category, subsets, weights, styles, variable, license } = metadata.data;
  const manifest = manifestSchema.safeParse(json(files, manifestFile)).data;
  const byPart = new Map(Object.entries(ranges.data ?? {}));
  const numbered = [...byPart.keys()].filter((part) => part.startsWith('['));
  /** The parts of a subset, each with its code points for `unicode-range`, if the package states them. */
  const partsOf = (subset: string) => {
    const parts = byPart.has(subset) || numbered.length === 0 ? [subset] : numbered;
    return parts.map((part) => ({ name: part.replace(/[[\]]/g, ''), range: byPart.get(part) }));
  };
  /** The absolute path of a font file of the package; undefined if there is none. */
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
    /** Beginning of the names of its files. */
    id,
    family,
    category,
    weights,
    hasItalic: styles.includes('italic'),
    /** The axes of a variable font; undefined for one with a file for each weight. */
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

type FontPackage = Exclude<ReturnType<typeof fontPackage>, string>;

const error = (path: Path) => ({ code: 'font-package' as const, path });

function installAgain(name: string): string {
  return `Run \`npm install --save-dev ${name}\` in the site’s folder.`;
}

const scopes = ['@fontsource-variable', '@fontsource'];

/** Returns the names of the packages of Fontsource that a site has installed. */
export function installedFonts(files: Files, root: string): string[] {
  return scopes.flatMap((scope) =>
    installedBelow(files, root, scope, 'metadata.json').map((name) => `${scope}/${name}`),
  );
}

function unusable(name: string, why: 'missing' | 'unknown', installed: () => readonly string[]) {
  const code = 'font-package' as const;
  if (why === 'unknown') {
    return {
      code,
      message: `The package "${name}" is no font of Fontsource: it has no usable metadata.json.`,
      suggestion:
        'Name a package of https://fontsource.org, or put the files into templates/fonts and write { files: [...] }.',
    };
  }
  const near = nearestFont(name, installed());
  const isFontsource = scopes.includes(stepsOf(name)[0] ?? '');
  const message = `The font package ${JSON.stringify(name)} is not installed.`;
  const suggestion =
    near !== undefined
      ? `Did you mean "${near}"?`
      : isFontsource
        ? installAgain(name)
        : `${installAgain(name)} The packages of https://fontsource.org begin with @fontsource-variable/ or @fontsource/.`;
  return { code, message, suggestion };
}

/** Scopes are long and similar, so only what follows them is compared. */
function nearestFont(name: string, installed: readonly string[]): string | undefined {
  const stemOf = (full: string) => stepsOf(full).at(-1) ?? full;
  const near = nearest(stemOf(name), installed.map(stemOf));
  return installed.find((one) => stemOf(one) === near);
}

function optionErrors(
  { name, family, axes, weights, hasItalic, subsets }: FontPackage,
  font: PackageFontOptions['font'],
  at: Path,
): Diagnostic[] {
  const errors: Diagnostic[] = [];
  const add = (path: Path, message: string, suggestion: string) =>
    errors.push({ ...error([...at, ...path]), message, suggestion });
  const relative = name.startsWith('@fontsource/') ? name.replace('@fontsource/', '@fontsource-variable/') : undefined;
  for (const [index, axis] of (font.axes ?? []).entries()) {
    if (axes === undefined) {
      const other = relative === undefined ? '' : `, or look for ${relative}`;
      add(['axes'], `${name} is not variable: it has a file for each weight.`, `Leave out "axes"${other}.`);
      break;
    }
    const tags = Object.keys(axes).filter((tag) => tag !== 'ital');
    if (!tags.includes(axis))
      add(['axes', index], `The font ${family} has no axis "${axis}".`, didYouMean(axis, tags, 'axis'));
  }
  for (const [index, weight] of (font.weights ?? []).entries()) {
    if (axes !== undefined) {
      const { wght } = axes;
      const span = wght === undefined ? 'one weight' : `all weights from ${wght.min} to ${wght.max}`;
      add(['weights'], `The files of ${name} have ${span}.`, 'Leave out "weights".');
      break;
    }
    if (!weights.includes(weight))
      add(['weights', index], `The font ${family} has no weight ${weight}.`, `Use one of: ${weights.join(', ')}.`);
  }
  if (font.italic === true && !hasItalic)
    add(
      ['italic'],
      `The font ${family} has no italics.`,
      'Leave out "italic": browsers then slant the upright letters.',
    );
  for (const [index, subset] of (font.subsets ?? []).entries()) {
    if (!subsets.includes(subset))
      add(['subsets', index], `The font ${family} has no subset "${subset}".`, didYouMean(subset, subsets, 'subset'));
  }
  return errors;
}

function categoryOf(category: string): FontCategory | undefined {
  return (['sans-serif', 'serif', 'monospace'] as const).find((known) => known === category);
}

type FacesOptions = Omit<PackageFontOptions, 'root'>;

function facesOf(read: FontPackage, { files, font, needed, weights }: FacesOptions): Face[] {
  const subsets = font.subsets ?? read.subsets.filter((name) => usual.includes(name) || needed.includes(name));
  const styles = read.hasItalic && font.italic === true ? ['normal', 'italic'] : ['normal'];
  const chosen = font.weights ?? nearestWeights(read.weights, weights);
  const found: Face[] = [];
  for (const subset of subsets) {
    for (const part of read.partsOf(subset)) {
      for (const style of styles) {
        const named = (key: string | number) => read.file(`${read.id}-${part.name}-${key}-${style}.woff2`);
        const variants = read.axes
          ? [{ file: variableFile(read.axes, font.axes, named), ...variation(read.axes, font.axes) }]
          : chosen.map((weight) => ({ file: named(weight), weights: [weight, weight] as const, descriptors: [] }));
        for (const { file, ...variant } of variants) {
          const bytes = file === undefined ? undefined : files.read(file);
          if (file === undefined || bytes === undefined) continue;
          found.push({
            file,
            bytes,
            ...variant,
            isItalic: style === 'italic',
            range: part.range?.replaceAll(' ', ''),
            covers: (name) => name === subset,
            isPart: part.name !== subset,
            metrics: () => fontMetrics(bytes),
          });
        }
      }
    }
  }
  return found;
}

/** Subsets that a site has without asking: names of people and places often have letters of the second one. */
const usual = ['latin', 'latin-ext'];

/** The weights of a font nearest to the wanted ones, in doubt the bolder. */
function nearestWeights(weights: readonly number[], wanted: readonly number[]): readonly number[] {
  const near = (weight: number) =>
    [...weights].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight) || b - a)[0] ?? weight;
  return [...new Set(wanted.map(near))].sort((a, b) => a - b);
}

/** Axes that Fontsource combines in its files `standard`; those of all axes are `full`. */
const standardAxes = ['wght', 'wdth', 'slnt', 'opsz'];

/** The smallest file with the axes of a font. */
function variableFile(
  axes: NonNullable<FontPackage['axes']>,
  wanted: readonly string[] | undefined,
  named: (key: string) => string | undefined,
): string | undefined {
  const others = axesOf(axes, wanted).filter((axis) => axis !== 'wght');
  const single = others.length === 0 ? ['wght'] : others.length === 1 ? others.map((axis) => axis.toLowerCase()) : [];
  const standard = others.every((axis) => standardAxes.includes(axis)) ? ['standard'] : [];
  return [...single, ...standard, 'full'].map(named).find((file) => file !== undefined);
}

function axesOf(axes: NonNullable<FontPackage['axes']>, wanted: readonly string[] | undefined): readonly string[] {
  return wanted ?? ('wght' in axes ? ['wght'] : Object.keys(axes).filter((axis) => axis !== 'ital'));
}

function variation(axes: NonNullable<FontPackage['axes']>, wanted: readonly string[] | undefined) {
  const { wght, wdth, slnt } = axes;
  const used = axesOf(axes, wanted);
  return {
    weights: wght === undefined ? ([400, 400] as const) : ([wght.min, wght.max] as const),
    descriptors: [
      ...(wdth && used.includes('wdth') ? [`font-stretch:${wdth.min}% ${wdth.max}%`] : []),
      ...(slnt && used.includes('slnt') ? [`font-style:oblique ${-slnt.max}deg ${-slnt.min}deg`] : []),
    ],
  };
}
