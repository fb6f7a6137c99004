import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../renderer/build/commands/routes.ts';
import { type BuildReport, build, check } from '../renderer/build/index.ts';
import { unchangedBuild } from '../renderer/build/run/build-record.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

const config = `import { defineSite } from 'frontage';

const meta = { title: 'Notes', description: 'What we write.' };
const intro = { block: 'pageIntro', headline: 'Notes' };

export default defineSite({
  origin: 'https://notes.example/garden',
  name: 'Fern & Co',
  locale: 'en-GB',
  facts: { beds: { type: 'text', value: 'six <beds>' } },
  rules: {
    'page-orphan': 'off', 'meta-title-length': 'off', 'meta-description-length': 'off', 'meta-title-doubled': 'off',
    'meta-description-doubled': 'off', doorway: 'off',
  },
  notFound: { meta, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [
    {
      path: '/notes',
      meta,
      sections: {
        intro,
        newest: { block: 'articles', headline: 'Newest', items: { pagesOf: 'notes', most: 2 } },
        soil: { block: 'articles', headline: 'Soil', items: { pagesOf: 'notes', topic: 'Soil' } },
        all: { block: 'directory', headline: 'All', groups: { pagesOf: 'notes', note: '{{entry.date}}' } },
      },
    },
    { path: '/other', meta, sections: { intro } },
    {
      kind: 'collection',
      name: 'notes',
      folder: 'prose/notes',
      path: '/notes/{{entry.slug}}',
      feed: { title: 'Notes of {{site.name}}', description: 'From the garden.' },
      template: {
        description: 'A note.',
        params: {},
        meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
        sections: {
          text: { block: 'prose', entry: true, headline: '{{entry.title}}', lead: '{{entry.date}}' },
          by: { block: 'pageIntro', headline: 'By {{entry.author}}', when: 'entry.author' },
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
const entry = (slug: string, fields: Readonly<Record<string, string>>, text = `Text of ${slug}.`) =>
  put(
    `templates/prose/notes/${slug}.md`,
    ['---', ...Object.entries(fields).map(([key, value]) => `${key}: ${value}`), '---', '', text, ''].join('\n'),
  );

beforeEach(() => {
  site = tempSite('trades');
  put('pages.config.ts', config);
  entry('dig', { title: 'Why we dig', description: 'In {{facts.beds}}.', date: '2025-10-05', topic: 'Soil' });
  entry('water', {
    title: 'Water & trees',
    description: '*Once* a [week].',
    date: '2026-02-01',
    author: 'Mina <Holt>',
  });
  entry('spade', { title: 'The spade', description: 'Ash.', date: '2026-02-01', updated: '2026-03-02', topic: 'Soil' });
  entry('soon', { title: 'Soon', description: 'Not yet.', date: '2026-04-01', draft: 'true' }, '# Not finished');
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
const file = (name: string) => readFileSync(join(site.root, 'dist', name), 'utf8');
const textOf = (html: string) =>
  html
    .replace(/<(head|script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a collection', () => {
  it('has a page for each entry that is no draft', async () => {
    const { pages } = await built();
    expect(pages.map(({ path }) => path)).toEqual([
      '/notes',
      '/other',
      '/notes/spade',
      '/notes/water',
      '/notes/dig',
      '/404',
    ]);
    expect(file('notes/dig.html')).toContain('<meta name="description" content="In six &lt;beds&gt;.">');
    expect(textOf(file('notes/dig.html'))).toContain('Why we dig 5 October 2025 Text of dig.');
    expect(textOf(file('notes/dig.html'))).not.toContain('By ');
    expect(textOf(file('notes/water.html'))).toContain('By Mina &lt;Holt&gt;');
    const { report } = await routes(site.options);
    expect(report.routes?.filter(({ kind }) => kind === 'collection').map(({ of }) => of)).toEqual(
      Array(3).fill('notes'),
    );
  });

  it('is compared for near duplicates, with marks in lists', async () => {
    put('pages.config.ts', config.replace("doorway: 'off'", "doorway: 'error'"));
    const list = '- [the shed](/notes)\n- *twice*\n- `spade`\n';
    entry('shed', { title: 'The shed', description: 'Dry.', date: '2026-02-03' }, list);
    await built();
    expect(textOf(file('notes/shed.html'))).toContain('the shed twice spade');
  });

  it('with "dated: false" has lasting pages in the order of their files, which are no articles', async () => {
    const lasting = config.replace(/feed: \{.*?\},/, 'dated: false,');
    put(
      'pages.config.ts',
      lasting.replace("lead: '{{entry.date}}'", 'contents: true').replace(", note: '{{entry.date}}'", ''),
    );
    entry('ash', { title: 'Ash', description: 'A tree.' });
    const { pages } = await built();
    expect(pages.map(({ path }) => path).filter((path) => path.startsWith('/notes/'))).toEqual(
      ['ash', 'dig', 'spade', 'water'].map((name) => `/notes/${name}`),
    );
    expect(file('notes/ash.html')).not.toContain('BlogPosting');
    expect(file('notes/dig.html').match(/rel="(?:prev|next)" href="[^"]*/g)).toEqual([
      'rel="prev" href="/garden/notes/ash',
      'rel="next" href="/garden/notes/spade',
    ]);
    expect(textOf(file('notes.html'))).toContain('Ash A tree.');
    put('pages.config.ts', lasting.replace('dated: false', 'dated: false, feed: true'));
    const { issues } = await check(site.options);
    expect(issues.map(({ code, message }) => [code, message])).toContainEqual([
      'invalid-value',
      'A feed has the newest entries, and entries without dates have none.',
    ]);
  });

  it('shows drafts where they are written, with their errors', async () => {
    const { issues } = await check({ ...site.options, drafts: true });
    expect(issues.map(({ code, file: at = '', line }) => `${code} ${at.slice(site.root.length + 1)} ${line}`)).toEqual([
      `prose-invalid ${join('templates', 'prose', 'notes', 'soon.md')} 8`,
    ]);
  });

  it('links each entry to those beside it', async () => {
    await built();
    const beside = (name: string) =>
      [...file(`notes/${name}.html`).matchAll(/<a rel="(\w+)" href="([^"]*)">([^<]*)/g)].map(([, ...link]) =>
        link.join(' '),
      );
    expect(beside('spade')).toEqual(['prev /garden/notes/water Water &amp; trees']);
    expect(beside('water')).toEqual(['prev /garden/notes/dig Why we dig', 'next /garden/notes/spade The spade']);
    expect(beside('dig')).toEqual(['next /garden/notes/water Water &amp; trees']);
  });

  it('is listed, newest first', async () => {
    await built();
    const html = file('notes.html');
    const titles = [...html.matchAll(/<h3><a href="([^"]*)">([^<]*)/g)].map(([, ...link]) => link.join(' '));
    expect(titles).toEqual([
      '/garden/notes/spade The spade',
      '/garden/notes/water Water &amp; trees',
      '/garden/notes/spade The spade',
      '/garden/notes/dig Why we dig',
    ]);
    expect(textOf(html)).toContain(
      'All The spade 1 February 2026 Water &amp; trees 1 February 2026 Why we dig 5 October 2025',
    );
    expect(textOf(html)).toContain('In six &lt;beds&gt;.');
    expect(textOf(html)).toContain('*Once* a [week].');
  });

  it('tells search engines what the entries are', async () => {
    await built();
    const data = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(file('notes/spade.html'))?.[1] ?? '',
    );
    const nodes: readonly { '@type': string }[] = data['@graph'];
    expect(nodes.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
      headline: 'The spade',
      datePublished: '2026-02-01',
      dateModified: '2026-03-02',
      author: { name: 'Fern & Co' },
      url: 'https://notes.example/garden/notes/spade',
    });
    expect(nodes.find((node) => node['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Notes' }, { name: 'The spade' }],
    });
    expect(file('notes/water.html')).toContain('"author":{"@type":"Person","name":"Mina \\u003cHolt>"}');
  });

  it('has a feed that its pages and lists name', async () => {
    await built();
    expect(file('notes/feed.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
      <channel>
      <title>Notes of Fern &amp; Co</title>
      <link>https://notes.example/garden/notes</link>
      <description>From the garden.</description>
      <language>en-GB</language>
      <lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>
      <atom:link href="https://notes.example/garden/notes/feed.xml" rel="self" type="application/rss+xml"/>
      <item>
      <title>The spade</title>
      <link>https://notes.example/garden/notes/spade</link>
      <guid>https://notes.example/garden/notes/spade</guid>
      <pubDate>Sun, 01 Feb 2026 00:00:00 GMT</pubDate>
      <description>Ash.</description>
      </item>
      <item>
      <title>Water &amp; trees</title>
      <link>https://notes.example/garden/notes/water</link>
      <guid>https://notes.example/garden/notes/water</guid>
      <pubDate>Sun, 01 Feb 2026 00:00:00 GMT</pubDate>
      <description>*Once* a [week].</description>
      </item>
      <item>
      <title>Why we dig</title>
      <link>https://notes.example/garden/notes/dig</link>
      <guid>https://notes.example/garden/notes/dig</guid>
      <pubDate>Sun, 05 Oct 2025 00:00:00 GMT</pubDate>
      <description>In six &amp;lt;beds&amp;gt;.</description>
      </item>
      </channel>
      </rss>
      "
    `);
    const link =
      '<link rel="alternate" type="application/rss+xml" title="Notes of Fern &amp; Co" href="/garden/notes/feed.xml">';
    for (const name of ['notes', 'notes/dig', 'notes/water']) expect(file(`${name}.html`)).toContain(link);
    for (const name of ['other', '404']) expect(file(`${name}.html`)).not.toContain('rss');
    site.edit('pages.config.ts', "feed: { title: 'Notes of {{site.name}}', description: 'From the garden.' },", '');
    expect(reasons(await built()).length).toBe(4);
    expect(filesIn(join(site.root, 'dist')).has('notes/feed.xml')).toBe(false);
    expect(file('notes.html')).not.toContain('rss');
  });

  it('has a feed that no page, file or other feed is in the way of', async () => {
    put('templates/public/notes/Feed.xml', '<rss/>');
    const other =
      "feed: true, template: { description: 'A.', params: {}, meta, sections: { text: { block: 'prose', entry: true } } } },";
    site.edit(
      'pages.config.ts',
      "    { path: '/other', meta, sections: { intro } },",
      `    { path: '/notes/feed.xml', meta, sections: { intro } },
    { kind: 'collection', name: 'tools', folder: 'prose/tools', path: '/notes/{{entry.slug}}-tool', ${other}`,
    );
    put('templates/prose/tools/rake.md', '---\ntitle: Rake\ndescription: A rake.\ndate: 2026-01-01\n---\n\nRake.\n');
    const { issues } = await check(site.options);
    const found = issues.filter(({ message }) => message.includes('feed'));
    expect(found.map(({ code, file: at = '', line, message }) => `${code} ${basename(at)} ${line} ${message}`)).toEqual(
      [
        'path-taken pages.config.ts 27 The page has the address /notes/feed.xml, as the feed of "tools", route 3.',
        'path-taken pages.config.ts 33 The feed of "notes" has the address /notes/feed.xml, as the feed of "tools", route 3.',
        'public-taken Feed.xml 1 templates/public/notes/Feed.xml has the address of the feed of "tools", route 3.',
      ],
    );
  });

  it('has a feed that an older address can lead to', async () => {
    site.edit('pages.config.ts', '  routes: [', "  redirects: [{ from: '/rss', to: '/notes/feed.xml' }],\n  routes: [");
    await built();
    site.edit('pages.config.ts', "from: '/rss', to: '/notes/feed.xml'", "from: '/notes/feed.xml', to: '/notes'");
    expect((await check(site.options)).issues).toMatchObject([{ code: 'redirect-taken' }]);
  });

  it('renders what shows an entry when it changes, and nothing else', async () => {
    await built();
    entry(
      'dig',
      { title: 'Why we dig', description: 'In {{facts.beds}}.', date: '2025-10-05', topic: 'Soil' },
      'Other.',
    );
    expect(reasons(await built())).toEqual(['/notes/dig rendered: body of entry dig changed']);
    entry(
      'dig',
      { title: 'Why we dug', description: 'In {{facts.beds}}.', date: '2025-10-05', topic: 'Soil' },
      'Other.',
    );
    expect(reasons(await built()).map((reason) => reason.split(' ')[0])).toEqual([
      '/notes',
      '/notes/water',
      '/notes/dig',
    ]);
    entry('new', { title: 'New', description: 'Soft.', date: '2026-01-01' });
    expect(reasons(await built()).map((reason) => reason.split(' ')[0])).toEqual([
      '/notes',
      '/notes/water',
      '/notes/new',
      '/notes/dig',
    ]);
    const incremental = filesIn(join(site.root, 'dist'));
    rmSync(join(site.root, '.frontage'), { recursive: true });
    rmSync(join(site.root, 'dist'), { recursive: true });
    await built();
    expect(filesIn(join(site.root, 'dist'))).toEqual(incremental);
  });
});
