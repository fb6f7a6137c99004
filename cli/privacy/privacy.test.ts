import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examplesLeft } from '../../renderer/build/checks/rules/examples-left.ts';
import type { AnalyzedSite } from '../../renderer/build/index.ts';
import { readMarkdown } from '../../renderer/build/inputs/prose/markdown.ts';
import { privacyText } from './index.ts';

const destination = { setting: 'url', acceptsForms: false, mode: 'cors', redirectConfirms: false } as const;

const allStyles = ['form', 'form-steps', 'island:partial-form', 'island:after-form'];

/** Entries of `docs/visitors.md` that a policy for visitors leaves out, and why. */
const ofOthers = {
  'frontage-settings': 'Only people who run the site enter its password.',
  'frontage-settings-tries': 'Only people who run the site enter its password.',
};

/** The entries that a draft names. */
const named = (draft: string) =>
  [...draft.matchAll(/frontage-[a-z-]+(?::[a-z]+)?/g)].map(([name]) => name.replace(/-$/, ''));

/** A site with everything that a policy mentions, or with nothing. */
const text = (locale: string, isFull = true, styles = isFull ? allStyles : ['form']) =>
  privacyText({
    site: {
      locale,
      facts: new Map(isFull ? [['email', { type: 'email', value: 'a@b.example' }]] : []),
      destinations: new Map(
        isFull ? [['inbox', { ...destination, label: 'Inbox', url: 'https://leads.example/in' }]] : [],
      ),
      ...(isFull && {
        pixels: {
          pixels: { ga4: { id: 'G-1', ads: false }, meta: { id: '1' } },
          questions: new Map([['', { fields: { days: 90 } }]]),
        },
      }),
    },
    pages: [
      {
        sections: [
          {
            frames: new Set(isFull ? ['https://maps.example'] : []),
            styles,
          },
        ],
        ...(isFull && { experiment: { name: 'a', functional: false, variants: [] } }),
      },
    ],
  } as unknown as AnalyzedSite);

describe('the draft of a privacy policy', () => {
  it.each(['en-US', 'de-AT', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT'])('is whole and valid prose: %s', (locale) => {
    const draft = text(locale);
    expect(readMarkdown(draft).faults).toEqual([]);
    expect(draft).not.toMatch(/(?<!\{)\{\w+\}/);
    for (const named of [
      'Inbox (leads.example)',
      'Google Analytics',
      'Meta',
      'maps.example',
      '{{facts.email}}',
      ' 90 ',
    ])
      expect(draft).toContain(named);
    expect(draft.match(/^## /gm)?.length).toBe(7);
  });

  it.each(['en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pt-PT'])('is found as a draft: %s', (locale) => {
    const draft = { file: 'privacy.md', text: text(locale) };
    expect(examplesLeft({}, [draft], { blocks: [], withTemplates: false })).toMatchObject([
      { code: 'example-left', place: { line: 1 } },
    ]);
  });

  it('is in English for other languages', () => {
    expect(text('pl-PL')).toContain('## Your rights');
  });

  it('says nothing of what a site does not do', () => {
    const draft = text('en-US', false);
    expect(draft.match(/^## .*/gm)).toEqual([
      '## Who is responsible',
      '## When you visit',
      '## What your browser stores',
      '## Your rights',
    ]);
    expect(draft).toContain('The site stores nothing in your browser.');
  });

  it('names only entries that docs/visitors.md lists', () => {
    const storage = readFileSync(resolve(import.meta.dirname, '../../docs/visitors.md'), 'utf8');
    const entries = named(text('en-US'));
    expect(entries.length).toBe(13);
    for (const entry of entries) expect(storage).toContain(`\`${entry}`);
  });

  it('names every entry of docs/visitors.md that visitors leave behind', () => {
    const storage = readFileSync(resolve(import.meta.dirname, '../../docs/visitors.md'), 'utf8');
    const documented = [...storage.matchAll(/^\| `(frontage-[a-z-]+(?::[a-z]+:)?)/gm)].map(([, key = '']) => key);
    const others = documented.filter((key) => !named(text('en-US')).includes(key.replace(/[-:]$/, '')));
    expect(others.sort()).toEqual(Object.keys(ofOthers).sort());
  });

  it.each([
    ['partial', 'island:partial-form', /outbox:partial/],
    ['answers', 'form-steps', /frontage-answers/],
    ['shown', 'island:after-form', /`frontage-lead`/],
  ])('follows from the forms of the site: %s', (_, style, entry) => {
    expect(text('en-US', true, ['form', style])).toMatch(entry);
    expect(text('en-US', true, ['form'])).not.toMatch(entry);
  });
});
