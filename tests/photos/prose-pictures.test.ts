import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, check } from '../../renderer/build/index.ts';
import { filesIn, type TempSite } from '../temp-site.ts';
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
