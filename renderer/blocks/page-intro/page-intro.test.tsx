import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageIntroView } from './view.tsx';

const html = (props: Partial<Parameters<typeof PageIntroView>[0]> = {}) =>
  renderToStaticMarkup(<PageIntroView id="lost" level={1} headline="Not here" {...props} />);

describe('pageIntro', () => {
  it('renders only its headline if nothing else is given', () => {
    expect(html()).toBe(
      '<section id="lost" class="section intro wrap" aria-labelledby="lost-title"><h1 id="lost-title">Not here</h1></section>',
    );
  });

  it('puts the link back before the headline', () => {
    expect(html({ back: { label: 'Prices', href: '/prices' } })).toMatch(/<a href="\/prices">Prices<\/a><\/p><h1/);
  });
});
