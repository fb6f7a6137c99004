import { type Files, readText } from '../../lib/files.ts';
import { contentHash } from '../../lib/hash.ts';
import { isRecord } from '../../lib/is-record.ts';
import { installedBelow, installedFile } from '../packages.ts';

/** An icon set of Iconify as its package has it. All other fields are ignored. */
export interface IconSet {
  readonly names: readonly string[];
  /** The text of an SVG file with the icon; undefined if there is none, and an error if the data cannot be read. */
  svg(name: string): string | { readonly error: string } | undefined;
}

const scope = '@iconify-json';

/** Returns the file of a set that the site has installed. */
export function iconSetFile(files: Files, root: string, set: string): string | undefined {
  return installedFile(files, root, `${scope}/${set}`, 'icons.json');
}

/** Returns the names of the sets that the site has installed. */
export function installedSets(files: Files, root: string): readonly string[] {
  return installedBelow(files, root, scope, 'icons.json');
}

/** The last set of each file, since `dev` loads the site after each edit, and a set has up to 5 MB. */
const parsed = new Map<string, { readonly hash: string; readonly set: IconSet | undefined }>();

/** Reads a set; undefined if the file is not one. */
export function readIconSet(files: Files, file: string): IconSet | undefined {
  const text = readText(files, file) ?? '';
  const hash = contentHash(text);
  const known = parsed.get(file);
  if (known?.hash === hash) return known.set;
  const set = parseIconSet(text);
  parsed.set(file, { hash, set });
  return set;
}

/** Reads the JSON of a set (https://iconify.design/docs/types/iconify-json.html). */
function parseIconSet(text: string): IconSet | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data) || !isRecord(data.icons)) return undefined;
  const { icons } = data;
  const aliases = isRecord(data.aliases) ? data.aliases : {};
  const has = (name: string) => Object.hasOwn(icons, name) || Object.hasOwn(aliases, name);
  return {
    names: [...Object.keys(icons), ...Object.keys(aliases)],
    svg(name) {
      if (!has(name)) return undefined;
      const icon = iconOf({ icons, aliases, usual: data }, name);
      return 'error' in icon ? icon : svgOf(icon);
    },
  };
}

interface Icon {
  readonly body: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns, clockwise. */
  readonly rotate: number;
  readonly hFlip: boolean;
  readonly vFlip: boolean;
}

interface SetData {
  readonly icons: Readonly<Record<string, unknown>>;
  readonly aliases: Readonly<Record<string, unknown>>;
  /** Sizes of icons that have none of their own. */
  readonly usual: Readonly<Record<string, unknown>>;
}

const maxAliases = 10;

/** Follows the aliases of a name, and adds up their turns and flips. Sizes of an alias come before those of its parent. */
function iconOf({ icons, aliases, usual }: SetData, name: string): Icon | { readonly error: string } {
  const chain: Readonly<Record<string, unknown>>[] = [];
  let current = name;
  while (!Object.hasOwn(icons, current)) {
    const alias = Object.hasOwn(aliases, current) ? aliases[current] : undefined;
    if (!isRecord(alias) || typeof alias.parent !== 'string')
      return { error: `its alias "${current}" leads to no icon` };
    if (chain.length >= maxAliases) return { error: 'its aliases lead in a circle' };
    chain.push(alias);
    current = alias.parent;
  }
  const icon = icons[current];
  if (!isRecord(icon) || typeof icon.body !== 'string') return { error: 'it has no body' };
  const all = [...chain, icon];
  const size = (key: string, fallback: number) => {
    const value = [...all, usual].map((one) => one[key]).find((one) => typeof one === 'number');
    return Number.isFinite(value) ? (value as number) : fallback;
  };
  const turns = all.map(({ rotate }) => (Number.isInteger(rotate) ? (rotate as number) : 0));
  const isOdd = (key: 'hFlip' | 'vFlip') => all.filter((one) => one[key] === true).length % 2 === 1;
  return {
    body: icon.body,
    left: size('left', 0),
    top: size('top', 0),
    width: size('width', 16),
    height: size('height', 16),
    rotate: ((turns.reduce((sum, turn) => sum + turn, 0) % 4) + 4) % 4,
    hFlip: isOdd('hFlip'),
    vFlip: isOdd('vFlip'),
  };
}

/** Turns and flips are about the middle of the icon, as Iconify defines them: first the flips, then the turn. */
function svgOf({ body, left, top, width, height, rotate, hFlip, vFlip }: Icon): string {
  const moves: string[] = [];
  const [x, y] = [2 * left + width, 2 * top + height];
  if (rotate > 0) moves.push(`rotate(${90 * rotate} ${x / 2} ${y / 2})`);
  if (hFlip) moves.push(`translate(${x} 0) scale(-1 1)`);
  if (vFlip) moves.push(`translate(0 ${y}) scale(1 -1)`);
  const isTurned = rotate % 2 === 1;
  const box = isTurned ? [(x - height) / 2, (y - width) / 2, height, width] : [left, top, width, height];
  const moved = moves.length === 0 ? body : `<g transform="${moves.join(' ')}">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${moved}</svg>`;
}
