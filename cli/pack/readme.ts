import { repository } from './manifest.ts';

/** Returns README with links and pictures of the repository, because a package has none of those files. */
export function packageReadme(text: string): string {
  return text
    .replaceAll(/(!\[[^\]]*\]\()(?!https?:)([^)#\s]+)/g, `$1${repository}/raw/HEAD/$2`)
    .replaceAll(/(?<!!)(\[[^\]]*\]\()(?!https?:|#)([^)\s]+)/g, `$1${repository}/blob/HEAD/$2`)
    .replaceAll(/(<img[^>]*\bsrc=")(?!https?:)([^"]+)/g, `$1${repository}/raw/HEAD/$2`);
}
