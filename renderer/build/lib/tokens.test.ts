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

  it('parses a value of a lead and the text without it', () => {
    expect(parseTokens("Thank you, {{lead.firstName 'dear reader'}}!")).toEqual({
      parts: [{ text: 'Thank you, ' }, { lead: 'firstName', before: '', fallback: 'dear reader' }, { text: '!' }],
    });
  });

  it('moves the comma and the space into a value without such a text', () => {
    expect(parseTokens('Thank you, {{lead.first-name}}! Hi {{lead.a}}')).toEqual({
      parts: [
        { text: 'Thank you' },
        { lead: 'first-name', before: ', ', fallback: '' },
        { text: '! Hi' },
        { lead: 'a', before: ' ', fallback: '' },
      ],
    });
  });

  it.each([
    ['{{lead.name}}, thank you', "{{lead.name 'You'}}"],
    ["{{lead.name 'a' 'b'}}", "{{lead.name 'you'}}"],
    ['Hi {{lead.name you}}', "{{lead.name 'you'}}"],
    ["Hi {{lead.name ''}}", "{{lead.name 'you'}}"],
  ])('says how %s is written', (source, suggestion) => {
    expect(parseTokens(source)).toMatchObject({ suggestion: expect.stringContaining(suggestion) });
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
