import type { Diagnostic } from '../../sdk/issue.ts';
import type { SectionNode, Site } from '../../site/site.ts';
import { runBlock } from './block-code.ts';

/** Reports what the blocks of sections need and the site lacks. Skips the fields in `known`. */
export function unmetNeeds(site: Site, sections: readonly SectionNode[], known: WeakSet<object>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const node of sections) {
    const { block } = node.definition;
    if (block.fits === undefined || known.has(node.fields)) continue;
    known.add(node.fields);
    for (const { path, ...error } of runBlock(node, 'fits', diagnostics, () => block.fits?.(node.fields, site)) ?? []) {
      diagnostics.push({ code: 'invalid-value', path: [...node.at, ...path], ...error });
    }
  }
  return diagnostics;
}
