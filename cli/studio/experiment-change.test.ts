import { writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { type TempSite, tempSite } from '../../tests/temp-site.ts';
import { applyEdits } from '../author/edits.ts';
import { SiteEdit } from '../author/site-edit.ts';
import type { Change } from './change.ts';
import { addChange } from './changes.ts';
import { siteParts } from './site-parts.ts';

function live(): TempSite {
  const site = tempSite('live');
  onTestFinished(site.drop);
  return site;
}

async function built({ options }: TempSite) {
  const { made, issues } = await buildInMemory(options);
  return { made, errors: issues.flatMap(({ severity, message }) => (severity === 'error' ? [message] : [])) };
}

/** Makes a change and writes it. Its inverse has to lead to the same bytes. Returns the lines that came and went. */
async function changed(site: TempSite, change: Change): Promise<string[]> {
  const { made } = await built(site);
  if (made === undefined) throw new Error('the site has errors');
  const edit = new SiteEdit(site.options);
  await addChange(change, { made, edit });
  return [...edit.changes.results()].flatMap(([file, after = '']) => {
    const before = edit.changes.text(file) ?? '';
    expect(applyEdits(after, edit.changes.inverse().get(file) ?? [])).toBe(before);
    writeFileSync(file, after);
    const [old, now] = [before.split('\n'), after.split('\n')];
    const gone = old.filter((line) => !now.includes(line)).map((line) => `-${line.trim()}`);
    return [...gone, ...now.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`)];
  });
}

async function parts(site: TempSite) {
  const { made } = await built(site);
  if (made === undefined) throw new Error('the site has errors');
  return siteParts({ made, edit: new SiteEdit(site.options) });
}

it('adds a destination, and removes one that no form needs', async () => {
  const site = live();
  const address = { variable: 'PUBLIC_OFFICE' };
  await changed(site, { op: 'addDestination', name: 'office', label: 'Office', address });
  const [desk, office] = (await parts(site)).destinations;
  expect(office).toMatchObject({ name: 'office', label: { value: 'Office' }, pages: [] });
  expect(office?.url.variable).toEqual({ name: 'PUBLIC_OFFICE', isSet: false });
  expect(desk?.pages).toContain('/form');
  await changed(site, { op: 'removeDestination', name: 'office' });
  expect((await parts(site)).destinations).toHaveLength(1);
  await changed(site, { op: 'removeDestination', name: 'desk' });
  expect((await built(site)).errors.join()).toContain('desk');
});

const words = { section: 'intro', field: ['headline'], value: 'Another headline' };

it('starts an experiment with one text, and its variants can say more', async () => {
  const site = live();
  const lines = await changed(site, { op: 'addExperiment', name: 'plain', page: '/plain', weight: 40, words });
  expect(lines.every((line) => line.startsWith('+'))).toBe(true);
  await changed(site, { op: 'addVariant', experiment: 'plain', weight: 10, words: { ...words, value: 'A third' } });
  const [, plain] = (await parts(site)).experiments;
  expect(plain).toMatchObject({ name: 'plain', page: '/plain', rest: 50 });
  const [b, c] = plain?.variants ?? [];
  expect([b?.name, c?.name, b?.untakable]).toEqual(['b', 'c', undefined]);
  expect(b?.words).toMatchObject([{ section: 'intro', field: 'headline', value: 'Another headline' }]);
  const path = [...(b?.words[0]?.path ?? [])];
  await changed(site, { op: 'setSetting', path, value: 'A better one' });
  expect((await parts(site)).experiments[1]?.variants[0]?.words[0]?.value).toBe('A better one');
  for (const wrong of [
    [...path.slice(0, -1), 'block'],
    [...path.slice(0, -1), 'none'],
    [...path.slice(0, -2), 'hero', 'x'],
  ])
    await expect(changed(site, { op: 'setSetting', path: wrong, value: 'x' })).rejects.toThrow('no such setting');
  const taken: Change = { op: 'addExperiment', name: 'other', page: '/plain', weight: 40, words };
  await changed(site, taken);
  expect((await built(site)).errors.join()).toContain('already has the experiment');
});

it('ends an experiment, and a page that shares its texts takes those of the variant alone', async () => {
  const site = live();
  await changed(site, { op: 'addExperiment', name: 'plain', page: '/plain', weight: 40, words });
  const lines = await changed(site, { op: 'endExperiment', experiment: 'plain', keep: 'b' });
  const come = lines.flatMap((line) => (line.startsWith('+') ? [line.slice(1)] : [])).join(' ');
  expect(come).toContain("sections: { intro: { ...pages.plain, headline: 'Another headline', } }");
  const { made } = await built(site);
  const html = (path: string) => made?.rendered.find(({ page }) => page.path === path)?.html.toString() ?? '';
  expect(html('/plain')).toContain('Another headline');
  expect(html('/plain-too')).not.toContain('Another headline');
  expect((await parts(site)).experiments.map(({ name }) => name)).toEqual(['offer']);
});

it('leaves more than words to the page if others show the same section', async () => {
  const site = live();
  const label = { section: 'intro', field: ['actions', 0, 'label'], value: 'Write to us' };
  await changed(site, { op: 'addExperiment', name: 'plain', page: '/plain', weight: 40, words: label });
  const end = changed(site, { op: 'endExperiment', experiment: 'plain', keep: 'b' });
  await expect(end).rejects.toThrow(/^\d+ pages have the section "intro"/);
});

it('takes several changes of one section, and refuses those that a page cannot get', async () => {
  const site = live();
  const offer = (await parts(site)).experiments[0];
  expect(offer?.variants.map(({ untakable }) => untakable)).toEqual([
    'The variant moves, replaces or adds the section "price".',
    'The variant moves, replaces or adds the section "hero".',
  ]);
  const keepB: Change = { op: 'endExperiment', experiment: 'offer', keep: 'b' };
  await expect(changed(site, keepB)).rejects.toThrow('adds the section "price"');
  site.edit('pages.config.ts', "            price: { after: 'last', section: pages.price },\n", '');
  await changed(site, keepB);
  const { made, errors } = await built(site);
  expect(errors).toEqual([]);
  const page = made?.rendered.find((one) => one.page.path === '/offer');
  expect(page?.page.sections.map(({ name }) => name)).toEqual(['hero', 'ask', 'last']);
  expect(page?.page.sections[0]?.node.fields).toMatchObject({ headline: 'Variant B', tone: 'paper' });
  expect(page?.html.toString()).toContain('Ask B');
  expect(page?.page.experiment).toBeUndefined();
});

it('ends an experiment with the page as it was', async () => {
  const site = live();
  const lines = await changed(site, { op: 'endExperiment', experiment: 'offer' });
  expect(lines.filter((line) => line.startsWith('+'))).toEqual([]);
  expect((await parts(site)).experiments).toEqual([]);
  await expect(changed(site, { op: 'endExperiment', experiment: 'offer' })).rejects.toThrow('no experiment "offer"');
});
