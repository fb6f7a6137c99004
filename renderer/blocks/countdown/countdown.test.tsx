import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { countdown } from './index.ts';
import { CountdownView } from './view.tsx';

const until = { day: '2027-05-31', text: 'May 31, 2027', weekday: 'Mon', dayOfMonth: '31', month: 'May' };
const html = (more: Partial<Parameters<typeof CountdownView>[0]> = {}) =>
  renderToStaticMarkup(
    <CountdownView ui={ui} id="sale" level={2} headline="Sale" until={until} after="Over." {...more} />,
  );

describe('countdown', () => {
  it('says the day without script', () => {
    expect(html()).toContain('<p role="timer"><time dateTime="2027-05-31">Until May 31, 2027</time></p>');
    expect(html()).toContain('<p hidden="">Over.</p>');
  });

  it('counts seconds only if it is large', () => {
    expect(html()).not.toContain('seconds');
    expect(html({ layout: 'large' })).toContain('&quot;seconds&quot;:true');
  });

  it('ends with the day in the time zone of the business', () => {
    const page = { href: '/', url: '', home: '/', siteName: '', locale: 'en', year: 2027 };
    const ends = (timeZone?: string) => countdown.fromPage?.({ ...page, timeZone }, { until });
    expect(ends()).toEqual({ ends: undefined });
    expect(ends('Europe/London')).toEqual({ ends: Date.parse('2027-05-31T23:00Z') });
  });
});
