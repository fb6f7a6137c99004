import { isProse, plainText } from '../../../sdk/prose/prose.ts';
import { seenWords } from '../../../sdk/words/read-words.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import { type FindingOnPages, reportOnPages } from '../grouping.ts';
import type { HtmlRule, HtmlView, OwnRule } from '../rule.ts';

/**
 * Finds pages, or variants of pages, without one main heading: screen readers navigate by headings, and search engines learn from
 * them what a page is about.
 */
export const mainHeading: HtmlRule<FindingOnPages> = {
  id: 'heading-main',
  on: 'html',
  check({ sections }) {
    const main = sections.flatMap(({ section, marks }) =>
      marks.levels.flatMap((level) => (level === 1 ? section : [])),
    );
    const [first, second] = main;
    const opening = sections.find(({ section }) => section.slot === 'main')?.section;
    if (first === undefined && opening !== undefined) {
      return [
        {
          path: opening.node.at,
          message: ['There is no main heading (h1) on ', `: the first section, "${opening.name}", has none.`],
          suggestion: 'Give that section a headline, or put a section with a headline before it.',
        },
      ];
    }
    if (first === undefined || second === undefined) return [];
    return [
      {
        path: second.node.at,
        message: [
          'There are two main headings (h1) on ',
          `: in section "${first.name}" and in section "${second.name}".`,
        ],
        suggestion: 'Use the "level" that the view of the block gets: 1 only for the first section of a page.',
      },
    ];
  },
  report: (records) => reportOnPages(records, mainHeading),
};

/** Finds the first heading of a page that skips a level. */
export const skippedHeading: HtmlRule<FindingOnPages> = {
  id: 'heading-skipped',
  on: 'html',
  check(view) {
    const skipped = firstSkipped(view);
    if (skipped === undefined) return [];
    const { before, level, section } = skipped;
    return [
      {
        path: section.node.at,
        message: [`A heading of level ${level} follows one of level ${before} in section "${section.name}" of `, '.'],
        suggestion: `Use level ${before + 1}, and change its size by style.`,
      },
    ];
  },
  report: (records) => reportOnPages(records, skippedHeading),
};

interface SkippedLevel {
  readonly before: number;
  readonly level: number;
  readonly section: ResolvedSection;
}

function firstSkipped({ sections }: HtmlView): SkippedLevel | undefined {
  let before = Infinity;
  for (const { section, marks } of sections) {
    for (const level of marks.levels) {
      if (level > before + 1) return { before, level, section };
      before = level;
    }
  }
  return undefined;
}

/** Finds a prose file whose first heading repeats the headline that its section shows above it. */
export const doubledHeading: OwnRule<'section'> = {
  id: 'heading-doubled',
  on: 'section',
  check({ section: { fields } }) {
    const { file, headline } = fields;
    if (!isProse(file) || typeof headline !== 'string') return [];
    const [first] = file.nodes;
    if (first === undefined || !('h2' in first)) return [];
    const words = plainText(first.h2);
    if (alike(words) !== alike(seenWords(headline, 'headline'))) return [];
    return [
      {
        code: 'heading-doubled',
        message: `The text begins with the heading "${words}", which is the headline above it.`,
        path: ['file'],
        place: file.placeOf([0]),
        suggestion: 'Delete the heading from the file.',
      },
    ];
  },
};

function alike(words: string): string {
  return words.trim().toLowerCase();
}
