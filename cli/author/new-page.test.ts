import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteConfig, smallSite, thrownBy } from './author.fixture.ts';
import { addTemplatePage } from './new-page.ts';
import type { PageTemplate } from './page-templates.ts';

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

describe('a page from a template', () => {
  it('gets its own copy file, an entry at the end, and sorted imports', async () => {
    const { root, site, read } = smallSite();
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
      siteConfig
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
    const { root, site, read } = smallSite(change);
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
    // Everything else stays the same.
    const before = change(siteConfig);
    const kept = before.split(eol).filter((line) => !text.includes(line.replace(/,$/, '')));
    expect(kept).toEqual([]);
  });

  it('is printed for pasting if the routes are computed', () => {
    const { root, site } = smallSite((text) => text.replace('routes: [', 'routes: make([').replace('],\n}', ']),\n}'));
    const add = () => addTemplatePage(site, { path: '/miami', template: template(root), params: { city: 'Miami' } });
    const error = thrownBy(add);
    expect(error?.diagnostics[0]).toMatchObject({ code: 'config-computed', path: ['routes'] });
    expect(error?.diagnostics[0]?.suggestion).toContain("import * as miami from './templates/copy/miami.ts';");
    expect(error?.diagnostics[0]?.suggestion).toContain("  path: '/miami',");
    expect(site.changes.results().size).toBe(0);
  });
});
