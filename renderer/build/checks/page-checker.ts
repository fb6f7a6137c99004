import type { Diagnostic, Place } from '../../sdk/issue.ts';
import { isProse } from '../../sdk/prose/prose.ts';
import { idsOf } from '../lib/markup/ids.ts';
import { type MarkupSummary, markupSummary } from '../lib/markup/summary.ts';
import { readMarkup } from '../lib/markup/tags.ts';
import type { RenderedSections } from '../page/render/index.ts';
import { islandsId } from '../page/render/islands-id.ts';
import type { Fragment } from '../page/render/variants.ts';
import type { ResolvedSection } from '../page/resolve/index.ts';
import { headingHits } from './lint/headings.ts';
import { tickedHits } from './lint/ticked-boxes.ts';
import type { MarkupHit, MissingId, PageHits } from './page-hits.ts';

/** The checks of a page's HTML: diagnostics of the page alone, and its part in those of several pages. */
export interface RenderedCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly hits: Pick<PageHits, 'missingIds' | 'markup'>;
}

/**
 * Checks the HTML of pages: views that threw, duplicate ids, references to missing ids, headings that form no outline, and boxes
 * that are ticked in advance. Each fragment is read once; thousands of pages consist of the same few fragments.
 */
export class PageChecker {
  readonly #outside: readonly string[];
  readonly #numbers = new Map<MarkupSummary, number>();
  readonly #sound = new Set<string>();

  /** `document` is the template around the sections. */
  constructor(document: string) {
    this.#outside = [...idsOf(readMarkup(document)).map(({ id }) => id), islandsId];
  }

  check({ fragments, variants, diagnostics }: RenderedSections): RenderedCheck {
    const checks = [fragments, ...variants].map((shown) => this.#checkShown(shown));
    const missingIds = checks.flatMap((check) => check?.missing ?? []);
    const markup = checks.flatMap((check) => check?.markup ?? []);
    return {
      diagnostics,
      hits: { ...(missingIds.length > 0 && { missingIds }), ...(markup.length > 0 && { markup }) },
    };
  }

  /** Checks a page, or a variant of it. Returns undefined if it is valid. */
  #checkShown(shown: readonly Fragment[]): ShownCheck | undefined {
    const marked = shown.map((fragment) => ({ section: fragment.section, marks: markupSummary(fragment) }));
    const composition = marked.map(({ marks }) => numbered(marks, this.#numbers)).join(' ');
    if (this.#sound.has(composition)) return undefined;
    const missing = missingOn(marked, this.#outside);
    const markup = [...duplicateIds(marked, this.#outside), ...headingHits(shown), ...tickedHits(shown)];
    if (missing.length + markup.length === 0) this.#sound.add(composition);
    return { missing, markup };
  }
}

interface ShownCheck {
  readonly missing: readonly MissingId[];
  readonly markup: readonly MarkupHit[];
}

function numbered(marks: MarkupSummary, numbers: Map<MarkupSummary, number>): number {
  const number = numbers.get(marks) ?? numbers.size;
  numbers.set(marks, number);
  return number;
}

/** A section of a page, and the summary of its HTML. */
interface Marked {
  readonly section: ResolvedSection;
  readonly marks: MarkupSummary;
}

function duplicateIds(sections: readonly Marked[], outside: readonly string[]): MarkupHit[] {
  const owners = new Map(outside.map((id) => [id, 'the document around the sections']));
  return sections.flatMap(({ section, marks }) =>
    marks.ids.flatMap((id): MarkupHit[] => {
      const owner = owners.get(id);
      owners.set(id, `section "${section.name}"`);
      if (owner === undefined) return [];
      return [
        {
          code: 'id-duplicate',
          at: section.node.at,
          message: [`The id "${id}" is used twice on `, `: in ${owner} and in section "${section.name}".`],
          needle: id,
          place: placeOfHeading(section.node, id),
          suggestion: 'Give one of the two another name or id; links can only reach the first.',
        },
      ];
    }),
  );
}

/** The place of a heading with an id in the prose file of a section. */
function placeOfHeading({ fields }: ResolvedSection['node'], id: string): Place | undefined {
  const file = Object.values(fields).find(isProse);
  const index = file?.nodes.findIndex((node) => 'id' in node && node.id === id) ?? -1;
  return index === -1 ? undefined : file?.placeOf([index]);
}

/** Finds references to ids that no element of the page has. */
function missingOn(sections: readonly Marked[], outside: readonly string[]): MissingId[] {
  const missing: MissingId[] = [];
  let all: Set<string> | undefined;
  for (const { section, marks } of sections) {
    for (const [id, attribute] of marks.wanted) {
      all ??= new Set([...outside, ...sections.flatMap((other) => other.marks.ids)]);
      if (all.has(id)) continue;
      missing.push({ id, attribute, section: section.name, at: section.node.at, others: [...all] });
    }
  }
  return missing;
}
