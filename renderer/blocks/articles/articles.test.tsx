import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticlesView } from './view.tsx';

const html = renderToStaticMarkup(
  <ArticlesView
    id="notes"
    level={2}
    headline="Notes"
    items={[
      { title: 'Why we stopped digging', teaser: 'Three beds.', topic: 'Soil', date: 'October 2025' },
      { title: 'The spade', teaser: 'Ash and steel.', date: 'May 2025' },
      { title: 'Water', teaser: 'Once a week.' },
    ]}
  />,
);

describe('articles', () => {
  it('are articles with a heading and no links', () => {
    expect([...html.matchAll(/<article>.*?<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Why we stopped digging',
      'The spade',
      'Water',
    ]);
    expect(html).not.toContain('<a ');
  });

  it('show topic and date only if they are given', () => {
    expect(html).toContain('<p class="articles-about"><span class="eyebrow">Soil</span><span>October 2025</span></p>');
    expect(html).toContain('<p class="articles-about"><span>May 2025</span></p>');
    expect(html).toContain('<article><h3>Water</h3>');
  });
});
