import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkPlacedForm } from '../../client/form/placed-form.tsx';
import de from '../../sdk/ui-text/de.json' with { type: 'json' };
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { uiTextFor } from '../../sdk/ui-text/index.ts';
import { type FormProps, FormView } from './view.tsx';

const props = {
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
} satisfies FormProps;
const html = (more: Partial<FormProps> = {}) => renderToStaticMarkup(<FormView {...props} {...more} />);

/** What the script of the form gets. */
const islandProps = (more: Partial<FormProps> = {}) =>
  JSON.parse(/data-props="(.*?)"/.exec(html(more))?.[1]?.replaceAll('&quot;', '"') ?? '');

const photo = { kind: 'picture', src: '/moor.webp', width: 800, height: 450, alt: 'A moor' } as const;

describe('form', () => {
  it('has its words on a picture, and the form beside them in the colours of the page', () => {
    expect(html({ layout: 'cover', media: photo, points: ['Eight guests'] })).toMatch(
      /class="cover-words" data-tone="ink"><div class="form-head"><h2.*Eight guests.*<\/div><div class="form-body">.*<\/div><figure class="cover-picture"/,
    );
  });

  it('has a picture beside it in other layouts, and gives its script none of it', () => {
    expect(html({ media: photo })).toMatch(/<div class="form-aside"><figure.*moor\.webp/);
    expect(html({ media: photo }).match(/moor\.webp/g)).toHaveLength(1);
    expect(html()).not.toContain('form-aside');
  });

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

  it('can appear twice on a page without sharing an id', () => {
    const page = html({ contact: { email: 'a@b.example' } }) + html({ id: 'again' });
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows a badge above its headline', () => {
    expect(html({ badge: 'Two left' })).toMatch(/class="form-badge">Two left<\/p><h2/);
    expect(html()).not.toContain('form-badge');
  });

  it('has the order of a phone: text, form, aside', () => {
    const page = html({ lead: 'Soon.', points: ['No charge'], contact: { email: 'a@b.example' } });
    expect(page).toMatch(/Soon\..*<form.*<\/form>.*No charge.*mailto:/);
  });

  it('has a class for its layout, split by default', () => {
    expect(html()).toContain('"form form-split"');
    expect(html({ layout: 'card' })).toContain('"form form-card"');
  });

  it('passes its island only the props that it needs', () => {
    const { lead, ...rest } = islandProps();
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

  it('has all texts by default, in the language of the page', () => {
    const short = {
      ...{ ...props, success: undefined, failure: undefined },
      fields: [{ name: 'email', label: 'E-Mail', type: 'email', required: true }],
      reach: { email: 'a@b.example' },
    } satisfies FormProps;
    const { lead, done, reach, sending } = islandProps({ ...short, ui: uiTextFor('de-AT', {}) });
    const { formErrors, formMessages } = de;
    expect(lead.fields[0].invalid).toBe(formErrors.email);
    const { safe, kept, lost } = formMessages;
    expect(lead.failure).toEqual({ safe, kept, lost });
    expect(done).toEqual({ kind: 'panel', title: formMessages.sent, text: formMessages.sentText });
    expect(sending).toBe(formMessages.sending);
    expect(reach).toEqual({ email: 'a@b.example' });
    expect(html(short)).not.toContain(de.formMessages.safe);
  });

  it('leads to what is beside it when sending fails, rather than to the site', () => {
    const contact = { email: 'beside@b.example' };
    const reach = { email: 'site@b.example' };
    expect(islandProps({ failure: { kept: 'Kept.' }, contact, reach }).reach).toEqual(contact);
    expect(islandProps({ contact, reach }).reach).toEqual({ email: 'a@b.example' });
    expect(islandProps({ failure: undefined, reach }).reach).toEqual(reach);
  });

  it('sends nothing when it is inert', () => {
    const inert = html({ destinations: undefined, inert: true });
    expect(inert).toContain('aria-disabled="true"');
    expect(inert).not.toContain('method="post"');
    expect(inert).not.toContain('data-island');
  });

  it('is validated by the browser, unless it is inert', () => {
    expect(html()).not.toMatch(/<form[^>]*novalidate/i);
    expect(html({ destinations: undefined, inert: true })).toMatch(/<form[^>]*novalidate/i);
  });
});

describe('checkPlacedForm', () => {
  const { id: _id, level: _level, source: _source, destinations: _, ...form } = props;
  const paths = (more: object) =>
    checkPlacedForm({ ...form, ...more } as Parameters<typeof checkPlacedForm>[0]).map(({ path }) => path);

  it('requires either destinations or an inert form', () => {
    expect(paths({ destinations: ['desk'] })).toEqual([]);
    expect(paths({ inert: true })).toEqual([]);
    expect(paths({})).toEqual([[]]);
    expect(paths({ inert: false })).toEqual([[]]);
    expect(paths({ inert: true, destinations: ['desk'] })).toEqual([['destinations']]);
  });

  it('requires no texts for success and failure', () => {
    expect(paths({ destinations: ['desk'], success: undefined, failure: undefined })).toEqual([]);
  });

  it('applies the rules of any form', () => {
    const fields = [...form.fields, ...form.fields];
    expect(paths({ destinations: ['desk'], fields })).toEqual([['fields', 1, 'name']]);
  });
});
