import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TempSite, tempSite } from '../../tests/temp-site.ts';
import { newEntry } from './new.ts';

const config = `import { defineSite } from 'frontage';

const meta = { title: 'Notes', description: 'What we write.' };

export default defineSite({
  origin: 'https://notes.example/garden',
  name: 'Notes',
  locale: 'en-GB',
  notFound: { meta, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [
    { path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Notes' } } },
    {
      kind: 'collection',
      name: 'notes',
      folder: 'prose/notes',
      path: '/notes/{{entry.slug}}',
      template: {
        description: 'A note.',
        params: {},
        meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
        sections: { text: { block: 'prose', entry: true, headline: '{{entry.title}}' } },
      },
    },
  ],
});
`;

let site: TempSite;
beforeEach(() => {
  site = tempSite('trades');
  site.write('pages.config.ts', config);
});
afterEach(() => {
  site.drop();
  vi.restoreAllMocks();
});

const options = (rest: object) => ({
  config: join(site.root, 'pages.config.ts'),
  today: '2026-05-01',
  yes: true,
  ...rest,
});
const written = (slug: string) => readFileSync(join(site.root, `templates/prose/notes/${slug}.md`), 'utf8');

it('writes the first entry of a collection, and says what to do next', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await newEntry('notes', options({ title: ' Why we  dig: öfter ' }));
  expect(written('why-we-dig-ofter')).toBe(
    '---\ntitle: Why we dig: öfter\ndescription: TODO: what a reader learns from it, in a sentence or two\ndate: 2026-05-01\ndraft: true\n---\n\nTODO: The text. Its headings begin with ##.\n',
  );
  expect(log.mock.calls.flat().join('\n')).toContain('http://127.0.0.1:5173/garden/notes/why-we-dig-ofter\n');
  expect(existsSync(join(site.root, '.frontage/edit'))).toBe(false);
});

it('refuses an address that an entry has, and suggests another', async () => {
  mkdirSync(join(site.root, 'templates/prose/notes'), { recursive: true });
  site.write('templates/prose/notes/a.md', '---\ntitle: A\ndescription: A.\ndate: 2026-01-01\nslug: Dig\n---\n\nA.\n');
  const refused = newEntry('notes', options({ title: 'Dig' }));
  await expect(refused).rejects.toMatchObject({
    message: 'There is an entry at /notes/dig already.',
    suggestion: 'Give the new one another address: --path /notes/dig-2',
  });
  await newEntry('notes', options({ title: 'Dig', path: '/notes/dig-2', description: 'How.', quiet: true }));
  expect(written('dig-2')).toContain('title: Dig\ndescription: How.\n');
});

it.each([
  ['nots', { title: 'A' }, 'There is no collection "nots" in the config.'],
  ['notes', {}, 'The entry needs a title.'],
  ['notes', { title: '"A"' }, '"title" is in quotes, which would be shown.'],
])('refuses %s %o', async (name, rest, message) => {
  await expect(newEntry(name, options(rest))).rejects.toThrow(message);
  expect(existsSync(join(site.root, 'templates/prose'))).toBe(false);
});
