import { markupSummary } from '../../lib/markup/summary.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import type { MarkupHit } from '../page-hits.ts';

/** A section of a page with its HTML. */
interface Shown {
  readonly section: ResolvedSection;
  readonly html: string;
}

/**
 * Finds headings of a page, or of a variant of it, that form no outline: screen readers navigate by headings, and search engines
 * learn from them what a page is about. A page needs one main heading, and no heading may skip a level.
 */
export function headingHits(shown: readonly Shown[]): MarkupHit[] {
  if (isOutline(shown)) return [];
  const headings = shown.flatMap((one) => markupSummary(one).levels.map((level) => ({ level, section: one.section })));
  const main = headings.filter(({ level }) => level === 1);
  const skipped = headings.findIndex(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return [...mainMarkupHits(main, shown), ...skippedMarkupHits(headings[skipped - 1], headings[skipped])];
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

function mainMarkupHits([first, second]: readonly Heading[], shown: readonly Shown[]): MarkupHit[] {
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

function skippedMarkupHits(before: Heading | undefined, heading: Heading | undefined): MarkupHit[] {
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
