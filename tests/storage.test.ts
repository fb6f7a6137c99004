import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const table = readFileSync(join(root, 'docs/visitors.md'), 'utf8');
const documented = [...table.matchAll(/^\| `(frontage-[a-z-]+)/gm)].map(([, key = '']) => key);

const sources = ['renderer/client', 'renderer/blocks'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
);

/** Element ids that look like storage keys. */
const elements = ['frontage-islands'];

describe('what a site stores in the browser', () => {
  it('matches the table in the docs exactly', () => {
    const used = sources.flatMap(([, text]) => [...text.matchAll(/'(frontage-[a-z-]+)'/g)].map(([, key = '']) => key));
    const keys = [...new Set(used)].filter((key) => !elements.includes(key)).sort();
    expect([...new Set(documented)].sort()).toEqual(keys);
  });

  it('is stored only by known files, under named keys', () => {
    const storing = sources.filter(([, text]) =>
      /(local|session)Storage|indexedDB|document\.cookie|caches\.open/.test(text),
    );
    expect(storing.map(([file]) => file.replace(/^renderer\//, '')).sort()).toEqual([
      'blocks/settings/settings-form.tsx',
      'blocks/settings/tab-session.ts',
      'client/attribution/consent.ts',
      'client/attribution/touch.ts',
      'client/early/data.ts',
      'client/form/after/index.ts',
      'client/form/after/reports.ts',
      'client/form/partial/index.ts',
      'client/form/steps/answers.ts',
      'client/leads/browser.ts',
      'client/leads/destination.ts',
      'client/leads/store.ts',
      'client/loader/islands.ts',
      'client/pixels/index.ts',
      'client/thanks.ts',
    ]);
    expect(sources.filter(([, text]) => /document\.cookie/.test(text))).toEqual([]);
  });

  it('uses cookies only to delete them', () => {
    const naming = sources.filter(([, text]) => /cookieStore/.test(text));
    expect(naming.map(([file]) => file.replace(/^renderer\//, '')).sort()).toEqual([
      'client/pixels/ga4.ts',
      'client/pixels/vendor.ts',
    ]);
    const calls = naming.flatMap(([, text]) => [...text.matchAll(/cookieStore\.(\w+)\(/g)].map(([, call]) => call));
    expect(calls.sort()).toEqual(['delete', 'getAll']);
  });
});
