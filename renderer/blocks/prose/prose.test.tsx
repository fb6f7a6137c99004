import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProseNode } from '../../sdk/prose/prose.ts';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { prose } from './index.ts';
import { headingIds, ProseView } from './view.tsx';

const html = (file: readonly ProseNode[], props: Partial<Parameters<typeof ProseView>[0]> = {}) =>
  renderToStaticMarkup(<ProseView ui={ui} id="terms" level={2} file={file} {...props} />);

const headings: readonly ProseNode[] = [
  { h2: ['What ', { em: ['we'] }, ' store'], id: 'what' },
  { h3: ['Where'], id: 'where' },
  { p: ['Here.'] },
];

describe('prose', () => {
  it('is a region with its headline, and no region without one', () => {
    expect(html(headings, { headline: 'Terms' })).toMatch(/^<section id="terms" [^>]*aria-labelledby="terms-title">/);
    expect(html(headings)).toMatch(/^<div id="terms" class="section">/);
  });

  it('lists headings of the second level if it shows its contents', () => {
    const list = '<ol><li><a href="#what">What we store</a></li></ol>';
    expect(html(headings)).not.toContain('<nav');
    expect(html(headings, { contents: true })).toContain(`${list}</nav>`);
    expect(html(headings, { layout: 'contents' })).toContain(list);
    expect(html([{ p: ['Short.'] }], { contents: true })).not.toContain('<nav');
  });

  it('has an id for each heading', () => {
    expect(headingIds({ file: headings })).toEqual(['what', 'where']);
    expect(html(headings)).toContain('<h2 id="what">What <em>we</em> store</h2><h3 id="where">Where</h3>');
  });

  it('puts tables into a region that scrolls, named by the heading above', () => {
    const table: ProseNode = { head: [['A'], ['B']], rows: [[['1'], [{ br: true }]]], align: [0, 2] };
    expect(html([...headings, table])).toContain(
      '<div class="scroll-region prose-table" role="group" aria-label="Where" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col" class="prose-end">B</th></tr></thead><tbody><tr><td>1</td><td class="prose-end"><br/></td></tr></tbody></table></div>',
    );
    expect(html([table])).toContain('aria-label="Table"');
  });

  it('shows items of a list without paragraphs if they are short', () => {
    expect(html([{ ul: [[{ item: ['a'] }, { ol: [[{ p: ['b'] }]], start: 3 }]] }])).toContain(
      '<ul><li>a<ol start="3"><li><p>b</p></li></ol></li></ul>',
    );
  });

  it('shows text as text', () => {
    expect(html([{ p: ['<b>', { code: '<i>' }] }, { pre: '</code>' }])).toContain(
      '<p>&lt;b&gt;<code>&lt;i&gt;</code></p><pre><code>&lt;/code&gt;</code></pre>',
    );
  });
});

describe('the author of an article', () => {
  const article = { title: 'Flour', description: 'About flour.', published: '2027-01-31' };
  const typeOf = (author: string) =>
    prose.jsonLd?.({ article: { ...article, author } } as never, { siteName: 'Northpin' } as never)?.[0]?.author;

  it('is a person, or the business by its name', () => {
    expect(typeOf('Ida Brandt')).toEqual({ '@type': 'Person', name: 'Ida Brandt' });
    expect(html([], { headline: 'Flour', article: { ...article, author: 'Ida Brandt' } })).toContain('Ida Brandt');
    expect(typeOf('The Northpin team')).toEqual({ '@type': 'Organization', name: 'The Northpin team' });
  });
});
