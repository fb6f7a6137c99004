import type { Diagnostic } from '../../../sdk/issue.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import { type IncompleteNode, incompleteNodes } from './incomplete.ts';

/** Structured data of a page that search engines would pass over. */
export function incompleteData({ jsonLd }: Pick<ResolvedPage, 'jsonLd'>, at: Diagnostic['path']): Diagnostic[] {
  return jsonLd.flatMap((node) => incompleteNodes(node).map((incomplete) => incompleteDiagnostic(incomplete, at)));
}

/** Says what a node of structured data lacks. */
export function incompleteDiagnostic({ node, lacks }: IncompleteNode, path: Diagnostic['path']): Diagnostic {
  return {
    code: 'json-ld-incomplete',
    message: `The structured data says nothing of ${lacks.join(', nor of ')} in ${node}, which search engines ask for.`,
    path,
    suggestion: 'Fill the field of the section that it comes from, or let the block leave the node out.',
  };
}
