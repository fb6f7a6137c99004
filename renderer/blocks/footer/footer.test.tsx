import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { footer } from './index.ts';
import { FooterView, footerFields } from './view.tsx';

const page = {
  href: '/',
  url: 'https://bikes.example/',
  home: '/',
  siteName: 'Harbor Bikes',
  locale: 'en-US',
  year: 2031,
};
const html = (props: Partial<Parameters<typeof FooterView>[0]> = {}) =>
  renderToStaticMarkup(<FooterView ui={ui} id="end" level={2} copyright="Harbor Bikes" year={2031} {...props} />);

describe('footer', () => {
  it('takes the year from the build', () => {
    expect(footer.fromPage?.(page, {})).toEqual({ year: 2031 });
    expect(html()).toContain('© 2031 Harbor Bikes');
  });

  it('is a div inside the footer of a layout', () => {
    expect(footer.fromPage?.({ ...page, inFooter: true }, {})).toEqual({ year: 2031, inFooter: true });
    expect(html({ inFooter: true })).toMatch(/^<div id="end" class="footer wrap">.*<\/div>$/);
  });

  it('can consist of its last line alone', () => {
    expect(html()).toBe(
      '<footer id="end" class="footer wrap"><div class="footer-last"><p>© 2031 Harbor Bikes</p></div></footer>',
    );
  });

  it('has the address in one item where links are in rows', () => {
    const address = ['7 Anchor Street', 'Kilbrannock'];
    expect(html({ address })).toContain('<li>7 Anchor Street</li><li>Kilbrannock</li>');
    expect(html({ address, layout: 'centred' })).toContain('<li>7 Anchor Street · Kilbrannock</li>');
  });

  it('names each column of links by its title', () => {
    const columns = [
      { title: 'Workshop', links: [{ label: 'Repairs', href: '/repairs' }] },
      { title: 'About', links: [{ label: 'Story', href: '/story' }] },
    ];
    const page = html({ columns });
    for (const [, id] of page.matchAll(/<nav aria-labelledby="([^"]+)"/g)) expect(page).toContain(`<h2 id="${id}">`);
    expect(page.match(/<nav/g)).toHaveLength(2);
  });

  it('makes the phone number and the e-mail address links', () => {
    const page = html({ phone: { text: '(555) 010-0142', href: 'tel:+15550100142' }, email: 'hi@bikes.example' });
    expect(page).toContain('<a href="tel:+15550100142">(555) 010-0142</a>');
    expect(page).toContain('<a href="mailto:hi@bikes.example">hi@bikes.example</a>');
  });

  it('puts a phone number into the last line if there are no columns', () => {
    const phone = { text: '(555) 010-0142', href: 'tel:+15550100142' };
    expect(html({ phone })).toContain(
      '<div class="footer-last"><p>© 2031 Harbor Bikes</p><ul><li><a href="tel:+15550100142">(555) 010-0142</a></li></ul></div>',
    );
    const columns = [{ title: 'About', links: [{ label: 'Story', href: '/story' }] }];
    expect(html({ phone, columns })).toContain('<address><ul><li><a href="tel:');
  });

  it('puts the title of the contact details outside the address, which must not contain a heading', () => {
    expect(html({ address: ['12 Harbor Street'], contactTitle: 'Visit us' })).toContain(
      '<div><h2>Visit us</h2><address><ul><li>12 Harbor Street</li></ul></address></div>',
    );
    expect(html()).not.toContain('<address');
  });

  it('names the opening hours above their table', () => {
    const hours = { name: 'Osk', hours: { label: 'Opening hours', rows: [{ days: 'Mon', hours: '8:00' }] } };
    expect(html({ hours: hours as never })).toContain('<table class="hours"><caption>Opening hours</caption>');
  });

  it('shows names without a link as text', () => {
    const page = html({ inert: ['Privacy policy', 'Instagram'] });
    expect(page).toContain('<ul><li>Privacy policy</li><li>Instagram</li></ul>');
    expect(page).not.toContain('<a ');
  });

  it('links legal pages and profiles in the last line, which each need an address', () => {
    const social = [{ network: 'Instagram', href: 'https://social.example/bikes' }];
    const page = html({ legal: [{ label: 'Privacy', href: '/privacy' }], social });
    expect(page).toContain(
      '<ul><li><a href="/privacy">Privacy</a></li></ul><ul><li><a href="https://social.example/bikes" rel="noopener">Instagram</a></li></ul>',
    );
    const fields = z.strictObject(footerFields);
    expect(fields.safeParse({ copyright: 'Harbor Bikes', social }).success).toBe(true);
    expect(fields.safeParse({ copyright: 'Harbor Bikes', social: [{ network: 'Instagram' }] }).success).toBe(false);
  });

  it('keeps the titles of columns for screen readers where links are in rows', () => {
    const columns = [{ title: 'Workshop', links: [{ label: 'Repairs', href: '/repairs' }] }];
    expect(html({ columns, layout: 'simple' })).toContain('<h2 id="end-links-1" class="visually-hidden">Workshop</h2>');
    expect(html({ columns, layout: 'columns' })).toContain('<h2 id="end-links-1">Workshop</h2>');
  });

  it('draws the name of the site in the layout "poster" alone', () => {
    expect(footer.fromPage?.(page, { layout: 'poster' })).toEqual({ year: 2031, poster: 'Harbor Bikes' });
    expect(html({ layout: 'poster', poster: 'Harbor Bikes' })).toMatch(
      /<svg class="footer-name" viewBox="0 0 (\d+) 92" aria-hidden="true"><text [^>]*textLength="\1">Harbor Bikes<\/text><\/svg><\/footer>$/,
    );
  });

  it('has the name in two lines for phones if both fill a page', () => {
    expect(html({ layout: 'poster', poster: 'Osk Bakery and Table' })).toMatch(
      /<div class="footer-name-lines"><svg.*>Osk Bakery<\/text><\/svg><svg.*>and Table<\/text><\/svg><\/div><\/footer>$/,
    );
    for (const poster of ['Bakery', 'Osk & Co']) {
      expect(html({ layout: 'poster', poster })).not.toContain('footer-name-lines');
    }
  });

  it('draws the name as wide as the letters of its font are', () => {
    const letterWidths = { O: 1, s: 0.8, k: 0.9 };
    expect(footer.fromPage?.({ ...page, letterWidths }, { layout: 'poster' })).toMatchObject({ letterWidths });
    expect(html({ layout: 'poster', poster: 'OskOsk', letterWidths })).toContain('textLength="540"');
    // An unknown letter has a usual width.
    expect(html({ layout: 'poster', poster: 'OskOskΩ', letterWidths })).toContain('textLength="607"');
  });

  it('does not stretch a short name', () => {
    expect(html({ layout: 'poster', poster: 'Osk' })).not.toContain('textLength');
  });
});
