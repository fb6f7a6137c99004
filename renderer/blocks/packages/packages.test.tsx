import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { packages } from './index.ts';
import { PackagesView } from './view.tsx';

const plan = {
  period: 'a month',
  description: 'For small gardens.',
  features: ['One visit', 'Lawn'],
  action: { label: 'Choose', href: '#order' },
};
const items = [
  { ...plan, name: 'Trim', price: { amount: 95, currency: 'EUR', text: '€95' } },
  {
    ...plan,
    name: 'Bloom',
    price: { amount: 1225.5, currency: 'EUR', text: '€1,225.50' },
    popular: true,
    badge: 'Most chosen',
  },
];
const page = {
  href: '/prices',
  url: 'https://example.com/prices',
  home: '/',
  siteName: 'Gardens',
  locale: 'en-US',
  year: 2025,
};
const html = renderToStaticMarkup(
  <PackagesView ui={ui} id="plans" level={2} headline="Plans" items={items} note="No contract." />,
);
const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('packages', () => {
  it('shows price, period and all features', () => {
    expect(text).toContain('Trim €95 a month For small gardens. Choose One visit Lawn');
    expect(text).toContain('Most chosen');
    expect(text).toContain('No contract.');
  });

  it('has one primary button, on the highlighted package', () => {
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html.match(/class="button button-quiet"/g)).toHaveLength(1);
    expect(html.match(/packages-popular/g)).toHaveLength(1);
    expect(html.indexOf('packages-popular')).toBeLessThan(html.indexOf('class="button"'));
  });

  it('gives search engines the prices that people see', () => {
    const nodes = packages.jsonLd?.({ items }, page) ?? [];
    expect(nodes).toHaveLength(2);
    expect(nodes[1]).toMatchObject({
      '@type': 'Service',
      name: 'Bloom',
      provider: { name: 'Gardens' },
      offers: {
        price: 1225.5,
        priceCurrency: 'EUR',
        url: 'https://example.com/prices',
        priceSpecification: { unitText: 'a month' },
      },
    });
    for (const { name, description } of nodes) {
      expect(text).toContain(name);
      expect(text).toContain(description);
    }
  });
});

describe('packages with periods', () => {
  const euros = (amount: number) => ({ amount, currency: 'EUR', text: `€${amount}` });
  const periods = [
    { name: 'monthly', label: 'Monthly' },
    { name: 'yearly', label: 'Yearly', note: 'two months free' },
  ];
  const prices = [
    { period: 'yearly', price: euros(180), unit: 'a year' },
    { period: 'monthly', price: euros(18), unit: 'a month' },
  ];
  const desk = { name: 'Desk', description: 'For one.', features: ['Invoices'], action: plan.action, prices };

  it('switches between two prices by radio buttons, the first chosen, without script', () => {
    const page = renderToStaticMarkup(
      <PackagesView ui={ui} id="plans" level={2} headline="Plans" items={[desk]} periods={periods} />,
    );
    expect(page).toContain('<legend class="visually-hidden">Payment</legend>');
    expect(page.match(/<input type="radio" name="plans-period"/g)).toHaveLength(2);
    expect(page).toMatch(/<input(?=[^>]*value="monthly")[^>]*checked=""[^>]*><span>Monthly<\/span>/);
    expect(page).toContain('<span>Yearly <small>two months free</small></span>');
    // Both are in the HTML, in the order of the periods.
    expect(page).toMatch(/period-price"><b>€18<\/b> a month<\/p><p class="period-price"><b>€180<\/b> a year/);
    expect(page).not.toMatch(/<script|data-island/);
  });

  it('gives search engines an offer for each period', () => {
    const [node] = packages.jsonLd?.({ items: [desk] }, page) ?? [];
    expect(node?.offers).toMatchObject([{ price: 180 }, { price: 18, priceSpecification: { unitText: 'a month' } }]);
  });

  const written = { ...desk, prices: prices.map(({ period, unit }) => ({ period, unit, price: 1 })) };
  const problems = (items: readonly object[], more: object = { periods }) =>
    packages.check?.({ headline: 'Plans', items, ...more }).map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('need a price for each period', () => {
    expect(problems([written])).toEqual([]);
    expect(problems([{ ...plan, name: 'Desk', price: 1 }], {})).toEqual([]);
    expect(problems([{ ...written, prices: undefined }])).toEqual([
      'items.0: The package "Desk" needs "prices", one for each period, in place of "price" and "period".',
    ]);
    const [yearly] = written.prices;
    expect(problems([{ ...written, prices: [yearly, yearly] }])).toEqual([
      'items.0.prices.1.period: The package "Desk" has two prices for "yearly".',
    ]);
    expect(problems([{ ...written, prices: [yearly, { ...yearly, period: 'montly' }] }])).toEqual([
      'items.0.prices.1.period: There is no period "montly".',
    ]);
    expect(problems([written], {})?.[0]).toMatch(/has several prices, and the section has no "periods"/);
    expect(problems([{ ...desk, prices: undefined }], {})).toEqual(['items.0: The package "Desk" needs a "price".']);
  });

  it('need no text after a price that is paid once', () => {
    const { period: _, ...once } = plan;
    expect(problems([{ ...once, price: 1 }], {})).toEqual([]);
    const [node] = packages.jsonLd?.({ headline: 'Plans', items: [once] } as never, page as never) ?? [];
    expect(JSON.stringify(node?.offers)).not.toContain('unitText');
  });
});
