import { interned } from '../lib/interned.ts';
import { everySection, type PageSummary } from './resolve/index.ts';

/** The types of the blocks on a page, joined by spaces. */
export function blockTypesOf(page: PageSummary): string {
  const types = everySection(page).map(({ type }) => type);
  return interned(types.join(' '));
}
