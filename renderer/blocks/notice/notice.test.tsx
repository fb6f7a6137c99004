import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type NoticeProps, NoticeView } from './view.tsx';

const html = (more: Partial<NoticeProps> = {}) =>
  renderToStaticMarkup(<NoticeView id="places" level={2} text="Four places left" {...more} />);

describe('notice', () => {
  it('is a region named by its text, without a heading', () => {
    expect(html()).toMatch(
      /^<div id="places" role="note"[^>]*aria-labelledby="places-text".*id="places-text"[^>]*>Four places left</,
    );
    expect(html()).not.toMatch(/<h\d/);
  });

  it('informs unless it is urgent', () => {
    expect(html()).toContain('notice-info');
    expect(html({ tone: 'urgent' })).toContain('notice-urgent');
  });

  it('ends with its button', () => {
    expect(html({ detail: 'Soon.', action: { label: 'Keep one', href: '#ask' } })).toMatch(
      /<p>Soon\.<\/p><\/div><a[^>]*href="#ask" data-open="ask">Keep one<\/a>/,
    );
  });
});
