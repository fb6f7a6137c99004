import { describe, expect, it } from 'vitest';
import { campaignOf, saysWhence, touchOf } from './touch.ts';

const at = (path: string) => new URL(path, 'https://example.org');

describe('a touch', () => {
  it('holds what advertisers tell by, and nothing else of an address', () => {
    const address = at('/roofers?utm_source=ads&utm_medium=cpc&gclid=G1&wbraid=W&email=ada%40example.com&city=Tampa');
    expect(touchOf(address, 'https://search.example.com/results?q=my+name', 'hero:b')).toEqual({
      landing: '/roofers',
      referrer: 'https://search.example.com/results',
      variant: 'hero:b',
      campaign: { utm_source: 'ads', utm_medium: 'cpc', gclid: 'G1', wbraid: 'W' },
    });
  });

  it('names no referrer within the site, and none that is not an address', () => {
    expect(touchOf(at('/a'), 'https://example.org/b')).toEqual({ landing: '/a' });
    expect(touchOf(at('/a'), '')).toEqual({ landing: '/a' });
  });

  it('leaves out what is too long, empty or too much', () => {
    expect(campaignOf(at(`/?utm_source=${'x'.repeat(201)}&utm_medium=&utm_campaign=c`))).toEqual({ utm_campaign: 'c' });
    const many = Array.from(
      { length: 40 },
      (_, index) => `utm_${'abcdefghij'.repeat(4)[index]}${'z'.repeat(index % 20)}=1`,
    );
    expect(Object.keys(campaignOf(at(`/?${many.join('&')}`))).length).toBeLessThanOrEqual(12);
  });

  it('says whence with a campaign or another site before it', () => {
    expect(saysWhence(touchOf(at('/a')))).toBe(false);
    expect(saysWhence(touchOf(at('/a?gclid=1')))).toBe(true);
    expect(saysWhence(touchOf(at('/a'), 'https://news.example.com/'))).toBe(true);
  });
});
