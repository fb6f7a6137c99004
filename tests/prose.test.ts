import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuildReport, build, check } from '../renderer/build/index.ts';
import { unchangedBuild } from '../renderer/build/run/build-record.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

const config = `import { defineSite, json } from 'frontage';

const meta = { title: 'House rules', description: 'What we ask of guests.' };
const intro = { block: 'pageIntro', headline: 'The rules of the house' };
const rules = { block: 'prose', file: 'rules.md', contents: true };
const town = {
  type: 'group',
  fields: {
    slug: { type: 'text', help: 'Path.', example: 'ash' },
    name: { type: 'text', help: 'Name.', example: 'Ash' },
  },
};

export default defineSite({
  origin: 'https://prose.example',
  name: 'House & Hearth',
  locale: 'en-US',
  facts: { stay: { type: 'days', value: 3 } },
  query: { guest: { max: 20 } },
  rules: {
    'page-orphan': 'off', 'meta-title-length': 'off', 'meta-description-length': 'off', 'meta-title-doubled': 'off',
    'meta-description-doubled': 'off', doorway: 'off',
  },
  layouts: { house: { bottom: { small: { block: 'prose', file: 'small.md' } } } },
  notFound: { meta, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [
    { path: '/rules', meta, sections: { intro, rules } },
    { path: '/long', meta, facts: { stay: { value: 9, because: 'In winter.' } }, sections: { intro, rules } },
    { path: '/other', meta, sections: { intro, text: { block: 'prose', file: 'folder/other.md' } } },
    { path: '/plain', meta, layout: 'house', sections: { intro } },
    { kind: 'variant', path: '/short', of: '/rules', sections: { rules: { file: 'small.md' } } },
    {
      kind: 'template',
      path: '/ash',
      params: { town: { slug: 'ash', name: 'Ash' } },
      template: { description: 'One.', params: { town }, meta, sections: { intro, text: { block: 'prose', file: 'town.md' } } },
    },
    {
      kind: 'matrix',
      name: 'towns',
      path: '/in/{{param.town.slug}}',
      rows: { town: json('templates/data/towns.json') },
      template: {
        description: 'One town.',
        params: { town },
        meta,
        sections: {
          intro,
          text: { block: 'prose', file: 'town.md' },
          more: { block: 'prose', file: 'more-{{param.town.slug}}.md' },
        },
      },
    },
  ],
});
`;

let site: TempSite;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(site.root, file)), { recursive: true });
  writeFileSync(join(site.root, file), text);
};
const prose = (file: string, text: string) => put(`templates/prose/${file}`, text);

beforeEach(() => {
  site = tempSite('trades');
  put('pages.config.ts', config);
  put('templates/data/towns.json', JSON.stringify(['elm', 'oak'].map((slug) => ({ slug, name: `<${slug}> **&**` }))));
  prose(
    'rules.md',
    '## Stay\n\nAt most {{facts.stay}}, dear {{query "guest" "guest"}}. [Other](/other#more), [stay](#stay).\n',
  );
  prose('folder/other.md', '## More\n\nOf {{site.name}}.\n');
  prose('small.md', 'Small print.\n');
  prose('town.md', '## In {{param.town.name}} {#here}\n\n[Map](https://maps.example/{{param.town.slug}}).\n');
  prose('more-elm.md', 'Under the elms.\n');
  prose('more-oak.md', 'Under the oaks.\n');
  prose('unused.md', '# Wrong, but nobody shows it\n');
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
const body = (name: string) =>
  [...page(name).matchAll(/<div class="prose-body">(.*?)<\/div>/g)].map(([, inside]) => inside);
const issues = async () =>
  (await check(site.options)).issues.map(({ code, file = '', line, column, message }) =>
    [code, file.slice(site.root.length + 1).replaceAll('\\', '/'), `${line}:${column}`, message].join(' '),
  );

describe('prose in pages', () => {
  it('has its tokens filled in, also of templates and rows, as text', async () => {
    await built();
    expect(body('rules')[0]).toMatch(
      /<h2 id="stay">Stay<\/h2><p>At most 3 days, dear .*guest.*<a href="\/other#more">/,
    );
    expect(body('long')[0]).toContain('At most 9 days');
    expect(body('other')).toEqual(['<h2 id="more">More</h2><p>Of House &amp; Hearth.</p>']);
    expect(body('plain')).toEqual(['<p>Small print.</p>']);
    expect(body('short')).toEqual(['<p>Small print.</p>']);
    expect(body('ash')[0]).toContain('<h2 id="here">In Ash</h2><p><a href="https://maps.example/ash"');
    expect(body('in/oak')[0]).toContain('<h2 id="here">In &lt;oak&gt; **&amp;**</h2>');
    expect(body('in/oak')[1]).toBe('<p>Under the oaks.</p>');
  });

  it('renders the pages that show it when it changes, and no others', async () => {
    await built();
    prose('folder/other.md', '## More\n\nOf the house.\n');
    expect(reasons(await built())).toEqual(['/other rendered: sections.text changed']);
    expect(body('other')).toEqual(['<h2 id="more">More</h2><p>Of the house.</p>']);
    prose('more-elm.md', 'Under two elms.\n');
    expect(reasons(await built())).toEqual(['/in/elm rendered: its rows, page template or page list changed']);
    prose('town.md', '## In {{param.town.name}} {#here}\n\nNo map.\n');
    expect(reasons(await built()).map((reason) => reason.split(' ')[0])).toEqual(['/ash', '/in/elm', '/in/oak']);
    expect(body('in/elm')).toEqual([
      '<h2 id="here">In &lt;elm&gt; **&amp;**</h2><p>No map.</p>',
      '<p>Under two elms.</p>',
    ]);
    prose('unused.md', '# Still wrong\n');
    expect(reasons(await built())).toEqual([]);
    const incremental = filesIn(join(site.root, 'dist'));
    rmSync(join(site.root, '.frontage'), { recursive: true });
    rmSync(join(site.root, 'dist'), { recursive: true });
    await built();
    expect(filesIn(join(site.root, 'dist'))).toEqual(incremental);
  });

  it('renders the pages whose layout it is in', async () => {
    await built();
    prose('small.md', 'Smaller print.\n');
    const { pages } = await built();
    expect(pages.filter(({ rendered }) => rendered).map(({ path }) => path)).toContain('/plain');
    expect(body('plain')).toEqual(['<p>Smaller print.</p>']);
  });

  it('can be missing, in another encoding, or out of the folder', async () => {
    site.remove('templates/prose/small.md');
    writeFileSync(join(site.root, 'templates/prose/rules.md'), Buffer.from('Gr\xfc\xdfe', 'latin1'));
    expect(await issues()).toEqual([
      expect.stringMatching(
        /^prose-missing pages\.config\.ts 24:\d+ There is no file "small\.md" in templates\/prose\.$/,
      ),
      expect.stringMatching(
        /^prose-missing pages\.config\.ts 31:\d+ There is no file "small\.md" in templates\/prose\.$/,
      ),
      'prose-invalid templates/prose/rules.md 1:3 This file is not written in UTF-8, so the letter here cannot be read.',
    ]);
    site.edit('pages.config.ts', "'folder/other.md'", "'../copy/other.md'");
    prose('../copy/other.md', 'Not here.');
    expect(await issues()).toContainEqual(
      expect.stringContaining('There is no file "../copy/other.md" in templates/prose.'),
    );
  });

  it('has the rules of all texts, at their line and column', async () => {
    prose(
      'rules.md',
      'Stay\nfor **90 days**.\n\n> "I stayed 80 days."\n\n[Else](/othr) and [below](#stai).\n\n## Stay\n',
    );
    prose('folder/other.md', 'A character: \u0007\n');
    prose('town.md', 'In {{param.town.nam}} {{facts.stai}}\n');
    expect(await issues()).toEqual([
      expect.stringMatching(/^character-invalid templates\/prose\/folder\/other\.md 1:14 /),
      'link-route templates/prose/rules.md 6:1 The link "/othr" leads to no route of this site.',
      expect.stringMatching(/^link-anchor templates\/prose\/rules\.md 6:19 /),
      expect.stringMatching(/^unknown-token templates\/prose\/town\.md 1:4 /),
      expect.stringMatching(/^unknown-token templates\/prose\/town\.md 1:23 /),
    ]);
  });

  it('has no secrets, and no numbers that should be facts, also in templates', async () => {
    prose(
      'rules.md',
      'Pay\nwithin **90\ndays**.\n\n> "I stayed 80 days."\n\n`70 days`\n\n## Stay\n\nKey AKIAQ3EGNXWJ5VZT7KLM\n',
    );
    prose('town.md', 'We answer within **4** [hours](/other) in {{param.town.name}}, not {{param.town.name}} days.\n');
    site.edit(
      'pages.config.ts',
      'params: { town }, meta, sections: { intro,',
      "params: { town }, meta, sections: { intro, words: { block: 'story', headline: 'Words', paragraphs: ['Ready in **5** days, or **{{param.town.slug}}** hours.'] },",
    );
    expect(await issues()).toEqual([
      expect.stringMatching(
        /^secret-published templates\/prose\/rules\.md 11:1 .* and everything in prose is published\.$/,
      ),
      expect.stringMatching(/^claim-literal pages\.config\.ts 36:\d+ "5 days" /),
      expect.stringMatching(/^claim-literal templates\/prose\/rules\.md 2:10 "90 days" /),
      expect.stringMatching(/^claim-literal templates\/prose\/town\.md 1:20 "4 hours" /),
    ]);
  });
});
