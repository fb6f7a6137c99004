import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { ActionBarView } from './view.tsx';

it('is a named landmark whose last action is the most important', () => {
  const html = renderToStaticMarkup(
    <ActionBarView
      ui={ui}
      id="bar"
      level={2}
      layout="pill"
      actions={[
        { label: 'Call', href: 'tel:+15550100142', icon: 'phone' },
        { label: 'Book', href: '/book' },
      ]}
    />,
  );
  expect(html).toMatch(/^<nav id="bar" class="action-bar action-bar-pill" aria-label="Shortcuts">/);
  expect(html).toMatch(/<a class="button button-quiet" href="tel:\+15550100142"><svg.*<\/svg>Call<\/a>/);
  expect(html).toContain('<a class="button" href="/book">Book</a></nav>');
});
