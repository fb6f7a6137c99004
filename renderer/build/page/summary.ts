import type { ExperimentSummary, PageSummary, SectionSummary } from './resolve/index.ts';

/**
 * Makes summaries of pages. Pages with the same blocks share the summaries of their sections, so that those of thousands of
 * pages fit into memory.
 */
export class Summaries {
  readonly #sections = new Map<string, readonly SectionSummary[]>();

  of(page: PageSummary): PageSummary {
    const { experiment } = page;
    const sections = this.#shared(page.sections);
    if (experiment === undefined) return pageSummary(page, sections);
    const { name, functional, until, variants } = experiment;
    const shown = variants.map((variant) => ({
      name: variant.name,
      weight: variant.weight,
      sections: this.#shared(variant.sections),
    }));
    return pageSummary(page, sections, { name, functional, until, variants: shown });
  }

  #shared(sections: readonly SectionSummary[]): readonly SectionSummary[] {
    const key = sectionsKey(sections);
    const known = this.#sections.get(key) ?? sections.map(summaryOf);
    this.#sections.set(key, known);
    return known;
  }
}

/** A summary with these fields. They are in one literal, because V8 turns objects of so many spread fields into slow maps. */
export function pageSummary(
  fields: Omit<PageSummary, 'sections' | 'experiment'>,
  sections: readonly SectionSummary[],
  experiment?: ExperimentSummary,
): PageSummary {
  const { path, file, url, locale, theme, title, description, noindex, listed, sitemap, image, shows, icon, query } =
    fields;
  return {
    path,
    file,
    url,
    locale,
    theme,
    title,
    description,
    noindex,
    listed,
    sitemap,
    image,
    shows,
    icon,
    query,
    sections,
    experiment,
  };
}

/** Returns a key of everything in the summaries of some sections. */
function sectionsKey(sections: readonly SectionSummary[]): string {
  let key = '';
  for (const { name, slot, type, styles, frames, posts, shows, pictures, videos } of sections) {
    key += `${name} ${slot} ${type} ${styles.join()}`;
    if (frames.size + posts.size > 0) key += ` ${[...frames].join()} ${[...posts].join()}`;
    if (shows !== undefined) key += ` ${shows.join()}`;
    if (pictures !== undefined) key += ` ${pictures.join()}`;
    if (videos !== undefined) key += ` ${videos.join()}`;
    key += '\n';
  }
  return key;
}

function summaryOf(section: SectionSummary): SectionSummary {
  const { name, slot, type, styles, frames, posts, shows, pictures, videos } = section;
  return { name, slot, type, styles, frames, posts, shows, pictures, videos };
}

/** Pages with the same sections, represented by one of them. */
export interface PageGroup {
  readonly page: PageSummary;
  readonly count: number;
}

/** Groups pages by their sections, because what follows from these alone need not be worked out for thousands of pages. */
export function groupsOf(pages: readonly PageSummary[]): readonly PageGroup[] {
  const known = groups.get(pages) ?? grouped(pages);
  groups.set(pages, known);
  return known;
}

/** Several stages ask for the groups of the same pages. */
const groups = new WeakMap<readonly PageSummary[], readonly PageGroup[]>();

/** `dev` keeps most pages from one analysis to the next. */
const keys = new WeakMap<readonly SectionSummary[], string>();

function grouped(pages: readonly PageSummary[]): readonly PageGroup[] {
  const others: PageGroup[] = [];
  const bySections = new Map<string, { page: PageSummary; count: number }>();
  for (const page of pages) {
    if (page.experiment !== undefined || page.query.length > 0) {
      others.push({ page, count: 1 });
      continue;
    }
    const key = keys.get(page.sections) ?? sectionsKey(page.sections);
    keys.set(page.sections, key);
    const group = bySections.get(key);
    if (group === undefined) bySections.set(key, { page, count: 1 });
    else group.count += 1;
  }
  return [...bySections.values(), ...others];
}
