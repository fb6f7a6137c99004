import type { Finding } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import { type IncompleteNode, incompleteNodes } from './incomplete.ts';

/** Structured data that search engines would pass over; it is known before anything is rendered. */
export function incompleteData(
  site: Pick<Site, 'routes'>,
  pages: readonly Pick<ResolvedPage, 'path' | 'jsonLd'>[],
): Finding[] {
  const found = pages.flatMap(({ path, jsonLd }) =>
    jsonLd.flatMap((node) => incompleteNodes(node).map((incomplete) => ({ path, incomplete }))),
  );
  if (found.length === 0) return [];
  const places = new Map(site.routes.map(({ path, at }) => [path, at]));
  return found.map(({ path, incomplete }) => incompleteFinding(incomplete, places.get(path) ?? []));
}

/** Says what a node of structured data lacks. */
export function incompleteFinding({ node, lacks }: IncompleteNode, path: Finding['path']): Finding {
  return {
    code: 'json-ld-incomplete',
    message: `The structured data says nothing of ${lacks.join(', nor of ')} in ${node}, which search engines ask for.`,
    path,
    suggestion: 'Fill the field of the section that it comes from, or let the block leave the node out.',
  };
}
