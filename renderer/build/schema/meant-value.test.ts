import { describe, expect, it } from 'vitest';
import { meantValue } from './custom-diagnostic.ts';

describe('what is written instead of a value of another type', () => {
  it('a number, as its text may be read', () => {
    expect(meantValue('number', '90')).toBe('Write 90, without quotes.');
    expect(meantValue('int', '£45')).toBe('Write 45: the currency comes from the site or the fact.');
    expect(meantValue('number', 'on request')).toBeUndefined();
    expect(meantValue('number', '')).toBeUndefined();
  });

  it('a fact, where a token is for texts', () => {
    expect(meantValue('object', '{{facts.phone}}')).toContain("{ fact: 'phone' }");
    expect(meantValue('object', '{{ facts.shop.phone.value }}')).toContain("{ fact: 'shop.phone' }");
    expect(meantValue('object', '{{organization.phone}}')).toBe(
      "Make it a fact that both use: write { fact: 'phone' } here, and '{{facts.phone.value}}' in the organization.",
    );
    expect(meantValue('object', '{{site.name}}')).toBeUndefined();
  });

  it('true and false, and texts', () => {
    expect(meantValue('boolean', 'true')).toBe('Write true, without quotes.');
    expect(meantValue('boolean', 'yes')).toBe('Write true or false, without quotes.');
    expect(meantValue('string', 42)).toBe("Write it in quotes: '42'.");
    expect(meantValue('number', null)).toBeUndefined();
  });
});
