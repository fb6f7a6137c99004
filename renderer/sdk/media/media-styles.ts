import type { DrawingStyle, SdkStyle } from '../block.ts';
import { mediaKinds } from './media-kinds.ts';
import { siteDrawings } from './site-drawings.ts';

/**
 * Returns the style sheets that these media need, so that a page has no rules for others. `bare` says that they stand
 * without a figure.
 */
export function mediaStyles(
  shown: readonly ({ readonly kind: string } | undefined)[],
  { bare = false }: { bare?: boolean } = {},
): (SdkStyle | DrawingStyle)[] {
  // A section with a picture gets its style sheet from the build.
  const kinds = [
    ...new Set(shown.flatMap((media) => (media === undefined || media.kind === 'picture' ? [] : media.kind))),
  ];
  return [...new Set([...(kinds.length > 0 && !bare ? (['media'] as const) : []), ...kinds.flatMap(stylesOf)])];
}

function stylesOf(kind: string): readonly (SdkStyle | DrawingStyle)[] {
  const kinds: Readonly<Record<string, { readonly style?: SdkStyle }>> = mediaKinds;
  if (Object.hasOwn(kinds, kind)) return [kinds[kind]?.style ?? []].flat();
  const { styles = [] } = siteDrawings.find((drawing) => drawing.kind === kind) ?? {};
  return [...styles, kind].map((name) => `drawing:${name}` as const);
}
