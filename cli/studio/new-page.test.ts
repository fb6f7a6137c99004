import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeSite, buildInMemory, type RenderedSite } from '../../renderer/build/index.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { addPage, templateChoices } from './new-page.ts';

const undo: (() => void)[] = [];
const { root, options } = starterSite({ finally: (remove) => void undo.unshift(remove) });
let made: RenderedSite;
beforeAll(async () => {
  made = (await buildInMemory(options)).made as RenderedSite;
  return () => undo[0]?.();
}, 60_000);

type Start = Parameters<typeof addPage>[0]['from'];

/** Returns the files that a new page changes, by their name. */
async function added(path: string, from: Start, title = '') {
  const edit = new SiteEdit(options);
  await addPage({ op: 'addPage', path, title, from }, { made, edit });
  return { edit, text: (file: string) => edit.changes.results().get(join(root, file)) };
}

describe('a new page of the studio', { timeout: 60_000 }, () => {
  it('begins as a template, with what was answered, the examples of the rest, and a waiver until something links to it', async () => {
    const { templates } = await templateChoices(options);
    const { name, questions } = templates.find((one) => one.name === 'keyword-landing') ?? { name: '', questions: [] };
    const [question] = questions.filter(({ type }) => type === 'text');
    const values = { [question?.name ?? '']: 'Roof repair' };
    const { edit, text } = await added('/roof-repair', { kind: 'template', name, values }, 'Roof repair in Miami');
    expect(text('templates/copy/roof-repair.ts')).toContain("'Roof repair'");
    const config = text('pages.config.ts') ?? '';
    expect(config).toContain("path: '/roof-repair'");
    expect(config).toContain("meta: { title: 'Roof repair in Miami' }");
    expect(config).toContain("rule: 'page-orphan'");
    const { issues } = await analyzeSite({ ...options, files: edit.changes.preview() });
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('begins as a variant, which search engines may not list yet', async () => {
    const { edit, text } = await added('/spring', { kind: 'variant', page: '/' }, 'Spring');
    const before = readFileSync(join(root, 'pages.config.ts'), 'utf8');
    expect(text('pages.config.ts')?.length).toBeGreaterThan(before.length);
    const { ready: after } = await analyzeSite({ ...options, files: edit.changes.preview() });
    expect(after?.pages.find((page) => page.path === '/spring')).toMatchObject({ title: 'Spring', noindex: true });
  });

  it.each<[string, string, Start]>([
    ['a path that is taken', '/', { kind: 'variant', page: '/' }],
    ['a path with dots', '/../evil', { kind: 'variant', page: '/' }],
    ['an unknown template', '/new', { kind: 'template', name: '../copy/home', values: {} }],
    ['an unknown value', '/new', { kind: 'template', name: 'keyword-landing', values: { constructor: 'x' } }],
  ])('is refused for %s', async (_, path, from) => {
    await expect(added(path, from)).rejects.toThrow();
  });
});
