import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { menu } from './index.ts';
import { MenuView } from './view.tsx';

const pounds = (amount: number) => ({ amount, currency: 'GBP', text: `£${amount}` });
const groups = [
  {
    title: 'Plates',
    note: 'Until three.',
    items: [
      { name: 'Eggs', text: 'On toast.', price: pounds(9), tags: ['V', 'GF'] },
      { name: 'Rye', price: pounds(7), soldOut: true },
      { name: 'Cheese', price: { text: 'ask us' } },
    ],
  },
  { title: 'Drinks', items: [{ name: 'Water' }] },
];
const legend = [{ tag: 'V', label: 'vegetarian' }];
const html = (more: Partial<Parameters<typeof MenuView>[0]> = {}) =>
  renderToStaticMarkup(<MenuView ui={ui} id="food" level={2} headline="Today" groups={groups} {...more} />);
const words = (markup: string) => markup.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

describe('menu', () => {
  it('shows name, marks, price and text of each entry', () => {
    expect(words(html())).toContain('Eggs V GF £9On toast.');
    expect(words(html())).toContain('Cheese ask us');
    expect(words(html({ legend }))).toContain('V vegetarian');
  });

  it('says that an entry is sold out in place of its price', () => {
    expect(words(html())).toContain('Rye Sold out');
    expect(html()).not.toContain('£7');
  });

  it('links to its parts if they are tabs', () => {
    expect(html()).not.toContain('<nav');
    const page = html({ layout: 'tabs' });
    expect(page).toContain('<nav class="menu-tabs-nav" aria-label="Sections">');
    expect(page).toMatch(/<a href="#food-2"[^>]*>Drinks<\/a>/);
    expect(page).toContain('id="food-2"');
    expect(menu.ids?.({ id: 'food', groups })).toEqual(['food-1', 'food-2']);
    expect(html({ layout: 'tabs', groups: groups.slice(1) })).not.toContain('<nav');
  });

  const around = { href: '/', url: '', home: '/', siteName: '', locale: 'en', year: 2026 };

  it('is a Menu for search engines, with offers only for prices that the page shows', () => {
    const [node] = menu.jsonLd?.({ headline: 'Today', groups }, around) ?? [];
    expect(node).toMatchObject({ '@type': 'Menu', name: 'Today' });
    const items = JSON.parse(JSON.stringify(node)).hasMenuSection[0].hasMenuItem;
    expect(items).toEqual([
      {
        '@type': 'MenuItem',
        name: 'Eggs',
        description: 'On toast.',
        offers: { '@type': 'Offer', price: 9, priceCurrency: 'GBP' },
      },
      { '@type': 'MenuItem', name: 'Rye' },
      { '@type': 'MenuItem', name: 'Cheese' },
    ]);
  });

  it('is an OfferCatalog of services or products', () => {
    const [node] = menu.jsonLd?.({ headline: 'Today', groups, offers: 'services' }, around) ?? [];
    expect(JSON.parse(JSON.stringify(node)).itemListElement[0].itemListElement.slice(0, 2)).toEqual([
      {
        '@type': 'Offer',
        price: 9,
        priceCurrency: 'GBP',
        itemOffered: { '@type': 'Service', name: 'Eggs', description: 'On toast.' },
      },
      { '@type': 'Service', name: 'Rye' },
    ]);
  });

  it('reports marks that nothing explains', () => {
    expect(menu.check?.({ headline: 'Today', groups, legend })).toEqual([
      {
        path: ['groups', 0, 'items', 0, 'tags', 1],
        message: 'The mark "GF" of "Eggs" is not in "legend", so nobody learns what it means.',
        suggestion: expect.stringContaining('V'),
      },
    ]);
  });
});
