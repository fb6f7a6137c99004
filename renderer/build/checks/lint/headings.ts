import type { Finding } from '../../../sdk/issue.ts';
import { markupSummary } from '../../lib/markup/summary.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import { inWords } from './by-route.ts';

/** A section of a page with its HTML. */
interface Shown {
  readonly section: ResolvedSection;
  readonly html: string;
}

/** What is wrong with the headings of one page, at the section that it is mended at. */
interface Fault {
  readonly code: 'heading-main' | 'heading-skipped';
  readonly section: ResolvedSection;
  /** The sentence around the page, which may be several. */
  readonly say: (pages: string) => string;
  readonly suggestion: string;
}

/**
 * Headings that are no outline: people who hear a page go from heading to heading, and search engines read what it is
 * about from them. Each page has one main heading, and none below it skips a level. One finding for each place, however
 * many pages it shows on.
 */
export class HeadingFaults {
  readonly #places = new Map<string, { readonly fault: Fault; readonly paths: string[] }>();

  /** Looks at a page in one of its variants, and says whether there is something wrong. */
  add(path: string, shown: readonly Shown[]): boolean {
    const faults = faultsOf(shown);
    for (const fault of faults) {
      const { at } = fault.section.node;
      const place = at.map((key, depth) => (depth === 3 && at[2] === 'pages' ? '*' : key));
      const key = JSON.stringify([fault.code, fault.say(''), place]);
      const known = this.#places.get(key) ?? { fault, paths: [] };
      this.#places.set(key, known);
      if (known.paths.at(-1) !== path) known.paths.push(path);
    }
    return faults.length > 0;
  }

  findings(): Finding[] {
    return [...this.#places.values()].map(({ fault: { code, section, say, suggestion }, paths }) => ({
      code,
      message: say(inWords(paths)),
      path: section.node.at,
      suggestion,
    }));
  }
}

function faultsOf(shown: readonly Shown[]): Fault[] {
  if (isOutline(shown)) return [];
  const headings = shown.flatMap((one) => markupSummary(one).levels.map((level) => ({ level, section: one.section })));
  const main = headings.filter(({ level }) => level === 1);
  const skipped = headings.findIndex(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return [...mainFaults(main, shown), ...skipFault(headings[skipped - 1], headings[skipped])];
}

/** Whether there is nothing to find fault with: so it is with nearly every page. */
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

function mainFaults([first, second]: readonly Heading[], shown: readonly Shown[]): Fault[] {
  const opening = shown.find(({ section }) => section.slot === 'main')?.section;
  if (first === undefined && opening !== undefined) {
    return [
      {
        code: 'heading-main',
        section: opening,
        say: (pages) => `No main heading (h1) stands on ${pages}: the first section, "${opening.name}", shows none.`,
        suggestion: 'Give that section a headline, or put one that has a headline in front of it.',
      },
    ];
  }
  if (first === undefined || second === undefined) return [];
  return [
    {
      code: 'heading-main',
      section: second.section,
      say: (pages) =>
        `Two main headings (h1) stand on ${pages}: in section "${first.section.name}" and in section "${second.section.name}".`,
      suggestion: 'Let the block use the "level" that its view is given: 1 for the first section of a page only.',
    },
  ];
}

function skipFault(before: Heading | undefined, heading: Heading | undefined): Fault[] {
  if (before === undefined || heading === undefined) return [];
  return [
    {
      code: 'heading-skipped',
      section: heading.section,
      say: (pages) =>
        `A heading of level ${heading.level} follows one of level ${before.level} in section "${heading.section.name}" of ${pages}.`,
      suggestion: `Make it one of level ${before.level + 1}: what looks smaller is a matter of style.`,
    },
  ];
}
