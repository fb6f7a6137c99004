import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { caseStudies } from './index.ts';
import { CaseStudiesView, caseStudiesFields } from './view.tsx';

const schema = z.strictObject(caseStudiesFields);
const example = schema.parse(caseStudies.examples[0]?.props);
const html = (fields: typeof example) =>
  renderToStaticMarkup(<CaseStudiesView ui={ui} id="cases" level={2} {...fields} />);
const only = (props: Partial<(typeof example.items)[number]>) =>
  html({
    headline: 'One case',
    items: [
      { name: 'Number 9', summary: 'It was cold.', figures: [{ figure: '1 day', label: 'to warmth' }], ...props },
    ],
  });

describe('caseStudies', () => {
  it('show each case as an article with its name as heading', () => {
    expect(html(example).match(/<article/g)).toHaveLength(2);
    expect(html(example).match(/<h3>.*?<\/h3>/g)).toEqual(['<h3>The Old Rectory</h3>', '<h3>Number 9</h3>']);
  });

  it('show the result as a description list', () => {
    expect(only({})).toContain('<dl><div><dt>to warmth</dt><dd>1 day</dd></div></dl>');
  });

  it('mark a sample beside the name', () => {
    expect(only({ place: 'Quay Street', sample: true })).toContain('>Quay Street, sample</p>');
    expect(only({ sample: true })).toContain('>sample</p>');
    expect(only({ place: 'Quay Street' })).toContain('>Quay Street</p>');
    expect(only({})).not.toContain('case-studies-origin');
  });

  it('draw the pictures with unique ids', () => {
    const { media } = example.items[0] ?? {};
    const both = { ...example, items: example.items.map((item) => ({ ...item, media })) };
    const ids = [...html(both).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(html(both).match(/<figure/g)).toHaveLength(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith('cases'))).toBe(true);
    expect(only({})).not.toContain('<figure');
  });
});
