import { galleryPath } from '../serve/overlay.ts';
import { encodePath } from '../serve/target.ts';

export { galleryPath };

/** The page of the gallery that shows one page of the site at full size. */
export function pageViewHref(path: string): string {
  return `${galleryPath}/page?path=${encodeURIComponent(path)}`;
}

/** A page as it stands there, without what moves. */
export function stillHref(path: string): string {
  return `${galleryPath}/still?path=${encodeURIComponent(path)}`;
}

/** A page template with its examples. */
export function templateHref(name: string): string {
  return `${galleryPath}/template/${encodePath(name)}`;
}
