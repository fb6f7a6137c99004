import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { popup } from './index.ts';
import { type PopupProps, PopupView } from './view.tsx';

const props = {
  ui,
  id: 'audit',
  level: 2,
  headline: 'A free look',
  fields: [{ name: 'email', label: 'Email', type: 'email', required: true, invalid: 'Enter an address.' }],
  submit: 'Send',
  source: '/destinations.json',
  destinations: [
    {
      name: 'desk',
      label: 'Desk',
      url: 'https://hooks.example.com/audit',
      posted: { to: 'https://hooks.example.com/audit' },
    },
  ],
  thanks: { title: 'Thank you', toast: { title: 'Sent' } },
  failure: { kept: 'Kept.', lost: 'Lost.', email: 'a@b.example' },
} satisfies PopupProps;
const html = (more: Partial<PopupProps> = {}) => renderToStaticMarkup(<PopupView {...props} {...more} />);

describe('popup', () => {
  it('is a dialog with its name as id, closed at first', () => {
    expect(html()).toMatch(/^<dialog(?=[^>]*id="audit")(?=[^>]*aria-labelledby="audit-title")(?![^>]* open)/);
    expect(html()).toContain('<h2 id="audit-title">A free look</h2>');
  });

  it('opens by itself only with openAfter', () => {
    expect(html()).not.toContain('data-open-after');
    expect(html({ openAfter: 2000 })).toMatch(/^<dialog[^>]*data-open-after="2000"/);
    expect(html({ openAfter: 0 })).toContain('data-open-after="0"');
  });

  it('focuses the close button, not a field', () => {
    const page = html({ closeLabel: 'Not now' });
    expect(page.indexOf('<button')).toBeLessThan(page.indexOf('<input'));
    expect(page).toMatch(/Not now<\/span><\/button><a href="#">/);
  });

  it('has a heading below that of the page, wherever it is', () => {
    expect(html({ level: 1 })).not.toContain('<h1');
  });

  it('contains a form that works without script', () => {
    expect(html()).toMatch(
      /<form id="audit-form"(?=[^>]*method="post")(?=[^>]*action="https:\/\/hooks\.example\.com\/audit")/,
    );
  });

  it('applies the rules of any form', () => {
    const { destinations: _, ...rest } = props;
    const written = { ...rest, destinations: ['desk'], fields: [...props.fields, ...props.fields] };
    expect(popup.check?.(written)).toHaveLength(1);
  });

  it('has its picture under the headline, which goes with it once the form is sent', () => {
    const media = { kind: 'picture', src: '/piano.webp', width: 800, height: 450, alt: 'A piano' } as const;
    expect(html({ media })).toMatch(
      /<div class="popup-head"><h2.*<figure[^>]*><img[^>]*loading="lazy"[^>]*><\/figure><\/div>/,
    );
  });
});
