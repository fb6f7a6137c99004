import type { Diagnostic } from '../../sdk/issue.ts';
import { islandsId } from '../lib/island-names.ts';
import { idsOf } from '../lib/markup/ids.ts';
import { type MarkupSummary, markupSummary } from '../lib/markup/summary.ts';
import { readMarkup } from '../lib/markup/tags.ts';
import type { RenderedSections } from '../page/render/index.ts';
import type { Fragment } from '../page/render/variants.ts';
import { addHits, type Findings, runRules } from './check-page.ts';
import type { PageRecord } from './page-record.ts';
import { pageRules } from './page-rules.ts';

/** The checks of a page's HTML: diagnostics of the page alone, and its part in those of several pages. */
export type RenderedCheck = Pick<PageRecord, 'diagnostics' | 'hits'>;

const htmlRules = pageRules.filter((rule) => rule.on === 'html');

/** Runs rules on the HTML of pages. Each fragment is read once; thousands of pages consist of the same few fragments. */
export class MarkupChecks {
  readonly #outside: readonly string[];
  readonly #numbers = new Map<MarkupSummary, number>();
  readonly #sound = new Set<string>();

  /** `document` is the template around the sections. */
  constructor(document: string) {
    this.#outside = [...idsOf(readMarkup(document)).map(({ id }) => id), islandsId];
  }

  check({ fragments, variants, diagnostics }: RenderedSections): RenderedCheck {
    const hits: Findings['hits'] = {};
    for (const shown of [fragments, ...variants]) addHits(hits, this.#hitsOn(shown));
    return { diagnostics, hits };
  }

  /** Checks a page, or a variant of it. */
  #hitsOn(shown: readonly Fragment[]): PageRecord['hits'] {
    const sections = shown.map((fragment) => ({ section: fragment.section, marks: markupSummary(fragment) }));
    const composition = sections.map(({ marks }) => this.#numberOf(marks)).join(' ');
    if (this.#sound.has(composition)) return {};
    const { hits } = runRules(htmlRules, { sections, outside: this.#outside });
    if (Object.keys(hits).length === 0) this.#sound.add(composition);
    return hits;
  }

  #numberOf(marks: MarkupSummary): number {
    const number = this.#numbers.get(marks) ?? this.#numbers.size;
    this.#numbers.set(marks, number);
    return number;
  }
}

/** Diagnostics across pages about their HTML. */
export function markupDiagnostics(records: readonly PageRecord[]): Diagnostic[] {
  return htmlRules.flatMap((rule) => rule.report(records));
}
