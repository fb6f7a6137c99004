import { expect, it, onTestFinished } from 'vitest';
import { sampleCopy } from '../../../tests/site-copy.ts';
import { siteIn, tempSite } from '../../../tests/temp-site.ts';
import type { ShownWhen } from '../../sdk/field.ts';
import { buildInMemory } from './in-memory.ts';
import { sectionMoment } from './text-map.ts';

it('shows a form with its errors, while it sends, once it has sent and if that fails', async () => {
  const { root, drop } = sampleCopy('dental');
  onTestFinished(drop);
  const site = siteIn(root);
  const label = "label: 'Your question', type: 'message', required: true";
  site.edit('templates/copy/contact.ts', label, `${label}, invalid: 'Please ask something.'`);
  const { made } = await buildInMemory(site.options);
  if (made === undefined) throw new Error('the site has errors');
  const page = made.rendered.find((one) => one.page.path === '/contact')?.page;
  const form = page?.sections.find(({ node }) => node.type === 'form');
  if (form === undefined) throw new Error('the page has no form');
  const at = (when: 'errors' | 'sending' | 'sent' | 'failed') => sectionMoment(page, { section: form.name, when });

  expect(at('errors')?.html).toContain('aria-invalid="true"');
  expect(at('errors')?.texts).toContainEqual({
    text: 'Please ask something.',
    nth: 0,
    field: ['fields', 2, 'invalid'],
  });
  expect(at('sending')?.html).toContain('aria-disabled="true"');
  expect(at('sent')?.html).toContain('class="lead-form form-done"');
  expect(at('sent')?.texts).toContainEqual({ text: 'Thank you', nth: 0, field: ['success', 'title'] });
  expect(at('failed')?.html).toContain('class="form-note-ways"');
  // Nothing of it stays.
  expect(sectionMoment(page, { section: 'header', when: 'sent' })).toBeUndefined();
  expect(sectionMoment(page, { section: 'none', when: 'sent' })).toBeUndefined();
  expect(at('sent')?.html).not.toContain('aria-invalid="true"');
});

it('shows the toasts of forms, with the fields that write them', async () => {
  const pageOf = await fixturePages('forms');
  const at = (path: string, section: string, when: ShownWhen) =>
    sectionMoment(pageOf(path), { section, when })?.toasts.map(({ tone, words }) => [
      tone,
      ...words.map(({ text, field }) => `${field?.join('.')}: ${text}`),
    ]);
  expect(at('/audit', 'audit', 'sent')).toEqual([
    [
      'positive',
      'success.toast.title: Audit request submitted!',
      'success.toast.text: A personalized audit comes soon.',
    ],
  ]);
  expect(at('/contact', 'contact', 'sent')?.flat()).toContain('success.title: Form submitted successfully!');
  expect(at('/short', 'short', 'failed')?.map(([tone]) => tone)).toEqual(['neutral', 'negative']);
  expect(at('/short', 'short', 'failed')?.[0]).toContain('failure.partial.title: Partial Success');
  expect(at('/contact', 'contact', 'errors')).toEqual([]);
  expect(at('/news', 'news', 'sent')).toEqual([['positive', 'toast.title: Subscribed!']]);
  expect(at('/popup', 'popup', 'sent')?.flat()).toContain('thanks.toast.title: SEO Audit request submitted!');
  expect(at('/by-itself', 'hurry', 'later')).toEqual([['neutral', 'title: Two spots left', 'text: Take one.']]);
  expect(at('/by-itself', 'hurry', 'sent')).toBeUndefined();
});

it('shows the outcome whose field is edited', async () => {
  const pageOf = await fixturePages('forms');
  const at = (when: ShownWhen, field?: string) =>
    sectionMoment(pageOf('/contact'), { section: 'contact', when, field })?.texts.map(({ text }) => text);
  expect(at('failed')).toContain('Neither sent nor saved. Call or write:');
  expect(at('failed', 'kept')).toContain('Saved here. To be sure, call or write:');
  expect(at('failed', 'safe')).toContain('Saved here, and sent by itself.');
  expect(at('errors')).toContain('Write a sentence.');
  expect(at('errors', 'tooLong')).toContain('Too long. Shorten it.');
  expect(at('errors', 'tooLong')).not.toContain('Write a sentence.');
});

/** Returns the pages of a fixture by their paths. */
async function fixturePages(fixture: string) {
  const site = tempSite(fixture);
  onTestFinished(site.drop);
  const { made } = await buildInMemory(site.options);
  return (path: string) => made?.rendered.find((one) => one.page.path === path)?.page;
}
