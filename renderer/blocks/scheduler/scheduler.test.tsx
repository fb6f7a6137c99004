import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SchedulerView } from './view.tsx';

const html = renderToStaticMarkup(
  <SchedulerView
    id="book"
    level={2}
    headline="Book a visit"
    event="First visit"
    duration="45 minutes"
    href="https://book.example.com/visit"
    button="See free days"
    highlights={['A price']}
    note="Free of charge."
  />,
);

describe('scheduler', () => {
  it('books without script, on the page of the provider', () => {
    expect(html).toMatch(
      /<a(?=[^>]*href="https:\/\/book\.example\.com\/visit")(?=[^>]*rel="noopener")(?=[^>]*target="_blank")[^>]*>See free days</,
    );
  });

  it('says what is booked and how long it takes', () => {
    expect(html).toMatch(/<h3>First visit<\/h3>.*45 minutes.*A price.*Free of charge\./);
  });

  it('draws a calendar that claims no date and is not read out', () => {
    const drawing = /<svg class="scheduler-calendar".*?<\/svg>/.exec(html)?.[0] ?? '';
    expect(drawing).toContain('aria-hidden="true"');
    expect(drawing).not.toContain('<text');
    expect(drawing.match(/class="scheduler-(closed|open|chosen)" d="M/g)).toHaveLength(3);
  });
});
