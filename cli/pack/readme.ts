import { posix } from 'node:path';

/** Returns README for those who have the package: without the chapter for those who have the repository. */
export function packageReadme(text: string): string {
  return text.replace(/^## In this repository\n[\s\S]*?(?=^## )/m, '');
}

/**
 * Returns a page of the package without its pictures, which are not in it. Links to other files that are not in it become text.
 *
 * @param page its path in the package
 * @param has whether the package has a file
 */
export function linkedInPackage(text: string, page: string, has: (file: string) => boolean): string {
  return text
    .replaceAll(/^(?:<img\b|!\[).*\n\n?/gm, '')
    .replaceAll(/\[([^\]]*)\]\((?![a-z]+:|\/)([^)#\s]+\.(?:md|yml))(?:#[^)]*)?\)/g, (link, label, path) =>
      has(posix.join(posix.dirname(page), path)) ? link : label,
    );
}
