import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PriceListView, priceListFields } from './view.tsx';

const html = (props: Partial<Parameters<typeof PriceListView>[0]> = {}) =>
  renderToStaticMarkup(
    <PriceListView
      id="extras"
      level={2}
      headline="Extras"
      items={[
        { name: 'Claws', price: '$12', unit: 'a visit', text: 'Cut and filed.' },
        { name: 'Bath', price: '$30' },
      ]}
      {...props}
    />,
  );

describe('priceList', () => {
  it('is a description list: a name, its price, and what it includes', () => {
    expect(html()).toContain(
      '<div><dt>Claws</dt><dd><b>$12</b> a visit</dd><dd class="price-list-text">Cut and filed.</dd></div>',
    );
    expect(html()).toContain('<div><dt>Bath</dt><dd><b>$30</b></dd></div></dl>');
  });

  it('ends with the total, the sum struck through before the price', () => {
    expect(html()).not.toContain('price-list-total');
    expect(html({ total: { label: 'You pay', price: 'Free', insteadOf: '$42' } })).toContain(
      '<dt>You pay</dt><dd><s>$42</s> <b>Free</b></dd></div></dl>',
    );
    expect(html({ total: { label: 'Sum', price: '$42' } })).not.toContain('<s>');
  });

  it('accepts a fact token as a price', () => {
    const schema = z.strictObject(priceListFields);
    const item = { name: 'Claws', price: '{{facts.addOns.claws}}' };
    expect(schema.safeParse({ headline: 'a', items: [item] }).success).toBe(true);
    expect(schema.safeParse({ headline: 'a', items: [] }).success).toBe(false);
  });

  it('is a card for each line in the layout "cards"', () => {
    expect(html({ layout: 'cards' })).toContain('<dl class="cards"><div class="card"><dt>Claws</dt>');
    expect(html({ layout: 'leaders' })).toContain('class="wrap price-list price-list-leaders"');
  });
});
