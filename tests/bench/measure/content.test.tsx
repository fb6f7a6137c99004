import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { questionsData } from '../job/questions-data.ts';
import { type Row, rows } from '../job/rows.ts';
import { words } from '../job/words.ts';
import { PlainForm } from '../react/plain-form.tsx';
import { Page } from '../react/sections.tsx';
import { missing } from './content.ts';

const [row] = rows(1) as [Row];
const head = [
  `<title>${row.title}</title>`,
  `<meta name="description" content="${row.description}">`,
  `<link rel="canonical" href="${words.origin}/${row.slug}">`,
  `<script type="application/ld+json">${questionsData(words)}</script>`,
].join('');
const body = renderToStaticMarkup(<Page row={row} words={words} form={<PlainForm words={words.form} />} />);
const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

describe('missing', () => {
  it('finds nothing wrong with the page of the peers', () => {
    expect(missing(html, row)).toEqual([]);
  });

  it.each([
    ['the hero', row.hero.headline, `"${row.hero.headline}"`],
    ['a review', row.reviews[1]?.text ?? '', `"${row.reviews[1]?.text}"`],
    ['a row of the table', 'Beds and linen', '"Beds and linen"'],
    ['a line of the table', '</tr><tr><th scope="row">Windows</th>', 'the rows of its table'],
    ['a question', '<details name="questions">', 'its questions'],
    ['the structured data', 'FAQPage', 'its questions as structured data'],
    ['a field', 'name="phone"', 'the field "phone"'],
    ['the description', 'name="description"', 'its description'],
    ['the address', 'rel="canonical"', 'its address'],
    ['the title', `<title>${row.title}`, 'its title'],
  ])('misses %s', (_, part, complaint) => {
    expect(html).toContain(part);
    expect(missing(html.replace(part, ''), row)).toContain(complaint);
  });

  it('wants one form', () => {
    expect(missing(html.replace(/<form[\s\S]*<\/form>/, ''), row)).toContain('its form');
  });
});
