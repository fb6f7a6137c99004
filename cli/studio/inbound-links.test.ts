import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeSite, buildInMemory, type RenderedSite } from '../../renderer/build/index.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { starterSite } from '../starter-site.fixture.ts';
import type { Change } from './change.ts';
import { addChange } from './changes.ts';
import { inboundLinks } from './inbound-links.ts';

const undo: (() => void)[] = [];
const { root, options, edit: replace } = starterSite({ finally: (remove) => void undo.unshift(remove) });
let made: RenderedSite;
beforeAll(async () => {
  replace('templates/copy/home.ts', 'Answer it here, plainly,', 'Answer it [on one page](/about#contact), plainly,');
  made = (await buildInMemory(options)).made as RenderedSite;
  return () => undo[0]?.();
}, 60_000);

const linksTo = (page: string, section?: string) =>
  inboundLinks({ made, edit: new SiteEdit(options) }, { page, section });

/** Returns the files after a change, and the errors that it brings. */
async function changed(change: Change) {
  const edit = new SiteEdit(options);
  await addChange(change, { made, edit });
  const { issues } = await analyzeSite({ ...options, files: edit.changes.preview() });
  return {
    text: (file: string) => edit.changes.results().get(join(root, file)),
    errors: issues.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  };
}

describe('links to a part of the site', { timeout: 60_000 }, () => {
  it('are listed with their words and their pages', () => {
    expect(linksTo('/', 'reasons')).toMatchObject([
      { pages: ['/'], text: 'See the reasons', href: '#reasons', canFollow: true },
    ]);
    expect(linksTo('/about', 'contact').filter(({ pages }) => pages.length === 1)).toMatchObject([
      { pages: ['/'], text: 'Get in touch', href: '/about#contact', canFollow: true },
      { pages: ['/'], text: 'on one page', href: '/about#contact', canFollow: true },
      { pages: ['/'], text: 'Get in touch', href: '/about#contact', canFollow: true },
    ]);
    expect(linksTo('/', 'hero')).toEqual([]);
  });

  it('lead to another section once theirs is removed, or to the top of the page', async () => {
    const section = { op: 'removeSection', page: '/', section: 'reasons' } as const;
    expect((await changed(section)).errors).toHaveLength(1);
    const top = await changed({ ...section, linksTo: '' });
    expect(top.errors).toEqual([]);
    expect(top.text('templates/copy/home.ts')).toContain("href: '#top'");
    const start = await changed({ ...section, linksTo: 'start' });
    expect(start.errors).toEqual([]);
    expect(start.text('templates/copy/home.ts')).toContain("{ label: 'See the reasons', href: '#start' }");
  });

  it('follow a section to its new name, inside texts too', async () => {
    const { text, errors } = await changed({ op: 'renameSection', page: '/about', section: 'contact', to: 'write' });
    expect(errors).toEqual([]);
    expect(text('pages.config.ts')).toContain('write: about.contact');
    expect(text('templates/copy/home.ts')).toContain("href: '/about#write'");
    expect(text('templates/copy/home.ts')).toContain('[on one page](/about#write)');
  });

  it('lead to the page that replaces a removed one', async () => {
    const { text, errors } = await changed({ op: 'removePage', page: '/about', to: '/' });
    expect(errors).toEqual([]);
    expect(text('templates/copy/home.ts')).not.toContain('/about');
    expect(text('templates/copy/shared.ts')).not.toContain('/about');
    expect(text('templates/copy/about.ts')).toBeUndefined();
  });
});
