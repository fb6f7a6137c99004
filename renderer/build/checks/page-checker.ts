import { append } from '../../sdk/any-length.ts';
import type { Finding } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { idsOf } from '../lib/markup/ids.ts';
import { type MarkupSummary, markupSummary } from '../lib/markup/summary.ts';
import { readMarkup } from '../lib/markup/tags.ts';
import type { RenderedSections } from '../page/render/index.ts';
import { islandsId } from '../page/render/islands-id.ts';
import type { Fragment } from '../page/render/variants.ts';
import type { ResolvedSection } from '../page/resolve/index.ts';
import { HeadingFaults } from './lint/headings.ts';

/**
 * What only rendering shows: views that threw, ids that stand twice on a page, ids that are named and stand nowhere, and
 * headings that are no outline. Pages are looked at one after the other, and nothing of those is kept that have no faults.
 * Each fragment is read once; a page is no more than the sum of what its fragments say.
 */
export class PageChecker {
  readonly #outside: readonly string[];
  readonly #findings: Finding[] = [];
  readonly #lost = new Map<string, LostId>();
  readonly #headings = new HeadingFaults();
  readonly #numbers = new Map<MarkupSummary, number>();
  readonly #sound = new Set<string>();
  readonly #faulty = new Set<string>();

  /** `document` is the template that stands around the sections. */
  constructor(document: string) {
    this.#outside = [...idsOf(readMarkup(document)).map(({ id }) => id), islandsId];
  }

  /** The files of pages with something wrong in their own sections. */
  get faulty(): ReadonlySet<string> {
    return this.#faulty;
  }

  add({ page, fragments, variants, findings }: RenderedSections): void {
    const looks = [fragments, ...variants].map((shown) => this.#look(page.path, shown));
    const said = new Set<string>();
    const doubled = looks.flatMap(({ doubled }) => doubled);
    append(this.#findings, findings);
    append(
      this.#findings,
      doubled.filter(({ message }) => !said.has(message) && said.add(message)),
    );
    if (findings.length > 0 || looks.some(({ isSound }) => !isSound)) this.#faulty.add(page.file);
  }

  findings(): Finding[] {
    return [...this.#findings, ...[...this.#lost.values()].map(missingFinding), ...this.#headings.findings()];
  }

  /** Looks at a page in one of its variants. */
  #look(path: string, shown: readonly Fragment[]): { readonly isSound: boolean; readonly doubled: readonly Finding[] } {
    const marked = shown.map((fragment) => ({ section: fragment.section, marks: markupSummary(fragment) }));
    // Thousands of pages are made of the same few kinds of sections.
    const kind = marked.map(({ marks }) => numbered(marks, this.#numbers)).join(' ');
    if (this.#sound.has(kind)) return { isSound: true, doubled: [] };
    const isWhole = !findMissing(path, marked, this.#outside, this.#lost);
    const doubled = doubledIds(path, marked, this.#outside);
    const isOutline = !this.#headings.add(path, shown);
    const isSound = isWhole && doubled.length === 0 && isOutline;
    if (isSound) this.#sound.add(kind);
    return { isSound, doubled };
  }
}

function numbered(marks: MarkupSummary, numbers: Map<MarkupSummary, number>): number {
  const number = numbers.get(marks) ?? numbers.size;
  numbers.set(marks, number);
  return number;
}

/** A section of a page, and what its HTML says. */
interface Marked {
  readonly section: ResolvedSection;
  readonly marks: MarkupSummary;
}

function doubledIds(path: string, sections: readonly Marked[], outside: readonly string[]): Finding[] {
  const owners = new Map(outside.map((id) => [id, 'the document around the sections']));
  return sections.flatMap(({ section, marks }) =>
    marks.ids.flatMap((id): Finding[] => {
      const owner = owners.get(id);
      owners.set(id, `section "${section.name}"`);
      if (owner === undefined) return [];
      return [
        {
          code: 'id-duplicate',
          message: `The id "${id}" stands twice on ${path}: in ${owner} and in section "${section.name}".`,
          path: section.node.at,
          needle: id,
          suggestion: 'Give one of the two another name or id; links can only reach the first.',
        },
      ];
    }),
  );
}

/** An id that a section names, and the pages that do not have it. */
interface LostId {
  readonly id: string;
  readonly attribute: string;
  readonly section: ResolvedSection;
  readonly pages: Set<string>;
  /** Ids of the first of the pages. */
  readonly others: readonly string[];
}

/** Notes the ids that are named and stand nowhere on a page, and says whether there are any. */
function findMissing(
  path: string,
  sections: readonly Marked[],
  outside: readonly string[],
  lost: Map<string, LostId>,
): boolean {
  let all: Set<string> | undefined;
  let isFound = false;
  for (const { section, marks } of sections) {
    for (const [id, attribute] of marks.wanted) {
      all ??= new Set([...outside, ...sections.flatMap((other) => other.marks.ids)]);
      if (all.has(id)) continue;
      isFound = true;
      const place = JSON.stringify([section.node.at, id]);
      const known = lost.get(place) ?? { id, attribute, section, pages: new Set(), others: [...all] };
      known.pages.add(path);
      lost.set(place, known);
    }
  }
  return isFound;
}

function missingFinding({ id, attribute, section, pages, others }: LostId): Finding {
  const [first = ''] = pages;
  const more = pages.size - 1;
  const also = more === 0 ? '' : more === 1 ? ', nor has one other page' : `, nor have ${more} other pages`;
  return {
    code: 'id-missing',
    message: `The section "${section.name}" names the id "${id}" in ${attribute}, but nothing on ${first} has it${also}.`,
    path: section.node.at,
    needle: id,
    suggestion: didYouMean(id, others, 'id on that page'),
  };
}
