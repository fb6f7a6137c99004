import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { Calendar } from './calendar.tsx';
import type { SchedulerProps } from './fields.ts';
import { scheduler } from './index.ts';
import { SchedulerView } from './view.tsx';

const props: SchedulerProps = {
  ui,
  year: 2026,
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

  it('draws a month of the year with its weekdays, hidden from screen readers', () => {
    const drawing = /<div class="scheduler-calendar".*?<\/div>/.exec(html)?.[0] ?? '';
    expect(drawing).toContain('aria-hidden="true"');
    expect(drawing.match(/<[ib]( class="scheduler-chosen")?><\//g)).toHaveLength(31);
    expect(drawing.match(/scheduler-chosen/g)).toHaveLength(2);
    expect(
      drawing
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('May 2026 S M T W T F S Thu 14 9:00 9:30 10:00 10:30');
  });

  it.each([
    ['en-US', 2026, 5],
    ['en-GB', 2026, 4],
    ['en-US', 2027, 6],
    ['de', 2023, 0],
  ])('begins May on its weekday: %s in %i', (locale, year, before) => {
    const month = renderToStaticMarkup(<Calendar locale={locale} year={year} />);
    expect(month.match(/<span><\/span>/g) ?? []).toHaveLength(before);
  });
});
