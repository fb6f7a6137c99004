import type { Finding } from '../kit/issue.ts';
import { didYouMean } from '../kit/suggest.ts';
import { headingFaults } from './lint/headings.ts';
import { idsOf } from './markup/ids.ts';
import { type Marks, marksOf } from './markup/marks.ts';
import { readMarkup } from './markup/tags.ts';
import type { RenderedSections } from './render/index.ts';
import { islandsId } from './render/islands-id.ts';
import type { ResolvedSection } from './resolve/index.ts';

/**
 * What only rendering shows: views that threw, ids that stand twice on a page, ids that are named and stand nowhere, and
 * headings that are no outline.
 * Each fragment is read once; a page is no more than the sum of what its fragments say. `document` is the template that
 * stands around them.
 */
export function checkPages(pages: readonly RenderedSections[], document: string): Finding[] {
  const outside = [...idsOf(readMarkup(document)).map(({ id }) => id), islandsId];
  const lost = new Map<string, LostId>();
  const numbers = new Map<Marks, number>();
  const sound = new Set<string>();
  const findings = pages.flatMap(({ page, fragments, variants, findings }) => {
    const doubled = [fragments, ...variants].flatMap((shown) => {
      const marked = shown.map((fragment) => ({ section: fragment.section, marks: marksOf(fragment) }));
      // Thousands of pages are made of the same few kinds of sections.
      const kind = marked.map(({ marks }) => numbered(marks, numbers)).join(' ');
      if (sound.has(kind)) return [];
      const isWhole = !findMissing(page.path, marked, outside, lost);
      const doubled = doubledIds(page.path, marked, outside);
      if (isWhole && doubled.length === 0) sound.add(kind);
      return doubled;
    });
    const said = new Set<string>();
    return [...findings, ...doubled.filter(({ message }) => !said.has(message) && said.add(message))];
  });
  return [...findings, ...[...lost.values()].map(missingFinding), ...headingFaults(pages)];
}

function numbered(marks: Marks, numbers: Map<Marks, number>): number {
  const number = numbers.get(marks) ?? numbers.size;
  numbers.set(marks, number);
  return number;
}

/** A section of a page, and what its HTML says. */
interface Marked {
  readonly section: ResolvedSection;
  readonly marks: Marks;
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
