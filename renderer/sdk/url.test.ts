import { describe, expect, it } from 'vitest';
import { isSecureAddress, parseHref } from './url.ts';

describe('parseHref', () => {
  it.each([
    ['/pricing', { kind: 'route', path: '/pricing', query: '', hash: '' }],
    ['/services?from=home#gmb', { kind: 'route', path: '/services', query: '?from=home', hash: 'gmb' }],
    ['/#calendly-section', { kind: 'route', path: '/', query: '', hash: 'calendly-section' }],
    ['#faq', { kind: 'anchor', hash: 'faq' }],
    ['https://example.com/a b'.replace(' ', '%20'), { kind: 'external', url: 'https://example.com/a%20b' }],
    ['mailto:a@example.com', { kind: 'external', url: 'mailto:a@example.com' }],
    ['sms:+15550100', { kind: 'external', url: 'sms:+15550100' }],
    ['HTTPS://example.com', { kind: 'external', url: 'HTTPS://example.com' }],
  ])('parses %s', (href, parsed) => {
    expect(parseHref(href)).toEqual(parsed);
  });

  it('parses an address the same way every time', () => {
    const href = 'https://käse.example/';
    const kinds = new Set(Array.from({ length: 20_000 }, () => parseHref(href).kind));
    expect([...kinds]).toEqual(['external']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://',
    'pricing',
    '../pricing',
    '',
  ])('rejects %j', (href) => {
    expect(parseHref(href).kind).toBe('invalid');
  });
});

describe('isSecureAddress', () => {
  it.each(['https://a.example/x?y#z', 'http://localhost:4173/x', 'http://127.0.0.1', 'http://[::1]:80/'])(
    'accepts %s',
    (url) => expect(isSecureAddress(url)).toBe(true),
  );

  it.each([
    'http://a.example/',
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example',
    '//a.example',
    '/path',
    'a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '',
  ])('rejects %j', (url) => expect(isSecureAddress(url)).toBe(false));
});
