import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { ToastView } from './view.tsx';

describe('toast', () => {
  it('renders nothing visible, and passes text and delay to its script', () => {
    const html = renderToStaticMarkup(
      <ToastView ui={ui} id="hurry" level={2} title="Two left" after={3000} duration={8000} />,
    );
    expect(html).toMatch(/^<div id="hurry" data-island="toast" data-on="delay:3000" data-props="[^"]*"><\/div>$/);
    expect(html).toContain('{&quot;title&quot;:&quot;Two left&quot;,&quot;duration&quot;:8000}');
  });
});
