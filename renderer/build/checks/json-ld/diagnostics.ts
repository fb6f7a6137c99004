import type { Diagnostic } from '../../../sdk/issue.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import { type IncompleteNode, incompleteNodes } from './incomplete.ts';

/** Reports structured data of a page that search engines would ignore. */
export function incompleteData({ jsonLd }: Pick<ResolvedPage, 'jsonLd'>, at: Diagnostic['path']): Diagnostic[] {
  return jsonLd.flatMap((node) => incompleteNodes(node).map((incomplete) => incompleteDiagnostic(incomplete, at)));
}

/** Reports what a node of structured data lacks. */
export function incompleteDiagnostic({ node, lacks }: IncompleteNode, path: Diagnostic['path']): Diagnostic {
  return {
    code: 'json-ld-incomplete',
    message: `The structured data of ${node} lacks ${lacks.join(' and ')}, which search engines require.`,
    path,
    suggestion: 'Fill the field of the section that it comes from, or let the block leave the node out.',
  };
}
