import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { StatsView } from './view.tsx';

const items = [
  { figure: '3,412', label: 'doors opened' },
  { figure: '97%', label: 'without damage' },
];
const html = (props: Partial<Parameters<typeof StatsView>[0]> = {}) =>
  renderToStaticMarkup(<StatsView ui={ui} id="year" level={2} items={items} {...props} />);

describe('stats', () => {
  it('are a description list', () => {
    expect(html()).toContain(
      '<dl><div><dt>doors opened</dt><dd>3,412</dd></div><div><dt>without damage</dt><dd>97%</dd></div></dl>',
    );
  });

  it('are named by their headline', () => {
    expect(html({ headline: 'Last year' })).toContain('aria-labelledby="year-title"');
    expect(html({ headline: 'Last year' })).toMatch(/<h2 id="year-title"[^>]*>Last year<\/h2>/);
    expect(html({ headline: 'Last year' })).not.toContain('aria-label=');
  });

  it('are named by their labels without a headline', () => {
    expect(html()).toContain('aria-label="doors opened, without damage"');
    expect(html()).not.toMatch(/<h\d|aria-labelledby/);
  });

  it('are on the accent colour as a band, whatever the tone', () => {
    expect(html({ layout: 'band', tone: 'ink' })).toContain('class="section stats stats-band wrap" data-tone="accent"');
    expect(html({ layout: 'line', tone: 'ink' })).toContain('data-tone="ink"');
    expect(html()).toContain('class="section stats wrap" aria');
  });

  it('show the note only if it is given', () => {
    expect(html()).not.toContain('<p');
    expect(html({ note: 'From the job sheets.' })).toContain('<p class="stats-note">From the job sheets.</p>');
  });

  it('have a sentence each if it is given', () => {
    const items = [{ figure: '12', label: 'Hives', text: 'Two more than last spring.' }];
    const grid = html({ layout: 'grid', items });
    expect(grid).toContain(
      '<dl class="cards"><div><dt>Hives<p>Two more than last spring.</p></dt><dd>12</dd></div></dl>',
    );
  });
});
