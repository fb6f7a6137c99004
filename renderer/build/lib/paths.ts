import path, { type PlatformPath } from 'node:path';

/**
 * Paths of files on the disk. Everywhere in the engine they are absolute and in the form of the system, as `node:path`,
 * `fileURLToPath` and the ids of the bundler have them: `/site/pages.config.ts`, or `C:\site\pages.config.ts` on Windows.
 * Forward slashes everywhere, as in Vite, would mean converting after each call of `node:path` and in each hook of the
 * bundler. Conversion happens only where a path leaves the engine: reports, cache keys, specifiers and the output have names
 * relative to a folder, with forward slashes (see slash-path.ts). `tests/paths.test.ts` refuses other ways to handle paths.
 */
export const {
  absolutePath,
  containsPath,
  isBelow,
  isInPackage,
  isPathSpecifier,
  normalisedPath,
  relativeName,
  withSlashes,
} = pathsOf(path);

/** Returns the functions for the paths of a system. */
export function pathsOf({ isAbsolute, normalize, relative, resolve, sep }: PlatformPath) {
  /** Returns a path with forward slashes. Elsewhere than on Windows, a backslash is a letter of a name. */
  const withSlashes = (name: string) => (sep === '/' ? name : name.replaceAll(sep, '/'));

  // On Windows the relative path to another drive is absolute.
  const leadsInside = (inside: string) => inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);

  return {
    withSlashes,

    /**
     * Returns the absolute path of a path that a person gave, with a drive letter in upper case: some terminals of Windows have
     * it in lower case, and paths are compared as text.
     */
    absolutePath(given: string): string {
      const absolute = resolve(given);
      return sep === '/' ? absolute : absolute.replace(/^[a-z](?=:)/, (drive) => drive.toUpperCase());
    },

    /** Returns an absolute path in the form of the system; any other text unchanged, such as the id of a virtual module. */
    normalisedPath(id: string): string {
      return isAbsolute(id) ? normalize(id) : id;
    },

    /** Returns the name of a file relative to a folder, with forward slashes. */
    relativeName(folder: string, file: string): string {
      return withSlashes(relative(folder, file));
    },

    /** Whether a path is inside a folder. Both are absolute. Does not follow links. */
    isBelow(file: string, folder: string): boolean {
      const inside = relative(folder, file);
      return inside !== '' && leadsInside(inside);
    },

    /** Whether a folder is the other path or contains it. Both are absolute. Does not follow links. */
    containsPath(folder: string, other: string): boolean {
      return leadsInside(relative(folder, other));
    },

    /** Whether the specifier of an import is a path and not the name of a package. */
    isPathSpecifier(specifier: string): boolean {
      return /^\.{1,2}\//.test(specifier) || isAbsolute(specifier);
    },

    /** Whether a file belongs to an installed package. */
    isInPackage(file: string): boolean {
      return /[\\/]node_modules[\\/]/.test(file);
    },
  };
}
