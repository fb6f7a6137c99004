import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { PageIntroView } from './view.tsx';

const html = (props: Partial<Parameters<typeof PageIntroView>[0]> = {}) =>
  renderToStaticMarkup(<PageIntroView ui={ui} id="lost" level={1} headline="Not here" {...props} />);

describe('pageIntro', () => {
  it('renders only its headline if nothing else is given', () => {
    expect(html()).toBe(
      '<section id="lost" class="section intro wrap" aria-labelledby="lost-title"><h1 id="lost-title">Not here</h1></section>',
    );
  });

  it('puts the link back before the headline', () => {
    expect(html({ back: { label: 'Prices', href: '/prices' } })).toMatch(/<a href="\/prices">Prices<\/a><\/p><h1/);
  });

  it('has its picture beside the words or under them, first of all on its page', () => {
    const media = { kind: 'picture', src: '/quay.webp', width: 800, height: 600, alt: 'A quay' } as const;
    expect(html({ layout: 'picture', media })).toMatch(
      /class="section intro-picture wrap"[^>]*><div class="intro"><h1.*<\/div><figure.*fetchPriority="high"/i,
    );
    expect(html({ layout: 'cover', media, level: 2 })).toMatch(
      /class="section cover wrap intro-cover".*<h2.*<figure.*loading="lazy"/,
    );
  });
});
