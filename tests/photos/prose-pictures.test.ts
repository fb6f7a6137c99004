import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, check } from '../../renderer/build/index.ts';
import { filesIn, type TempSite } from '../temp-site.ts';
import { photo } from './photo.ts';
import { photoSite } from './photo-site.ts';

const config = `import { defineSite } from 'frontage';

const meta = { title: 'The potter', description: 'How a bowl is made.' };

export default defineSite({
  origin: 'https://potter.example',
  name: 'Potter',
  locale: 'en-US',
  pictures: { files: { 'potter.jpg': { credit: 'Mara {{site.name}}', crop: { x: 0, y: 0, width: 0.8, height: 1 } } } },
  rules: { 'image-unused': 'off', 'page-orphan': 'off', 'meta-title-length': 'off', 'meta-description-length': 'off' },
  notFound: { meta, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [{ path: '/', meta, sections: { text: { block: 'prose', file: 'bowl.md', headline: 'A bowl' } } }],
});
`;

let site: TempSite;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(site.root, file)), { recursive: true });
  writeFileSync(join(site.root, file), text);
};
const prose = (text: string) => put('templates/prose/bowl.md', text);
const issues = async () =>
  (await check(site.options)).issues.map(({ code, file = '', line, column, message }) =>
    [code, file.slice(site.root.length + 1).replaceAll('\\', '/'), `${line}:${column}`, message].join(' '),
  );

beforeEach(async () => {
  site = await photoSite();
  put('pages.config.ts', config);
});
afterEach(() => site.drop());

const collection = `import { defineSite } from 'frontage';

const meta = { title: 'Notes', description: 'What we write.' };
const intro = { block: 'pageIntro', headline: 'Notes' };

export default defineSite({
  origin: 'https://potter.example/shop',
  name: 'Potter',
  locale: 'en-GB',
  rules: { 'page-orphan': 'off', 'image-unused': 'off', 'meta-title-length': 'off', 'meta-description-length': 'off', doorway: 'off' },
  notFound: { meta, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [
    {
      path: '/notes',
      meta,
      sections: {
        intro,
        newest: { block: 'articles', headline: 'Newest', items: { pagesOf: 'notes' } },
        all: { block: 'directory', headline: 'All', groups: { pagesOf: 'notes' } },
      },
    },
    {
      kind: 'collection',
      name: 'notes',
      folder: 'prose/notes',
      path: '/notes/{{entry.slug}}',
      feed: true,
      template: {
        description: 'A note.',
        params: {},
        meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
        sections: {
          text: { block: 'prose', entry: true, headline: '{{entry.title}}', media: { param: 'entry.media' } },
          more: { block: 'articles', headline: 'It', items: [{ title: 'It', teaser: 'It.', picture: { param: 'entry.picture' } }] },
          shown: { block: 'pageIntro', headline: 'Shows {{entry.picture.alt}}', when: 'entry.picture' },
        },
      },
    },
  ],
});
`;

describe('the picture of an entry', () => {
  const entry = (slug: string, fields: string) =>
    put(
      `templates/prose/notes/${slug}.md`,
      `---\ntitle: ${slug}\ndescription: About ${slug}.\n${fields}\n---\n\nText.\n`,
    );

  beforeEach(() => {
    put('pages.config.ts', collection);
    entry('bowl', 'date: 2026-03-01\npicture: potter.jpg\nalt: A potter at the wheel');
    entry('clay', 'date: 2026-02-01');
  });

  it('is on its page, in lists, in the feed and in what others read of the page', async () => {
    const report = await build(site.options);
    expect(report.issues).toEqual([]);
    const files = filesIn(site.options.out);
    const text = (file: string) => files.get(file)?.toString() ?? '';
    const [bowl, clay, list, feed] = ['notes/bowl.html', 'notes/clay.html', 'notes.html', 'notes/feed.xml'].map(text);
    expect(bowl).toMatch(
      /<div class="prose-body"><figure class="figure figure-picture"><picture>.* alt="A potter at the wheel"/,
    );
    expect(bowl).toContain('Shows A potter at the wheel');
    expect(bowl?.match(/alt="A potter at the wheel"/g)).toHaveLength(2);
    expect(clay).not.toMatch(/<img|og:image|"image"/);
    expect(list?.match(/<img[^>]*>/g)).toEqual([
      expect.stringMatching(/potter-\w+-800\.webp.* alt data-ground/),
      expect.stringMatching(/potter-\w+-160\.webp.* alt data-ground/),
    ]);
    const [shared = ''] = /https:\/\/potter\.example\/shop\/assets\/potter-\w+-1200\.jpg/.exec(bowl ?? '') ?? [];
    expect([...files.keys()]).toContain(shared.replace('https://potter.example/shop/', ''));
    expect(bowl).toContain(`<meta property="og:image" content="${shared}">`);
    expect(bowl).toContain(`"image":"${shared}"`);
    expect(feed).toContain(`<media:content url="${shared}" medium="image" width="1200" height="800"/>`);
    expect(feed?.match(/<media/g)).toHaveLength(1);
  });

  it('is made again for all of them when its file changes', async () => {
    await build(site.options);
    writeFileSync(join(site.root, 'templates/images/potter.jpg'), await photo({ width: 900, height: 600, seed: 4 }));
    const { pages } = await build(site.options);
    expect(pages.filter(({ rendered }) => rendered).map(({ path }) => path)).toEqual(['/notes', '/notes/bowl']);
    const incremental = filesIn(site.options.out);
    for (const folder of ['dist', '.frontage']) rmSync(join(site.root, folder), { recursive: true });
    await build(site.options);
    expect(filesIn(site.options.out)).toEqual(incremental);
  });

  it('leaves the card to a template that has one of its own', async () => {
    site.edit(
      'pages.config.ts',
      "description: '{{entry.description}}' }",
      "description: '{{entry.description}}', image: 'harbour.jpg' }",
    );
    await build(site.options);
    const files = filesIn(site.options.out);
    expect(files.get('notes/bowl.html')?.toString()).toMatch(/og:image" content="[^"]*harbour/);
    const [, inFeed = ''] =
      /shop\/(assets\/potter-\w+-1200\.jpg)/.exec(files.get('notes/feed.xml')?.toString() ?? '') ?? [];
    expect([...files.keys()]).toContain(inFeed);
  });

  it('is reported once, where the entry names it', async () => {
    entry('bowl', 'date: 2026-03-01\npicture: poter.jpg\nalt: A potter at the wheel');
    writeFileSync(join(site.root, 'templates/images/harbour.jpg'), 'no picture');
    entry('clay', 'date: 2026-02-01\npicture: harbour.jpg\nalt: photo');
    expect(await issues()).toEqual([
      'image-invalid templates/images/harbour.jpg 1:1 The file "harbour.jpg" is named like a picture, but its content is not one.',
      'image-missing templates/prose/notes/bowl.md 5:10 There is no picture "poter.jpg" in templates/images.',
    ]);
    entry('bowl', 'date: 2026-03-01\npicture: mark.svg\nalt: photo');
    entry('clay', 'date: 2026-02-01');
    site.remove('templates/images/harbour.jpg');
    expect(await issues()).toContainEqual(expect.stringMatching(/^image-alt templates\/prose\/notes\/bowl\.md 6:6 /));
  });
});

describe('a picture in prose', () => {
  it('is a figure in the formats and widths of its column', async () => {
    prose(
      '![A potter throws a bowl](potter.jpg "The first bowl <of> the day")\n\nText.\n\n- one\n\n  ![The mark](mark.svg)\n\n- two\n\n> ![The harbour]( harbour.jpg )\n',
    );
    const report = await build(site.options);
    expect(report.issues).toEqual([]);
    const files = filesIn(site.options.out);
    const [potter = '', mark = '', harbour = ''] =
      files
        .get('index.html')
        ?.toString()
        .match(/<figure>.*?<\/figure>/gs) ?? [];
    expect(potter).toMatch(
      /srcSet="\/assets\/potter-\w+-480\.avif 480w,\/assets\/potter-\w+-800\.avif 800w,\/assets\/potter-\w+-1200\.avif 1200w" sizes="\(min-width:50rem\) 46rem,92vw"/,
    );
    expect(potter).toMatch(/width="800" height="667" alt="A potter throws a bowl"[^>]* fetchPriority="high"/);
    expect(potter).toContain('<figcaption>The first bowl &lt;of&gt; the day <small>Mara Potter</small></figcaption>');
    expect(mark).toMatch(/^<figure><img src="\/assets\/mark-\w+\.svg" width="128" height="40" alt="The mark" loading/);
    expect(harbour).toContain('sizes="auto, (min-width:50rem) 46rem,92vw"');
    for (const [, path = ''] of `${potter}${mark}${harbour}`.matchAll(/\/(assets\/[\w-]+\.\w+)/g))
      expect([...files.keys()]).toContain(path);
  });

  it('has the rules of all pictures, at its line and column', async () => {
    prose('![IMG_01.jpg](potter.jpg)\n\n> - ![A bowl](poter.jpg)\n\n![photo](mark.svg "Made in 5 days")\n');
    expect(await issues()).toEqual([
      'image-missing templates/prose/bowl.md 3:5 There is no picture "poter.jpg" in templates/images.',
    ]);
    prose('![IMG_01.jpg](potter.jpg)\n\n> - ![photo](mark.svg)\n\n![The mark](mark.svg "Made in 5 days")\n');
    expect(await issues()).toEqual([
      'image-alt templates/prose/bowl.md 1:1 The picture "potter.jpg" has a file name as its alternative text (alt).',
      'image-alt templates/prose/bowl.md 3:5 The picture "mark.svg" is described as "photo", which does not say what it shows.',
      'claim-literal templates/prose/bowl.md 5:31 "5 days" is typed into the text instead of a fact.',
    ]);
  });

  it('keeps the size of a small file', async () => {
    writeFileSync(join(site.root, 'templates/images/small.jpg'), await photo({ width: 300, height: 200, seed: 3 }));
    prose('![A cup](small.jpg)\n');
    expect((await issues()).filter((issue) => issue.includes('small'))).toEqual([]);
    await build(site.options);
    expect(filesIn(site.options.out).get('index.html')?.toString()).toMatch(/<img src="[^"]*small[^>]* width="300"/);
  });

  it('takes its crop and a missing text from the config', async () => {
    prose('![](potter.jpg)\n');
    expect(await issues()).toEqual([
      'missing-field templates/prose/bowl.md 1:1 The picture "potter.jpg" has no "alt": words for those who cannot see it.',
    ]);
    site.edit('pages.config.ts', "credit: 'Mara {{site.name}}'", "alt: 'A bowl'");
    expect(await issues()).toEqual([]);
    site.edit('pages.config.ts', 'x: 0,', 'x: 0.5,');
    expect(await issues()).toEqual([
      expect.stringMatching(/^image-crop pages\.config\.ts 9:\d+ The crop of the picture "potter\.jpg" ends outside/),
    ]);
    writeFileSync(join(site.root, 'templates/images/potter.jpg'), 'no picture');
    expect(await issues()).toContainEqual(expect.stringContaining('image-invalid templates/images/potter.jpg 1:1'));
  });
});
