import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { BannerView } from './view.tsx';

const html = (props: Partial<Parameters<typeof BannerView>[0]> = {}) =>
  renderToStaticMarkup(<BannerView ui={ui} id="notice" level={2} text="Open on Sunday." {...props} />);

describe('banner', () => {
  it('is a region named by its text, without a heading', () => {
    expect(html()).toMatch(
      /^<aside id="notice"[^>]*aria-labelledby="notice-text"><p id="notice-text"[^>]*>Open on Sunday\.<\/p>/,
    );
    expect(html()).not.toMatch(/<h\d/);
  });

  it('has a close button with a name', () => {
    expect(html({ closeLabel: 'Close notice' })).toMatch(
      /<button(?=[^>]*type="button")(?=[^>]*data-dismiss="notice")(?=[^>]*aria-label="Close notice")/,
    );
    expect(html()).toContain('aria-label="Close"');
  });

  it('returns after 5 seconds only with autoShow', () => {
    expect(html()).not.toContain('data-reshow');
    expect(html({ autoShow: false })).not.toContain('data-reshow');
    expect(html({ autoShow: true })).toContain('data-reshow="5000"');
  });

  it('opens a dialog of the page with its button', () => {
    expect(html({ action: { label: 'Get it', href: '#audit' } })).toContain(
      'href="#audit" data-open="audit">Get it</a>',
    );
  });
});
