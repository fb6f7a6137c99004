import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeSite } from '../../../renderer/build/index.ts';
import { diskFiles } from '../../../renderer/build/lib/files.ts';
import { pageSheets } from '../../../renderer/build/page/render/sheets.ts';
import type { ResolvedPage } from '../../../renderer/build/page/resolve/index.ts';
import { rows } from '../job/rows.ts';
import { words } from '../job/words.ts';
import type { LoopSection, LoopSections } from '../react-loop/views-loop.tsx';
import { dress, rowsFile } from './frontage.ts';
import { writeJson } from './project.ts';
import { loop } from './react-loop.ts';

/** The same limit for the views of Frontage's blocks: what is left to take from it for what it does besides rendering. */
export const viewsLoop = loop('views-loop', "bare loop of Frontage's views", 'views-loop.tsx', async (folder) => {
  const site = join(folder, 'site');
  dress(site);
  const ready = await analysis(site);
  const of = (path: string) => {
    const page = ready.pages.find(({ path: other }) => other === path);
    if (page === undefined) throw new Error(`Frontage has no page ${path}.`);
    return page;
  };
  const page = of(`/${rows(1)[0]?.slug}`);
  const sections: LoopSections = { page: sectionsOf(page), home: sectionsOf(of('/')) };
  writeJson(join(folder, 'sections.json'), sections);
  const { above } = pageSheets(page, ready.styles, () => false);
  writeFileSync(join(folder, 'site.css'), above.map(({ css }) => css).join('\n'));
  rmSync(site, { recursive: true });
});

/** The bench's site with one row, as it is when it is ready to be rendered. */
async function analysis(root: string) {
  writeJson(join(root, rowsFile), rows(1));
  const { ready, issues } = await analyzeSite({
    files: diskFiles,
    config: join(root, 'pages.config.ts'),
    cacheDir: join(root, '.frontage'),
    year: words.footer.year,
  });
  if (ready === undefined)
    throw new Error(`Frontage's site is faulty: ${issues.map(({ message }) => message).join('; ')}`);
  return ready;
}

function sectionsOf({ sections }: ResolvedPage): LoopSection[] {
  return sections.map(({ name, slot, definition, given }) => ({
    block: definition.block.type,
    name,
    slot,
    props: given.props,
  }));
}
