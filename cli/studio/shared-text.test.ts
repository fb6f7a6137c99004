import { describe, expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { sharedSite } from './shared-site.fixture.ts';
import { addOverride, pagesBySection, textUses } from './shared-text.ts';

async function site() {
  const { options, root } = sharedSite();
  const { made, issues } = await buildInMemory(options);
  if (made === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
  const spot = (page: string, section: string, ...field: Path) => ({ page, section, field });
  return {
    spot,
    made,
    edit: () => new SiteEdit(options),
    uses: (...place: Parameters<typeof spot>) => textUses({ made, edit: new SiteEdit(options) }, spot(...place)),
    /** Returns what a text of one page adds to its files, on one line. */
    override(value: string, ...place: Parameters<typeof spot>) {
      const changes = new SiteEdit(options);
      addOverride({ made, edit: changes }, { ...spot(...place), value });
      return [...changes.changes.results()].map(([file, text = '']) => {
        const before = changes.changes.text(file)?.split('\n') ?? [];
        const added = text.split('\n').filter((line) => !before.includes(line));
        return `${file.slice(root.length + 1)}: ${added.map((line) => line.trim()).join(' ')}`;
      });
    },
  };
}

describe('a text that several pages show', () => {
  it('has the pages of each section, of one for several routes, of a template and of a layout', async () => {
    const { made, edit } = await site();
    const shown = (path: string) => Object.fromEntries(pagesBySection({ made, edit: edit() }, path));
    const pages = made.rendered.filter(({ page }) => page.sections.some(({ name }) => name === 'header')).length;
    expect(shown('/about')).toMatchObject({ contact: 1, start: 2, header: pages });
    expect(shown('/')).toMatchObject({ hero: 2, start: 2 });
    expect(shown('/bread')).toMatchObject({ hero: 1 });
  });

  it('names the pages, and differs on one of them if that page has a place for it', async () => {
    const { uses, override } = await site();
    expect(uses('/about', 'start', 'headline')).toEqual({
      pages: ['/about', '/', '/gift'],
      places: 1,
      isFilled: false,
    });
    expect(uses('/about', 'intro', 'lead')).toBe(undefined);
    expect(uses('/', 'hero', 'headline')?.pages).toEqual(['/', '/gift']);
    const sections = 'pages.config.ts: sections: { intro: about.intro, contact: about.contact, start: {';
    expect(override('Begin', '/about', 'start', 'headline')).toEqual([
      `${sections} ...home.start, headline: 'Begin' } },`,
    ]);
    expect(override('Call', '/about', 'start', 'actions', 0, 'label')).toEqual([
      `${sections} ...home.start, actions: [{ label: 'Call', href: '/about#contact' }], } },`,
    ]);
  });

  it('is a change of its route on a variant and on a page of a template', async () => {
    const { uses, override } = await site();
    expect(override('For you', '/gift', 'start', 'headline')).toEqual([
      "pages.config.ts: sections: { start: { note: 'Wrapped.', headline: 'For you', }, reasons: { after: 'start' } },",
    ]);
    expect(uses('/gift', 'reasons', 'headline')?.fixed).toContain('moves this section');
    expect(uses('/bread', 'hero', 'lead')).toEqual({ pages: ['/bread', '/cake'], places: 1, isFilled: false });
    expect(override('Warm', '/bread', 'hero', 'lead')).toEqual([
      expect.stringMatching(/params: { thing: 'Bread' }, sections: { hero: { lead: 'Warm' } },$/),
    ]);
  });

  it('is filled in by a template, so it can only differ on its page', async () => {
    const { uses, override } = await site();
    expect(uses('/bread', 'hero', 'headline')).toMatchObject({ pages: ['/bread'], isFilled: true });
    expect(override('Your bread', '/bread', 'hero', 'headline')).toEqual([
      expect.stringMatching(/sections: { hero: { headline: 'Your bread' } },$/),
    ]);
  });

  it('belongs to all pages of a layout', async () => {
    const { uses, override } = await site();
    const tagline = uses('/about', 'footer', 'tagline');
    expect(tagline?.pages).toHaveLength(6);
    expect(tagline?.fixed).toContain('layout');
    expect(() => override('x', '/about', 'footer', 'tagline')).toThrow('layout');
  });
});
