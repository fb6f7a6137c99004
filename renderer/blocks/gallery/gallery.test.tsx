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
};
const drawing = { src: '/b.svg', width: 300, height: 200, alt: '' };
const enlarged = [
  { picture: { ...photo, enlarged: { src: '/a-2000.webp', dark: '/a-dark-2000.webp' } } },
  { picture: { ...drawing, enlarged: { src: '/b.svg' } } },
];
const items = [{ picture: photo }, { picture: drawing }];
const html = (more: Partial<Parameters<typeof GalleryView>[0]> = {}) =>
  renderToStaticMarkup(<GalleryView ui={ui} id="g" level={2} headline="Oven" items={items} {...more} />);

describe('gallery', () => {
  it('shows captions and credits', () => {
    expect(html()).toContain('<figcaption>The oven <small>Mara Lind</small></figcaption>');
    expect(html().match(/<figcaption/g)).toHaveLength(1);
    expect(html()).not.toContain('<a ');
  });

  it.each(['grid', 'mosaic', 'strip', 'columns'] as const)(
    'links each picture to all of it, with a name, as %s',
    (layout) => {
      const page = html({ enlarge: true, items: enlarged, layout });
      expect(page).toContain('<a href="/a-2000.webp" data-dark="/a-dark-2000.webp" target="_self"><img');
      expect(page).toContain('<a href="/b.svg" target="_self" aria-label="Enlarge"><img');
      expect(page).toMatch(/data-island="gallery"[\s\S]*<dialog class="enlarged" data-tone="ink" aria-label="Oven">/);
    },
  );

  it('has no buttons to others beside its only picture', () => {
    const page = html({ enlarge: true, items: enlarged.slice(1) });
    expect(page).toContain('aria-label="Close"');
    expect(page).not.toContain('aria-label="Next"');
  });

  it('can be pushed sideways by keyboard as a strip', () => {
    expect(html({ layout: 'strip' })).toMatch(
      /role="group" aria-label="Oven" tabindex="0"><ul class="gallery gallery-strip"/,
    );
    expect(html()).toContain('<ul class="gallery cards">');
  });
});
