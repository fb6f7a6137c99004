import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { header } from './index.ts';
import { HeaderView } from './view.tsx';

const links = [
  { label: 'Home', href: '/' },
  { label: 'Rentals', href: '/rentals' },
];
const page = { url: 'https://bikes.example/rentals', home: '/', siteName: 'Harbor Bikes', locale: 'en-US', year: 2026 };
const html = (props: Partial<Parameters<typeof HeaderView>[0]> = {}) =>
  renderToStaticMarkup(
    <HeaderView ui={ui} id="top" level={2} home="/" siteName="Harbor Bikes" links={links} {...props} />,
  );

describe('header', () => {
  it('links its name, or that of the site, to the home page', () => {
    expect(html()).toContain('<a class="header-brand" href="/">Harbor Bikes</a>');
    expect(html({ name: 'HB' })).toContain('href="/">HB</a>');
  });

  it('opens its links with a labelled button, without script', () => {
    expect(html()).toMatch(
      /<button(?=[^>]*popovertarget="top-menu")[^>]*>.*Menu<\/button><nav id="top-menu"[^>]*popover="auto"/i,
    );
    expect(html({ menuLabel: 'Pages' })).toContain('Pages</button>');
  });

  it('shows only its button if it has no links', () => {
    const bar = html({ links: undefined, action: { label: 'Call us', href: 'tel:+15550100142' } });
    expect(bar).toContain('<a class="button button-quiet" href="tel:+15550100142">Call us</a></header>');
    expect(bar).not.toMatch(/popover|<nav|<ul/);
  });

  it('closes the menu with every link in it', () => {
    expect(html().match(/data-closes/g)).toHaveLength(links.length);
  });

  it('closes the menu with its button too', () => {
    expect(html({ action: { label: 'Book', href: '/book' } })).toMatch(
      /<a(?=[^>]*href="\/book")(?=[^>]*data-closes)[^>]*>Book<\/a><\/nav>/,
    );
  });

  it('marks the current page and no other', () => {
    const marked = html({ current: '/rentals' });
    expect(marked.match(/aria-current/g)).toHaveLength(1);
    expect(marked).toContain('<a href="/rentals" aria-current="page" data-closes="">Rentals</a>');
    expect(html()).not.toContain('aria-current');
  });

  it('gets the current page only if its links contain it, so that all other pages share one header', () => {
    expect(header.fromPage?.({ ...page, href: '/rentals' }, { links })).toEqual({
      home: '/',
      siteName: 'Harbor Bikes',
      current: '/rentals',
    });
    expect(header.fromPage?.({ ...page, href: '/legal' }, { links })).toEqual({ home: '/', siteName: 'Harbor Bikes' });
  });

  it('has a number in the menu, and as a button that phones show beside it', () => {
    const phone = { text: '(555) 010-0142', href: 'tel:+15550100142' };
    const bar = html({ phone });
    expect(bar).toContain('<a class="header-call" href="tel:+15550100142" aria-label="(555) 010-0142">');
    expect(bar).toMatch(/<\/ul><a class="header-phone" href="tel:\+15550100142">.*\(555\) 010-0142<\/a><\/nav>/);
    expect(html({ phone, links: undefined }).match(/tel:/g)).toHaveLength(1);
  });

  it('puts facts above the bar, outside of the box that stays visible', () => {
    const bar = html({
      utility: [
        { text: 'Open until six', icon: 'clock' },
        { text: 'Quay Street', href: '/visit' },
      ],
    });
    expect(bar).toMatch(
      /^<header id="top" class="header-parts"><ul class="utility wrap"><li><svg.*Open until six<\/li>/,
    );
    expect(bar).toContain('<li><a href="/visit">Quay Street</a></li></ul><div class="header wrap">');
  });

  it('puts the first half of the links before the name in the layout "centred"', () => {
    const names = ['One', 'Two', 'Three'];
    const bar = html({ layout: 'centred', links: names.map((label) => ({ label, href: `/${label}` })) });
    const [first = '', second = ''] = bar.split('<div class="header-end">');
    expect(names.filter((name) => first.includes(name))).toEqual(['One', 'Two']);
    expect(second).toContain('Three');
  });
});
