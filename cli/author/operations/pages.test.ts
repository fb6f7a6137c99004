import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { analyzeSite } from '../../../renderer/build/index.ts';
import { type StarterSite, starterSite } from '../../starter-site.fixture.ts';
import { journalChange, undone } from '../../studio/journal.ts';
import { applyEdits } from '../edits.ts';
import { pageTemplate } from '../page-templates.ts';
import { withExamples } from '../params.ts';
import { SiteEdit } from '../site-edit.ts';
import { tryNewPage } from '../try-new-page.ts';
import { applyOperation } from './apply.ts';
import { type Operation, operationSchema } from './operation.ts';
import { applyPageOperation } from './pages.ts';

function sourcesOf({ root }: StarterSite): Map<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const own = files.filter((file) => file.isFile() && !/node_modules|\.frontage/.test(file.parentPath));
  const names = own.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(names.map((name) => [name.slice(root.length + 1), readFileSync(name, 'base64')]));
}

function write(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(file);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Does an operation, and returns what undoes it. */
async function done(site: StarterSite, operation: Operation): Promise<() => void> {
  const edit = new SiteEdit(site.options);
  if (operation.op === 'newPage' || operation.op === 'renamePage' || operation.op === 'removePage') {
    const { ready, issues } = await analyzeSite(site.options);
    if (ready === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
    await applyPageOperation(edit, operation, ready);
  } else applyOperation(edit, operation);
  const inverse = edit.changes.inverse();
  const changes = [...edit.changes.results()].map(([file, after]) => {
    const change = journalChange(file, edit.changes.text(file), after, inverse.get(file) ?? []);
    write(file, after);
    return change;
  });
  expect(changes.length, operation.op).toBeGreaterThan(0);
  return () => {
    for (const change of changes) {
      const now = new SiteEdit(site.options).changes.text(change.file);
      const back = undone(now, change);
      if (back === undefined) throw new Error(`${change.file} cannot be undone`);
      write(change.file, back.edits ? applyEdits(now ?? '', back.edits) : back.text);
    }
  };
}

const template = { kind: 'template', name: 'single-offer', params: {} } as const;

it.each(['', '\uFEFF'])('does and undoes every kind of operation on a site whose files begin with %j', async (mark) => {
  const site = starterSite();
  writeFileSync(join(site.root, 'templates/rows.csv'), 'slug,name\nfern,Fern\n');
  const marked = [...sourcesOf(site).keys()].filter((name) => /\.(?:ts|css|csv)$/.test(name));
  for (const name of marked) {
    const file = join(site.root, name);
    writeFileSync(file, mark + readFileSync(file, 'utf8'));
  }
  const { ready } = await analyzeSite(site.options);
  if (ready === undefined) throw new Error('The starter has errors.');
  const [fact = ''] = [...ready.site.facts].find(([, { value }]) => typeof value === 'number') ?? [];
  const hero = ['routes', 0, 'sections', 'hero'];
  const operations: Operation[] = [
    { op: 'set', path: [...hero, 'headline'], value: 'Bread' },
    { op: 'insert', path: ['routes', 0, 'sections'], at: 1, key: 'more', value: { block: 'pageIntro', headline: 'A' } },
    { op: 'duplicate', path: ['routes', 0, 'sections', 'more'], as: 'again' },
    { op: 'renameSection', path: ['routes', 0, 'sections', 'again'], to: 'last' },
    { op: 'move', path: ['routes', 0, 'sections', 'last'], to: 0 },
    { op: 'remove', path: ['routes', 0, 'sections', 'last'] },
    { op: 'remove', path: ['routes', 0, 'sections', 'more'] },
    { op: 'set', path: [...hero, 'layout'], value: 'center' },
    { op: 'unset', path: [...hero, 'layout'] },
    { op: 'setFact', name: fact, value: 7 },
    { op: 'setCell', file: 'templates/rows.csv', row: 0, column: 'name', value: 'Lady fern' },
    { op: 'setToken', values: { 'radius-card': '0', paper: '#fff' } },
    { op: 'setPreset', preset: 'bold' },
    { op: 'newPage', page: '/copy', title: 'A copy', from: { kind: 'copy', page: '/about' } },
    { op: 'newPage', page: '/variant', theme: 'dark', from: { kind: 'variant', page: '/' } },
    { op: 'renamePage', page: '/about', to: '/us', redirect: true },
    { op: 'removePage', page: '/copy', to: '/us' },
    { op: 'removePage', page: '/variant', to: null },
  ];
  const states = [sourcesOf(site)];
  const undo: (() => void)[] = [];
  for (const operation of operations) {
    undo.push(await done(site, operationSchema.parse(JSON.parse(JSON.stringify(operation)))));
    states.push(sourcesOf(site));
    expect(states.at(-1), operation.op).not.toEqual(states.at(-2));
    for (const name of marked) {
      const text = readFileSync(join(site.root, name), 'utf8');
      expect([text.startsWith('\uFEFF'), text.lastIndexOf('\uFEFF')], name).toEqual([mark !== '', mark.length - 1]);
    }
  }
  for (const [index, step] of [...undo.entries()].reverse()) {
    step();
    expect(sourcesOf(site), `undo ${operations[index]?.op}`).toEqual(states[index]);
  }
});

it('adds a page from a template, and accepts that nothing links to it yet', async () => {
  const site = starterSite();
  const { ready } = await analyzeSite(site.options);
  if (ready === undefined) throw new Error('The starter has errors.');
  const { params = {} } = (await pageTemplate(site.options.files, site.options.config, template.name)) ?? {};
  const from = { ...template, params: withExamples({}, params).values };
  const tried = await tryNewPage(
    { op: 'newPage', page: '/offer/', from },
    { ...site.options, today: '2026-01-01' },
    ready,
  );
  expect(tried.operation).toMatchObject({ isUnlinked: true });
  expect(tried.issues.filter(({ code }) => code === 'page-orphan')).toEqual([]);
  const before = sourcesOf(site);
  const undo = await done(site, tried.operation);
  const after = sourcesOf(site);
  expect(after.has('templates/copy/offer.ts')).toBe(true);
  expect(readFileSync(site.options.config, 'utf8')).toMatch(/path: '\/offer',[\s\S]*rule: 'page-orphan'/);
  undo();
  expect(sourcesOf(site)).toEqual(before);
});

it('refuses paths that are taken, and targets that are no pages', async () => {
  const site = starterSite();
  const { ready } = await analyzeSite(site.options);
  if (ready === undefined) throw new Error('The starter has errors.');
  const refused = (operation: Extract<Operation, { page: string }>) =>
    applyPageOperation(new SiteEdit(site.options), operation, ready);
  const copy = { kind: 'copy', page: '/' } as const;
  await expect(refused({ op: 'newPage', page: '/About', from: copy })).rejects.toThrow('/about is taken');
  await expect(refused({ op: 'renamePage', page: '/', to: '/about', redirect: true })).rejects.toThrow('is taken');
  await expect(refused({ op: 'removePage', page: '/about', to: '/abuot' })).rejects.toThrow('Visitors cannot be sent');
  await expect(refused({ op: 'removePage', page: '/about', to: '/about' })).rejects.toThrow('Visitors cannot be sent');
  await expect(
    refused({ op: 'newPage', page: '/a', from: { kind: 'template', name: 'none', params: {} } }),
  ).rejects.toThrow('There is no page template "none".');
});
