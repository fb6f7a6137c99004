import type { Finding } from '../kit/issue.ts';
import { headingFaults } from './lint/headings.ts';
import type { RenderedPage } from './render/index.ts';
import type { Fragment } from './render/variants.ts';

const idsByFragment = new Map<string, readonly string[]>();

/** What only rendering shows: views that threw, ids that stand twice on a page, and headings that are no outline. Each fragment is read once. */
export function checkPages(pages: readonly RenderedPage[]): Finding[] {
  const ofPages = pages.flatMap(({ page, fragments, variants, findings }) => {
    const own = doubledIds(page, fragments);
    const said = new Set(own.map(({ message }) => message));
    const ofVariants = variants.flatMap((variant) => doubledIds(page, variant));
    return [...findings, ...own, ...ofVariants.filter(({ message }) => !said.has(message) && said.add(message))];
  });
  return [...ofPages, ...headingFaults(pages)];
}

function doubledIds(page: RenderedPage['page'], fragments: readonly Fragment[]): Finding[] {
  const owners = new Map<string, string>();
  return fragments.flatMap(({ section, html }) =>
    idsOf(html).flatMap((id): Finding[] => {
      const owner = owners.get(id);
      owners.set(id, section.name);
      if (owner === undefined) return [];
      return [
        {
          code: 'id-duplicate',
          message: `The id "${id}" stands twice on ${page.path}: in section "${owner}" and in section "${section.name}".`,
          path: section.node.at,
          needle: id,
          suggestion: 'Give one of the two another name or id; links can only reach the first.',
        },
      ];
    }),
  );
}

function idsOf(html: string): readonly string[] {
  let ids = idsByFragment.get(html);
  if (ids === undefined) {
    ids = [...html.matchAll(/<[^>]*?\sid="([^"]*)"/g)].map((match) => match[1] ?? '');
    idsByFragment.set(html, ids);
  }
  return ids;
}
