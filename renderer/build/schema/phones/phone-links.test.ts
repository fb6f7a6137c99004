import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { callOf, linkToDial, telephoneOf } from './phone-links.ts';

const context = (region = 'GB') => ({ site: { region }, diagnostics: [] as Diagnostic[] });

function linked(href: string): string {
  const call = callOf(href);
  const { diagnostics, ...rest } = context();
  const link = call === undefined ? 'no call' : linkToDial(call, { ...rest, diagnostics }, []);
  return link || diagnostics.map(({ message }) => message).join();
}

describe('a link that calls or texts', () => {
  it.each([
    ['tel:+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['tel:+4402079460000', 'tel:+442079460000'],
    ['TEL:020 7946 0000 ext. 12', 'tel:+442079460000;ext=12'],
    ['tel:+442079460000;ext=12', 'tel:+442079460000;ext=12'],
    ['tel:+13055550142', 'tel:+13055550142'],
    ['tel:112', 'tel:112'],
    ['sms:020 7946 0000 x12', 'sms:+442079460000'],
    ['sms:020 7946 0000?body=Call%20me', 'sms:+442079460000?body=Call%20me'],
    ['sms:?body=Ferns', 'sms:?body=Ferns'],
    ['mailto:a@example.com', 'no call'],
    ['/tel:1', 'no call'],
    ['tel:', 'The phone number "" has no digits.'],
    ['tel:+1;ext=<script>', 'The phone number "+1;ext=<script>" contains ";", which is no part of a number.'],
    ['sms:+1?body="><script>', 'The phone number "+1" is too short for a number.'],
  ])('%s is %s', (href, expected) => {
    expect(linked(href)).toBe(expected);
  });

  it('is one to a number as people write it', () => {
    expect(telephoneOf('020 7946 0000', context(), [])).toBe('tel:+442079460000');
    const abroad = context('US');
    expect(telephoneOf('020 7946 0000', abroad, ['phone'])).toBe('');
    expect(abroad.diagnostics).toMatchObject([{ code: 'phone-invalid', path: ['phone'] }]);
  });
});
