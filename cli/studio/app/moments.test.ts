import { expect, it } from 'vitest';
import { formFields } from '../../../renderer/blocks/form/view.tsx';
import { heroFields } from '../../../renderer/blocks/hero/view.tsx';
import { strictObject } from '../../../renderer/sdk/fields.ts';
import { fieldControls } from '../fields.ts';
import { fieldsAt, momentAt, momentsOf, shownAtFirst } from './moments.ts';

const controls = fieldControls(strictObject(formFields));
const values = {
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', invalid: 'Please say your name.' },
    { name: 'email', label: 'E-mail', type: 'email' },
  ],
  submit: 'Send',
};

it('tells apart what a page shows at first and what visitors see after they have done something', () => {
  expect(momentsOf(controls, values)).toEqual(['errors', 'sending', 'sent', 'failed']);
  const first = shownAtFirst(controls);
  expect(momentsOf(first, values)).toEqual([]);
  const hero = fieldControls(strictObject(heroFields));
  expect(momentsOf(hero, { headline: 'Welcome' })).toEqual([]);
  expect(momentsOf(hero, { form: values })).toEqual(['errors', 'sending', 'sent', 'failed']);
  const names = first.map(({ name }) => name);
  expect(names).toContain('submit');
  for (const name of ['sending', 'success', 'after', 'failure']) expect(names).not.toContain(name);
  expect(momentAt(controls, ['fields', 1, 'invalid'])).toBe('errors');
  expect(momentAt(controls, ['success', 'title'])).toBe('sent');
  expect(momentAt(controls, ['fields', 1, 'label'])).toBeUndefined();
});

it('names the fields of a moment after what they belong to, also those that are left out', () => {
  expect(fieldsAt('errors', controls, values).map(({ path, of, value }) => [path.join('.'), of, value])).toEqual([
    ['fields.0.invalid', 'First name', 'Please say your name.'],
    ['fields.1.invalid', 'E-mail', undefined],
    ['failure.tooLong', 'If sending fails', undefined],
  ]);
  const failed = fieldsAt('failed', controls, values).map(({ path }) => path.join('.'));
  expect(failed).toEqual(expect.arrayContaining(['failure.safe', 'failure.kept', 'failure.lost', 'failure.refused']));
  expect(failed).not.toContain('failure.tooLong');
  expect(fieldsAt('sent', controls, values).map(({ path }) => path.join('.'))).toEqual(['after', 'success']);
});
