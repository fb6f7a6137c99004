import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
  <PackagesView id="plans" level={2} headline="Plans" items={items} note="No contract." />,
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
