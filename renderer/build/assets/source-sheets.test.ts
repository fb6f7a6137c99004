import { afterAll, expect, it } from 'vitest';
import { tempSite } from '../../../tests/temp-site.ts';
import { loadSite } from '../run/open-site.ts';
import { type SheetInputs, sourceSheets } from './source-sheets.ts';

const site = tempSite('bakery');
afterAll(site.drop);

async function inputs(): Promise<SheetInputs> {
  const { root, themeSheets, registry } = await loadSite(site.options);
  const { files, cacheDir } = site.options;
  return { files, root, themeSheets, registry, code: [], cacheDir };
}

it('are made once for the same texts, also after the site is loaded again', async () => {
  const first = sourceSheets(await inputs());
  expect(sourceSheets(await inputs()).blocks).toBe(first.blocks);
});

it('are made anew if any text differs', async () => {
  const given = await inputs();
  const [sheet] = given.themeSheets;
  const { blocks } = given.registry;
  const hero = blocks.get('pageIntro');
  if (sheet === undefined || hero === undefined) throw new Error('The bakery has a theme and page intros.');
  const read = given.files.read.bind(given.files);
  const others: Partial<SheetInputs>[] = [
    { themeSheets: [{ ...sheet, css: `${sheet.css}\n:root { --gutter: 7px; }` }] },
    { code: ['var(--no-such-token)'] },
    { registry: { ...given.registry, blocks: new Map([...blocks, ['pageIntro', { ...hero, style: '.other {}' }]]) } },
    { files: { ...given.files, read: (file) => (file.endsWith('base.css') ? Buffer.from('b {}') : read(file)) } },
  ];
  const first = sourceSheets(given);
  for (const other of others) {
    const now = sourceSheets({ ...given, ...other });
    expect(now.blocks).not.toBe(first.blocks);
    const again = sourceSheets(given);
    expect(again.blocks).not.toBe(now.blocks);
    expect(again).toEqual(first);
  }
});
