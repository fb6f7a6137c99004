import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TempSite, tempSite } from '../../tests/temp-site.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { newPage, newProse } from './new.ts';

const config = (sections: string, routes = '') => `import { defineSite } from 'frontage';

const meta = { title: 'Notes', description: 'What we write.' };

export default defineSite({
  origin: 'https://notes.example/garden',
  name: 'Notes',
  locale: 'en-GB',
  notFound: { meta, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [{ path: '/', meta, sections: { ${sections} } }, ${routes}],
});
`;
const intro = "intro: { block: 'pageIntro', headline: 'Notes', lead: 'Read our [policy](/privacy).' }";

let site: TempSite;
beforeEach(() => {
  site = tempSite('trades');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  site.drop();
  vi.restoreAllMocks();
  process.exitCode = 0;
});

const options = (rest: object = {}) => ({ config: join(site.root, 'pages.config.ts'), yes: true, ...rest });
const draft = () => join(site.root, 'templates/prose/privacy.md');

it.each([
  ['a page names it', config("privacy: { block: 'prose', file: 'privacy.md', headline: 'Privacy' }")],
  ['a link leads to the page that will show it', config(intro)],
])('writes a text that the site lacks: %s', async (_, text) => {
  site.write('pages.config.ts', text);
  await newProse('privacy', options());
  expect(readFileSync(draft(), 'utf8')).toContain('## Who is responsible');
});

it('writes nothing for a site with other errors', async () => {
  site.write('pages.config.ts', config("intro: { block: 'pageIntro' }"));
  await newProse('privacy', options());
  expect(existsSync(draft())).toBe(false);
  expect(process.exitCode).toBe(1);
});

it('makes the page that a link leads to, and refuses to while other links are broken', async () => {
  const about =
    "{ path: '/about', meta: { title: 'About', description: 'Who we are.' }, sections: { who: { block: 'pageIntro', headline: 'Who' } } }";
  site.write('pages.config.ts', config(intro, about));
  await newPage(options({ from: '/about', path: '/contact', title: 'Contact', quiet: true }));
  expect(process.exitCode).toBe(1);
  expect(readFileSync(join(site.root, 'pages.config.ts'), 'utf8')).not.toContain('/contact');
  process.exitCode = 0;
  await newPage(options({ from: '/about', path: '/privacy', title: 'Privacy', quiet: true }));
  expect(process.exitCode).toBe(0);
  expect(readFileSync(join(site.root, 'pages.config.ts'), 'utf8')).toContain("path: '/privacy'");
});

it.each(['a link to the future page', 'a page that shows the future file', 'both'])(
  'starts a new site with %s',
  async (what) => {
    const fresh = starterSite();
    const page = `{ path: '/privacy', meta: { title: 'Privacy at {{site.name}}', description: 'Who gets which data, and why: {{site.name}} explains it.' }, sections: { privacy: { block: 'prose', file: 'privacy.md', headline: 'Privacy' } } },`;
    if (!what.startsWith('a page'))
      fresh.edit(
        'templates/copy/shared.ts',
        "  copyright: '{{site.name}}',",
        "  legal: [{ label: 'Privacy', href: '/privacy' }],\n  copyright: '{{site.name}}',",
      );
    if (!what.startsWith('a link')) fresh.edit('pages.config.ts', '  routes: [', `  routes: [\n    ${page}`);
    await newProse('privacy', options({ config: fresh.options.config }));
    expect(process.exitCode).toBe(0);
    expect(readFileSync(join(fresh.root, 'templates/prose/privacy.md'), 'utf8')).toContain('## Who is responsible');
  },
);
