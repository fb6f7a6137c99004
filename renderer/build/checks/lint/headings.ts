import type { Diagnostic } from '../../../sdk/issue.ts';
import { markupSummary } from '../../lib/markup/summary.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import type { HeadingHit } from '../page-hits.ts';
import type { PageRecord } from '../page-record.ts';
import { pathList } from './by-route.ts';

/** A section of a page with its HTML. */
interface Shown {
  readonly section: ResolvedSection;
  readonly html: string;
}

/**
 * Reports headings that form no outline: screen readers jump from heading to heading, and search engines learn from them what a
 * page is about. A page needs one main heading, and no heading may skip a level. Returns one diagnostic for each location,
 * however many pages it is on.
 */
export function headingDiagnostics(records: readonly PageRecord[]): Diagnostic[] {
  const places = new Map<string, { readonly hit: HeadingHit; readonly paths: string[] }>();
  for (const { page, hits } of records) {
    for (const hit of hits.headings ?? []) {
      const place = hit.at.map((key, depth) => (depth === 3 && hit.at[2] === 'pages' ? '*' : key));
      const key = JSON.stringify([hit.code, hit.message, place]);
      const known = places.get(key) ?? { hit, paths: [] };
      places.set(key, known);
      if (known.paths.at(-1) !== page.path) known.paths.push(page.path);
    }
  }
  return [...places.values()].map(
    ({
      hit: {
        code,
        at,
        message: [before, after],
        suggestion,
      },
      paths,
    }) => ({
      code,
      message: before + pathList(paths) + after,
      path: at,
      suggestion,
    }),
  );
}

/** What is wrong with the headings of a page in one of its variants. */
export function headingHits(shown: readonly Shown[]): HeadingHit[] {
  if (isOutline(shown)) return [];
  const headings = shown.flatMap((one) => markupSummary(one).levels.map((level) => ({ level, section: one.section })));
  const main = headings.filter(({ level }) => level === 1);
  const skipped = headings.findIndex(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return [...mainFaults(main, shown), ...skipFault(headings[skipped - 1], headings[skipped])];
}

/** Whether the headings are right, as on nearly every page. */
function isOutline(shown: readonly Shown[]): boolean {
  let main = 0;
  let before = Infinity;
  for (const one of shown) {
    for (const level of markupSummary(one).levels) {
      if (level > before + 1) return false;
      if (level === 1) main += 1;
      before = level;
    }
  }
  return main === 1;
}

interface Heading {
  readonly level: number;
  readonly section: ResolvedSection;
}

function mainFaults([first, second]: readonly Heading[], shown: readonly Shown[]): HeadingHit[] {
  const opening = shown.find(({ section }) => section.slot === 'main')?.section;
  if (first === undefined && opening !== undefined) {
    return [
      {
        code: 'heading-main',
        at: opening.node.at,
        message: ['No main heading (h1) stands on ', `: the first section, "${opening.name}", shows none.`],
        suggestion: 'Give that section a headline, or put one that has a headline in front of it.',
      },
    ];
  }
  if (first === undefined || second === undefined) return [];
  return [
    {
      code: 'heading-main',
      at: second.section.node.at,
      message: [
        'Two main headings (h1) stand on ',
        `: in section "${first.section.name}" and in section "${second.section.name}".`,
      ],
      suggestion: 'Let the block use the "level" that its view is given: 1 for the first section of a page only.',
    },
  ];
}

function skipFault(before: Heading | undefined, heading: Heading | undefined): HeadingHit[] {
  if (before === undefined || heading === undefined) return [];
  return [
    {
      code: 'heading-skipped',
      at: heading.section.node.at,
      message: [
        `A heading of level ${heading.level} follows one of level ${before.level} in section "${heading.section.name}" of `,
        '.',
      ],
      suggestion: `Make it one of level ${before.level + 1}: what looks smaller is a matter of style.`,
    },
  ];
}
