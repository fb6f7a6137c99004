import { expect, it } from 'vitest';
import { settings } from './index.ts';
import { settingsAt } from './settings-at.ts';

it('has the toasts after a wrong and a right password, and after saving', () => {
  const [example] = settings.examples;
  const at = (when: 'errors' | 'sent' | 'failed') =>
    settingsAt({ when }, () => 'html', example?.props as Parameters<typeof settingsAt>[2]);
  expect(at('failed')).toEqual({ result: 'html', toasts: [] });
  expect(at('errors').toasts.map(({ tone, title }) => [tone, title])).toEqual([['negative', 'That did not open']]);
  expect(at('sent').toasts.map(({ title, text }) => [title, text])).toEqual([
    ['Welcome', 'You may change the settings now.'],
    ['Saved', 'Sign-ups from this browser go to the new address.'],
    ['Saved', 'Sign-ups go where they always went.'],
    ['Saved', 'Nothing was different.'],
  ]);
});
