import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { beforeAfter, checkPairs } from './index.ts';
import { BeforeAfterView, beforeAfterFields } from './view.tsx';

const [slider, side] = beforeAfter.examples.map(({ props: { layout: _, ...props } }) =>
  z.strictObject(beforeAfterFields).parse(props),
);
const html = (props = slider, layout?: 'side') =>
  props === undefined
    ? ''
    : renderToStaticMarkup(<BeforeAfterView ui={ui} id="proof" level={2} {...props} layout={layout} />);

describe('beforeAfter', () => {
  it('shows both halves of every pair, with unique ids', () => {
    const page = html(side, 'side');
    expect(page.match(/<figure class="figure figure-chart">/g)).toHaveLength(4);
    expect(page).toContain('<h3>Branch at the mill</h3>');
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names both halves, by default in the language of the page', () => {
    expect(html()).toMatch(/aria-label="March, June".*<p>March<\/p><figure.*<p>June<\/p><figure/);
    expect(html(side)).toMatch(/<p>Before<\/p><figure.*<p>After<\/p><figure/);
  });

  it('slides with the keyboard and without script', () => {
    expect(html()).toMatch(/<div class="[^"]*before-after-scroll"[^>]*tabindex="0"/);
    expect(html()).not.toMatch(/data-island|<button|style=/);
  });

  it('needs the same kind of media in both halves', () => {
    const [pair] = slider?.pairs ?? [];
    if (pair === undefined) throw new Error('no pair');
    const review = { kind: 'review' as const, name: 'Ann', rating: 5, text: 'Fine.' };
    expect(checkPairs({ pairs: [pair] })).toEqual([]);
    expect(checkPairs({ pairs: [pair, { ...pair, after: review }] })).toMatchObject([
      {
        path: ['pairs', 1, 'after', 'kind'],
        message: '"after" is of the kind "review", but "before" of the kind "chart".',
      },
    ]);
  });
});
