import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInMemory, type RenderedSite } from '../../renderer/build/index.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { type StarterSite, starterSite } from '../starter-site.fixture.ts';
import type { ChangeOf } from './change.ts';
import { setFont, siteFonts } from './fonts.ts';

const starters = join(import.meta.dirname, '../starter');

/** A site with the files of two families, and what the packages of this repository offer. */
async function opened(change: (site: StarterSite) => void = () => undefined) {
  const site = starterSite();
  for (const file of ['dental/templates/fonts/figtree.woff2', 'bakery/templates/fonts/literata.woff2'])
    cpSync(join(starters, file), join(site.root, 'templates/fonts', basename(file)));
  change(site);
  const { made, issues } = await buildInMemory(site.options);
  if (made === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
  return { site, made, fonts: () => siteFonts({ made, edit: new SiteEdit(site.options) }) };
}

function added(site: StarterSite, made: RenderedSite, font: Omit<ChangeOf<'setFont'>, 'op'>): string[] {
  const edit = new SiteEdit(site.options);
  setFont({ op: 'setFont', ...font }, { made, edit });
  return [...edit.changes.results()].flatMap(([file, text = '']) => {
    const before = new Set(edit.changes.text(file)?.split('\n'));
    return text.split('\n').filter((line) => !before.has(line));
  });
}

describe('the fonts of a site', () => {
  it('are those of the theme and of its folder, and are written where there were none', async () => {
    const { site, made, fonts } = await opened();
    const [text] = fonts();
    expect(text).toMatchObject({ role: 'text', label: 'Text', chosen: 0 });
    expect(text?.choices.slice(0, 3)).toEqual([
      { label: 'That of the theme', font: null },
      { label: 'Figtree', font: { files: ['figtree.woff2'] } },
      { label: 'Literata', font: { files: ['literata.woff2'] } },
    ]);
    expect(added(site, made, { role: 'display', font: { files: ['literata.woff2'] } }).join('\n')).toContain(
      "fonts: { display: { files: ['literata.woff2'] } }",
    );
    expect(added(site, made, { role: 'display', font: null })).toEqual([]);
  });

  it('are changed and removed one by one, what else the config says of one included', async () => {
    const { site, made, fonts } = await opened(({ edit }) =>
      edit(
        'pages.config.ts',
        '  facts:',
        "  fonts: { text: { files: ['literata.woff2'], category: 'serif' } },\n  facts:",
      ),
    );
    expect(fonts()[0]).toMatchObject({ chosen: 2 });
    expect(added(site, made, { role: 'text', font: { files: ['figtree.woff2'] } })).toEqual([
      "  fonts: { text: { files: ['figtree.woff2'] } },",
    ]);
    expect(added(site, made, { role: 'mono', font: { files: ['figtree.woff2'] } })).toEqual([
      '  fonts: {',
      "    text: { files: ['literata.woff2'], category: 'serif' },",
      "    mono: { files: ['figtree.woff2'] },",
    ]);
    const edit = new SiteEdit(site.options);
    setFont({ op: 'setFont', role: 'text', font: null }, { made, edit });
    expect([...edit.changes.results().values()].join('')).not.toContain('fonts:');
  });
});
