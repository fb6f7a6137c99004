import { describe, expect, it } from 'vitest';
import { comparedBuilds } from './compared-builds.ts';

const { edits, buildBoth, built, buildEdited } = comparedBuilds(23, 16);
const { setting, addToMatrix } = edits;

const letters = "letters: { block: 'notice', text: 'One letter a month.' }";
const end = "end: { block: 'footer', copyright: 'The bakers' }";

/** Returns the tags and ids after the main element of each page. */
const behind = (files: ReadonlyMap<string, Buffer>) =>
  [...files]
    .filter(([name]) => name.endsWith('.html') && !['404.html', 'index.html', 'about.html'].includes(name))
    .map(([, html]) =>
      Array.from(
        `${html}`.split('</main>')[1]?.matchAll(/<(\/?footer|section|div)\b(?: id="([a-z]+)")?/g) ?? [],
        ([, tag, id]) => (id ? `${tag} ${id}` : tag),
      ).filter((tag) => tag !== 'div' && tag !== 'section'),
    );

describe('the footer of a layout', () => {
  it('is one landmark around its sections, before those at the bottom', async () => {
    setting(
      `layouts: { all: { footer: { ${letters}, ${end} }, bottom: { more: { block: 'notice', text: 'Come again.' } } } }`,
    );
    addToMatrix("layout: 'all'");
    const pages = behind((await buildBoth()).files);
    expect(pages).toHaveLength(23);
    for (const page of pages) expect(page).toEqual(['footer', 'div letters', 'div end', '/footer', 'div more']);
  });

  it('is the block itself if that is at the bottom', async () => {
    setting(`layouts: { all: { bottom: { ${letters}, ${end} } } }`);
    addToMatrix("layout: 'all'");
    for (const page of behind((await buildBoth()).files)) {
      expect(page).toEqual(['div letters', 'footer end', '/footer']);
    }
  });

  it('stays the same when a row is edited', async () => {
    setting(`layouts: { all: { footer: { ${letters}, ${end} } } }`);
    addToMatrix("layout: 'all'");
    const { files } = await buildEdited(() => edits.editShop(3, { promise: 'Bread that sings' }));
    for (const page of behind(files)) expect(page).toEqual(['footer', 'div letters', 'div end', '/footer']);
  });

  it('has its errors reported with their path', async () => {
    setting("layouts: { all: { footer: { end: { block: 'footer', copyrite: 'x' } } } }");
    addToMatrix("layout: 'all'");
    const { issues } = (await built()).report;
    expect(issues.map(({ path }) => path.join('.'))).toContain('layouts.all.footer.end.copyrite');
  });
});
