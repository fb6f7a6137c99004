import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { MediaView } from './view.tsx';

const chart = {
  kind: 'chart',
  title: 'T',
  label: 'L',
  points: [
    { label: 'a', value: 1 },
    { label: 'b', value: 2 },
  ],
} as const;
const html = (more: Partial<Parameters<typeof MediaView>[0]> = {}) =>
  renderToStaticMarkup(
    <MediaView ui={ui} id="m" level={2} headline="H" media={{ ...chart, points: [...chart.points] }} {...more} />,
  );

it('media has its words first, and its frame only on request', () => {
  const page = html({ text: 'Why.', points: ['One'], actions: [{ label: 'Go', href: '/' }] });
  expect(page).toMatch(/<h2[^>]*>H<\/h2><p class="lead">Why\.<\/p>.*One.*Go.*<figure class="figure figure-chart">/);
  expect(page).not.toContain('media-frame');
  expect(html({ frame: 'none' })).not.toContain('media-frame');
  expect(html({ frame: 'phone', layout: 'left' })).toMatch(/media media-left.*media-frame media-phone"><figure/);
});
