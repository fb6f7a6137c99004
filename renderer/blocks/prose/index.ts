import { defineBlock, type FieldDiagnostic, type PageContext } from '../../sdk/block.ts';
import { byViewport, type JsonLdNode, mediaStyles } from '../../sdk/index.ts';
import { headingIds, type ProseProps, ProseView, proseFields, proseLayouts } from './view.tsx';

/** Returns the structured data of an article (schema.org BlogPosting). Without an author, the business wrote it. */
function articleNodes({ article }: Pick<ProseProps, 'article'>, page: PageContext): readonly JsonLdNode[] {
  if (article === undefined) return [];
  const { title, description, published, updated = published, author } = article;
  const publisher = { '@type': 'Organization', name: page.siteName };
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: published,
      dateModified: updated,
      author: author === undefined ? publisher : { '@type': authorType(author, page.siteName), name: author },
      publisher,
      ...(page.image !== undefined && { image: page.image }),
      mainEntityOfPage: page.url,
      url: page.url,
    },
  ];
}

/** A team with the name of the business is no person. */
function authorType(author: string, business: string): 'Organization' | 'Person' {
  return author.toLowerCase().includes(business.toLowerCase()) ? 'Organization' : 'Person';
}

/** Inside a collection, the text of the entry is the file. */
function fileDiagnostics(file: unknown, entry: boolean | undefined): FieldDiagnostic[] {
  if (entry === true) {
    const message = '"entry" belongs to the template of a collection, and this section is in none.';
    return [{ path: ['entry'], message, suggestion: 'Name a file instead: file: "privacy.md".' }];
  }
  if (file !== undefined) return [];
  const message = 'The section names no file.';
  return [
    { path: [], message, suggestion: 'Write file: "privacy.md", or entry: true in the template of a collection.' },
  ];
}

export const prose = defineBlock({
  type: 'prose',
  description: 'A long text from a Markdown file: a privacy policy, terms, an article.',
  fields: proseFields,
  layouts: proseLayouts,
  View: ProseView,
  pictures: { media: { boxes: byViewport({ 0: 1, '50rem': '46rem' }), ratio: '16/9' } },
  ui: ({ locale, media, prose }) => ({ locale, media, prose }),
  styles: ({ media }) => ['scroll-region', ...mediaStyles([media])],
  ids: headingIds,
  check: ({ file, entry }) => fileDiagnostics(file, entry),
  jsonLd: articleNodes,
  examples: {
    'A narrow column': {
      file: 'harbour-book.md',
      headline: 'The harbour’s book',
      lead: 'What we write about you, and why.',
      media: { kind: 'picture', src: 'sample-boats.jpg', alt: 'Boats on their ropes', caption: 'The jetty in May.' },
    },
    'With its contents beside it': {
      file: 'harbour-book.md',
      layout: 'contents',
      headline: 'The harbour’s book',
      aside: {
        title: 'Shorter',
        text: 'You tell us who you are and when you come back. We forget it in autumn.',
        action: { label: 'Call the harbour', href: 'tel:+32 55 55 01 00' },
      },
    },
    Terms: { file: 'harbour-book.md', layout: 'legal', headline: 'Rules of the harbour', contents: true, tone: 'tint' },
  },
});
