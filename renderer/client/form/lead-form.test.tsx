import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { LeadForm, SendingForm, type SendingFormProps } from './lead-form.tsx';
import { ContactBox, Points } from './placed-form.tsx';
import type { SendingOptions } from './send.ts';
import { type FormState, idle } from './use-form.ts';

const email: FieldSpec = { name: 'email', label: 'Email', type: 'email', invalid: 'Enter an address.' };
const lead: SendingOptions = {
  fields: [email],
  destinations: ['desk'],
  delivery: 'all',
  label: 'Ask',
  source: '/destinations.json',
  failure: { safe: 'Kept, and sent later.', kept: 'Kept.', lost: 'Lost.' },
};
const form = { state: { kind: 'idle' }, errors: {}, reset: () => undefined } as const;
const live = { ref: () => undefined, onSubmit: () => undefined, onInput: () => undefined };
const html = (
  { fields = [email], ...props }: Partial<SendingFormProps & SendingOptions> = {},
  state: FormState = idle,
) =>
  renderToStaticMarkup(
    <SendingForm
      id="ask-form"
      action="https://hooks.example.com/ask"
      submit="Send"
      reach={{ email: 'a@b.example' }}
      lead={{ ...lead, fields }}
      form={{ ...form, state, props: live }}
      {...props}
    />,
  );

describe('SendingForm', () => {
  it('posts to its destination without script', () => {
    expect(html()).toMatch(/^<form(?=[^>]*method="post")(?=[^>]*action="https:\/\/hooks\.example\.com\/ask")/);
    expect(html()).toContain('<button type="submit" class="button button-large">Send</button>');
    expect(html()).not.toMatch(/novalidate/i);
  });

  it('prefixes every id with its own', () => {
    const ids = [...html({ fields: [{ ...email, help: 'Here.' }] }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['ask-form', 'ask-form-email', 'ask-form-email-help']);
  });

  it('sends hidden values', () => {
    expect(html({ hidden: [{ name: 'formType', value: 'Ask' }] })).toContain(
      '<input type="hidden" name="formType" value="Ask"/>',
    );
  });

  it('explains the star only when a field is required', () => {
    const fields = [{ ...email, required: true }];
    expect(html()).not.toContain('*');
    expect(html({ fields })).toContain('Fields marked * are required.');
    expect(html({ fields, requiredNote: 'All of them.' })).toContain('>All of them.</p>');
  });

  it('hides its honeypot from people', () => {
    expect(html()).toMatch(/aria-hidden="true"><label>[^<]*<input(?=[^>]*name="reply_by")(?=[^>]*tabindex="-1")/i);
  });

  it('shows contact links when it cannot be posted without script', () => {
    expect(html()).not.toContain('noscript');
    expect(html({ action: undefined })).toMatch(
      /method="dialog".*<noscript>.*mailto:a@b\.example.*class="form-otherwise">.*mailto:a@b\.example/,
    );
  });

  it('shows the answer, with contact links if needed', () => {
    expect(html({}, { kind: 'halted', note: 'Kept.' })).toMatch(/role="status"[^>]*><p>Kept\.<\/p><\/div>/);
    expect(html({}, { kind: 'halted', note: 'Lost.', wayOut: true })).toMatch(/<p>Lost\.<\/p>.*mailto:a@b\.example/);
    expect(html({}, { kind: 'sent', note: 'Sent.' })).toContain('<p>Sent.</p>');
  });
});

describe('LeadForm', () => {
  it('cannot be sent without a submit handler', () => {
    const markup = renderToStaticMarkup(
      <LeadForm id="ask-form" fields={[email]}>
        <button type="button">Send</button>
      </LeadForm>,
    );
    expect(markup).toMatch(/^<form(?![^>]*action)[^>]*method="dialog"/);
    expect(markup).not.toContain('reply_by');
  });
});

describe('the aside of a form', () => {
  it('numbers its points if asked to', () => {
    expect(renderToStaticMarkup(<Points points={['One']} numbered />)).toContain('<ol><li>One</li></ol>');
    expect(renderToStaticMarkup(<Points points={['One']} title="Why" />)).toMatch(/>Why<\/p><ul><li><svg.*One<\/li>/);
  });

  it('links to the phone and the e-mail address', () => {
    const phone = { text: '555 0100', href: 'tel:5550100' };
    const markup = renderToStaticMarkup(<ContactBox text="Or call:" phone={phone} email="a@b.example" />);
    expect(markup).toMatch(/<p>Or call:<\/p><a href="tel:5550100">.*555 0100<\/a><a href="mailto:a@b\.example">/);
    expect(renderToStaticMarkup(<ContactBox email="a@b.example" />)).not.toContain('tel:');
  });
});
