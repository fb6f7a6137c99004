import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../../renderer/sdk/ui-text/english.fixture.ts';
import type { MapPackProps } from './fields.ts';
import { mapPack } from './index.ts';
import { MapPack } from './view.tsx';

const html = (data: MapPackProps['data']) => renderToStaticMarkup(<MapPack ui={ui} id="proof" data={data} />);
const visibleText = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const pack = {
  term: 'locksmith',
  place: 'Old Harbor',
  business: 'Key & Sons',
  from: 11,
  results: [
    { name: 'Key & Sons', rating: 4.9, reviews: 212, note: 'Locksmith, open 24 hours' },
    { name: 'Quick Lock', rating: 4.6, reviews: 148, note: 'Locksmith, closes 6 pm' },
    { name: 'Safe House', rating: 4, reviews: 97, note: 'Locksmith, closes 5 pm' },
  ],
} satisfies MapPackProps['data'];

describe('a map pack', () => {
  it('is an ordered list that highlights the business and its former rank', () => {
    const markup = html(pack);
    expect([...markup.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name)).toEqual([
      'Key &amp; Sons',
      'Quick Lock',
      'Safe House',
    ]);
    expect(markup.match(/pack-own"/g)).toHaveLength(1);
    expect(visibleText(markup)).toContain('from 11');
    expect(markup).toContain('pack-rising');
    expect(markup).toContain('4.9 out of 5 stars');
  });

  it('is not animated without a former rank', () => {
    const { from, ...unmoved } = pack;
    expect(from).toBe(11);
    expect(html(unmoved)).not.toMatch(/pack-rising|pack-from/);
  });

  it('requires the highlighted business among the results', () => {
    expect(mapPack.check?.(pack)).toEqual([]);
    const message = 'must be the name of one of the results: "Key & Sons", "Quick Lock", "Safe House"';
    expect(mapPack.check?.({ ...pack, business: 'Key' })).toEqual([{ path: ['business'], message }]);
  });
});
