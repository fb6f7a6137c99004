import { afterAll, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('bakery');
afterAll(site.drop);

it('colours for older browsers follow those of tones, wherever the sections are', async () => {
  site.write('templates/theme.css', '@import "frontage/themes/soft.css";\n');
  const items = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: 'Words.' }));
  const sections = {
    intro: { block: 'pageIntro', headline: 'At the start' },
    faq: {
      block: 'faq',
      headline: 'Asked',
      items: items.map(({ title, text }) => ({ question: title, answer: text })),
    },
    steps: { block: 'steps', headline: 'Steps', items },
    reasons: { block: 'reasons', headline: 'Reasons', items },
    story: { block: 'story', headline: 'Story', paragraphs: ['Words.'], tone: 'soft' },
    band: { block: 'pageIntro', headline: 'On the colour of the brand', layout: 'band' },
  };
  const config = {
    origin: 'https://words.example',
    name: 'Words',
    locale: 'en-GB',
    notFound: { meta: { title: 'Nothing', description: 'Nothing.' }, sections: { intro: sections.intro } },
    routes: [{ path: '/', meta: { title: 'Words', description: 'Words.' }, sections }],
  };
  site.write('pages.config.ts', `export default ${JSON.stringify(config)};\n`);
  const { issues } = await build(site.options);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const files = filesIn(site.options.out);
  const html = String(files.get('index.html'));
  const [file = ''] = /assets\/below-\w+\.css/.exec(html) ?? [];
  const below = String(files.get(file));
  const tone = below.search(/\[data-tone="?accent"?\]\{--paper:light-dark/);
  expect(tone).toBeGreaterThan(0);
  expect(below.search(/@supports not \(color:light-dark/)).toBeGreaterThan(tone);
});
