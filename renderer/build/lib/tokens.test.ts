import { describe, expect, it } from 'vitest';
import { parseTokens } from './tokens.ts';

describe('parseTokens', () => {
  it('splits text and tokens, in order', () => {
    expect(parseTokens('Call {{facts.phone}}, {{ site.name }}!')).toEqual({
      parts: [{ text: 'Call ' }, { token: 'facts.phone' }, { text: ', ' }, { token: 'site.name' }, { text: '!' }],
    });
  });

  it('leaves what only looks like markup alone: escaping is the renderer’s', () => {
    expect(parseTokens('<b>{{facts.phone}}</b> & co')).toMatchObject({
      parts: [{ text: '<b>' }, {}, { text: '</b> & co' }],
    });
  });

  it('parses text after a NUL character', () => {
    expect(parseTokens('a\0b {{facts.a}} \0')).toEqual({
      parts: [{ text: 'a\ufffdb ' }, { token: 'facts.a' }, { text: ' \ufffd' }],
    });
  });

  it.each([
    ['{{facts.a}} and {{facts.b', '{{facts.b'],
    ['Ash{{ton, {{facts.a}}', '{{ton'],
    ['{{facts.a}} {{ Smith today', '{{'],
    ['{{facts.a}} {{}} {{facts.b', '{{}}'],
    ['{{facts.a}} ends in {{', '{{'],
    ['{{facts.a} {{facts.b}}', '{{facts.a'],
  ])('names what cannot be read in %s', (source, needle) => {
    expect(parseTokens(source)).toMatchObject({ error: expect.anything(), needle });
  });

  it.each([
    '{{#if facts.a}}x{{/if}}',
    '{{> partial}}',
    '{{lookup facts "a"}}',
    '{{facts.a',
    '{{}}',
    '{{facts.a b=1}}',
    '{{"text"}}',
  ])('rejects %s, because text is data', (source) => {
    expect(parseTokens(source)).toHaveProperty('error');
  });

  it('parses the name of a query parameter and its fallback text', () => {
    expect(parseTokens(`In {{query 'city' "your city"}}.`)).toEqual({
      parts: [{ text: 'In ' }, { query: 'city', fallback: 'your city' }, { text: '.' }],
    });
  });

  it.each([
    "{{query 'city'}}",
    '{{query}}',
    "{{query 'city' ''}}",
    '{{query city name}}',
    "{{query 'a' 'b' 'c'}}",
    "{{query 'a' 'b' c=1}}",
    "{{quary 'city' 'your city'}}",
  ])('says how %s is written', (source) => {
    expect(parseTokens(source)).toMatchObject({
      needle: source,
      suggestion: expect.stringContaining("{{query 'city'"),
    });
  });

  it('parses each distinct string once', () => {
    expect(parseTokens('once {{facts.a}}')).toBe(parseTokens('once {{facts.a}}'));
  });
});
