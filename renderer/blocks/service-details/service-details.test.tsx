import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { serviceDetails } from './index.ts';
import { ServiceDetailsView, serviceDetailsFields } from './view.tsx';

const schema = z.strictObject(serviceDetailsFields);
const fields = schema.parse(serviceDetails.examples[0]?.props);
const page = {
  href: '/services',
  url: 'https://example.com/services',
  home: '/',
  siteName: 'Sweeps',
  locale: 'en-US',
  year: 2025,
};
const html = renderToStaticMarkup(<ServiceDetailsView ui={ui} id="all" level={2} {...fields} />);
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('serviceDetails', () => {
  it('renders every id and alias that it declares', () => {
    const ids = serviceDetails.ids?.(fields) ?? [];
    expect(ids).toEqual(['sweeping', 'cleaning', 'lining']);
    for (const id of ids) expect(idsIn(html)).toContain(id);
  });

  it('puts an alias at the start of its service', () => {
    expect(html).toMatch(/<article id="sweeping"[^>]*><div[^>]*><span id="cleaning"><\/span>/);
  });

  it('uses no id twice', () => {
    expect(new Set(idsIn(html)).size).toBe(idsIn(html).length);
  });

  it('names every service by its title', () => {
    expect(html).toContain('aria-labelledby="all-lining"');
    expect(html).toContain('<h3 id="all-lining">Lining</h3>');
  });

  it('lists every detail, and shows a picture and buttons only if they are given', () => {
    expect(html.match(/<li>/g)).toHaveLength(7);
    expect(html.match(/<figure/g)).toHaveLength(1);
    expect(html.match(/class="actions"/g)).toHaveLength(1);
  });

  it('gives search engines the text that people see, with the address of the service', () => {
    expect(serviceDetails.jsonLd?.(fields, page)).toEqual(
      fields.items.map(({ id, title, description }) => ({
        '@type': 'Service',
        name: title,
        description,
        url: `https://example.com/services#${id}`,
        provider: { '@type': 'Organization', name: 'Sweeps' },
      })),
    );
    for (const { title, description } of fields.items) {
      expect(html).toContain(`>${title}<`);
      expect(html).toContain(`>${description}<`);
    }
  });

  it('rejects an id that a link cannot contain', () => {
    const [item] = fields.items;
    expect(schema.safeParse({ headline: 'a', items: [{ ...item, id: 'Two words' }] }).success).toBe(false);
    expect(schema.safeParse({ headline: 'a', items: [{ ...item, aliases: ['#x'] }] }).success).toBe(false);
  });
});
