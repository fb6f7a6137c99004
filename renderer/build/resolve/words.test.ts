import { describe, expect, it } from 'vitest';
import { template } from './words.ts';

describe('template', () => {
  it('takes words and tokens apart, in order', () => {
    expect(template('Call {{facts.phone}}, {{ site.name }}!')).toEqual({
      parts: [{ text: 'Call ' }, { token: 'facts.phone' }, { text: ', ' }, { token: 'site.name' }, { text: '!' }],
    });
  });

  it('leaves what only looks like markup alone: escaping is the renderer’s', () => {
    expect(template('<b>{{facts.phone}}</b> & co')).toMatchObject({
      parts: [{ text: '<b>' }, {}, { text: '</b> & co' }],
    });
  });

  it.each([
    '{{#if facts.a}}x{{/if}}',
    '{{> partial}}',
    '{{lookup facts "a"}}',
    '{{facts.a',
    '{{}}',
    '{{facts.a b=1}}',
    '{{"text"}}',
  ])('refuses %s, because words are data', (source) => {
    expect(template(source)).toHaveProperty('fault');
  });

  it('parses each distinct string once', () => {
    expect(template('once {{facts.a}}')).toBe(template('once {{facts.a}}'));
  });
});
