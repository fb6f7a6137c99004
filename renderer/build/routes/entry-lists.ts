import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { PagesOf } from '../../sdk/names.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { escapeWords } from '../../sdk/words/escape-words.ts';
import { asText } from '../lib/as-text.ts';
import type { EntryRow } from './entry-row.ts';

/** What is listed: a matrix, or a collection with its entries. */
interface Listed {
  readonly entries?: readonly EntryRow[];
}

/** An article in a list, as the block `articles` shows it. */
export interface ArticleItem {
  readonly title: string;
  readonly teaser: string;
  readonly date?: string;
  readonly topic?: string;
  readonly href: string;
  readonly picture?: { readonly src: string };
}

/** Returns the item of an entry in a list of articles. */
export function articleItem(entry: EntryRow | undefined): ArticleItem[] {
  if (entry === undefined) return [];
  const { title, description, date, topic, href, picture } = entry;
  // The description is plain text, and the teaser may have marks. The title beside a picture says what it shows.
  return [
    {
      title,
      teaser: escapeWords(description),
      ...(date !== undefined && { date }),
      ...(topic !== undefined && { topic }),
      href,
      ...(picture !== undefined && { picture: { src: picture.src } }),
    },
  ];
}

/** Checks what only lists of entries can say. */
export function entryDiagnostics(spec: PagesOf, { entries }: Listed, at: Path, asArticles: boolean): Diagnostic[] {
  const { most, topic } = spec;
  const found: Diagnostic[] = [];
  if (most !== undefined && !(Number.isInteger(most) && most > 0)) {
    const suggestion = 'Write how many pages the list shows at most: most: 6.';
    found.push({
      code: 'invalid-value',
      message: '"most" must be a whole number from 1 on.',
      path: [...at, 'most'],
      suggestion,
    });
  }
  if (entries === undefined && (asArticles || topic !== undefined)) {
    found.push({
      code: 'invalid-value',
      message: `"${spec.pagesOf}" is a matrix, and ${asArticles ? 'articles are' : 'topics belong to'} the entries of a collection.`,
      path: [...at, asArticles ? 'pagesOf' : 'topic'],
      suggestion: asArticles ? 'List the pages of a matrix with the block "directory".' : 'Write "where" instead.',
    });
  }
  if (entries !== undefined && topic !== undefined && !entries.some((entry) => entry.topic === topic)) {
    const topics = new Set(entries.flatMap((entry) => entry.topic ?? []));
    found.push({
      code: 'invalid-value',
      message: `No entry of "${spec.pagesOf}" has the topic ${JSON.stringify(topic)}.`,
      path: [...at, 'topic'],
      suggestion: didYouMean(asText(topic), topics, 'topic'),
    });
  }
  return found;
}
