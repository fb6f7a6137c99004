import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReasonsView } from './view.tsx';

const items = [
  { title: 'On time', text: 'Measured.', figure: '7 min' },
  { title: 'Fair', text: 'The price is the price.' },
];
const html = renderToStaticMarkup(<ReasonsView id="why" level={2} headline="Why" items={items} tone="tint" />);

describe('reasons', () => {
  it('lists every reason in order, below the headline', () => {
    expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual(['On time', 'Fair']);
    expect(html).toMatch(/^<section id="why" class="section" data-tone="tint" aria-labelledby="why-title">/);
  });

  it('shows a number only if there is one', () => {
    expect(html.match(/reasons-figure/g)).toHaveLength(1);
    expect(html).toContain('<p class="reasons-figure">7 min</p>');
    expect(html).not.toMatch(/<p[^>]*><\/p>/);
  });

  it('shows icons, but figures alone in the layout "numbers"', () => {
    const own = items.map((item) => ({ ...item, icon: 'clock' as const }));
    const shown = (layout?: 'grid' | 'numbers') =>
      renderToStaticMarkup(<ReasonsView id="why" level={2} headline="Why" items={own} layout={layout} />);
    expect(shown().match(/<svg/g)).toHaveLength(2);
    expect(shown('grid')).toMatch(/<ul class="cards reasons-grid"><li><svg/);
    expect(shown('numbers')).toMatch(/<ul class="reasons-numbers"><li><p class="reasons-figure">/);
  });
});
