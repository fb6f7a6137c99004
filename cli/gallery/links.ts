import { encodePath } from '../serve/answer.ts';
import { galleryPath } from '../serve/overlay.ts';

export { galleryPath };

/** Returns the address of a page's full-size view. */
export function pageViewHref(path: string): string {
  return `${galleryPath}/page?path=${encodeURIComponent(path)}`;
}

/** Returns the address of a page without scripts. */
export function stillHref(path: string): string {
  return `${galleryPath}/still?path=${encodeURIComponent(path)}`;
}

/** Returns the address of a page template with its examples. */
export function templateHref(name: string): string {
  return `${galleryPath}/template/${encodePath(name)}`;
}

/** The address of the search for icons. */
export const iconsHref = `${galleryPath}/icons`;
