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
 * Reports headings that form no outline: screen readers navigate by headings, and search engines learn from them what a page is
 * about. A page needs one main heading, and no heading may skip a level. Returns one diagnostic per location.
 */
export function headingDiagnostics(records: readonly PageRecord[]): Diagnostic[] {
  const byLocation = new Map<string, { readonly hit: HeadingHit; readonly paths: string[] }>();
  for (const { page, hits } of records) {
    for (const hit of hits.headings ?? []) {
      const location = hit.at.map((key, depth) => (depth === 3 && hit.at[2] === 'pages' ? '*' : key));
      const key = JSON.stringify([hit.code, hit.message, location]);
      const known = byLocation.get(key) ?? { hit, paths: [] };
      byLocation.set(key, known);
      if (known.paths.at(-1) !== page.path) known.paths.push(page.path);
    }
  }
  return [...byLocation.values()].map(({ hit: { code, at, message, suggestion }, paths }) => {
    const [before, after] = message;
    return { code, message: before + pathList(paths) + after, path: at, suggestion };
  });
}

/** Finds the problems of the headings of a page, or of a variant of it. */
export function headingHits(shown: readonly Shown[]): HeadingHit[] {
  if (isOutline(shown)) return [];
  const headings = shown.flatMap((one) => markupSummary(one).levels.map((level) => ({ level, section: one.section })));
  const main = headings.filter(({ level }) => level === 1);
  const skipped = headings.findIndex(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return [...mainHeadingHits(main, shown), ...skippedHeadingHits(headings[skipped - 1], headings[skipped])];
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

function mainHeadingHits([first, second]: readonly Heading[], shown: readonly Shown[]): HeadingHit[] {
  const opening = shown.find(({ section }) => section.slot === 'main')?.section;
  if (first === undefined && opening !== undefined) {
    return [
      {
        code: 'heading-main',
        at: opening.node.at,
        message: ['There is no main heading (h1) on ', `: the first section, "${opening.name}", has none.`],
        suggestion: 'Give that section a headline, or put a section with a headline before it.',
      },
    ];
  }
  if (first === undefined || second === undefined) return [];
  return [
    {
      code: 'heading-main',
      at: second.section.node.at,
      message: [
        'There are two main headings (h1) on ',
        `: in section "${first.section.name}" and in section "${second.section.name}".`,
      ],
      suggestion: 'Use the "level" that the view of the block gets: 1 only for the first section of a page.',
    },
  ];
}

function skippedHeadingHits(before: Heading | undefined, heading: Heading | undefined): HeadingHit[] {
  if (before === undefined || heading === undefined) return [];
  return [
    {
      code: 'heading-skipped',
      at: heading.section.node.at,
      message: [
        `A heading of level ${heading.level} follows one of level ${before.level} in section "${heading.section.name}" of `,
        '.',
      ],
      suggestion: `Use level ${before.level + 1}, and change its size by style.`,
    },
  ];
}
