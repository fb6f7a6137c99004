import type { RenderedSite } from '../../renderer/build/index.ts';
import { galleryPath } from '../serve/overlay.ts';

/** Returns the blocks of a site with their examples and layouts, those that its pages use most often first. */
export function blocksOf({ ready }: RenderedSite) {
  const uses = new Map<string, number>();
  for (const { type } of ready.site.routes.flatMap(({ sections }) => sections))
    uses.set(type, (uses.get(type) ?? 0) + 1);
  const blocks = [...ready.registry.blocks.values()];
  const byUse = blocks.sort((a, b) => (uses.get(b.block.type) ?? 0) - (uses.get(a.block.type) ?? 0));
  return byUse.map(({ block }) => ({
    type: block.type,
    description: block.description,
    examples: block.examples.map(({ name }) => name),
    layouts: Object.entries(block.layouts ?? {}).map(([name, looks], index) => {
      const example = block.examples.findIndex(({ props }) => {
        const layout: unknown = Reflect.get(props, 'layout');
        return index === 0 ? layout === undefined || layout === name : layout === name;
      });
      return { name, looks, ...(example >= 0 && { example: `${galleryPath}/block/${block.type}/${example}` }) };
    }),
  }));
}

/** More make a list that nobody reads. */
const mostLinks = 2000;

/** Returns where a link on a page can lead: its sections, the pages, and the sections of other pages. */
export function linksOf({ rendered }: RenderedSite, path: string): string[] {
  const own = rendered.find(({ page }) => page.path === path)?.page.sections ?? [];
  const far = rendered.flatMap(({ page }) =>
    page.path === path
      ? []
      : page.sections.flatMap(({ name, node }) => (node.at[0] === 'layouts' ? [] : [`${page.path}#${name}`])),
  );
  const near = [...own.map(({ name }) => `#${name}`), ...rendered.map(({ page }) => page.path)];
  return [...near, ...far].slice(0, Math.max(near.length, mostLinks));
}
