import { describe, expect, it } from 'vitest';
import { campaignParameters, createTouch, hasSource } from './touch.ts';

const urlOf = (path: string) => new URL(path, 'https://example.org');

describe('a touch', () => {
  it('holds only the campaign parameters of a URL', () => {
    const address = urlOf(
      '/roofers?utm_source=ads&utm_medium=cpc&gclid=G1&wbraid=W&email=ada%40example.com&city=Tampa',
    );
    expect(createTouch(address, 'https://search.example.com/results?q=my+name', 'hero:b')).toEqual({
      landing: '/roofers',
      referrer: 'https://search.example.com/results',
      variant: 'hero:b',
      campaign: { utm_source: 'ads', utm_medium: 'cpc', gclid: 'G1', wbraid: 'W' },
    });
  });

  it('has no referrer from the site itself, or one that is not a URL', () => {
    expect(createTouch(urlOf('/a'), 'https://example.org/b')).toEqual({ landing: '/a' });
    expect(createTouch(urlOf('/a'), '')).toEqual({ landing: '/a' });
  });

  it('omits parameters that are too long, empty or too many', () => {
    expect(campaignParameters(urlOf(`/?utm_source=${'x'.repeat(201)}&utm_medium=&utm_campaign=c`))).toEqual({
      utm_campaign: 'c',
    });
    const many = Array.from(
      { length: 40 },
      (_, index) => `utm_${'abcdefghij'.repeat(4)[index]}${'z'.repeat(index % 20)}=1`,
    );
    expect(Object.keys(campaignParameters(urlOf(`/?${many.join('&')}`))).length).toBeLessThanOrEqual(12);
  });

  it('has a source with a campaign or a referrer of another site', () => {
    expect(hasSource(createTouch(urlOf('/a')))).toBe(false);
    expect(hasSource(createTouch(urlOf('/a?gclid=1')))).toBe(true);
    expect(hasSource(createTouch(urlOf('/a'), 'https://news.example.com/'))).toBe(true);
  });
});
