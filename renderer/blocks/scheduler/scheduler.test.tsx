import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { scheduler } from './index.ts';
import { type SchedulerProps, SchedulerView } from './view.tsx';

const props: SchedulerProps = {
  ui,
  id: 'book',
  level: 2,
  headline: 'Book a visit',
  event: 'First visit',
  duration: '45 minutes',
  href: 'https://book.example.com/visit',
  button: 'See free days',
  highlights: ['A price'],
  note: 'Free of charge.',
};
const html = renderToStaticMarkup(<SchedulerView {...props} />);
const embed = { src: 'https://book.example.com/visit?inline=yes', greets: true };

describe('scheduler', () => {
  it('links to the booking page without script', () => {
    expect(html).toMatch(
      /<a(?=[^>]*href="https:\/\/book\.example\.com\/visit")(?=[^>]*rel="noopener")(?=[^>]*target="_blank")[^>]*>See free days</,
    );
  });

  it('shows the appointment and its duration', () => {
    expect(html).toMatch(/<h3>First visit<\/h3>.*45 minutes.*A price.*Free of charge\./);
  });

  it('passes the campaign on through its link, and has no embed without a calendar', () => {
    expect(html).toMatch(/<div class="scheduler" data-island="scheduler" data-on="interaction">/);
    expect(html).not.toMatch(/data-props|embed|<iframe|<script/);
  });

  it('passes the embed to its script, and requests nothing before', () => {
    const framed = renderToStaticMarkup(<SchedulerView {...props} embed={embed} />);
    expect(framed).toMatch(
      /data-island="scheduler" data-on="interaction" data-props="[^"]*inline=yes[^"]*First visit[^"]*".*class="scheduler-place embed".*<a(?=[^>]*target="_blank")/,
    );
    expect(framed).not.toMatch(/<iframe|<script| src=/);
    expect(scheduler.styles).toBeTypeOf('function');
    const styles = typeof scheduler.styles === 'function' ? scheduler.styles : () => [];
    expect([styles({}), styles({ embed })]).toEqual([[], ['embed']]);
  });

  it('draws a calendar that names no day and no hour, hidden from screen readers', () => {
    const drawing = /<div class="scheduler-calendar".*?<\/div>/.exec(html)?.[0] ?? '';
    expect(drawing).toContain('aria-hidden="true"');
    expect(drawing.match(/<[ib]( class="scheduler-chosen")?><\//g)).toHaveLength(35);
    expect(drawing.replace(/<[^>]*>/g, '')).toBe('');
  });

  it('has no drawing in a thin line, but a place for the calendar itself', () => {
    expect(renderToStaticMarkup(<SchedulerView {...props} layout="side" />)).not.toMatch(/scheduler-(calendar|place)/);
    expect(renderToStaticMarkup(<SchedulerView {...props} layout="side" embed={embed} />)).toContain(
      '<div class="scheduler-place embed"></div>',
    );
  });
});
