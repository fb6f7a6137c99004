import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aboutToTeam, editable, siteConfig, siteCopy, smallSite } from './author.fixture.ts';
import { renameRoute, unreadableFiles } from './rename.ts';

describe('a renamed page', () => {
  it('has its links updated, whole and within text, with anchors and queries', async () => {
    const { site, all, read } = smallSite();
    expect(renameRoute(site, { ...aboutToTeam(all), redirect: true })).toBe(5);
    await site.changes.commit(site.root);
    expect(read('templates/copy/about.ts')).toContain("'/team?x=1#intro'");
    expect(read('templates/copy/home.ts')).toBe(
      siteCopy['templates/copy/home.ts']
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
    const { site, all, read } = smallSite((text) =>
      text.replace(
        '],\n}',
        "],\n  redirects: [\n    { from: '/us', to: '/about#x' },\n    { from: '/team', to: '/about' },\n  ],\n}",
      ),
    );
    renameRoute(site, { ...aboutToTeam(all), redirect: true });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(
      "redirects: [\n    { from: '/us', to: '/team#x' },\n    { from: '/about', to: '/team' },\n  ],",
    );
  });

  it('is updated in its variants, and adds no redirect with --no-redirect', async () => {
    const { site, all, read } = smallSite((text) =>
      text.replace('    // Who', "    { kind: 'variant', path: '/v', of: '/about' },\n    // Who"),
    );
    renameRoute(site, { ...aboutToTeam(all), redirect: false });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain("of: '/team' }");
    expect(read('pages.config.ts')).not.toContain('redirects');
  });

  it.each(['/team', '/te%61m/'])('replaces a redirect from its new path even with --no-redirect: %s', async (from) => {
    const { site, all, read } = smallSite((text) =>
      text.replace(
        '],\n}',
        `],\n  redirects: [\n    { from: '/us', to: '/about' },\n    { from: '${from}', to: '/about' },\n  ],\n}`,
      ),
    );
    renameRoute(site, { ...aboutToTeam(all), redirect: false });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain("redirects: [\n    { from: '/us', to: '/team' },\n  ],");
  });

  it('has its links updated in prose, and those of other sites left alone', async () => {
    const { site, all, read } = editable({
      ...siteCopy,
      'pages.config.ts': siteConfig,
      'templates/prose/privacy.md':
        'We are [here](/about), [below](/about#us "x") and <https://other.example/about>.\n\n[us]: /about\n',
    });
    renameRoute(site, { ...aboutToTeam(all), redirect: true });
    await site.changes.commit(site.root);
    expect(read('templates/prose/privacy.md')).toBe(
      'We are [here](/team), [below](/team#us "x") and <https://other.example/about>.\n\n[us]: /team\n',
    );
  });

  it('leaves links alone that a token or an expression completes', async () => {
    const links =
      `{ a: '/about/{{param.city.slug}}', b: \`/about/\${city}\`, c: \`/about?city=\${city}\`, ` +
      "d: 'Of /about/ and {{facts.a}}', e: '/{{param.city.slug}}/about' }";
    const { site, all, read } = editable({
      'pages.config.ts': `const city = 'x';\nexport default {\n  routes: [{ path: '/about' }, { path: '/', sections: ${links} }],\n};\n`,
      'templates/data/rows.csv': 'slug,link\nx,/about/{{param.city.slug}}\ny,/about\n',
    });
    expect(renameRoute(site, { ...aboutToTeam(all), redirect: false })).toBe(3);
    await site.changes.commit(site.root);
    const updated = links.replace('/about?', '/team?').replace('Of /about', 'Of /team');
    expect(read('pages.config.ts')).toContain(`[{ path: '/team' }, { path: '/', sections: ${updated} }]`);
    expect(read('templates/data/rows.csv')).toBe('slug,link\nx,/about/{{param.city.slug}}\ny,/team\n');
  });

  it('has its links updated inside texts with marks', async () => {
    const text = (path: string) => `'See **[us](${path})**, [there](${path}#top) or [a page](/about-us)'`;
    const { site, all, read } = editable({
      'pages.config.ts': `export default {\n  routes: [{ path: '/about' }, { path: '/', sections: { a: ${text('/about')} } }],\n};\n`,
    });
    expect(renameRoute(site, { ...aboutToTeam(all), redirect: false })).toBe(2);
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(text('/team'));
  });

  it('has its links updated in every kind of copy file', async () => {
    const kinds = ['a.js', 'b.mjs', 'c.mts', 'd.tsx'];
    const { site, root, read } = editable({
      'pages.config.ts': "export default { routes: [{ path: '/about' }] };\n",
      ...Object.fromEntries(kinds.map((name) => [`templates/copy/${name}`, "export const link = '/about';\n"])),
    });
    const files = site.files([join(root, 'pages.config.ts')]);
    expect(renameRoute(site, { ...aboutToTeam(files), redirect: false })).toBe(4);
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
    expect(renameRoute(site, { ...aboutToTeam(files), home, redirect: false })).toBe(2);
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
    expect(renameRoute(site, { ...aboutToTeam(all), redirect: false })).toBe(7);
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
    expect(renameRoute(site, { ...aboutToTeam(files), redirect: false })).toBe(0);
    await site.changes.commit(site.root);
    for (const [name, text] of Object.entries(latin)) expect(read(`templates/data/${name}`, 'latin1')).toBe(text);
    const left = unreadableFiles(site, aboutToTeam(files));
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
    expect(renameRoute(site, { ...aboutToTeam(all), redirect: false })).toBe(1);
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
