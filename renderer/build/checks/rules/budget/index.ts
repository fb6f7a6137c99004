import { thousands } from '../../../../sdk/format.ts';
import type { Diagnostic, Path } from '../../../../sdk/issue.ts';
import type { PageSummary } from '../../../page/resolve/index.ts';
import { spending } from './spending.ts';

/** Bytes that a page may weigh. */
export interface Budgets {
  /** The HTML and the style sheets that its head links, in brotli. */
  readonly html: number;
  /** Script that runs before any interaction, in gzip. */
  readonly script: number;
}

/** A page over its budget. */
export interface HeavyPage {
  readonly path: string;
  /** JSON path in the config. */
  readonly at: Path;
  readonly bytes: number;
  /** Its document, if it was weighed itself; otherwise the page that its weight is estimated from. */
  readonly known: { readonly html: string } | { readonly by: string };
  readonly sections: PageSummary['sections'];
}

/** Reports by how much a page is over its budget, and which blocks weigh most. */
export function heavyDiagnostic(
  { path, at, bytes, known, sections }: HeavyPage,
  { html: budget }: Budgets,
): Diagnostic {
  const about = 'by' in known ? 'about ' : '';
  return {
    code: 'page-heavy',
    message: `The page ${path} weighs ${about}${thousands(bytes)} bytes in brotli, the styles that it waits for included: ${about}${thousands(bytes - budget)} over its budget of ${thousands(budget)}.`,
    path: at,
    suggestion:
      'by' in known
        ? `It has the same blocks as ${known.by}, whose report names the heaviest parts.`
        : `The heaviest parts are ${heaviestParts(known.html, sections)}. Shorten them, move a section to its own page, or raise \`budgets.html\`.`,
  };
}

/** Reports inline scripts over the budget once: they are the engine's own, and the same on all pages that need them. */
export function scriptDiagnostics(scripts: readonly number[], { script: budget }: Budgets): Diagnostic[] {
  const most = scripts.reduce((max, bytes) => Math.max(max, bytes), 0);
  if (most <= budget) return [];
  return [
    {
      code: 'page-heavy',
      message: `Pages run ${thousands(most)} bytes of script (in gzip) before any interaction: ${thousands(most - budget)} over the budget of ${thousands(budget)}.`,
      path: ['budgets', 'script'],
      suggestion:
        'The scripts are the engine’s own. Pages without query parameters and experiments have the smaller one.',
    },
  ];
}

/** How many parts of a page a message names. */
const namedParts = 4;

function heaviestParts(html: string, sections: HeavyPage['sections']): string {
  const types = new Map(sections.map(({ name, type }) => [name, type]));
  const parts = spending(html)
    .slice(0, namedParts)
    .map(({ part, bytes }) => {
      const type = types.get(part);
      return `${type === undefined ? part : `${type} "${part}"`} (${thousands(bytes)})`;
    });
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
