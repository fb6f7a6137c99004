import { describe, expect, it } from 'vitest';
import type { Site } from '../../../site/site.ts';
import type { ResolvedPage } from '../resolve/index.ts';
import { renderHead } from './head.ts';

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
  type: 'drawing',
  hash: 'i',
  size: 100,
  name: 'i.svg',
  file: '/site/i.svg',
  output: 'assets/i-1.svg',
  width: 32,
  height: 32,
};

const options = { site: site as Site, feeds: undefined };

function head(shown: ResolvedPage['icon']): string {
  return renderHead({ ...page, icon: shown }, options);
}

describe('the head of a page', () => {
  it('names the icon of the site', () => {
    expect(head(icon)).toContain('<link rel="icon" href="/shop/assets/i-1.svg">');
  });

  it('says that there is no icon, so that no browser requests one', () => {
    expect(head(undefined)).toContain('<link rel="icon" href="data:,">');
  });
});
