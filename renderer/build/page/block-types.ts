import { interned } from '../lib/interned.ts';
import { everySection, type ResolvedPage } from './resolve/index.ts';

/** The types of the blocks on a page, joined by spaces. */
export function blockTypesOf(page: ResolvedPage): string {
  const types = everySection(page).map(({ definition }) => definition.block.type);
  return interned(types.join(' '));
}
