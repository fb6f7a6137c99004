import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Points, WayOut } from './form-company.tsx';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';

const email = { name: 'email', label: 'Email', type: 'email', invalid: 'Enter an address.' } as const;
const html = (props: Partial<LeadFormProps> = {}) =>
  renderToStaticMarkup(
    <LeadForm id="ask-form" action="https://hooks.example.com/ask" fields={[email]} submit="Send" {...props} />,
  );

describe('LeadForm', () => {
  it('posts to its destination without script', () => {
    expect(html()).toMatch(/^<form(?=[^>]*method="post")(?=[^>]*action="https:\/\/hooks\.example\.com\/ask")/);
    expect(html()).toContain('<button type="submit" class="button button-large">Send</button>');
    expect(html()).not.toMatch(/novalidate/i);
  });

  it('begins every id with its own', () => {
    const ids = [...html({ fields: [{ ...email, help: 'Here.' }] }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['ask-form', 'ask-form-email', 'ask-form-email-help']);
  });

  it('sends what is not seen', () => {
    expect(html({ hidden: [{ name: 'formType', value: 'Ask' }] })).toContain(
      '<input type="hidden" name="formType" value="Ask"/>',
    );
  });

  it('explains the star when a field is required, and only then', () => {
    const fields = [{ ...email, required: true }];
    expect(html()).not.toContain('*');
    expect(html({ fields })).toContain('Fields marked * are required.');
    expect(html({ fields, requiredNote: 'All of them.' })).toContain('>All of them.</p>');
  });

  it('cannot be sent without a destination, and says so', () => {
    const inert = html({ action: undefined });
    expect(inert).toMatch(/^<form(?![^>]*action)[^>]*method="dialog"/);
    expect(inert).toMatch(/<button type="button"[^>]*aria-disabled="true">Send</);
    expect(inert).not.toContain('type="submit"');
  });
});

describe('what stands beside a form', () => {
  it('numbers its points where one follows the other', () => {
    expect(renderToStaticMarkup(<Points points={['One']} numbered />)).toContain('<ol><li>One</li></ol>');
    expect(renderToStaticMarkup(<Points points={['One']} title="Why" />)).toMatch(/>Why<\/p><ul><li><svg.*One<\/li>/);
  });

  it('links to every way to reach a person', () => {
    const phone = { text: '555 0100', href: 'tel:5550100' };
    const way = renderToStaticMarkup(<WayOut text="Or call:" phone={phone} email="a@b.example" />);
    expect(way).toMatch(/<p>Or call:<\/p><a href="tel:5550100">.*555 0100<\/a><a href="mailto:a@b\.example">/);
    expect(renderToStaticMarkup(<WayOut email="a@b.example" />)).not.toContain('tel:');
  });
});
