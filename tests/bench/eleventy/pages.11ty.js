import { document, landingPage, questionsData } from './_includes/page.js';

// Eleventy's way to pages from data: pagination with one row a page.
export const data = {
  pagination: { data: 'rows', size: 1, alias: 'row' },
  permalink: ({ row }) => `/${row.slug}.html`,
};

export function render({ row, words }) {
  const { title, description, slug } = row;
  const more = `<script type="application/ld+json">${questionsData(words)}</script><script type="module" src="/assets/form.js"></script>`;
  return document({ title, description, path: `/${slug}`, more, body: landingPage(row, words) }, words);
}
