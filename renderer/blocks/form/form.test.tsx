import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check.ts';
import type { FormProps } from './fields.ts';
import { FormView } from './view.tsx';

const props: FormProps = {
  id: 'ask',
  level: 2,
  headline: 'Ask us',
  fields: [{ name: 'name', label: 'Name', type: 'text', required: true, invalid: 'Enter your name.' }],
  submit: 'Send it',
  destination: 'https://hooks.example.com/ask',
};
const html = (more: Partial<FormProps> = {}) => renderToStaticMarkup(<FormView {...props} {...more} />);

describe('form', () => {
  it('posts what was entered to its destination', () => {
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

  it('keeps to the order of a phone: words, form, and what stands beside it', () => {
    const page = html({ lead: 'Soon.', points: ['No charge'], contact: { email: 'a@b.example' } });
    expect(page).toMatch(/Soon\..*<form.*<\/form>.*No charge.*mailto:/);
  });

  it('says its layout, split unless told otherwise', () => {
    expect(html()).toContain('"form form-split"');
    expect(html({ layout: 'card' })).toContain('"form form-card"');
  });

  it('sends nothing when it is inert', () => {
    const inert = html({ destination: undefined, inert: true });
    expect(inert).toContain('aria-disabled="true"');
    expect(inert).not.toContain('method="post"');
  });
});

describe('checkForm', () => {
  const { id: _id, level: _level, destination: _destination, ...form } = props;
  const paths = (more: object) =>
    checkForm({ ...form, ...more } as Parameters<typeof checkForm>[0]).map(({ path }) => path);

  it('wants either a destination or a form that is inert', () => {
    expect(paths({ destination: 'desk' })).toEqual([]);
    expect(paths({ inert: true })).toEqual([]);
    expect(paths({})).toEqual([[]]);
    expect(paths({ inert: false })).toEqual([[]]);
    expect(paths({ inert: true, destination: 'desk' })).toEqual([['destination']]);
  });

  it('holds to the rules of any form', () => {
    const fields = [...form.fields, ...form.fields];
    expect(paths({ destination: 'desk', fields })).toEqual([['fields', 1, 'name']]);
  });
});
