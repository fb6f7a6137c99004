import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type TempSite, tempSite } from './temp-site.ts';

export interface FontsSiteOptions {
  /** The value of `fonts` in the config. */
  readonly fonts: object;
  /** The paragraphs of its page. */
  readonly paragraphs?: readonly string[];
  readonly locale?: string;
  /** Other fields of the config. */
  readonly config?: object;
  /** Other routes. */
  readonly routes?: readonly object[];
}

const meta = { title: 'A page of paragraphs', description: 'How much room a font takes.' };

/** A copy of a site with a page of paragraphs, which finds the packages of this repository as its own. */
export function fontsSite({ fonts, paragraphs = ['One.', 'Two.'], ...options }: FontsSiteOptions): TempSite {
  const site = tempSite('trades');
  rmSync(join(site.root, 'node_modules'), { recursive: true, force: true });
  symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(site.root, 'node_modules'), 'junction');
  writeFonts(site, { fonts, paragraphs, ...options });
  return site;
}

/** Writes the config of a site of {@link fontsSite} again. */
export function writeFonts(
  site: TempSite,
  { fonts, paragraphs, locale = 'en-US', config, routes = [] }: FontsSiteOptions,
) {
  const stories = [...(paragraphs ?? []).keys()].filter((index) => index % 10 === 0);
  const sections = Object.fromEntries(
    stories.map((start) => [
      `story${start}`,
      { block: 'story', headline: 'How we work on Mill Street', paragraphs: paragraphs?.slice(start, start + 10) },
    ]),
  );
  const intro = { block: 'pageIntro', headline: 'Bread takes two days, and so does a good idea' };
  const rules = {
    'page-orphan': 'off',
    'meta-title-length': 'off',
    'meta-title-doubled': 'off',
    'meta-description-length': 'off',
    'meta-description-doubled': 'off',
    'heading-main': 'off',
    'claim-literal': 'off',
    doorway: 'off',
  };
  const value = {
    origin: 'https://fonts.example',
    name: 'Fonts',
    locale,
    rules,
    fonts,
    ...config,
    notFound: { meta, sections: { intro } },
    routes: [{ path: '/', meta, sections: { intro, ...sections } }, ...routes],
  };
  site.write(
    'pages.config.ts',
    `import { defineSite } from 'frontage';\n\nexport default defineSite(${JSON.stringify(value, undefined, 2)});\n`,
  );
}
