import { weigh } from '../../lib/weigh.ts';
import type { Output } from '../../output/index.ts';
import type { MadePage } from '../../page/made-page.ts';
import { sheetsKey } from '../../page/render/sheets.ts';
import { everySection, type ResolvedPage } from '../../page/resolve/index.ts';

/**
 * Lets go of what nobody asks of a page any more once it is written: its sections are those of the first page of its kind,
 * of which the files around the pages have the same, and it is weighed as it lies in the output.
 */
export function lightPages(output: Output): (made: MadePage) => MadePage {
  const lighten = lighter();
  return ({ page, weight: { script }, ...made }) => {
    const light = lighten(page);
    const { file } = light;
    return { ...made, page: light, weight: weigh(() => output.read(file), script) };
  };
}

/** The same of pages that nobody writes. */
export function lighter(): (page: ResolvedPage) => ResolvedPage {
  const kinds = new Map<string, ResolvedPage['sections']>();
  return (page) => {
    const kind = kindOf(page);
    const sections = kinds.get(kind) ?? page.sections;
    kinds.set(kind, sections);
    return { ...page, sections, jsonLd: [], uses: [], card: undefined };
  };
}

/** All that policies, sheets and scripts go by. */
function kindOf(page: ResolvedPage): string {
  const origins = everySection(page).map(({ frames, posts }) =>
    frames.size + posts.size === 0 ? '' : [...frames, '|', ...posts].join(' '),
  );
  return `${sheetsKey(page)}\n${origins.join('\n')}`;
}
