import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editable, smallSite } from './author.fixture.ts';
import { duplicatePage } from './duplicate.ts';

/** Creates a site with one route, and constants that it may use. */
function withMeta(entry: string) {
  return editable({
    'templates/copy/about.ts':
      "export const intro = {};\nexport const meta = { title: 'About', description: 'Us.' };\n",
    'pages.config.ts': `import * as about from './templates/copy/about.ts';

const aboutPath = '/about';
const homeTitle = 'Home';
const homeMeta = { title: homeTitle, description: 'Home.' };
const hiddenMeta = { ...homeMeta, noindex: true };
const meta = homeMeta;
const shared = { meta };
const base = { path: '/base', ...shared };

export default {
  routes: [
    ${entry},
  ],
};
`,
  });
}

describe('a copy of a page', () => {
  it('duplicates its own copy file, and shares files that others use', async () => {
    const { site, read } = smallSite();
    duplicatePage(site, '/about', { path: '/team', theme: 'light' });
    await site.changes.commit(site.root);
    expect(read('templates/copy/team.ts')).toBe("export const intro = { href: '/team?x=1#intro' };\n");
    const text = read('pages.config.ts');
    expect(text).toContain("import * as team from './templates/copy/team.ts';\n\nexport");
    expect(text).toContain(
      `    {
      path: '/team', // never moves
      sections: { intro: team.intro, foot: shared.foot, extra: { block: 'hero', href: '/about#extra' } },
      theme: 'light',
    },
  ],`,
    );
  });

  it.each([
    ['', "theme: 'light',\n      meta: { title: 'Team', noindex: true },\n    },"],
    [
      "meta: { title: 'About', description: 'Us.' },",
      "title: 'Team',\n        description: 'Us.',\n        noindex: true,",
    ],
    ["meta: { title: 'About', noindex: true },", "meta: { title: 'Team', noindex: true },"],
    ["meta: {\n        title: 'About',\n      },", "title: 'Team',\n        noindex: true,\n      },"],
  ])('is kept from search engines, with %j in its original', async (meta, expected) => {
    const { site, read } = smallSite((text) =>
      text.replace("path: '/about', // never moves\n", (line) => `${line}${meta === '' ? '' : `      ${meta}\n`}`),
    );
    duplicatePage(site, '/about', { path: '/team', theme: 'light', title: 'Team', noindex: true });
    await site.changes.commit(site.root);
    const copy = read('pages.config.ts').split("path: '/team'")[1] ?? '';
    expect(copy).toContain(expected);
    expect(copy.match(/noindex/g)).toHaveLength(1);
  });

  it.each([
    ['a reference to its own copy', 'meta: about.meta', 'meta: { ...team.meta, TITLE, TEXT, noindex: true }'],
    ['a constant', 'meta: homeMeta', 'meta: { ...homeMeta, TITLE, TEXT, noindex: true }'],
    ['a shorthand', 'meta', 'meta: { ...meta, TITLE, TEXT, noindex: true }'],
    [
      'a condition',
      'meta: isDraft ? homeMeta : about.meta',
      'meta: { ...(isDraft ? homeMeta : team.meta), TITLE, TEXT, noindex: true }',
    ],
    [
      'a call over several lines',
      "meta: metaOf({\n        title: 'About',\n      })",
      "meta: {\n        ...metaOf({\n          title: 'About',\n        }),\n        TITLE,\n        TEXT,\n        noindex: true,\n      }",
    ],
    ['a spread of the entry', '...shared', '...shared', 'meta: { ...shared.meta, TITLE, TEXT, noindex: true }'],
    [
      'a spread of a constant',
      'meta: { ...homeMeta }',
      'meta: {\n        ...homeMeta,\n        TITLE,\n        TEXT,\n        noindex: true,\n      }',
    ],
    [
      'constants in it',
      'meta: {\n        title: homeTitle, // words\n        description: homeTitle.trim(),\n        noindex: isDraft,\n      }',
      'meta: {\n        TITLE, // words\n        TEXT,\n        noindex: true,\n      }',
    ],
    [
      'no description',
      "meta: { title: 'About' } as const",
      'meta: {\n        TITLE,\n        TEXT,\n        noindex: true,\n      } as const',
    ],
    [
      'a spread that may override it',
      "meta: {\n        title: 'About',\n        image: 'a.png',\n        ...metaOf(),\n      }",
      "meta: {\n        image: 'a.png',\n        ...metaOf(),\n        TITLE,\n        TEXT,\n        noindex: true,\n      }",
    ],
    [
      'a spread of other fields',
      "meta: { title: 'About', description: 'Us.', ...{ image: 'a.png' }, noindex: true }",
      "meta: { TITLE, TEXT, ...{ image: 'a.png' }, noindex: true }",
    ],
    ['a reference that includes noindex', 'meta: hiddenMeta', 'meta: { ...hiddenMeta, TITLE, TEXT }'],
  ])('gets the given meta if that of its original is %s', async (_, meta, expected, atEnd = '') => {
    const { site, read } = withMeta(
      `{\n      path: '/about',\n      ${meta},\n      sections: { intro: about.intro },\n    }`,
    );
    duplicatePage(site, '/about', { path: '/team', title: 'Team', description: 'Us all.', noindex: true });
    await site.changes.commit(site.root);
    const filled = (text: string) => text.replace('TITLE', "title: 'Team'").replace('TEXT', "description: 'Us all.'");
    const end = atEnd === '' ? '' : `      ${filled(atEnd)},\n`;
    const copy = `    {\n      path: '/team',\n      ${filled(expected)},\n      sections: { intro: team.intro },\n${end}    },\n  ],`;
    expect(read('pages.config.ts')).toContain(copy);
  });

  it.each([
    ['is on one line', 'Team', "{ path: '/team', meta: { ...homeMeta, title: 'Team', noindex: true }, sections },"],
    [
      'is spread over lines if it is too long',
      'The people of the firm, and what each of them does for you on a day like any other day',
      "{\n      path: '/team',\n      meta: {\n        ...homeMeta,\n        title: 'The people of the firm, and what each of them does for you on a day like any other day',\n        noindex: true,\n      },\n      sections,\n    },",
    ],
  ])('%s if its original is on one line', async (_, title, expected) => {
    const { site, read } = withMeta("{ path: '/about', meta: homeMeta, sections }");
    duplicatePage(site, '/about', { path: '/team', title, noindex: true });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(`\n    ${expected}\n  ],`);
  });

  it('keeps comments in an entry on one line, and the type of its meta', async () => {
    const { site, read } = withMeta(
      "{ path: '/about', meta: { title: 'About', description: 'Us.' } satisfies Meta, sections },\n    { path: '/b' /* never moves */, sections }",
    );
    duplicatePage(site, '/about', { path: '/team', noindex: true });
    duplicatePage(site, '/b', { path: '/c' });
    await site.changes.commit(site.root);
    const text = read('pages.config.ts');
    expect(text).toContain(
      "{ path: '/team', meta: { title: 'About', description: 'Us.', noindex: true } satisfies Meta, sections },",
    );
    expect(text).toContain("{ path: '/c' /* never moves */, sections },");
  });

  it('keeps long lines, and as const on text', async () => {
    const { site, read } = withMeta(
      `{ path: '/about' as const, meta: { title: '${'word '.repeat(20)}', description: '${'word '.repeat(10)}' }, sections }`,
    );
    duplicatePage(site, '/about', { path: '/team', title: 'word '.repeat(15).trim(), noindex: true });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toMatch(
      /\{ path: '\/team' as const, meta: \{ .{140,}, noindex: true \}, sections \},\n/,
    );
  });

  it('moves long text to its own line', async () => {
    const { site, read } = withMeta(
      "{\n      path: '/about',\n      meta: {\n        description:\n          'Us.',\n      },\n    }",
    );
    const long = 'word '.repeat(24).trim();
    duplicatePage(site, '/about', { path: '/team', description: long });
    duplicatePage(site, '/about', { path: '/us', description: 'All.' });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(`description:\n          '${long}',\n      },`);
    expect(read('pages.config.ts')).toContain("        description: 'All.',\n      },");
  });

  it('gets its own path and theme if those of its original come from a name or a spread', async () => {
    const { site, read } = withMeta(
      '{\n      path: aboutPath,\n      theme: about.theme,\n    },\n    {\n      ...base,\n    }',
    );
    duplicatePage(site, '/about', { path: '/team', theme: 'dark' });
    duplicatePage(site, '/base', { path: '/us', theme: 'dark' });
    await site.changes.commit(site.root);
    const text = read('pages.config.ts');
    expect(text).toContain("    {\n      path: '/team',\n      theme: 'dark',\n    },");
    expect(text).toContain("    {\n      ...base,\n      path: '/us',\n      theme: 'dark',\n    },");
    // The copy uses nothing of that file, so it needs no copy file.
    expect(text).not.toContain('copy/team.ts');
    expect(site.changes.results().size).toBe(1);
  });

  it('keeps the extension of its copy file and updates relative imports', async () => {
    const { site, read } = editable({
      'templates/copy/about.json': '{ "intro": { "href": "/about" } }\n',
      'templates/copy/firm/us.ts':
        "import type { Section } from 'frontage';\nimport { foot } from './foot.ts';\nexport type { X } from '../../x';\nexport const intro = { foot, href: '/us' };\n",
      'templates/copy/firm/foot.ts': 'export const foot = {};\n',
      'pages.config.ts': `import about from './templates/copy/about.json';
import * as us from './templates/copy/firm/us.ts';

export default {
  routes: [
    { path: '/about', sections: { intro: about.intro } },
    { path: '/us', sections: { intro: us.intro } },
  ],
};
`,
    });
    duplicatePage(site, '/about', { path: '/team' });
    duplicatePage(site, '/us', { path: '/we' });
    await site.changes.commit(site.root);
    expect(read('templates/copy/team.json')).toBe('{ "intro": { "href": "/team" } }\n');
    expect(read('pages.config.ts')).toContain("import team from './templates/copy/team.json';\n");
    expect(read('templates/copy/we.ts')).toBe(
      "import type { Section } from 'frontage';\nimport { foot } from './firm/foot.ts';\nexport type { X } from '../x';\nexport const intro = { foot, href: '/we' };\n",
    );
  });

  it('replaces shorthand properties with members of its own copy', async () => {
    const { site, read } = smallSite((text) =>
      text.replace('* as about', '{ intro }').replace('intro: about.intro', 'intro'),
    );
    duplicatePage(site, '/about', { path: '/team' });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain('sections: { intro: team.intro, foot');
  });

  it('replaces named imports with members of one import', async () => {
    const { site, read } = smallSite((text) =>
      text.replace('* as about', '{ intro as opening }').replace('intro: about.intro', 'intro: opening'),
    );
    duplicatePage(site, '/about', { path: '/team' });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain('sections: { intro: team.intro, foot');
  });

  it('shares all files if its original has none of its own', async () => {
    const { root, site, read } = smallSite((text) => text.replace('intro: about.intro, ', ''));
    expect(duplicatePage(site, '/about', { path: '/team' })).toEqual({
      copy: undefined,
      entry: join(root, 'pages.config.ts'),
    });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain("path: '/team'");
  });
});
