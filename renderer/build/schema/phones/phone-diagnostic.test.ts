import { expect, it } from 'vitest';
import { phoneDiagnostic } from './phone-links.ts';

it('names the fact that a number of braces means', () => {
  expect(phoneDiagnostic('{{facts.office}}', 'GB', ['phone'])).toMatchObject([
    { code: 'phone-invalid', suggestion: "Write { fact: 'office' }: {{…}} is for texts." },
  ]);
  expect(phoneDiagnostic('020 7946 {{facts.office}}', 'GB', ['phone'])).toMatchObject([
    { suggestion: expect.not.stringContaining('fact:') },
  ]);
  expect(phoneDiagnostic('020 7946 0000', 'GB', ['phone'])).toEqual([]);
});
