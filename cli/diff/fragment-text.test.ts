import { describe, expect, it } from 'vitest';
import { fragmentText } from './fragment-text.ts';

describe('fragmentText', () => {
  it('returns a line for each paragraph, with whole sentences', () => {
    expect(fragmentText('<h2>Bread &amp; salt</h2><p>Baked <b>daily</b>, <a href="/at">at four</a>.</p>')).toEqual({
      text: 'Bread & salt\nBaked daily, at four.',
      links: ['/at'],
    });
  });

  it('separates adjacent links', () => {
    expect(fragmentText('<a href="/a">One</a><a href="/b">Two</a>').text).toBe('One\nTwo');
  });

  it('includes text for screen readers', () => {
    expect(fragmentText('<p>Before</p><img alt="A loaf"><p>After</p><input placeholder="Name">').text).toBe(
      'Before\nA loaf\nAfter\nName',
    );
  });

  it('leaves out hidden text, and keeps drawings on one line', () => {
    expect(fragmentText('<script>var a</script><svg><text>1</text><text>2</text></svg>').text).toBe('1 2');
  });
});
