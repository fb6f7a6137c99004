import type { Finding, Path } from '../../../sdk/issue.ts';
import { thousands } from '../../../sdk/thousands.ts';
import type { PageSummary } from '../../page/resolve/index.ts';
import { spending } from './spending.ts';

/** Bytes that a page may weigh. */
export interface Budgets {
  /** HTML and the style sheets that its head links, in brotli. */
  readonly html: number;
  /** Script that runs before anybody does anything, in gzip. */
  readonly script: number;
}

/** A page that weighs more than it may. */
export interface HeavyPage {
  readonly path: string;
  /** Way to it in the config. */
  readonly at: Path;
  readonly bytes: number;
  /** Its document, where it was weighed itself; else the page that it was weighed by. */
  readonly known: { readonly html: string } | { readonly by: string };
  readonly sections: PageSummary['sections'];
}

/** Says by how much a page is over its budget, and which blocks spend most of it. */
export function heavyFinding({ path, at, bytes, known, sections }: HeavyPage, { html: budget }: Budgets): Finding {
  const about = 'by' in known ? 'about ' : '';
  return {
    code: 'page-heavy',
    message: `The page ${path} weighs ${about}${inDigits(bytes)} bytes in brotli, the styles that it waits for included: ${about}${inDigits(bytes - budget)} over its budget of ${inDigits(budget)}.`,
    path: at,
    suggestion:
      'by' in known
        ? `It is made of the same blocks as ${known.by}; what that page spends most on is said there.`
        : `Most is spent on ${mostSpent(known.html, sections)}. Say less there, give a section a page of its own, or raise \`budgets.html\`.`,
  };
}

/** The inline scripts are the engine's own, and the same on all pages that need them: it is said once. */
export function scriptFindings(scripts: readonly number[], { script: budget }: Budgets): Finding[] {
  const most = scripts.reduce((max, bytes) => Math.max(max, bytes), 0);
  if (most <= budget) return [];
  return [
    {
      code: 'page-heavy',
      message: `Pages run ${inDigits(most)} bytes of script (in gzip) before anybody does anything: ${inDigits(most - budget)} over the budget of ${inDigits(budget)}.`,
      path: ['budgets', 'script'],
      suggestion:
        'The scripts are the engine’s own; pages without words from the address and without experiments carry the smaller one.',
    },
  ];
}

/** How many of the parts of a page are named. */
const namedParts = 4;

function mostSpent(html: string, sections: HeavyPage['sections']): string {
  const types = new Map(sections.map(({ name, type }) => [name, type]));
  const parts = spending(html)
    .slice(0, namedParts)
    .map(({ part, bytes }) => {
      const type = types.get(part);
      return `${type === undefined ? part : `${type} "${part}"`} (${inDigits(bytes)})`;
    });
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function inDigits(bytes: number): string {
  return thousands(bytes);
}
