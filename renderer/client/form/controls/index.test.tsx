import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../../sdk/ui-text/english.fixture.ts';
import { checkLeadForm } from '../check-fields.ts';
import type { FieldType } from '../field-spec.ts';
import { FormField } from '../form-field.tsx';
import { fieldSpecs } from '../lead-form-fields.tsx';
import { fieldStyles } from '../written-form.ts';

type Written = Parameters<typeof fieldSpecs>[0][number];

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const specOf = (field: Omit<Written, 'label'> & { label?: string }) =>
  fieldSpecs([{ label: 'Field', ...field }], ui)[0];
function html(field: Parameters<typeof specOf>[0], error?: string) {
  const spec = specOf(field);
  return spec ? renderToStaticMarkup(<FormField id="f" field={spec} error={error} />) : '';
}

/** The pattern of a field for a number, as browsers apply it. */
function patternOf(locale: string, field: object): RegExp {
  const [spec] = fieldSpecs([{ name: 'x', label: 'X', type: 'number', ...field }], { ...ui, locale });
  const shown = spec ? renderToStaticMarkup(<FormField id="f" field={spec} error={undefined} />) : '';
  const [, pattern = ''] = shown.replaceAll('&#x27;', "'").match(/pattern="([^"]*)"/) ?? [];
  return new RegExp(`^(?:${pattern})$`, 'v');
}

describe('a field with a choice', () => {
  it('is a list of the browser that starts with no choice', () => {
    expect(html({ name: 'x', type: 'select', required: true, options })).toMatch(
      /<label[^>]*for="f">Field<\/label><select(?=[^>]*id="f")(?=[^>]*name="x")(?=[^>]*required)[^>]*><option value="">Please choose<\/option><option value="a">First</,
    );
  });

  it('is a group of radio buttons with one label, which gets the error', () => {
    const group = html({ name: 'x', type: 'radio', required: true, options, help: 'Only one.' }, 'Choose.');
    expect(group).toMatch(
      /^<fieldset(?=[^>]*role="radiogroup")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="f-help f-error")[^>]*><legend[^>]*>Field</,
    );
    expect(group.match(/<input(?=[^>]*type="radio")(?=[^>]*required)(?=[^>]*name="x")/g)).toHaveLength(2);
    expect(group).not.toContain('checked');
  });

  it('marks the first of several boxes, of which browsers cannot require one', () => {
    const group = html({ name: 'x', type: 'checkboxes', required: true, options }, 'Choose.');
    expect(group.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(group).not.toMatch(/<input[^>]*required/);
    expect(group).toContain('data-required="true"');
  });

  it('shows icons and sentences on cards', () => {
    const cards = [{ value: 'a', label: 'First', text: 'The best.', icon: 'star' as const }];
    expect(html({ name: 'x', type: 'cards', options: cards })).toMatch(
      /choices-cards.*<svg class="icon".*First<span class="choice-text">The best\./,
    );
  });

  it('may begin with a heading, at the level below that of the section', () => {
    const about = { name: 'x', label: 'X', type: 'text', heading: 'About you' } as const;
    expect(html(about)).toMatch(/^<h3 class="form-heading">About you<\/h3><div class="field"><label[^>]*>X</);
    expect(html(about)).not.toMatch(/<input[^>]*heading/);
    const [spec] = fieldSpecs([about], ui, 2);
    expect(spec && renderToStaticMarkup(<FormField id="f" field={spec} error={undefined} />)).toMatch(/^<h2 /);
    expect(fieldStyles({ fields: [about] })).toEqual(['controls']);
  });

  it('shows pictures on cards', () => {
    const picture = { src: 'a.jpg', width: 320, height: 213, alt: '' };
    expect(html({ name: 'x', type: 'cards', options: [{ value: 'a', label: 'First', picture }] })).toMatch(
      /choices-cards.*<input[^>]*><img(?=[^>]*src="a\.jpg")(?=[^>]*alt="")(?=[^>]*width="320")[^>]*><span class="choice-words">First/,
    );
  });

  it('is never ticked in advance, and posts the words of a consent', () => {
    const box = html({ name: 'ok', type: 'consent', required: true, version: '3', text: 'Write to me.' });
    expect(box).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*required)(?=[^>]*value="3: Write to me\.")/);
    expect(box).toMatch(/<input(?=[^>]*type="hidden")(?=[^>]*name="ok\.at")(?=[^>]*disabled)/);
    expect(box).not.toContain('checked');
  });

  it('has the keyboard and the limits of its type', () => {
    expect(html({ name: 'x', type: 'number' })).toMatch(/inputMode="numeric"/i);
    expect(html({ name: 'x', type: 'number', decimals: true })).toMatch(/inputMode="decimal"/i);
    expect(html({ name: 'x', type: 'number', min: -5 })).not.toMatch(/inputMode/i);
    expect(html({ name: 'x', type: 'date', earliest: '2026-12-01', latest: '2027-01-31' })).toMatch(
      /(?=[^>]*type="date")(?=[^>]*min="2026-12-01")(?=[^>]*max="2027-01-31")/,
    );
    expect(html({ name: 'x', type: 'date', earliest: 'today' })).toMatch(/min="1000-01-01" max="2999-12-31"/);
  });

  it.each([
    ['en-US', {}, ['1250', '1,250', '1 250', '1\u202f250', "1'250", '1,25,000', '٤٥', ' 12 ', '12\u200b']],
    ['de-DE', {}, ['1.250', '1250', '1.250.000']],
    ['fr-FR', {}, ['1 250']],
    ['en-US', { decimals: true }, ['1.5', '1,5', '.5', '1,250.5', '1 250,5', '３．５']],
    ['en-US', { min: -5 }, ['-3', '−3', '3']],
  ])('accepts what people type as a number, without script: %s %j', (locale, field, texts) => {
    for (const text of texts) expect(patternOf(locale, field).test(text), text).toBe(true);
  });

  it.each([
    ['en-US', {}, ['1.250', '1250.5', '1,25', '-3', 'x', '1250 m²']],
    ['de-DE', {}, ['1,5']],
    ['en-US', { decimals: true }, ['1.5.2', '1,2,3', 'x']],
  ])('refuses everything else, without script: %s %j', (locale, field, texts) => {
    for (const text of texts) expect(patternOf(locale, field).test(text), text).toBe(false);
  });

  it('has a default text for what is wrong', () => {
    const invalid = (field: Partial<Written> & Pick<Written, 'type'>) => specOf({ name: 'x', ...field })?.invalid;
    expect(invalid({ type: 'number', max: 3200 })).toBe('Please enter a whole number from 0 to 3,200.');
    expect(invalid({ type: 'number', max: 5, decimals: true })).toBe('Please enter a number from 0 to 5.');
    expect(invalid({ type: 'number', min: 2 })).toBe('Please enter a whole number of at least 2.');
    expect(invalid({ type: 'date', earliest: 'today' })).toBe('Please enter a date from today on.');
    expect(invalid({ type: 'radio', options })).toBe('');
    expect(invalid({ type: 'radio', options, required: true })).toBe('Please choose one.');
  });
});

describe('a form', () => {
  it('has the code and style sheet of choices only if it needs them', () => {
    const styles = (...fields: readonly { readonly type: FieldType; readonly width?: string }[]) =>
      fieldStyles({ fields: fields.map((field, index) => ({ ...field, name: `${index}` })) });
    expect(styles({ type: 'text' }, { type: 'message' })).toEqual([]);
    expect(styles({ type: 'text', width: 'half' })).toEqual(['controls']);
    expect(styles({ type: 'select' })).toEqual(['controls']);
  });

  it('refuses what the type of a field has no use for', () => {
    const paths = (field: object) =>
      checkLeadForm({ fields: [{ name: 'x', label: 'X', type: 'text', ...field }], submit: 'Send' }).map(({ path }) =>
        path.slice(2).join('.'),
      );
    expect(paths({ type: 'select', options })).toEqual([]);
    expect(paths({ type: 'text', min: 1 })).toEqual(['min']);
    expect(paths({ type: 'radio' })).toEqual(['options']);
    expect(paths({ type: 'date', earliest: 'today', latest: '2026-02-30' })).toEqual(['latest']);
    expect(paths({ type: 'date', earliest: '2027-01-01', latest: '2026-01-01' })).toEqual(['latest']);
    expect(paths({ type: 'consent', text: 'Yes.', version: '1' })).toEqual(['label']);
    const pictured = { value: 'a', label: 'A', picture: { src: 'a.jpg' } };
    expect(paths({ type: 'cards', options: [pictured] })).toEqual([]);
    expect(paths({ type: 'radio', options: [pictured] })).toEqual(['options.0.picture']);
    expect(paths({ type: 'cards', options: [{ ...pictured, icon: 'star' }] })).toEqual(['options.0.icon']);
  });
});
