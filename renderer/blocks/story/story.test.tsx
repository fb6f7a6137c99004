import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { StoryView, storyFields } from './view.tsx';

const html = (props: Partial<Parameters<typeof StoryView>[0]> = {}) =>
  renderToStaticMarkup(
    <StoryView
      ui={ui}
      id="ferry"
      level={2}
      headline="A ferry"
      paragraphs={['The bridge was late.', 'So a boat.']}
      {...props}
    />,
  );

describe('story', () => {
  it('is a heading and its paragraphs, without an aside', () => {
    expect(html()).toMatch(
      /<h2 id="ferry-title">A ferry<\/h2><div[^>]*><p>The bridge was late\.<\/p><p>So a boat\.<\/p><\/div><\/div><\/section>$/,
    );
  });

  it('shows a quote with its author', () => {
    const quote = { kind: 'quote' as const, text: 'A boat can wait.' };
    expect(html({ aside: { ...quote, by: 'Mina Holt' } })).toMatch(
      /<figure[^>]*><blockquote><p>A boat can wait\.<\/p><\/blockquote><figcaption>Mina Holt<\/figcaption><\/figure>/,
    );
    expect(html({ aside: quote })).not.toContain('figcaption');
  });

  it('shows a number with what it counts', () => {
    expect(html({ aside: { kind: 'figure', figure: '4,000', label: 'loaves a day' } })).toContain(
      '<b>4,000</b> loaves a day</p>',
    );
  });

  it('draws its picture with unique ids', () => {
    const { media } = z.strictObject(storyFields).parse({
      headline: 'a',
      paragraphs: ['b'],
      media: {
        kind: 'chart',
        title: 'Passengers',
        label: 'Passengers',
        points: [
          { label: '1987', value: 20 },
          { label: '1990', value: 90 },
          { label: '1994', value: 300 },
        ],
      },
    });
    expect(html({ media })).toContain('<title id="ferry-proof-name">Passengers</title>');
  });
});
