import { describe, expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

const dialled = (written: string, region: string) => {
  const read = readPhone(written, region);
  return 'dialled' in read ? read.dialled : `${written} ${read.problem}. ${read.suggestion}`;
};

describe('a phone number', () => {
  it.each([
    ['+44 (0)20 7946 0000', 'US', '+442079460000'],
    ['+44(0)2079460000', 'GB', '+442079460000'],
    ['+44 020 7946 0000', 'GB', '+442079460000'],
    ['0044 (0)20 7946 0000', 'GB', '+442079460000'],
    ['020 7946 0000', 'GB', '+442079460000'],
    ['(020) 7946–0000', 'GB', '+442079460000'],
    ['+49 (0)30 / 1234567', 'GB', '+49301234567'],
    ['030/1234567', 'DE', '+49301234567'],
    ['030 1234-567', 'DE', '+49301234567'],
    ['01 42 68 53 00', 'FR', '+33142685300'],
    ['+34 (0)91 123 45 67', 'ES', '+34911234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['+39 (0)6 1234 5678', 'GB', '+390612345678'],
    ['(11) 91234-5678', 'BR', '+5511912345678'],
    ['020 123 4567', 'NL', '+31201234567'],
    ['(305) 555-0142', 'US', '+13055550142'],
    ['305.555.0142', 'US', '+13055550142'],
    ['+1 (0) 305 555 0142', 'GB', '+13055550142'],
    ['1-305-555-0142', 'US', '+13055550142'],
  ])('%s in %s is %s', (written, region, expected) => {
    expect(dialled(written, region)).toBe(expected);
  });

  it('may be reserved for fiction', () => {
    expect(dialled('(555) 010-0142', 'US')).toBe('+15550100142');
    expect(dialled('+15550100142', 'US')).toBe('+15550100142');
    expect(dialled('555-0142', 'US')).toContain('is too short for a number of US');
  });

  it.each([
    ['020 7946 0000 ext. 12', 'GB', '+442079460000;ext=12'],
    ['020 7946 0000 x12', 'GB', '+442079460000;ext=12'],
    ['020 7946 0000, extension 12', 'GB', '+442079460000;ext=12'],
    ['020 7946 0000 #12', 'GB', '+442079460000;ext=12'],
    ['+442079460000;ext=12', 'GB', '+442079460000;ext=12'],
    ['030 1234567 Durchwahl 12', 'DE', '+49301234567;ext=12'],
    ['030 1234567, DW -12', 'DE', '+49301234567;ext=12'],
    ['01 42 68 53 00 poste 12', 'FR', '+33142685300;ext=12'],
    ['911 234 567, extensión 12', 'ES', '+34911234567;ext=12'],
    ['06 1234 5678 int. 12', 'IT', '+390612345678;ext=12'],
    ['(11) 91234-5678 ramal 12', 'BR', '+5511912345678;ext=12'],
    ['020 123 4567 toestel 12', 'NL', '+31201234567;ext=12'],
    ['+1 305 555 0142 x 7', 'US', '+13055550142;ext=7'],
  ])('%s in %s has an extension', (written, region, expected) => {
    expect(dialled(written, region)).toBe(expected);
  });

  it('may spell a word', () => {
    expect(dialled('1-800-FLOWERS', 'US')).toBe('+18003569377');
    expect(dialled('+1 800 GOT-JUNK', 'GB')).toBe('+18004685865');
    expect(dialled('0800 REIFEN', 'DE')).toBe('+49800734336');
  });

  it('of a service is dialled as it is', () => {
    for (const number of ['112', '911', '999', '116 117', '15', '000', '13 12 13']) {
      expect(dialled(number, 'GB')).toBe(number.replaceAll(' ', ''));
    }
  });

  it('may have digits of other scripts, full-width characters and invisible marks', () => {
    expect(dialled('٠٥٠١٢٣٤٥٦٧', 'SA')).toBe('+966501234567');
    expect(dialled('۰۲۱ ۱۲۳۴ ۵۶۷۸', 'IR')).toBe('+982112345678');
    expect(dialled('＋４４　２０　７９４６　００００', 'US')).toBe('+442079460000');
    expect(dialled('\u202a+44\u00a020\u202f7946\u20110000\u202c ', 'US')).toBe('+442079460000');
  });

  it('names the wrong character and suggests what to write', () => {
    expect(dialled('020 7946 OOOO', 'GB')).toContain('contains "O", which is no digit. Write "020 7946 0000".');
    expect(dialled('020 7946 O000', 'GB')).toBe(
      '020 7946 O000 contains "O", which is no digit. Write "020 7946 0000".',
    );
    expect(dialled('tel 020 7946 0000', 'GB')).toContain('contains "t", which is no digit');
    expect(dialled('020 7946 0000 & more', 'GB')).toContain('contains "&", which is no part of a number');
    expect(dialled('020 7946 0000 (ask for Fern)', 'GB')).toContain('contains "a"');
    expect(dialled('020_7946_0000', 'GB')).toContain('contains "_"');
    expect(dialled('020+7946 0000', 'GB')).toContain('contains "+"');
    expect(dialled('call us', 'GB')).toContain('contains "c"');
    expect(dialled('-', 'GB')).toContain('has no digits');
  });

  it('of another country needs its code', () => {
    expect(dialled('020 7946 0000', 'US')).toBe(
      '020 7946 0000 is too long for a number of US. Write the full number with its country code, such as "+44 20 7946 0000".',
    );
    expect(dialled('+999 123 456 789', 'US')).toContain('begins with a code that no country has');
    expect(dialled('020 7946 0000', '419')).toContain('names no country');
    expect(dialled('+44 20 7946 0000', '419')).toBe('+442079460000');
    expect(dialled('020 7946', 'GB')).toContain('is no number of GB: too few digits follow the first 0');
    expect(dialled('+44 20 7946 0000 0000', 'GB')).toBe(
      '+44 20 7946 0000 0000 is too long for a number. Look for a missing, repeated or extra digit.',
    );
  });
});
