import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { type ContactDetailsProps, ContactDetailsView } from './view.tsx';

const html = (more: Partial<ContactDetailsProps> = {}) =>
  renderToStaticMarkup(<ContactDetailsView ui={ui} id="reach" level={2} headline="Reach us" {...more} />);

describe('contactDetails', () => {
  it('links each contact detail', () => {
    const page = html({
      phone: { text: '555 0100', href: 'tel:5550100' },
      sms: { label: 'Text us', href: 'sms:5550100' },
      email: 'a@b.example',
    });
    expect(page).toMatch(/Call<\/dt><dd><a href="tel:5550100">555 0100</);
    expect(page).toMatch(/Text<\/dt><dd><a href="sms:5550100">Text us</);
    expect(page).toMatch(/Write<\/dt><dd><a href="mailto:a@b\.example">a@b\.example</);
  });

  it('separates lines by spaces', () => {
    const page = html({ address: ['Slip 4', 'Port Avery'], hours: [{ days: 'Sunday', hours: 'closed' }] });
    expect(page).toContain('<address><span>Slip 4 </span><span>Port Avery </span></address>');
    expect(page).toContain('<li><span>Sunday</span> <span>closed</span></li>');
  });

  it('leaves out missing details, and accepts other labels', () => {
    const page = html({ email: 'a@b.example', labels: { email: 'By letter' } });
    expect(page.match(/<dt>/g)).toHaveLength(1);
    expect(page).toContain('By letter</dt>');
    expect(page).not.toContain('>Write');
  });

  it('has a picture of the place in the layout "map"', () => {
    const media = { kind: 'picture', src: '/quay.webp', width: 800, height: 800, alt: 'The quay' } as const;
    expect(html({ layout: 'map', media, email: 'a@b.example' })).toMatch(
      /<div class="contact-map">.*<dl class="contact-ways">.*<figure class="figure figure-picture"><img[^>]*quay/,
    );
  });
});
