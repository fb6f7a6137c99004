import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { bento } from './index.ts';
import { BentoView } from './view.tsx';

const cells = [
  { size: 'large', title: 'One', figure: '12' },
  { title: 'Two', icon: 'check' },
  { title: 'Three', href: '/three', text: 'Words.' },
  { title: 'Four', size: 'wide' },
] as const;

describe('bento', () => {
  const html = renderToStaticMarkup(<BentoView ui={ui} id="b" level={2} headline="H" cells={[...cells]} />);

  it('shows cells in their order, with their size as a class', () => {
    expect([...html.matchAll(/<h3>(?:<a[^>]*>)?(\w+)/g)].map(([, title]) => title)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
    ]);
    expect(html).toContain('<li class="bento-large"><p class="bento-figure">12</p>');
    expect(html).toContain('<h3><a href="/three">Three</a></h3><p>Words.</p>');
    expect(html).not.toContain('bento-alone');
  });

  it('gives two columns to a narrow cell without a neighbour', () => {
    const [one, two, , four] = cells;
    const odd = renderToStaticMarkup(<BentoView ui={ui} id="b" level={2} headline="H" cells={[one, two, four]} />);
    expect(odd).toContain('<li class="bento-alone"><svg');
  });

  it('puts two small cells beside a tall one in two columns', () => {
    const sized = (...sizes: readonly ('small' | 'tall' | 'wide' | 'large')[]) => {
      const shown = sizes.map((size, index) => ({ size, title: String(index) }));
      const list = renderToStaticMarkup(<BentoView ui={ui} id="b" level={2} headline="H" cells={shown} layout="six" />);
      return [list.includes('bento-stacked'), /bento-alone"><div><h3>(\d)/.exec(list)?.[1]];
    };
    expect(sized('large', 'tall', 'wide', 'wide', 'small', 'small', 'small')).toEqual([true, '6']);
    expect(sized('tall', 'small', 'small', 'wide')).toEqual([true, undefined]);
    expect(sized('tall', 'tall', 'tall')).toEqual([false, '2']);
    expect(sized('large', 'tall', 'small', 'wide')).toEqual([false, undefined]);
    expect(sized('small', 'small', 'wide')).toEqual([false, undefined]);
  });

  it('refuses sizes that leave a gap, and says which fit', () => {
    expect(bento.check?.({ headline: 'H', cells })).toEqual([]);
    expect(bento.check?.({ headline: 'H', cells: cells.slice(0, 3) })).toEqual([
      {
        path: ['cells'],
        message: 'The 3 cells leave a gap in four columns: large, small, small.',
        suggestion: `Write "size: 'wide'" for "One", and no cell is empty.`,
      },
    ]);
  });
});
