import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { check, type RenderedSite } from '../../renderer/build/index.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { analyzeSite } from '../../renderer/build/run/analyze-site.ts';
import { isConfigurableRule } from '../../renderer/sdk/issue.ts';
import { scaffoldSample } from '../create/starter.fixture.ts';
import { UsageError } from '../failure.ts';
import { exampleSection } from './example-section.ts';

describe('every example of a block', () => {
  it.each(['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR'])('is valid in a site of %s, or refused', async (locale) => {
    const { made, options } = await siteOf('dental', locale);
    const refused: string[] = [];
    const routes = [...made.ready.registry.blocks.values()].flatMap(({ block }) =>
      block.examples.flatMap((_, index) => {
        const path = `/${block.type.toLowerCase()}-${index}`;
        const section = orRefused(() => ({ block: block.type, ...exampleSection(made, block.type, index) }));
        if (section instanceof UsageError) refused.push(`${block.type}: ${section.message}`);
        const meta = { title: path, description: `The page ${path} with one section.` };
        return section instanceof UsageError ? [] : [{ path, meta, sections: { example: section } }];
      }),
    );
    expect(routes.length).toBeGreaterThan(150);
    const input = (config: unknown) => ({ ...Object(config), routes: [...Object(config).routes, ...routes] });
    const { issues } = await check({ ...options, input });
    expect(issues.filter(({ code }) => !isConfigurableRule(code))).toEqual([]);
    expect([...new Set(refused)]).toEqual([
      'consent: The build adds the block "consent" to every page itself when the config declares pixels.',
      expect.stringMatching(/^settings: /),
      'video: This section needs a video, and the site has none.',
    ]);
  });

  it('is refused if the site lacks what it needs', async () => {
    const { made } = await siteOf('plain', 'en-US');
    expect(() => exampleSection(made, 'prose', 0)).toThrow('This section needs a text, and the site has none.');
    expect(exampleSection(made, 'newsletter', 0)).toMatchObject({ destinations: ['inbox'] });
    expect(() => exampleSection(made, 'newsletter', 99)).toThrow('no such example');
  });
});

function orRefused<T>(make: () => T): T | UsageError {
  try {
    return make();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
}

async function siteOf(name: string, locale: string) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-examples-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  scaffoldSample(root, name, { locale });
  const options = {
    files: diskFiles,
    config: join(root, 'pages.config.ts'),
    cacheDir: join(root, '.frontage'),
    year: 2026,
  };
  const { ready } = await analyzeSite(options);
  if (ready === undefined) throw new Error(`The starter "${name}" has errors.`);
  return { made: { ready } as RenderedSite, options };
}
