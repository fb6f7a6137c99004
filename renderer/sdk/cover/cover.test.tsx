import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cover } from './cover.tsx';

const picture = { src: '/fells.webp', width: 800, height: 450, alt: 'Hills', ground: '#cba', focus: '32' };
const html = (props: Partial<Parameters<typeof Cover>[0]> = {}) =>
  renderToStaticMarkup(
    <Cover id="start" picture={picture} first={false} {...props}>
      <h2 id="start-title">Out early</h2>
    </Cover>,
  );

describe('a cover', () => {
  it('has its words in dark colours before the picture, and what is beside them in those of the page', () => {
    expect(html({ beside: <form /> })).toMatch(
      /^<section id="start" class="section cover wrap" data-tone="cover"[^>]*><div class="cover-words" data-tone="ink"><h2[^>]*>Out early<\/h2><\/div><form><\/form><figure/,
    );
  });

  it('crops its picture around the focus, which comes first only in the first section of a page', () => {
    expect(html()).toContain('data-focus="32" loading="lazy"');
    expect(html({ first: true })).toMatch(/data-focus="32" fetchPriority="high"/i);
    expect(html({ first: true })).not.toContain('lazy');
  });

  it('names who made the picture', () => {
    expect(html()).not.toContain('figcaption');
    expect(html({ picture: { ...picture, caption: 'In May.', credit: 'J. Marsh' } })).toContain(
      '</span><figcaption>In May. <small>J. Marsh</small></figcaption></figure>',
    );
  });
});
