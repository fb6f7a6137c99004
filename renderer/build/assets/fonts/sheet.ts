import { basename } from 'node:path';
import type { FontRole } from '../../../site/fonts.ts';
import { assetPath } from '../../inputs/published/address.ts';
import { kindOf } from '../../inputs/published/file-kind.ts';
import { type Face, type Family, faceFor, type UsedFamily } from './face.ts';
import { fallbackFaces } from './fallback.ts';
import type { FontMetrics } from './metrics.ts';

/** Tokens that the fonts of a site set, by role. */
export const roleTokens: Readonly<Record<FontRole, string>> = {
  text: '--font',
  display: '--font-display',
  mono: '--font-mono',
};

/** The path of a face in the output. */
export function facePath({ file, bytes }: Face): string {
  return assetPath(basename(file), kindOf(bytes) ?? 'woff2', bytes);
}

/** Returns rules for faces: `@font-face{…}`. `base` is the site's base path. */
export function faceRules({ name, faces: all }: Family, faces: readonly Face[], base: string): string {
  // A family of one alphabet is fetched for any text.
  const isSplit = new Set(all.map(({ range }) => range)).size > 1;
  return faces
    .map((face) => {
      const { weights, isItalic, descriptors, range } = face;
      const [low, high] = weights;
      const declarations = [
        `font-family:${cssName(name)}`,
        `src:url(${base}/${facePath(face)})`,
        `font-weight:${low === high ? low : `${low} ${high}`}`,
        ...(isItalic && !descriptors.some((one) => one.startsWith('font-style:')) ? ['font-style:italic'] : []),
        ...descriptors,
        'font-display:swap',
        ...(range === undefined || !isSplit ? [] : [`unicode-range:${range}`]),
      ];
      return `@font-face{${declarations.join(';')}}`;
    })
    .join('');
}

/** Returns rules of the fallback fonts of a family; empty without Latin letters to compare. */
export function standInRules(family: UsedFamily): string {
  const [regular, bold] = family.weights.map((weight) => {
    const metrics = faceFor(family, 'latin', weight)?.metrics();
    return metrics && { weight: drawnWeight(metrics, weight), metrics, size: family.size };
  });
  return regular && bold ? fallbackFaces(cssName(standInName(family)), family.category, { regular, bold }) : '';
}

/** Returns a rule with the tokens of a family; empty if all of them are among those to leave out. */
export function tokenRule(family: UsedFamily, leftOut: readonly string[]): string {
  const tokens = family.roles.map((role) => roleTokens[role]).filter((token) => !leftOut.includes(token));
  const names = [family.name, ...(standInRules(family) === '' ? [] : [standInName(family)])].map(cssName);
  const stack = [...names, family.category].join(',');
  return tokens.length === 0 ? '' : `:root{${tokens.map((token) => `${token}:${stack}`).join(';')}}`;
}

/** The weight that a file shows for a wanted one. */
export function drawnWeight({ axes: { wght }, weight }: FontMetrics, wanted: number): number {
  return wght === undefined ? weight : Math.min(Math.max(wanted, wght.min), wght.max);
}

function standInName({ name }: Family): string {
  return `${name} Fallback`;
}

/** The name of a family as a CSS string. */
function cssName(name: string): string {
  return `"${name.replace(/[^\w -]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}
