import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { presentation } from './index.ts';
import { type PresentationProps, PresentationView } from './view.tsx';

const points = [1, 2, 3].map((value) => ({ label: `Pier ${value}`, value }));
const props: PresentationProps = {
  ui,
  id: 'case',
  level: 2,
  headline: 'One case',
  title: 'The pier',
  button: 'See the slides',
  slides: [
    {
      title: 'First',
      text: 'One.',
      media: { kind: 'chart', title: 'March', label: 'Boats', points },
    },
    { title: 'Second', text: 'Two.' },
    { title: 'Third', text: 'Three.' },
  ],
};
const html = renderToStaticMarkup(<PresentationView {...props} />);
const dialog = /<dialog.*<\/dialog>/.exec(html)?.[0] ?? '';

describe('presentation', () => {
  it('shows the first slide on the page, with the link that opens all of them', () => {
    expect(html).toMatch(
      /<h3>First<\/h3>.*<a[^>]*href="#case-dialog" data-open="case-dialog">.*See the slides<\/a>.*<dialog/,
    );
    expect(dialog).toMatch(/^<dialog id="case-dialog"[^>]*aria-labelledby="case-name"><p id="case-name">The pier</);
  });

  it('links each slide to the previous and the next', () => {
    const pages = dialog.split('class="presentation-page"').slice(1);
    const turns = pages.map((page) => [...page.matchAll(/<a href="#(case-slide-\d)"/g)].map(([, to]) => to));
    expect(turns).toEqual([['case-slide-2'], ['case-slide-1', 'case-slide-3'], ['case-slide-2']]);
    expect(pages[0]).toContain('aria-label="Second"');
  });

  it('can be scrolled with the keyboard, and gets the focus before the close button', () => {
    expect(dialog).toMatch(/class="[^"]*presentation-strip"[^>]*tabindex="0"/i);
    expect(dialog.indexOf('presentation-strip')).toBeLessThan(dialog.indexOf('<form'));
  });

  it('closes without script with a link to its section', () => {
    expect(dialog).toMatch(/<a href="#case"[^>]*>.*>Close<\/span><\/a><\/form><\/dialog>$/);
  });

  it('passes the embed to its script, and requests nothing before', () => {
    const framed = renderToStaticMarkup(
      <PresentationView {...props} embed={{ src: 'https://slides.example.com/1' }} />,
    );
    expect(framed).toMatch(/data-island="presentation" data-on="interaction" data-props="[^"]*slides\.example\.com/);
    expect(framed).not.toMatch(/<iframe|<script/);
    expect(framed.match(/class="presentation-page"/g)).toHaveLength(3);
    expect(html).not.toContain('example.com');
  });

  it('uses every id once, and declares those that links can point to', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of presentation.ids?.({ ...props }) ?? []) expect(ids).toContain(id);
    expect(presentation.ids?.({ ...props })).toContain('case-dialog');
  });

  it('sets the titles of slides one level below its own', () => {
    expect(renderToStaticMarkup(<PresentationView {...props} level={1} />)).toContain('<h2>First</h2>');
  });
});
