import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders, publishedBase } from './answer.ts';

const file = `# for every page
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache
  Link: </a.css>; rel=preload

/assets/*
  ! Cache-Control
  cache-control: public, max-age=1
/blog/:post
  X-Post: yes
  Link: </b.css>; rel=preload
`;

const of = (path: string, text = file) => Object.fromEntries(headersFor(parseHeaders(text), path));

describe('a _headers file', () => {
  it('sets the headers of the patterns that match', () => {
    expect(of('/about')).toEqual({
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
      link: '</a.css>; rel=preload',
    });
  });

  it('removes a header before it sets it again', () => {
    expect(of('/assets/a.js')['cache-control']).toBe('public, max-age=1');
  });

  it('joins the values of two rules, and matches a placeholder with one path segment', () => {
    expect(of('/blog/first')).toMatchObject({ 'x-post': 'yes', link: '</a.css>; rel=preload, </b.css>; rel=preload' });
    expect(of('/blog/first/more')['x-post']).toBeUndefined();
  });

  it('matches a pattern literally, not as a regular expression', () => {
    expect(of('/axb', '/a.b\n  X: 1\n')).toEqual({});
    expect(of('/a.b', '/a.b\n  X: 1\n')).toEqual({ x: '1' });
  });

  it('leaves out invalid headers, and headers without a pattern', () => {
    expect(of('/', '  Lost: 1\n/*\n  Bad Name: 1\n  No-Colon\n  Bad: a\u0000b\n  Good: 1\n')).toEqual({ good: '1' });
  });
});

describe('the base path of a site', () => {
  it.each([
    ['/*\n  X: 1', ''],
    ['/shop/*\n  X: 1\n/shop/assets/*\n  X: 2', '/shop'],
    ['/a/b%C3%BC/*\n', '/a/bü'],
    ['/:lang/*\n', ''],
    ['', ''],
  ])('is read from %j', (text, base) => {
    expect(publishedBase(parseHeaders(text))).toBe(base);
  });
});
