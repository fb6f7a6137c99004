import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { tabs } from './index.ts';
import { TabsView } from './view.tsx';

const items = [
  { label: 'One', text: 'First.', points: ['a', 'b'], actions: [{ label: 'Go', href: '/' }] },
  { label: 'Two', title: 'The second' },
];
const html = renderToStaticMarkup(<TabsView ui={ui} id="ways" level={2} headline="Ways" items={items} />);

describe('tabs', () => {
  it('are links to panels that are all there, without script', () => {
    expect(html).toMatch(/<a href="#ways-2"[^>]* id="ways-2-tab">Two<\/a>/);
    expect(html).toContain(
      '<div id="ways-1" class="tabs-panel"><div class="tabs-words"><h3>One</h3><p class="lead">First.</p>',
    );
    expect(html).toContain(
      '<div id="ways-2" class="tabs-panel"><div class="tabs-words"><h3>The second</h3></div></div>',
    );
    expect(html).not.toMatch(/role=| hidden=|aria-selected/);
  });

  it('can be linked to', () => {
    expect(tabs.ids?.({ id: 'ways', items })).toEqual(['ways-1', 'ways-2']);
  });
});
