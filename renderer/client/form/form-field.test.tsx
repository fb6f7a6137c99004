import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { FormField } from './form-field.tsx';

const phone: FieldSpec = {
  name: 'phone',
  label: 'Phone',
  type: 'digits',
  required: true,
  invalid: 'Enter digits.',
  help: 'Digits only.',
};
const html = (field: FieldSpec, error?: string) =>
  renderToStaticMarkup(<FormField id="f" field={field} error={error} />);

describe('FormField', () => {
  it('has the keypad, the pattern and the autofill of its type', () => {
    expect(html(phone)).toMatch(
      /<input(?=[^>]*type="tel")(?=[^>]*inputMode="numeric")(?=[^>]*pattern="\[0-9\]\*")(?=[^>]*autoComplete="tel")(?=[^>]*required)/i,
    );
  });

  it('links help and error to the control, and marks it invalid', () => {
    expect(html(phone)).toContain('aria-describedby="f-help"');
    expect(html(phone)).not.toContain('aria-invalid');
    expect(html(phone, 'Enter digits.')).toMatch(
      /(?=.*aria-describedby="f-help f-error")(?=.*aria-invalid="true")(?=.*id="f-error">Enter digits\.<)/,
    );
  });

  it('shows a text area for a message, and accepts a custom autofill token', () => {
    const message: FieldSpec = { name: 'message', label: 'Message', type: 'message', invalid: 'Write something.' };
    expect(html(message)).toMatch(/<textarea[^>]*rows="5"/);
    expect(html({ ...phone, autoComplete: 'tel-national' })).toMatch(/autoComplete="tel-national"/i);
  });
});
