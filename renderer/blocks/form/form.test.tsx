import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { checkForm } from './check.ts';
import type { FormProps } from './fields.ts';
import { FormView } from './view.tsx';

const props: FormProps = {
  ui,
  id: 'ask',
  level: 2,
  headline: 'Ask us',
  fields: [{ name: 'name', label: 'Name', type: 'text', required: true, invalid: 'Enter your name.' }],
  submit: 'Send it',
  source: '/destinations.json',
  destinations: [
    { name: 'sheet', label: 'Sheet' },
    {
      name: 'desk',
      label: 'Desk',
      url: 'https://hooks.example.com/ask',
      posted: { to: 'https://hooks.example.com/ask' },
    },
  ],
  success: { kind: 'panel', title: 'Thank you', toast: { title: 'Sent', after: 1000 } },
  failure: { eachDestination: true, kept: 'Kept.', lost: 'Lost.', email: 'a@b.example' },
};
const html = (more: Partial<FormProps> = {}) => renderToStaticMarkup(<FormView {...props} {...more} />);

describe('form', () => {
  it('posts what was entered to the first destination that has an address', () => {
    expect(html()).toMatch(
      /<form id="ask-form"(?=[^>]*method="post")(?=[^>]*action="https:\/\/hooks\.example\.com\/ask")/,
    );
    expect(html()).toMatch(
      /<label[^>]*for="ask-form-name">Name<\/label><input(?=[^>]*id="ask-form-name")(?=[^>]*required)/,
    );
  });

  it('names its section by the headline, or by the button without one', () => {
    expect(html()).toMatch(/aria-labelledby="ask-title".*<h2 id="ask-title">Ask us</);
    expect(html({ headline: undefined })).toMatch(/<section id="ask"[^>]*aria-label="Send it">/);
  });

  it('stands on a page several times without sharing an id', () => {
    const page = html({ contact: { email: 'a@b.example' } }) + html({ id: 'again' });
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows a badge above its headline', () => {
    expect(html({ badge: 'Two left' })).toMatch(/class="form-badge">Two left<\/p><h2/);
    expect(html()).not.toContain('form-badge');
  });

  it('keeps to the order of a phone: words, form, and what stands beside it', () => {
    const page = html({ lead: 'Soon.', points: ['No charge'], contact: { email: 'a@b.example' } });
    expect(page).toMatch(/Soon\..*<form.*<\/form>.*No charge.*mailto:/);
  });

  it('says its layout, split unless told otherwise', () => {
    expect(html()).toContain('"form form-split"');
    expect(html({ layout: 'card' })).toContain('"form form-card"');
  });

  it('gives its island no more than that needs', () => {
    const { lead, ...rest } = JSON.parse(/data-props="(.*?)"/.exec(html())?.[1]?.replaceAll('&quot;', '"') ?? '');
    expect(lead).toMatchObject({
      destinations: ['sheet', 'desk'],
      delivery: 'all',
      label: 'Send it',
      source: '/destinations.json',
      success: { title: 'Sent', after: 1000 },
      failure: { labels: { desk: 'Desk' } },
    });
    expect(rest).toMatchObject({ id: 'ask-form', reach: { email: 'a@b.example' } });
    expect(rest).not.toHaveProperty('headline');
  });

  it('sends nothing when it is inert', () => {
    const inert = html({ destinations: undefined, inert: true });
    expect(inert).toContain('aria-disabled="true"');
    expect(inert).not.toContain('method="post"');
    expect(inert).not.toContain('data-island');
  });

  it('is checked by the browser, unless it is inert', () => {
    expect(html()).not.toMatch(/<form[^>]*novalidate/i);
    expect(html({ destinations: undefined, inert: true })).toMatch(/<form[^>]*novalidate/i);
  });
});

describe('checkForm', () => {
  const { id: _id, level: _level, source: _source, destinations: _, ...form } = props;
  const paths = (more: object) =>
    checkForm({ ...form, ...more } as Parameters<typeof checkForm>[0]).map(({ path }) => path);

  it('wants either destinations or a form that is inert', () => {
    expect(paths({ destinations: ['desk'] })).toEqual([]);
    expect(paths({ inert: true })).toEqual([]);
    expect(paths({})).toEqual([[]]);
    expect(paths({ inert: false })).toEqual([[]]);
    expect(paths({ inert: true, destinations: ['desk'] })).toEqual([['destinations']]);
  });

  it('wants words for what becomes of a lead', () => {
    expect(paths({ destinations: ['desk'], success: undefined, failure: undefined })).toEqual([[], []]);
    expect(paths({ destinations: ['desk'], failure: { kept: 'Kept.', lost: 'Lost.' } })).toEqual([['failure']]);
  });

  it('holds to the rules of any form', () => {
    const fields = [...form.fields, ...form.fields];
    expect(paths({ destinations: ['desk'], fields })).toEqual([['fields', 1, 'name']]);
  });
});
