import { describe, expect, it } from 'vitest';
import { answer, parseRedirects } from './answer.ts';

const files = [
  'index.html',
  'about.html',
  'blog/index.html',
  'v1.2.html',
  'über.html',
  'assets/a-1.js',
  '404.html',
  '_headers',
  '.frontage',
  'a,b.html',
];
const ask = (target: string, base = '') => answer(target, { base, has: (file) => files.includes(file) });
const file = (name: string) => ({ kind: 'file', file: name });
const to = (address: string) => ({ kind: 'redirect', status: 308, to: address });

describe('a redirect', () => {
  const moved = parseRedirects(
    '/old /about#team 301\n/old/ /about#team 301\n/tea%C3%A9 https://tea.example/?x=1 302\n# /no /way 301\n',
  );
  const follow = (target: string) => answer(target, { base: '', has: (file) => files.includes(file), moved });

  it.each([
    ['/old', '/about#team', 301],
    ['/old/', '/about#team', 301],
    ['/old?utm_source=x', '/about?utm_source=x#team', 301],
    ['/te%61%C3%A9?b=2', 'https://tea.example/?x=1', 302],
  ])('%s leads to %s with %i', (target, address, status) => {
    expect(follow(target)).toEqual({ kind: 'redirect', to: address, status });
  });

  it('does not affect other addresses', () => {
    expect(follow('/about')).toEqual(file('about.html'));
    expect(follow('/no')).toEqual({ kind: 'missing' });
  });
});

describe('an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/?utm_source=x', 'index.html'],
    ['/about', 'about.html'],
    ['/about.html', 'about.html'],
    ['/blog/', 'blog/index.html'],
    ['/v1.2', 'v1.2.html'],
    ['/%C3%BCber', 'über.html'],
    ['/u%CC%88ber', 'über.html'],
    ['/a%2Cb', 'a,b.html'],
    ['/assets/a-1.js', 'assets/a-1.js'],
  ])('%s is the file %s', (target, name) => {
    expect(ask(target)).toEqual(file(name));
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=/', '/about?a=1&b=/'],
    ['/blog', '/blog/'],
    ['/blog?page=2', '/blog/?page=2'],
    ['/%C3%BCber/', '/%C3%BCber'],
  ])('%s redirects to %s with its query', (target, address) => {
    expect(ask(target)).toEqual(to(address));
  });

  it.each([
    '/nothing',
    '/about/more',
    '/assets/',
    '/About',
    '//about/',
    '/blog//',
    '/404',
    '/404.html',
    '/_headers',
    '/.frontage',
    '/.git/config',
  ])('%s is not found', (target) => {
    expect(ask(target)).toEqual({ kind: 'missing' });
  });

  it.each([
    '',
    '*',
    'about',
    'http://elsewhere.example/',
    '/%',
    '/%zz',
    '/a%00',
    '/a%2fb',
    '/a%5cb',
    '/..',
    '/%2e%2e/x',
  ])('%j is malformed', (target) => {
    expect(ask(target)).toEqual({ kind: 'malformed' });
  });
});

describe('a site under a base path', () => {
  it.each([
    ['/shop/', file('index.html')],
    ['/shop/about', file('about.html')],
    ['/shop', to('/shop/')],
    ['/shop?x', to('/shop/?x')],
    ['/shop/about/', to('/shop/about')],
    ['/', { kind: 'missing' }],
    ['/about', { kind: 'missing' }],
    ['/shopping', { kind: 'missing' }],
  ])('answers %s', (target, expected) => {
    expect(ask(target, '/shop')).toEqual(expected);
  });
});
