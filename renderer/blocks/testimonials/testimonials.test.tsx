import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { testimonials } from './index.ts';
import { TestimonialsView } from './view.tsx';

const items = [
  { name: 'Ines Okafor', business: 'Moved a bookshop', rating: 5, text: 'Every book in order.', initials: 'IO' },
  { name: 'Ruth', rating: 3.5, text: 'The price was the price.', initials: 'R', sample: true },
];
const html = renderToStaticMarkup(<TestimonialsView ui={ui} id="said" level={2} headline="Said" items={items} />);

describe('testimonials', () => {
  it('shows every review as a quotation with its author', () => {
    expect(html.match(/<li><figure/g)).toHaveLength(2);
    expect([...html.matchAll(/<blockquote><p>(.*?)<\/p>/g)].map(([, text]) => text)).toEqual(
      items.map((item) => item.text),
    );
    expect([...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name)).toEqual(['Ines Okafor', 'Ruth']);
  });

  it('gives the stars a text for screen readers', () => {
    expect(html).toContain('5 out of 5 stars');
    expect(html).toContain('3.5 out of 5 stars');
  });

  it('shows no stars where none are given', () => {
    const [{ rating: _, ...plain }] = items as [(typeof items)[0]];
    expect(testimonials.fields.items?.safeParse([plain]).success).toBe(true);
    const page = renderToStaticMarkup(
      <TestimonialsView ui={ui} id="said" level={2} headline="Said" items={[plain]} layout="margin" />,
    );
    expect(page).toContain('<ul class="testimonials-margin"><li><figure');
    expect(page).not.toContain('stars');
  });

  it('marks samples, and has no structured data about reviews', () => {
    expect(html.match(/sample/g)).toHaveLength(1);
    expect(testimonials.jsonLd).toBeUndefined();
  });

  it('shows what came of a review in the layout "result" alone', () => {
    const results = [{ ...items[0], result: { figure: '9,000', label: 'books moved' } }, items[1]] as typeof items;
    const shown = (layout?: 'result') =>
      renderToStaticMarkup(
        <TestimonialsView ui={ui} id="said" level={2} headline="Said" items={results} layout={layout} />,
      );
    expect(shown('result').match(/<\/figure><p>.*?<\/p>/g)).toEqual(['</figure><p><b>9,000</b> books moved</p>']);
    expect(shown()).not.toContain('9,000');
  });

  it('shows a picture above one large quote, and in no other layout', () => {
    const quay = { src: '/quay.jpg', width: 1600, height: 400, alt: '' };
    const shown = (layout?: 'frieze' | 'single') =>
      renderToStaticMarkup(
        <TestimonialsView
          ui={ui}
          id="said"
          level={2}
          headline="Said"
          picture={quay}
          items={items.slice(0, 1)}
          layout={layout}
        />,
      );
    expect(shown('frieze')).toMatch(
      /<div class="wrap"><div class="testimonials-frieze-picture"><img class="photo" src="\/quay.jpg"/,
    );
    expect(shown('single')).not.toContain('<img');
    expect(shown()).not.toContain('<img');
  });

  it('has no cards in bubbles, which are those of a conversation', () => {
    const bubbles = renderToStaticMarkup(
      <TestimonialsView ui={ui} id="said" level={2} headline="Said" items={items} layout="bubbles" />,
    );
    expect(bubbles).toContain('<ul class="testimonials-bubbles"><li><figure');
    expect(bubbles).not.toContain('card');
  });

  it('accepts 1 to 5 stars', () => {
    const rated = (rating: number) => testimonials.fields.items?.safeParse([{ ...items[0], rating }]).success;
    expect([0, 1, 5, 6].map(rated)).toEqual([false, true, true, false]);
  });

  it('includes the styles of its cards', () => {
    const sheets = (layout?: 'wall') =>
      typeof testimonials.styles === 'function' ? testimonials.styles({ layout }) : testimonials.styles;
    expect(sheets()).toEqual(['media']);
    expect(sheets('wall')).toEqual(['media', 'cards']);
  });

  it('is reachable by keyboard where it scrolls', () => {
    const strip = renderToStaticMarkup(
      <TestimonialsView ui={ui} id="said" level={2} headline="Said" items={items} layout="strip" />,
    );
    expect(strip).toContain(
      '<div class="scroll-region testimonials-strip" role="group" aria-label="Said" tabindex="0"><ul><li class="card">',
    );
  });

  it('shows logos in the layouts that have a place for them', () => {
    const logo = { src: '/kestrel.svg', width: 160, height: 40, alt: '' };
    const shown = (layout?: 'logos' | 'result', oneColour?: boolean) =>
      renderToStaticMarkup(
        <TestimonialsView
          ui={ui}
          id="said"
          level={2}
          headline="Said"
          items={items.map((item) => ({ ...item, logo }))}
          layout={layout}
          oneColour={oneColour}
        />,
      );
    const found = (html: string) =>
      /<li(?: class="card")?><div class="([^"]*)"><img[^>]*src="\/kestrel\.svg"/.exec(html)?.[1];
    expect(found(shown('logos'))).toBe('testimonials-logo');
    expect(found(shown('logos', true))).toBe('testimonials-logo logos-one');
    expect(found(shown('result'))).toBe('logos');
    expect(found(shown('result', true))).toBe('logos logos-one');
    expect(shown()).toBe(html);
  });

  it('carries the sheet of logos only where logos need it', () => {
    const sheets = (props: object) =>
      typeof testimonials.styles === 'function' ? testimonials.styles({ items, ...props } as never) : [];
    const withLogos = items.map((item) => ({ ...item, logo: { src: '/kestrel.svg' } }));
    expect(sheets({ layout: 'result' })).toEqual(['media']);
    expect(sheets({ layout: 'result', items: withLogos })).toEqual(['media', 'logos']);
    expect(sheets({ layout: 'wall', items: withLogos })).toEqual(['media', 'cards']);
  });
});
