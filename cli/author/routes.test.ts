import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiagnosticsError } from '../../renderer/sdk/issue.ts';
import { editable } from './author.fixture.ts';
import { duplicatePage } from './duplicate.ts';
import { addTemplatePage } from './new-page.ts';
import type { PageTemplate } from './page-templates.ts';
import { removeRoute } from './remove.ts';
import { renameRoute, unreadableFiles } from './rename.ts';

const config = `import { defineSite } from 'frontage';
import * as about from './templates/copy/about.ts';
import * as home from './templates/copy/home.ts';
import * as shared from './templates/copy/shared.ts';

export default defineSite({
  routes: [
    { path: '/', sections: { hero: home.hero, foot: shared.foot } },
    // Who we are.
    {
      path: '/about', // never moves
      sections: { intro: about.intro, foot: shared.foot, extra: { block: 'hero', href: '/about#extra' } },
    },
  ],
});
`;

const copy = {
  'templates/copy/about.ts': "export const intro = { href: '/about?x=1#intro' };\n",
  'templates/copy/home.ts':
    "export const hero = {\n  '/about': 1,\n  href: '/about#top',\n  far: '/about-us',\n  text: `Read /about, or https://a.example/about/. Not /about/us.`,\n  parent: 'x/about',\n};\n",
  'templates/copy/shared.ts': "export const foot = { href: '/' };\n",
};

function template(root: string): PageTemplate {
  return {
    name: 'city-landing',
    file: join(root, 'templates/pages/city-landing.ts'),
    export: 'cityLanding',
    description: 'One city.',
    params: { city: { type: 'text', help: 'Its name.', example: 'Tampa' } },
    value: {},
    sections: [],
  };
}

/** The site with another way of writing things. */
function written(change: (config: string) => string = (same) => same) {
  return editable({ ...copy, 'pages.config.ts': change(config) });
}

/** A site with one entry, and names that it may use. */
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

const moved = (all: readonly string[]) => ({ from: '/about', to: '/team', home: 'https://a.example', files: all });

describe('a page from a template', () => {
  it('gets its own copy file, an entry at the end, and sorted imports', async () => {
    const { root, site, read } = written();
    addTemplatePage(site, {
      path: '/local/miami',
      theme: 'dark',
      template: template(root),
      params: { city: "St. John's" },
    });
    await site.changes.commit(site.root);
    expect(read('templates/copy/local-miami.ts')).toBe(
      `import type { ParamsOf } from 'frontage';
import type { cityLanding } from '../pages/city-landing.ts';

/** The copy of /local/miami. */
export const params = {
  // Its name.
  city: "St. John's",
} satisfies ParamsOf<typeof cityLanding>;
`,
    );
    expect(read('pages.config.ts')).toBe(
      config
        .replace(
          "import * as shared from './templates/copy/shared.ts';\n",
          "import * as localMiami from './templates/copy/local-miami.ts';\n$&import { cityLanding } from './templates/pages/city-landing.ts';\n",
        )
        .replace(
          '    },\n  ],',
          "    },\n    {\n      kind: 'template',\n      path: '/local/miami',\n      template: cityLanding,\n      theme: 'dark',\n      params: localMiami.params,\n    },\n  ],",
        ),
    );
  });

  it.each([
    [
      'double quotes, tabs and no semicolons',
      (text: string) => text.replaceAll("'", '"').replaceAll('  ', '\t').replaceAll(';', ''),
    ],
    ['CRLF and a byte order mark', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['no trailing commas', (text: string) => text.replace(/,(\s*\n\s*[}\]])/g, '$1')],
    [
      'a list that has a name',
      (text: string) =>
        `${text.replace(/routes: (\[[\s\S]*\n {2}\]),/, 'routes,').replace('export default', `const routes = ${/routes: (\[[\s\S]*\n {2}\])/.exec(text)?.[1]};\n\nexport default`)}`,
    ],
    ['a spread', (text: string) => text.replace('routes: [', 'routes: [\n    ...[],')],
  ])('fits into a config with %s', async (_, change) => {
    const { root, site, read } = written(change);
    addTemplatePage(site, { path: '/miami', template: template(root), params: { city: 'Miami' } });
    await site.changes.commit(site.root);
    const text = read('pages.config.ts');
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const lines = text.split(eol);
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
    expect(text.replaceAll("'", '"')).toMatch(
      /path: "\/miami",\s+template: cityLanding,\s+params: miami\.params,?\s+\},?\s+\]/,
    );
    expect(text.startsWith('\uFEFF')).toBe(change('').startsWith('\uFEFF'));
    expect(text.includes('"/miami"')).toBe(!text.includes("'"));
    expect(text).toContain('// never moves');
    // Nothing else is another than before.
    const before = change(config);
    const kept = before.split(eol).filter((line) => !text.includes(line.replace(/,$/, '')));
    expect(kept).toEqual([]);
  });

  it('is printed for pasting if the routes are computed', () => {
    const { root, site } = written((text) => text.replace('routes: [', 'routes: make([').replace('],\n}', ']),\n}'));
    const add = () => addTemplatePage(site, { path: '/miami', template: template(root), params: { city: 'Miami' } });
    const fault = thrownBy(add);
    expect(fault?.diagnostics[0]).toMatchObject({ code: 'config-computed', path: ['routes'] });
    expect(fault?.diagnostics[0]?.suggestion).toContain("import * as miami from './templates/copy/miami.ts';");
    expect(fault?.diagnostics[0]?.suggestion).toContain("  path: '/miami',");
    expect(site.changes.results().size).toBe(0);
  });
});

describe('a copy of a page', () => {
  it('duplicates its own copy file, and shares files that others use', async () => {
    const { site, read } = written();
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
    const { site, read } = written((text) =>
      text.replace("path: '/about', // never moves\n", (line) => `${line}${meta === '' ? '' : `      ${meta}\n`}`),
    );
    duplicatePage(site, '/about', { path: '/team', theme: 'light', title: 'Team', noindex: true });
    await site.changes.commit(site.root);
    const copy = read('pages.config.ts').split("path: '/team'")[1] ?? '';
    expect(copy).toContain(expected);
    expect(copy.match(/noindex/g)).toHaveLength(1);
  });

  it.each([
    ['a reference to its own words', 'meta: about.meta', 'meta: { ...team.meta, TITLE, TEXT, noindex: true }'],
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
      'a spread that may have the last word',
      "meta: {\n        title: 'About',\n        image: 'a.png',\n        ...metaOf(),\n      }",
      "meta: {\n        image: 'a.png',\n        ...metaOf(),\n        TITLE,\n        TEXT,\n        noindex: true,\n      }",
    ],
    [
      'a spread that has no word on it',
      "meta: { title: 'About', description: 'Us.', ...{ image: 'a.png' }, noindex: true }",
      "meta: { TITLE, TEXT, ...{ image: 'a.png' }, noindex: true }",
    ],
    ['noindex behind a reference', 'meta: hiddenMeta', 'meta: { ...hiddenMeta, TITLE, TEXT }'],
  ])('is given what it is told, with %s for its meta', async (_, meta, expected, atEnd = '') => {
    const { site, read } = withMeta(
      `{\n      path: '/about',\n      ${meta},\n      sections: { intro: about.intro },\n    }`,
    );
    duplicatePage(site, '/about', { path: '/team', title: 'Team', description: 'Us all.', noindex: true });
    await site.changes.commit(site.root);
    const words = (text: string) => text.replace('TITLE', "title: 'Team'").replace('TEXT', "description: 'Us all.'");
    const end = atEnd === '' ? '' : `      ${words(atEnd)},\n`;
    const copy = `    {\n      path: '/team',\n      ${words(expected)},\n      sections: { intro: team.intro },\n${end}    },\n  ],`;
    expect(read('pages.config.ts')).toContain(copy);
  });

  it.each([
    ['stays on its line', 'Team', "{ path: '/team', meta: { ...homeMeta, title: 'Team', noindex: true }, sections },"],
    [
      'is spread over lines that it no longer fits on one of',
      'The people of the firm, and what each of them does for you on a day like any other day',
      "{\n      path: '/team',\n      meta: {\n        ...homeMeta,\n        title: 'The people of the firm, and what each of them does for you on a day like any other day',\n        noindex: true,\n      },\n      sections,\n    },",
    ],
  ])('%s where its original is written on one', async (_, title, expected) => {
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
    // Nothing of that file is left in the copy, so it needs none of its own.
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
    const { site, read } = written((text) =>
      text.replace('* as about', '{ intro }').replace('intro: about.intro', 'intro'),
    );
    duplicatePage(site, '/about', { path: '/team' });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain('sections: { intro: team.intro, foot');
  });

  it('replaces named imports with members of one import', async () => {
    const { site, read } = written((text) =>
      text.replace('* as about', '{ intro as opening }').replace('intro: about.intro', 'intro: opening'),
    );
    duplicatePage(site, '/about', { path: '/team' });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain('sections: { intro: team.intro, foot');
  });

  it('shares all files if its original has none of its own', async () => {
    const { root, site, read } = written((text) => text.replace('intro: about.intro, ', ''));
    expect(duplicatePage(site, '/about', { path: '/team' })).toEqual({
      copy: undefined,
      entry: join(root, 'pages.config.ts'),
    });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain("path: '/team'");
  });
});

describe('a renamed page', () => {
  it('has its links updated, whole and within text, with anchors and queries', async () => {
    const { site, all, read } = written();
    expect(renameRoute(site, { ...moved(all), redirect: true })).toBe(5);
    await site.changes.commit(site.root);
    expect(read('templates/copy/about.ts')).toContain("'/team?x=1#intro'");
    expect(read('templates/copy/home.ts')).toBe(
      copy['templates/copy/home.ts']
        .replace("'/about#top'", "'/team#top'")
        .replace('Read /about,', 'Read /team,')
        .replace('example/about/', 'example/team/'),
    );
    const text = read('pages.config.ts');
    expect(text).toContain("path: '/team', // never moves");
    expect(text).toContain("href: '/team#extra'");
    expect(text).toContain("  ],\n  redirects: [{ from: '/about', to: '/team' }],\n});");
  });

  it('leaves no redirect chains, and can be renamed back', async () => {
    const { site, all, read } = written((text) =>
      text.replace(
        '],\n}',
        "],\n  redirects: [\n    { from: '/us', to: '/about#x' },\n    { from: '/team', to: '/about' },\n  ],\n}",
      ),
    );
    renameRoute(site, { ...moved(all), redirect: true });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(
      "redirects: [\n    { from: '/us', to: '/team#x' },\n    { from: '/about', to: '/team' },\n  ],",
    );
  });

  it('is updated in its variants, and adds no redirect with --no-redirect', async () => {
    const { site, all, read } = written((text) =>
      text.replace('    // Who', "    { kind: 'variant', path: '/v', of: '/about' },\n    // Who"),
    );
    renameRoute(site, { ...moved(all), redirect: false });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain("of: '/team' }");
    expect(read('pages.config.ts')).not.toContain('redirects');
  });

  it.each(['/team', '/te%61m/'])(
    'takes the redirect away that leads from where it will stand, where none is written: %s',
    async (from) => {
      const { site, all, read } = written((text) =>
        text.replace(
          '],\n}',
          `],\n  redirects: [\n    { from: '/us', to: '/about' },\n    { from: '${from}', to: '/about' },\n  ],\n}`,
        ),
      );
      renameRoute(site, { ...moved(all), redirect: false });
      await site.changes.commit(site.root);
      expect(read('pages.config.ts')).toContain("redirects: [\n    { from: '/us', to: '/team' },\n  ],");
    },
  );

  it('leaves links alone that a token or an expression completes', async () => {
    const links =
      `{ a: '/about/{{param.city.slug}}', b: \`/about/\${city}\`, c: \`/about?city=\${city}\`, ` +
      "d: 'Of /about/ and {{facts.a}}', e: '/{{param.city.slug}}/about' }";
    const { site, all, read } = editable({
      'pages.config.ts': `const city = 'x';\nexport default {\n  routes: [{ path: '/about' }, { path: '/', sections: ${links} }],\n};\n`,
      'templates/data/rows.csv': 'slug,link\nx,/about/{{param.city.slug}}\ny,/about\n',
    });
    expect(renameRoute(site, { ...moved(all), redirect: false })).toBe(3);
    await site.changes.commit(site.root);
    const updated = links.replace('/about?', '/team?').replace('Of /about', 'Of /team');
    expect(read('pages.config.ts')).toContain(`[{ path: '/team' }, { path: '/', sections: ${updated} }]`);
    expect(read('templates/data/rows.csv')).toBe('slug,link\nx,/about/{{param.city.slug}}\ny,/team\n');
  });

  it('has its links updated in every kind of copy file', async () => {
    const kinds = ['a.js', 'b.mjs', 'c.mts', 'd.tsx'];
    const { site, root, read } = editable({
      'pages.config.ts': "export default { routes: [{ path: '/about' }] };\n",
      ...Object.fromEntries(kinds.map((name) => [`templates/copy/${name}`, "export const link = '/about';\n"])),
    });
    const files = site.files([join(root, 'pages.config.ts')]);
    expect(renameRoute(site, { ...moved(files), redirect: false })).toBe(4);
    await site.changes.commit(site.root);
    for (const name of kinds) expect(read(`templates/copy/${name}`)).toBe("export const link = '/team';\n");
  });

  it.each(['', '/shop'])('has its links updated in the document template, with the base path "%s"', async (base) => {
    const document = (path: string) =>
      `<html lang="{{lang}}">\n<a href="${base}${path}">Us</a> <a href="${base}/about-us">\n` +
      `<a href="https://a.example${base}${path}/#top"> {{{main}}}\n`;
    const { site, root, read } = editable({
      'pages.config.ts': "export default { routes: [{ path: '/about' }] };\n",
      'templates/document.hbs': document('/about'),
    });
    const files = site.files([join(root, 'pages.config.ts')]);
    const home = `https://a.example${base}`;
    expect(renameRoute(site, { ...moved(files), home, redirect: false })).toBe(2);
    await site.changes.commit(site.root);
    expect(read('templates/document.hbs')).toBe(document('/team'));
  });

  it('leaves addresses of other sites alone, whatever they contain', async () => {
    const others =
      "{ a: 'https://app.other.example/#/about', b: 'https://b.example/?x=1,/about', " +
      `c: \`https://\${host}/pay?back=/about\` }`;
    const own =
      "{ a: 'https://a.example/#/about', b: 'HTTPS://A.example?to=/about', c: 'To https://b.example, /about', " +
      "d: '[b](https://b.example/#b)[a](/about)', e: 'https://b.example/share?u=https://a.example/about' }";
    const { site, all, read } = editable({
      'pages.config.ts': `export default { routes: [{ path: '/about' }, { path: '/', sections: { others: ${others}, own: ${own} } }] };\n`,
      'templates/data/rows.csv':
        'there,here\nhttps://b.example/#/about,/about\n"https://b.example/?x=1,/about",/about\n',
    });
    expect(renameRoute(site, { ...moved(all), redirect: false })).toBe(7);
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(`{ others: ${others}, own: ${own.replaceAll('/about', '/team')} }`);
    expect(read('templates/data/rows.csv')).toBe(
      'there,here\nhttps://b.example/#/about,/team\n"https://b.example/?x=1,/about",/team\n',
    );
  });

  it('leaves files in unknown encodings alone, and reports those that name it', async () => {
    const latin = { 'u.csv': 'name,link\nCafé,/about\n', 'v.csv': 'name,link\nCafé,/\n', 'w.ts': "// é\n'/about';\n" };
    const { site, root, read } = editable({
      'pages.config.ts': "export default { routes: [{ path: '/about' }] };\n",
      ...Object.fromEntries(
        Object.entries(latin).map(([name, text]) => [`templates/data/${name}`, Buffer.from(text, 'latin1')]),
      ),
    });
    const files = site.files([join(root, 'pages.config.ts')]);
    expect(renameRoute(site, { ...moved(files), redirect: false })).toBe(0);
    await site.changes.commit(site.root);
    for (const [name, text] of Object.entries(latin)) expect(read(`templates/data/${name}`, 'latin1')).toBe(text);
    const left = unreadableFiles(site, moved(files));
    expect(left.map(({ place }) => place)).toEqual([
      { file: join(root, 'templates/data/u.csv'), line: 2, column: 6 },
      { file: join(root, 'templates/data/w.ts'), line: 2, column: 2 },
    ]);
    expect(left[0]).toMatchObject({
      message: expect.stringContaining('not saved as UTF-8, so it was not edited: it still names /about'),
      suggestion: expect.stringContaining('write /team there'),
    });
  });

  it('has its links updated in UTF-16 tables, which keep their encoding', async () => {
    const table = '\uFEFFname,link\r\nCafé 😀,/about\r\n';
    const { site, root, all, read } = editable({
      'pages.config.ts': "export default { routes: [{ path: '/about' }] };\n",
      'templates/data/u.csv': Buffer.from(table, 'utf16le'),
    });
    expect(renameRoute(site, { ...moved(all), redirect: false })).toBe(1);
    const updated = Buffer.from(table.replace('/about', '/team'), 'utf16le');
    expect(site.changes.preview().read(join(root, 'templates/data/u.csv'))).toEqual(updated);
    await site.changes.commit(site.root);
    expect(read('templates/data/u.csv', 'utf16le')).toBe(updated.toString('utf16le'));
  });

  it('has only whole links updated if it is the home page', async () => {
    const { site, all, read } = editable({
      'pages.config.ts':
        "export default { routes: [{ path: '/', text: 'and / or', a: '/#x', b: '/', c: '/about' }] };\n",
    });
    renameRoute(site, { from: '/', to: '/home', home: 'https://a.example', files: all, redirect: false });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(
      "{ path: '/home', text: 'and / or', a: '/home#x', b: '/home', c: '/about' }",
    );
  });
});

describe('a removed page', () => {
  it('is removed with the import and the copy that nothing else uses', async () => {
    const { root, site, all, read } = written();
    expect(removeRoute(site, { path: '/about', to: '/', files: all })).toEqual([join(root, 'templates/copy/about.ts')]);
    await site.changes.commit(site.root);
    const text = read('pages.config.ts');
    expect(text).not.toContain('about.ts');
    expect(text).toContain('shared.ts');
    expect(text).toContain("    // Who we are.\n  ],\n  redirects: [{ from: '/about', to: '/' }],\n});");
    expect(existsSync(join(root, 'templates/copy/about.ts'))).toBe(false);
  });

  it.each([
    ['the last names of an import', 'import { a, b, c } from X;', 'a', 'b, c', 'import { a } from X;'],
    ['names around another', 'import { a, b, c } from X;', 'b', 'a, c', 'import { b } from X;'],
    ['a default beside names', 'import a, { b, c } from X;', 'b, c', 'a', 'import { b, c } from X;'],
    ['the names beside a default', 'import a, { b, c } from X;', 'a', 'b, c', 'import a from X;'],
    ['a default and a name', 'import a, { b, c } from X;', 'c', 'a, b', 'import { c } from X;'],
    ['everything beside a default', 'import a, * as b from X;', 'b', 'a', 'import * as b from X;'],
    ['a default beside everything', 'import a, * as b from X;', 'a', 'b', 'import a from X;'],
    ['the first of two imports on a line', 'import a from X; import b from Y;', 'b', 'a', 'import b from Y;'],
    ['one of two imports of a file', 'import a from X;\nimport { b } from X;', 'a', 'b', 'import a from X;'],
  ])('takes along %s, and no other', async (_, imports, kept, gone, left) => {
    const written = (text: string) => text.replaceAll('X', "'./templates/copy/x.ts'").replaceAll('Y', "'./y.ts'");
    const entries = (about: string) =>
      `\nexport default {\n  routes: [\n    { path: '/', sections: { ${kept} } },\n${about}  ],\n};\n`;
    const { site, all, read, root } = editable({
      'templates/copy/x.ts': 'export const a = 1, b = 2, c = 3;\n',
      'pages.config.ts': written(imports) + entries(`    { path: '/about', sections: { ${gone} } },\n`),
    });
    const files = removeRoute(site, { path: '/about', to: undefined, files: all });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toBe(written(left) + entries(''));
    expect(files).toEqual(left.includes('X') ? [] : [join(root, 'templates/copy/x.ts')]);
  });

  it('is removed with all redirects to it', async () => {
    const { site, all, read } = written((text) =>
      text.replace(
        '],\n}',
        "],\n  redirects: [{ from: '/a', to: '/' }, { from: '/us', to: '/about' }, { from: '/we', to: '/about' }],\n}",
      ),
    );
    removeRoute(site, { path: '/about', to: undefined, files: all });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain("redirects: [{ from: '/a', to: '/' }],");
  });

  it('has redirects to it retargeted', async () => {
    const { site, all, read } = written((text) =>
      text.replace('],\n}', "],\n  redirects: [{ from: '/us', to: '/about' }],\n}"),
    );
    removeRoute(site, { path: '/about', to: '/', files: all });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(
      "redirects: [\n    { from: '/us', to: '/' },\n    { from: '/about', to: '/' },\n  ],",
    );
  });

  it('leaves redirects alone whose source is computed', async () => {
    const redirect = "{ from: old('us'), to: '/' }";
    const { site, all, read } = written((text) => text.replace('],\n}', `],\n  redirects: [${redirect}],\n}`));
    removeRoute(site, { path: '/about', to: 'https://b.example/', files: all });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(
      `redirects: [\n    ${redirect},\n    { from: '/about', to: 'https://b.example/' },\n  ],`,
    );
  });

  it('needs a redirect by hand if redirects are computed, like a renamed page', () => {
    const computed = () => written((text) => text.replace('],\n}', '],\n  redirects: old(),\n}'));
    const { site, all } = computed();
    expect(thrownBy(() => removeRoute(site, { path: '/about', to: '/', files: all }))?.diagnostics).toMatchObject([
      {
        code: 'config-computed',
        suggestion:
          "Run the command with --gone instead of --to, and add this to the redirects by hand: { from: '/about', to: '/' }",
      },
    ]);
    const other = computed();
    expect(
      thrownBy(() => renameRoute(other.site, { ...moved(other.all), redirect: true }))?.diagnostics[0]?.suggestion,
    ).toContain('with --no-redirect,');
  });

  it('keeps copy that another file uses, and adds no redirect with --gone', async () => {
    const { site, read, root } = editable({
      ...copy,
      'pages.config.ts': config.replace('],\n}', "],\n  redirects: [{ from: '/us', to: '/about' }],\n}"),
      'templates/copy/home.ts': "export { intro } from './about.ts';\n",
    });
    const files = ['about', 'home', 'shared'].map((name) => join(root, `templates/copy/${name}.ts`));
    expect(removeRoute(site, { path: '/about', to: undefined, files })).toEqual([]);
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain('redirects: [],');
    expect(existsSync(join(root, 'templates/copy/about.ts'))).toBe(true);
  });
});

function thrownBy(run: () => unknown): DiagnosticsError | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof DiagnosticsError) return error;
    throw error;
  }
  return undefined;
}
