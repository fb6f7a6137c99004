import { didYouMean } from '../../renderer/sdk/suggest.ts';
import type { BuiltFolder } from './built-folder.ts';

/** Suggests the most similar address for a broken one. */
export type SuggestTarget = (path: string, noun: 'page' | 'file') => string;

/** Limit of suggestions, because each takes a tenth of a second among ten thousand addresses. */
const maxSuggestions = 50;

/** Returns a function that suggests addresses of the output and caches its suggestions. */
export function createSuggester(folder: BuiltFolder): SuggestTarget {
  const cached = new Map<string, string>();
  let pages: readonly string[] | undefined;
  let files: readonly string[] | undefined;
  return (path, noun) => {
    const key = `${noun} ${path}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    if (cached.size === maxSuggestions) return `Correct the address, or restore the ${noun}.`;
    pages ??= [
      ...folder.pages.map((page) => folder.addressOf(page)),
      ...folder.files.filter(folder.isCopied).map((file) => `${folder.base}/${file}`),
    ];
    files ??= folder.files.map((file) => `${folder.base}/${file}`);
    const suggestion = didYouMean(path, noun === 'page' ? pages : files, noun);
    cached.set(key, suggestion);
    return suggestion;
  };
}
