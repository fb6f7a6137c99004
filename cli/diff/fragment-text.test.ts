import { describe, expect, it } from 'vitest';
import { fragmentText } from './fragment-text.ts';

describe('fragmentText', () => {
  it('gives a line for each paragraph, and keeps sentences whole', () => {
    expect(fragmentText('<h2>Bread &amp; salt</h2><p>Baked <b>daily</b>, <a href="/at">at four</a>.</p>')).toEqual({
      words: 'Bread & salt\nBaked daily, at four.',
      links: ['/at'],
    });
  });

  it('keeps links apart that stand beside each other', () => {
    expect(fragmentText('<a href="/a">One</a><a href="/b">Two</a>').words).toBe('One\nTwo');
  });

  it('reads what is heard, in its place', () => {
    expect(fragmentText('<p>Before</p><img alt="A loaf"><p>After</p><input placeholder="Name">').words).toBe(
      'Before\nA loaf\nAfter\nName',
    );
  });

  it('leaves out what nobody reads, and keeps drawings on one line', () => {
    expect(fragmentText('<script>var a</script><svg><text>1</text><text>2</text></svg>').words).toBe('1 2');
  });
});
