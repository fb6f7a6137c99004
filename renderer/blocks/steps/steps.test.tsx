import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { steps } from './index.ts';
import { StepsView, stepsFields } from './view.tsx';

const schema = z.strictObject(stepsFields);
const items = [
  { title: 'Show your licence', text: 'Any will do.', when: 'Day 1' },
  { title: 'Pick a berth', text: 'See the board.' },
  { title: 'Cast off', text: 'Be back before dark.' },
];
const props = { id: 'boat', level: 2 as const, headline: 'How to borrow a boat', lead: 'In an hour.', items };
const page = { href: '/', url: 'https://example.com/', home: '/', siteName: 'Boats', locale: 'en-US', year: 2025 };
const html = renderToStaticMarkup(<StepsView {...props} />);

describe('steps', () => {
  it('are an ordered list in the given order', () => {
    const [list] = html.match(/<ol.*<\/ol>/) ?? [];
    expect([...(list ?? '').matchAll(/<li>.*?<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Show your licence',
      'Pick a berth',
      'Cast off',
    ]);
  });

  it('show the time only if it is given', () => {
    expect(html.match(/class="eyebrow"/g)).toHaveLength(1);
    expect(html).toContain('<p class="eyebrow">Day 1</p><h3>Show your licence</h3>');
  });

  it('have headings one level below their section', () => {
    expect(renderToStaticMarkup(<StepsView {...props} level={1} />).match(/<h\d/g)).toEqual([
      '<h1',
      '<h2',
      '<h2',
      '<h2',
    ]);
  });

  it('have no structured data unless they are instructions', () => {
    expect(steps.jsonLd?.(props, page)).toEqual([]);
  });

  it('give search engines the text that people see', () => {
    expect(steps.jsonLd?.({ ...props, howTo: true }, page)).toEqual([
      {
        '@type': 'HowTo',
        name: 'How to borrow a boat',
        description: 'In an hour.',
        step: [
          { '@type': 'HowToStep', position: 1, name: 'Show your licence', text: 'Any will do.' },
          { '@type': 'HowToStep', position: 2, name: 'Pick a berth', text: 'See the board.' },
          { '@type': 'HowToStep', position: 3, name: 'Cast off', text: 'Be back before dark.' },
        ],
      },
    ]);
    for (const text of [props.headline, props.lead, ...items.flatMap((item) => [item.title, item.text])]) {
      expect(html).toContain(`>${text}<`);
    }
  });

  it('must be two to eight', () => {
    const [first] = items;
    const list = (length: number) => Array.from({ length }, () => first ?? { title: '', text: '' });
    const accepts = (length: number) => schema.safeParse({ headline: 'a', items: list(length) }).success;
    expect([1, 2, 8, 9].map(accepts)).toEqual([false, true, true, false]);
  });
});
