import { expect, it, onTestFinished } from 'vitest';
import { sampleCopy } from '../../../tests/site-copy.ts';
import { siteIn } from '../../../tests/temp-site.ts';
import { buildInMemory } from './in-memory.ts';
import { sectionMoment } from './section-moment.ts';

it('shows a form with its errors, while it sends, once it has sent and if that fails', async () => {
  const { root, drop } = sampleCopy('dental');
  onTestFinished(drop);
  const site = siteIn(root);
  const label = "label: 'Your question', type: 'message', required: true";
  site.edit('templates/copy/contact.ts', label, `${label}, invalid: 'Please ask something.'`);
  const { made } = await buildInMemory(site.options);
  if (made === undefined) throw new Error('the site has errors');
  const form = made.rendered
    .find(({ page }) => page.path === '/contact')
    ?.page.sections.find(({ node }) => node.type === 'form');
  if (form === undefined) throw new Error('the page has no form');
  const at = (moment: 'errors' | 'sending' | 'sent' | 'failed') =>
    sectionMoment(made, { page: '/contact', section: form.name, moment });

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
  expect(sectionMoment(made, { page: '/contact', section: 'header', moment: 'sent' })).toBeUndefined();
  expect(sectionMoment(made, { page: '/contact', section: 'none', moment: 'sent' })).toBeUndefined();
  expect(at('sent')?.html).not.toContain('aria-invalid="true"');
});
