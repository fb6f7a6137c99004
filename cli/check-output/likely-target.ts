import { didYouMean } from '../../renderer/sdk/suggest.ts';
import type { BuiltFolder } from './built-folder.ts';

/** Says what an address that leads nowhere was probably to lead to. */
export type LikelyTarget = (path: string, noun: 'page' | 'file') => string;

/** Addresses whose likeness is looked for: it takes a tenth of a second among ten thousand, and who mends these finds the others. */
const most = 50;

/** Looks among all addresses of an output; for each that is asked for once, however many pages name it. */
export function likelyTarget(folder: BuiltFolder): LikelyTarget {
  const known = new Map<string, string>();
  let pages: readonly string[] | undefined;
  let files: readonly string[] | undefined;
  return (path, noun) => {
    const key = `${noun} ${path}`;
    const said = known.get(key);
    if (said !== undefined) return said;
    if (known.size === most) return `Mend the address, or bring back the ${noun} that it led to.`;
    pages ??= folder.pages.map((page) => folder.addressOf(page));
    files ??= folder.files.map((file) => `${folder.base}/${file}`);
    const words = didYouMean(path, noun === 'page' ? pages : files, noun);
    known.set(key, words);
    return words;
  };
}
