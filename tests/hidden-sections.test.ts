import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build, buildInMemory, declarations, routes } from '../renderer/build/index.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

const team = `{ block: 'faq', headline: 'Who bakes', items: [{ question: 'Who?', answer: 'Ada, since {{facts.since}}.' }] }`;

const config = (pages: string, more = '') => `import { defineSite } from 'frontage';
export default defineSite({
  origin: 'https://mill.example', name: 'Mill', locale: 'en-US', organization: { type: 'Organization' },
  facts: { since: { type: 'text', value: 'nineteen hundred' } },
  rules: { doorway: 'off', 'page-orphan': 'off', 'meta-description-length': 'off', 'meta-title-length': 'off', 'image-unused': 'off' },
  notFound: { meta: { title: 'Not here', description: 'Nothing.' }, sections: { lost: { block: 'pageIntro', headline: 'Lost' } } },
  ${more}
  routes: [${pages}],
});
`;
const intro = (text: string) => `intro: { block: 'pageIntro', headline: '${text}' }`;
const page = (path: string, sections: string, more = '') =>
  `{ path: '${path}', meta: { title: 'Page ${path}', description: 'All about ${path}.' }, sections: { ${sections} }, ${more} },`;
const hidden = team.replace('{ block', '{ hide: true, block');

function siteOf(text: string): TempSite {
  const site = tempSite('bakery');
  onTestFinished(() => site.drop());
  site.write('pages.config.ts', text);
  return site;
}

/** Returns the HTML of the pages of a config by their paths. */
async function pagesOf(text: string): Promise<ReadonlyMap<string, string>> {
  const { made, issues } = await buildInMemory(siteOf(text).options);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return new Map(made?.rendered.map(({ page, html }) => [page.path, html]));
}

it('are nowhere on their page: not in its HTML, its styles, its structured data or its claims', async () => {
  const shown = (await pagesOf(config(page('/', `${intro('Bread')}, team: ${team}`)))).get('/') ?? '';
  expect(shown).toContain('Who bakes');
  expect(shown).toContain('FAQPage');
  const without = await pagesOf(config(page('/', intro('Bread'))));
  const pages = await pagesOf(config(page('/', `${intro('Bread')}, team: ${hidden}`)));
  expect(pages.get('/')).toBe(without.get('/'));
  const { made } = await buildInMemory(siteOf(config(page('/', `${intro('Bread')}, team: ${hidden}`))).options);
  expect(made?.ready.pages[0]?.sections.flatMap(({ uses }) => uses)).toEqual([]);
});

it('can be hidden or shown by a variant, an experiment, a layout and a row', async () => {
  const variants = [
    page('/', `${intro('Bread')}, team: ${team}`),
    page('/quiet', `${intro('Rye')}, team: ${hidden}`),
    `{ kind: 'variant', path: '/hid', of: '/', meta: { title: 'Hid', description: 'It is hid.' }, sections: { team: { hide: true } } },`,
    `{ kind: 'variant', path: '/shown', of: '/quiet', meta: { title: 'Shown', description: 'It is shown.' }, sections: { team: { hide: false } } },`,
  ].join('');
  const pages = await pagesOf(config(variants));
  expect([...pages].map(([path, html]) => [path, html.includes('Who bakes')])).toEqual([
    ['/', true],
    ['/quiet', false],
    ['/hid', false],
    ['/shown', true],
    ['/404', false],
  ]);

  const layout = `layouts: { page: { bottom: { team: ${hidden} } } },`;
  expect((await pagesOf(config(page('/', intro('Bread'), `layout: 'page'`), layout))).get('/')).not.toContain(
    'Who bakes',
  );

  const experiment = `{
    kind: 'experiment', name: 'team', of: '/',
    variants: [{ name: 'b', weight: 50, sections: { team: { hide: false } } }],
  },`;
  const tested = (await pagesOf(config(page('/', `${intro('Bread')}, team: ${hidden}`) + experiment))).get('/') ?? '';
  expect(tested.split('Who bakes')).toHaveLength(2);

  const matrix = `{
    kind: 'matrix', name: 'breads', path: '/{{param.bread.name}}',
    rows: { bread: [{ name: 'rye', quiet: true }, { name: 'oat', quiet: false }] },
    template: {
      description: 'A bread.',
      params: {
        bread: {
          type: 'group',
          fields: {
            name: { type: 'text', help: 'A name.', example: 'Rye' },
            quiet: { type: 'flag', help: 'Whether nobody bakes.', example: true },
          },
        },
      },
      meta: { title: 'Bread of {{param.bread.name}}', description: 'All about {{param.bread.name}}.' },
      sections: { ${intro('{{param.bread.name}} bread')}, team: ${team.replace('{ block', "{ hide: { param: 'bread.quiet' }, block")} },
    },
  }`;
  const made = await pagesOf(config(page('/', intro('Bread')) + matrix));
  expect([made.get('/rye')?.includes('Who bakes'), made.get('/oat')?.includes('Who bakes')]).toEqual([false, true]);
});

it('are listed by `routes` where they are written, and have a field in the types', async () => {
  const site = siteOf(config(page('/', `team: ${hidden}, ${intro('Bread')}`)));
  const { report } = await routes(site.options);
  expect(report.routes?.[0]?.sections).toEqual([
    { name: 'team', block: 'faq', hidden: true },
    { name: 'intro', block: 'pageIntro' },
  ]);
  const { made } = await buildInMemory(site.options);
  const types = made && declarations(made.ready);
  expect(types).toContain('  hide?: boolean;');
  expect(types).toMatch(/"\/": \{.*"?team"?: /);
});

it('change a page in an incremental build, and links to them stay errors while the page is reused', async () => {
  const text = config(page('/', intro('Bread')) + page('/about', `${intro('Us')}, team: ${team}`));
  const site = siteOf(text);
  const out = mkdtempSync(join(tmpdir(), 'frontage-clean-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const built = (more = {}) => build({ ...site.options, engine: 'one', ...more });
  await built();
  site.write('pages.config.ts', text.replace(team, hidden));
  const next = await built();
  expect(next.pages.filter(({ rendered }) => rendered).map(({ path }) => path)).toEqual(['/about']);
  await built({ out: join(out, 'dist'), cacheDir: join(out, '.frontage') });
  expect(filesIn(site.options.out)).toEqual(filesIn(join(out, 'dist')));
  const link = intro('Bread').replace(' }', ", actions: [{ label: 'Team', href: '/about#team' }] }");
  site.write('pages.config.ts', text.replace(team, hidden).replace(intro('Bread'), link));
  const { issues } = await built();
  expect(issues.map(({ message }) => message)).toEqual([
    'The link "/about#team" leads nowhere: the section "team" of /about is hidden.',
  ]);
});
