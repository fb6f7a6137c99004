import type { HiddenSection, SectionNode } from '../../site/site.ts';

/** Returns a list about the shown sections of a page with the hidden ones where they are written. */
export function withHidden<Shown, Hidden>(
  shown: readonly Shown[],
  hidden: readonly HiddenSection[],
  make: (node: SectionNode) => Hidden,
): (Shown | Hidden)[] {
  const at = (index: number) => hidden.flatMap(({ node, before }) => (before === index ? [make(node)] : []));
  return [...shown.flatMap((one, index) => [...at(index), one]), ...at(shown.length)];
}
