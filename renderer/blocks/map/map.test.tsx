import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { map } from './index.ts';
import { MapView } from './view.tsx';

const html = (more: Partial<Parameters<typeof MapView>[0]> = {}) =>
  renderToStaticMarkup(<MapView ui={ui} id="way" level={2} headline="Find us" {...more} />);
const business = {
  name: 'Osk',
  address: ['3 Quay Street', 'London'],
  phone: { text: '020', href: 'tel:+4420' },
  hours: { label: 'Opening hours', rows: [{ days: 'Mon', hours: '9–5' }] },
  opening: { week: [[[540, 1020]], [], [], [], [], [], []] },
} as const;
const directions = 'https://maps.example.com/osk';

describe('map', () => {
  it('shows address, phone and hours of the business, unless the section has its own', () => {
    const page = html({ organization: business });
    expect(page).toContain('<address><span>3 Quay Street </span><span>London </span></address>');
    expect(page).toContain('<a href="tel:+4420">020</a>');
    expect(page).toContain('<table class="hours" aria-label="Opening hours">');
    expect(html({ organization: business, address: ['Kiosk'] })).not.toContain('Quay');
  });

  it('says whether it is open on request', () => {
    expect(html({ organization: business })).not.toContain('data-island');
    const page = html({ organization: business, status: true });
    expect(page).toMatch(
      /<span class="status" data-island="status" data-on="load" data-props="[^"]*540[^"]*">Mon 9–5</,
    );
  });

  it('leads to directions in a new tab, and requests nothing before a press', () => {
    expect(html()).not.toContain('class="actions"');
    expect(html({ directions })).toMatch(
      /<a class="button" href="https:\/\/maps\.example\.com\/osk"(?=[^>]*target="_blank")[^>]*>Get directions</,
    );
    const page = html({ directions, embed: { src: 'https://maps.example.com/embed' } });
    expect(page).toMatch(/class="place-view embed" data-island="map" data-on="interaction" data-props="[^"]*Find us/);
    expect(page).toMatch(/<a class="button button-quiet"[^>]*target="_blank"[^>]*>Show the map</);
    expect(page).not.toMatch(/<iframe|<script| src=/);
  });

  it('needs directions for a map on request', () => {
    const embed = { src: 'https://maps.example.com/embed' };
    expect(map.check?.({ headline: 'a', embed })).toMatchObject([{ path: ['embed'] }]);
    expect(map.check?.({ headline: 'a', embed, directions })).toEqual([]);
  });
});
