import { describe, expect, it } from 'vitest';
import { normaliseRoutePath, suggestPath } from './paths.ts';

describe('normaliseRoutePath', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/a/b-c', '/a/b-c'],
    ['/caf\u0065\u0301', '/caf\u00e9'],
  ])('normalises %s', (input, path) => {
    expect(normaliseRoutePath(input)).toEqual({ path });
  });

  it.each([
    '',
    'pricing',
    './pricing',
    '//pricing',
    '/../etc',
    '/a/../b',
    '/./a',
    '/a//b',
    '/%2e%2e/etc',
    '/a%20b',
    '/a b',
    '/a\\b',
    '/a\0b',
    'C:/site',
    'file:///srv/site',
    'https://example.com/',
    '/pricing.html',
    '/pricing?x=1',
    '/pricing#x',
    '/.hidden',
    `/${'a'.repeat(200)}`,
  ])('rejects %j with a suggestion', (input) => {
    const result = normaliseRoutePath(input);
    expect(result).toHaveProperty('fault');
    expect('suggestion' in result && result.suggestion.length).toBeGreaterThan(10);
  });
});

describe('suggestPath', () => {
  it.each([
    ['pricing', '/pricing'],
    ['./pricing/', '/pricing'],
    ['//pricing', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/pricing?x=1', '/pricing'],
    ['a\\b#c', '/a/b'],
    ['/pricing', undefined],
    ['/a b', undefined],
    ['C:/site', undefined],
    ['https://example.com/a', undefined],
  ])('suggests for %j: %j', (input, path) => {
    expect(suggestPath(input)).toBe(path);
  });
});
