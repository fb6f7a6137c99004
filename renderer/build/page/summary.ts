import type { PageSummary, SectionSummary } from './resolve/index.ts';

/**
 * Makes summaries of pages. Pages that are made of the same blocks share their sections, and pages with the same links share these,
 * so that thousands of summaries fit into memory.
 */
export class Summaries {
  readonly #sections = new Map<string, readonly SectionSummary[]>();

  of(page: PageSummary): PageSummary {
    const { path, file, url, locale, theme, title, description, noindex, listed, sitemap, image, icon, query } = page;
    const { experiment } = page;
    const summary = {
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
      icon,
      query,
    };
    const sections = this.#shared(page.sections);
    if (experiment === undefined) return { ...summary, sections };
    const { name, functional, until, variants } = experiment;
    const shown = variants.map((variant) => ({
      name: variant.name,
      weight: variant.weight,
      sections: this.#shared(variant.sections),
    }));
    return { ...summary, sections, experiment: { name, functional, until, variants: shown } };
  }

  #shared(sections: readonly SectionSummary[]): readonly SectionSummary[] {
    let key = '';
    for (const { name, slot, type, styles, frames, posts } of sections) {
      key += `${name} ${slot} ${type} ${styles.join()}`;
      if (frames.size + posts.size > 0) key += ` ${[...frames].join()} ${[...posts].join()}`;
      key += '\n';
    }
    const known = this.#sections.get(key) ?? sections.map(summaryOf);
    this.#sections.set(key, known);
    return known;
  }
}

function summaryOf({ name, slot, type, styles, frames, posts }: SectionSummary): SectionSummary {
  return { name, slot, type, styles, frames, posts };
}
