import { oneText } from '../../lib/one-text.ts';
import { everySection, type ResolvedPage } from '../../page/resolve/index.ts';

/** The blocks that a page is made of, in words. */
export function shapeOf(page: ResolvedPage): string {
  const types = everySection(page).map(({ definition }) => definition.block.type);
  return oneText(types.join(' '));
}
