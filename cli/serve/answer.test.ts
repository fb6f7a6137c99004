import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';

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
const to = (address: string) => ({ kind: 'redirect', to: address });

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
  ])('%s is sent to %s, its query kept', (target, address) => {
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
  ])('%s leads nowhere', (target) => {
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
  ])('%j cannot be read', (target) => {
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
