import { describe, expect, it } from 'vitest';
import type { Site } from '../../../site/site.ts';
import type { ResolvedPage } from '../resolve/index.ts';
import { headSheets, renderHead } from './head.ts';

const site: Pick<Site, 'name' | 'origin'> = { name: 'Fern', origin: { origin: 'https://fern.example', base: '/shop' } };
const page: Omit<ResolvedPage, 'icon'> = {
  path: '/',
  file: 'index.html',
  url: undefined,
  locale: 'en-US',
  theme: 'auto',
  title: 'Ferns',
  description: 'House plants.',
  noindex: false,
  listed: true,
  image: undefined,
  card: undefined,
  jsonLd: [],
  query: [],
  uses: [],
  sections: [],
};
const icon: ResolvedPage['icon'] = {
  name: 'i.svg',
  file: '/site/i.svg',
  output: 'assets/i-1.svg',
  width: 32,
  height: 32,
};

const options = { site: site as Site, sheets: headSheets([], new Map(), '/shop'), fonts: [] };

function head(shown: ResolvedPage['icon']): string {
  return renderHead({ ...page, icon: shown }, options).before;
}

/** What a head has like others, and how it begins. */
function around(changed: Partial<ResolvedPage>): readonly [around: string, before: string] {
  const made = renderHead({ ...page, icon, url: 'https://fern.example/shop', ...changed }, options);
  return [made.around, made.before];
}

describe('the head of a page', () => {
  it('names the icon of the site', () => {
    expect(head(icon)).toContain('<link rel="icon" href="/shop/assets/i-1.svg">');
  });

  it('says that there is no icon, so that nobody asks for one', () => {
    expect(head(undefined)).toContain('<link rel="icon" href="data:,">');
  });

  it.each<readonly [what: string, changed: Partial<ResolvedPage>, isAlike: boolean]>([
    ['title', { title: 'Mosses' }, true],
    ['description', { description: 'Garden plants.' }, true],
    ['address', { url: 'https://fern.example/shop/moss' }, true],
    ['lack of an address', { url: undefined }, false],
    ['icon', { icon: undefined }, false],
    ['language', { locale: 'de' }, false],
    ['place in searches', { noindex: true }, false],
  ])('has another %s as its own, or not like others', (_, changed, isAlike) => {
    const [first, begins] = around({});
    const [other, beginsOtherwise] = around(changed);
    expect(begins).not.toBe(beginsOtherwise);
    expect(first === other).toBe(isAlike);
  });
});
