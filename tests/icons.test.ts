import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuildReport, build, check } from '../renderer/build/index.ts';
import { unchangedBuild } from '../renderer/build/run/build-record.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

const config = `import { defineSite, json } from 'frontage';

const card = (icon: string, title: string) => ({ title, description: 'Whatever it takes.', icon });
const services = (...icons: string[]) => ({
  block: 'serviceCards',
  headline: 'What we do',
  cards: icons.map((icon, index) => card(icon, 'Service ' + index)),
});
const meta = { title: 'All services in all towns', description: 'Pick the work, then the town, and call whoever comes today.' };

export default defineSite({
  origin: 'https://icons.example',
  name: 'Icons',
  locale: 'en-US',
  rules: {
    'page-orphan': 'off', 'meta-title-length': 'off', 'meta-description-length': 'off', 'meta-title-doubled': 'off',
    'meta-description-doubled': 'off', doorway: 'off',
  },
  notFound: { meta, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [
    { path: '/own', meta, sections: { services: services('own:tooth', 'tools', 'own:tooth') } },
    { path: '/set', meta, sections: { services: services('lucide:croissant', 'tools') } },
    { path: '/other', meta, sections: { services: services('lucide:bread', 'clock') } },
    { path: '/plain', meta, sections: { services: services('tools', 'clock') } },
    {
      kind: 'matrix',
      name: 'towns',
      path: '/in/{{param.town.slug}}',
      rows: { town: json('templates/data/towns.json') },
      template: {
        description: 'One town.',
        params: {
          town: {
            type: 'group',
            fields: {
              slug: { type: 'text', help: 'Path.', example: 'ash' },
              name: { type: 'text', help: 'Name.', example: 'Ash' },
              icon: { type: 'text', help: 'Icon.', example: 'tools' },
            },
          },
        },
        meta,
        sections: {
          services: {
            block: 'serviceCards',
            headline: 'In {{param.town.name}}',
            cards: [
              { title: '{{param.town.name}} by day', description: 'Whatever it takes.', icon: '{{param.town.icon}}' },
              { title: '{{param.town.name}} by night', description: 'Whatever it takes.', icon: { param: 'town.icon' } },
            ],
          },
        },
      },
    },
  ],
});
`;

const svg = (d: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="#000" d="${d}"/></svg>`;
const setOf = (croissant: string) =>
  JSON.stringify({
    prefix: 'lucide',
    icons: {
      croissant: { body: `<path fill="none" stroke="currentColor" stroke-width="2" d="${croissant}"/>` },
      bread: { body: '<path fill="currentColor" d="M3 3h3"/>' },
      unused: { body: '<path fill="currentColor" d="M9 9h9"/>' },
    },
    width: 24,
    height: 24,
  });

const names = ['own:tooth', 'lucide:bread', 'tools', 'lucide:croissant'];
const rows = Array.from({ length: 12 }, (_, index) => ({
  slug: `town-${index}`,
  name: `Town & <${index}>`,
  icon: names[index % names.length],
}));

let site: TempSite;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(site.root, file)), { recursive: true });
  writeFileSync(join(site.root, file), text);
};
const setFile = 'node_modules/@iconify-json/lucide/icons.json';

beforeEach(() => {
  site = tempSite('trades');
  put('pages.config.ts', config);
  put('templates/data/towns.json', JSON.stringify(rows));
  put('templates/icons/tooth.svg', svg('M1 1h1'));
  put(setFile, setOf('M2 2h2'));
});
afterEach(() => site.drop());

async function built(): Promise<BuildReport> {
  const options = { ...site.options, engine: 'one' };
  const report = (await unchangedBuild(options)) ?? (await build(options));
  expect(report.issues).toEqual([]);
  return report;
}

const reasons = ({ pages }: BuildReport) =>
  pages.filter(({ reason }) => !reason.startsWith('reused')).map(({ path, reason }) => `${path} ${reason}`);
const page = (name: string) => readFileSync(join(site.root, 'dist', `${name}.html`), 'utf8');
const shapes = (html: string) => [...html.matchAll(/<svg class="icon"[^>]*>(.*?)<\/svg>/g)].map(([, inside]) => inside);

describe('icons in pages', () => {
  it('are drawn where they are used, and nowhere else', async () => {
    await built();
    const tools = shapes(page('plain'))[0] ?? '';
    expect(tools).toMatch(/^<path d="M14\.5/);
    expect(shapes(page('own'))).toEqual(['<path d="M1 1h1"></path>', tools, '<path d="M1 1h1"></path>']);
    expect(shapes(page('set'))).toEqual(['<path d="M2 2h2"></path>', tools]);
    expect(shapes(page('other'))[0]).toBe('<path fill="currentColor" stroke="none" d="M3 3h3"></path>');
    const files = filesIn(join(site.root, 'dist'));
    expect([...files.keys()].filter((file) => /tooth|lucide|icons|sprite/.test(file))).toEqual([]);
    expect([...files.values()].filter((bytes) => bytes.includes('M9 9h9'))).toEqual([]);
  });

  it('have lines of the width that the theme says, on squares of any size', async () => {
    const theme = readFileSync(join(site.root, 'templates/theme.css'), 'utf8');
    put('templates/theme.css', `${theme}:root{--icon-stroke:2.5}`);
    put('templates/icons/tooth.svg', svg('M1 1h1').replace('0 0 24 24', '0 0 48 48'));
    await built();
    expect(page('own')).toContain('stroke-width="calc(var(--icon-stroke,1.75)*2)"');
    expect(page('own')).toContain('--icon-stroke:2.5');
    expect(page('own')).toContain('stroke-width:var(--icon-stroke)');
  });

  it('may come from rows and params, also where sections are filled from a template', async () => {
    const { sections } = await built();
    expect(sections?.find(({ block }) => block === 'serviceCards')?.filled).toBeGreaterThan(0);
    const expected = ['M1 1h1', 'M3 3h3', 'M14.5', 'M2 2h2'];
    for (const [index, { slug }] of rows.entries()) {
      const html = page(`in/${slug}`);
      for (const shape of shapes(html)) expect(shape).toContain(`d="${expected[index % 4]}`);
      expect(shapes(html).length).toBe(2);
      expect(html).toContain(`In Town &amp; &lt;${index}&gt;`);
    }
  });

  it('that change render the pages that show them, and no others', async () => {
    await built();
    put('templates/icons/tooth.svg', svg('M1 1h5'));
    const ofTooth = ['/own', '/in/town-0', '/in/town-4', '/in/town-8'];
    expect(reasons(await built())).toEqual(ofTooth.map((path) => `${path} rendered: icon own:tooth changed`));
    expect(shapes(page('own'))[0]).toContain('M1 1h5');
    put(setFile, setOf('M2 2h7'));
    const ofCroissant = ['/set', '/in/town-3', '/in/town-7', '/in/town-11'];
    expect(reasons(await built())).toEqual(
      ofCroissant.map((path) => `${path} rendered: icon lucide:croissant changed`),
    );
    expect(shapes(page('in/town-7'))[1]).toContain('M2 2h7');
    const incremental = filesIn(join(site.root, 'dist'));
    rmSync(join(site.root, '.frontage'), { recursive: true });
    rmSync(join(site.root, 'dist'), { recursive: true });
    await built();
    expect(filesIn(join(site.root, 'dist'))).toEqual(incremental);
  });

  it('that look the same in a new file or version render nothing', async () => {
    await built();
    put('templates/icons/tooth.svg', svg('M1 1h1').replace('<path', '<title>Tooth</title>\n  <path id="tooth"'));
    put(setFile, setOf('M2 2h2').replace('M9 9h9', 'M9 9h8'));
    put('templates/icons/chair.svg', svg('M5 5h5'));
    expect(reasons(await built())).toEqual([]);
  });

  it('are missing once their file or set is gone', async () => {
    await built();
    rmSync(join(site.root, setFile));
    rmSync(join(site.root, 'templates/icons/tooth.svg'));
    for (const run of [check, build]) {
      const { issues } = await run({ ...site.options, engine: 'one' });
      expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['icon-missing']));
      expect(issues.map(({ suggestion }) => suggestion)).toContain(
        'Run `npm install --save-dev @iconify-json/lucide` in the site’s folder.',
      );
    }
    put(setFile, setOf('M2 2h2'));
    put('templates/icons/tooth.svg', svg('M1 1h1'));
    await built();
  });
});
