import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { GalleryView } from './view.tsx';

const photo = {
  src: '/a-800.webp',
  width: 800,
  height: 600,
  alt: 'An oven',
  caption: 'The oven',
  credit: 'Mara Lind',
  sources: [
    { type: 'image/avif', srcset: '/a-dark-1600.avif 1600w', media: '(prefers-color-scheme: dark)' },
    { type: 'image/avif', srcset: '/a-480.avif 480w, /a-1200.avif 1200w' },
  ],
};
const drawing = { src: '/b.svg', width: 300, height: 200, alt: '' };
const items = [{ picture: photo }, { picture: drawing }];
const html = (more: Partial<Parameters<typeof GalleryView>[0]> = {}) =>
  renderToStaticMarkup(<GalleryView ui={ui} id="g" level={2} headline="Oven" items={items} {...more} />);

describe('gallery', () => {
  it('shows captions and credits', () => {
    expect(html()).toContain('<figcaption>The oven <small>Mara Lind</small></figcaption>');
    expect(html().match(/<figcaption/g)).toHaveLength(1);
    expect(html()).not.toContain('<a ');
  });

  it('links each picture to its widest file, with a name', () => {
    expect(html({ enlarge: true })).toContain('<a href="/a-1200.avif"><picture>');
    expect(html({ enlarge: true })).toContain('<a href="/b.svg" aria-label="Enlarge"><img');
  });

  it('can be pushed sideways by keyboard as a strip', () => {
    expect(html({ layout: 'strip' })).toMatch(
      /role="group" aria-label="Oven" tabindex="0"><ul class="gallery gallery-strip"/,
    );
    expect(html()).toContain('<ul class="gallery cards">');
  });
});
