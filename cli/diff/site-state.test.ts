import { afterAll, describe, expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { tempSite } from '../../tests/temp-site.ts';
import { buildState, documentOf } from './site-state.ts';

const site = tempSite('bakery');
afterAll(site.drop);

describe('a state of a site', () => {
  it('holds no documents, which would fill the memory, and renders each on demand', async () => {
    const { state } = await buildState(site.options);
    if (state === undefined) throw new Error('no state');
    const { files } = await buildInMemory(site.options);
    const pages = [...files.keys()].filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(3);
    expect([...state.files.keys()]).toEqual([...files.keys()].filter((file) => !pages.includes(file)));
    expect([...state.pages.values()].some((page) => 'html' in page)).toBe(false);
    for (const page of state.pages.values()) expect(documentOf(page, state)).toBe(files.get(page.page.file));
  });
});
