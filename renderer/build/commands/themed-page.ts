import { makeStyles } from '../assets/styles.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import type { PresetName } from '../inputs/theme/presets.ts';
import type { Scheme } from '../inputs/theme/tokens.ts';
import { readText } from '../lib/files.ts';
import { standaloneFrame } from '../page/render/frame.ts';
import { renderDocument } from '../page/render/index.ts';
import type { SiteOptions } from '../run/analyze-site.ts';
import type { RenderedSite } from './in-memory.ts';

/** Returns the home page of a site in one of the engine's themes, in one colour scheme; undefined without a home page. */
export async function renderInTheme(
  { ready, context, sections }: RenderedSite,
  { preset, scheme }: { preset: PresetName; scheme: Scheme },
  { files, cacheDir }: Pick<SiteOptions, 'files' | 'cacheDir'>,
): Promise<string | undefined> {
  const home = sections.find(({ page }) => page.path === '/') ?? sections[0];
  if (home === undefined) return undefined;
  const { loaded, registry, site } = ready;
  const file = engineFile(`themes/${preset}.css`);
  const styles = await makeStyles({
    files,
    root: loaded.root,
    themeSheets: [{ file, css: readText(files, file) ?? '' }],
    registry,
    code: [],
    base: site.origin.base,
    cacheDir,
  });
  const themed = { ...context, styles };
  const page = { ...home.page, theme: scheme };
  return renderDocument({ ...home, page }, themed, standaloneFrame(page, themed)).html;
}
