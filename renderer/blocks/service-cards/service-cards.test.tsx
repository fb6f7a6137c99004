import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DrawnIcon } from '../../sdk/ui/icon.tsx';
import { blockSchema } from '../../site/registry.ts';
import { checkServiceCards, serviceCards } from './index.ts';
import { ServiceCardsView } from './view.tsx';

const cards = [
  { title: 'Repair', description: 'While you wait.', icon: 'tools' as const, link: '/repair' },
  { title: 'Storage', description: 'All winter.', icon: 'shield' as const, link: 'https://example.com/storage' },
];
const html = renderToStaticMarkup(<ServiceCardsView id="services" level={2} headline="Services" cards={cards} />);

describe('serviceCards', () => {
  it('has one link per row, named by the service', () => {
    expect([...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)).toEqual(['Repair', 'Storage']);
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  it('links where the config says, and gives other sites no opener', () => {
    expect(html).toContain('<a href="/repair">');
    expect(html).toContain('<a href="https://example.com/storage" rel="noopener">');
  });

  it('hides its icons from screen readers', () => {
    expect(html.match(/<svg/g)).toHaveLength(4);
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(4);
  });

  it('shows a service without a link as text without an arrow', () => {
    const unlinked = cards.map((card) => ({ ...card, link: undefined })).slice(0, 1);
    const page = renderToStaticMarkup(<ServiceCardsView id="a" level={2} headline="b" cards={unlinked} />);
    expect(page).toContain('<h3>Repair</h3>');
    expect(page).not.toContain('<a');
    expect(page.match(/<svg/g)).toHaveLength(1);
  });

  it('shows pictures beside the words in rows without cards', () => {
    const picture = { src: '/loft.webp', width: 900, height: 600, alt: '', sources: [] };
    const pictured = cards.map((card) => ({ ...card, picture }));
    const page = renderToStaticMarkup(
      <ServiceCardsView id="a" level={2} headline="b" cards={pictured} layout="beside" />,
    );
    expect(page).toContain('<ul class="service-cards-beside"><li><img');
    expect(page.match(/<img/g)).toHaveLength(2);
    expect(page).not.toContain('class="card"');
    expect(html).not.toContain('<img');
  });

  it('says in words where the arrow leads', () => {
    const [first, ...others] = cards;
    const worded = [{ ...first, more: 'See prices' }, ...others] as typeof cards;
    const page = renderToStaticMarkup(<ServiceCardsView id="a" level={2} headline="b" cards={worded} layout="grid" />);
    expect(page).toMatch(/<span class="service-more">See prices<svg[^>]*>.*?<\/svg><\/span><\/li>/);
    expect(page.match(/service-more/g)).toHaveLength(1);
    expect(page.match(/<a /g)).toHaveLength(2);
  });

  it('puts the titles one level below the headline', () => {
    expect(html.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h3']);
    expect(
      renderToStaticMarkup(<ServiceCardsView id="a" level={1} headline="b" cards={cards} />).match(/<h\d/g),
    ).toEqual(['<h1', '<h2', '<h2']);
  });

  it('takes icons by any name, and draws those of the site', () => {
    const [card] = cards;
    const icons = (icon: unknown) => serviceCards.fields.cards?.safeParse([card, { ...card, icon }]).success;
    expect([icons('own:rocket'), icons(''), icons(7)]).toEqual([true, false, false]);
    const drawn: DrawnIcon = { viewBox: '0 0 8 8', shapes: [['path', { d: 'M1 2h3' }]] };
    const own = cards.map((one) => ({ ...one, icon: drawn }));
    expect(renderToStaticMarkup(<ServiceCardsView id="a" level={1} headline="b" cards={own} />)).toContain(
      '<svg class="icon" viewBox="0 0 8 8" aria-hidden="true"><path d="M1 2h3"></path></svg>',
    );
  });

  it('is a card for each service in the layout "grid"', () => {
    const grid = renderToStaticMarkup(<ServiceCardsView id="s" level={2} headline="S" cards={cards} layout="grid" />);
    expect(grid).toContain('<ul class="cards service-cards-grid"><li class="card">');
    expect(grid.match(/<li class="card">/g)).toHaveLength(cards.length);
  });

  it('has the words on the picture in the layout "tiles", and an icon where there is none', () => {
    const picture = { src: '/loft.webp', width: 600, height: 450, alt: '' };
    const tiles = renderToStaticMarkup(
      <ServiceCardsView
        id="s"
        level={2}
        headline="S"
        cards={cards.map((card, index) => (index === 0 ? { ...card, picture } : card))}
        layout="tiles"
      />,
    );
    expect(tiles).toMatch(
      /<ul class="cards service-cards-tiles"><li data-tone="ink"><img[^>]*><div><h3><a href="\/repair">/,
    );
    expect(tiles).toMatch(/<li data-tone="ink"><svg class="icon".*<div><h3>/);
  });
});

describe('the icon of a card', () => {
  const picture = { src: 'loft.jpg' };
  const faults = (layout: 'rows' | 'grid' | 'beside' | 'pictures' | 'tiles' | undefined, card: object) =>
    checkServiceCards({
      headline: 'Rooms',
      layout,
      cards: [{ title: 'The loft', description: 'Both windows.', ...card }],
    });

  it.each(['beside', 'pictures', 'tiles'] as const)('is needed in %s only by a card without a picture', (layout) => {
    expect(faults(layout, { picture })).toEqual([]);
    expect(faults(layout, { icon: 'pin' })).toEqual([]);
    expect(faults(layout, {})).toMatchObject([
      {
        path: ['cards', 0],
        message: `The layout "${layout}" shows a picture or an icon of each card, and "The loft" has neither.`,
      },
    ]);
  });

  it.each([undefined, 'rows', 'grid'] as const)('is needed in %s, which shows no pictures', (layout) => {
    expect(faults(layout, { icon: 'pin' })).toEqual([]);
    expect(faults(layout, { picture })).toMatchObject([
      { message: `The layout "${layout ?? 'rows'}" shows the icon of each card, and "The loft" has none.` },
    ]);
  });

  it('may be missing for the types and the schema', () => {
    const card = { title: 'The loft', description: 'Both windows.', picture: { src: 'loft.jpg', alt: '' } };
    const parsed = blockSchema(serviceCards).safeParse({ layout: 'pictures', headline: 'Rooms', cards: [card] });
    expect(parsed.error).toBeUndefined();
  });
});
