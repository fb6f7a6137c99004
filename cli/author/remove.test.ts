import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aboutToTeam, editable, siteConfig, siteCopy, smallSite, thrownBy } from './author.fixture.ts';
import { removeRoute } from './remove.ts';
import { renameRoute } from './rename.ts';

describe('a removed page', () => {
  it('is removed with the import and the copy that nothing else uses', async () => {
    const { root, site, all, read } = smallSite();
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
  ])('is removed with %s, and no other names', async (_, imports, kept, gone, left) => {
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
    const { site, all, read } = smallSite((text) =>
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
    const { site, all, read } = smallSite((text) =>
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
    const { site, all, read } = smallSite((text) => text.replace('],\n}', `],\n  redirects: [${redirect}],\n}`));
    removeRoute(site, { path: '/about', to: 'https://b.example/', files: all });
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain(
      `redirects: [\n    ${redirect},\n    { from: '/about', to: 'https://b.example/' },\n  ],`,
    );
  });

  it('needs a redirect by hand if redirects are computed, like a renamed page', () => {
    const computed = () => smallSite((text) => text.replace('],\n}', '],\n  redirects: old(),\n}'));
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
      thrownBy(() => renameRoute(other.site, { ...aboutToTeam(other.all), redirect: true }))?.diagnostics[0]
        ?.suggestion,
    ).toContain('with --no-redirect,');
  });

  it('keeps copy that another file uses, and adds no redirect with --gone', async () => {
    const { site, read, root } = editable({
      ...siteCopy,
      'pages.config.ts': siteConfig.replace('],\n}', "],\n  redirects: [{ from: '/us', to: '/about' }],\n}"),
      'templates/copy/home.ts': "export { intro } from './about.ts';\n",
    });
    const files = ['about', 'home', 'shared'].map((name) => join(root, `templates/copy/${name}.ts`));
    expect(removeRoute(site, { path: '/about', to: undefined, files })).toEqual([]);
    await site.changes.commit(site.root);
    expect(read('pages.config.ts')).toContain('redirects: [],');
    expect(existsSync(join(root, 'templates/copy/about.ts'))).toBe(true);
  });
});
