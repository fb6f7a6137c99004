import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pageTemplates } from '../../../cli/author/page-templates.ts';
import { checkWithOutput } from '../../../cli/check-output/index.ts';
import { diskFiles } from '../../../renderer/build/lib/files.ts';
import { test } from '../client.ts';
import { builtSite, copyOf, type SiteName, starterNames } from './built-sites.ts';
import { examplePages, exampleSite, intro, withoutTargets } from './example-site.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Returns what `frontage check --output` says of a folder without its config. */
async function issuesOf(out: string): Promise<string[]> {
  const none = join(out, 'no.config.ts');
  const { issues } = await checkWithOutput(
    { files: diskFiles, config: none, cacheDir: join(out, '.none'), year: 2026 },
    out,
  );
  return issues.map(({ code, message, file, line }) => `${code} ${file}:${line}: ${message}`);
}

const sites: SiteName[] = ['first', 'bakery', 'own-block', ...starterNames.map((name) => `starter-${name}` as const)];

for (const name of sites) {
  test(`the output of ${name} has neither errors nor warnings`, async () => {
    expect(await issuesOf(builtSite(name))).toEqual([]);
  });
}

/** Sites with templates for single pages. Those of the other starters are for the entries of collections. */
for (const name of ['first', 'starter-plain', 'starter-dental'] as const) {
  test(`pages from the templates of ${name} have neither errors nor warnings`, async () => {
    const site = copyOf(name);
    const { templates } = await pageTemplates(diskFiles, join(site.root, 'pages.config.ts'));
    expect(templates.length).toBeGreaterThan(0);
    for (const template of templates) {
      const made = await site.frontage('new', '--template', template.name, '--path', `/of-${template.name}`, '--yes');
      expect(made).toMatchObject({ code: 0, stderr: '' });
    }
    expect(await site.frontage('build', '--quiet')).toMatchObject({ code: 0 });
    expect(await issuesOf(join(site.root, 'dist'))).toEqual([]);
    site.drop();
  });
}

/** A page for each example of each block, because several headers or forms of one name are on no page of a site. */
const pages = {
  '/': { intro },
  ...Object.fromEntries(
    Object.entries(examplePages('of', (_, props) => withoutTargets(props))).flatMap(
      ([path, { intro: _, ...sections }]) =>
        Object.entries(sections).map(([name, section]) => [`${path}/${name}`, { intro, [name]: section }]),
    ),
  ),
};

for (const locale of ['en-GB', 'fr-FR', 'de-DE']) {
  test(`the examples of all blocks have neither errors nor warnings in ${locale}`, async () => {
    expect(await issuesOf(await exampleSite(pages, locale))).toEqual([]);
  });
}
