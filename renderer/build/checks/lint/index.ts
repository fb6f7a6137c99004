import type { Finding } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import type { Data } from '../../inputs/data.ts';
import type { Resolution, ResolvedPage } from '../../page/resolve/index.ts';
import { deadButtons } from './dead-buttons.ts';
import { doubledMeta } from './doubled-meta.ts';
import { metaLengths } from './meta-lengths.ts';
import { noindexConflicts } from './noindex-conflicts.ts';
import type { OpenPage, TitledPage } from './open-page.ts';
import { orphans } from './orphans.ts';
import { pictureWords } from './picture-words.ts';
import { redirectAnchors } from './redirect-anchors.ts';
import { reservedNames } from './reserved-names.ts';
import { secrets } from './secrets.ts';

/** A site that is sound, and what it was made of. */
export interface LintInput extends Resolution {
  readonly site: Site;
  /** The config as written, before its routes were made into pages. */
  readonly input: unknown;
  readonly data: Data;
  /** These pages are a part of a site, all of which {@link lintTogether} looks at. */
  readonly isPart?: boolean | undefined;
}

/**
 * What is sound and yet wrong: things a person would not want to publish. Everything here is known without rendering;
 * each rule stands in a file of its own.
 */
export function lint({ site, pages, links, targets, input, data, isPart }: LintInput): Finding[] {
  const open = openPages(site, pages);
  return [
    ...secrets(input, data),
    ...reservedNames(site.routes),
    ...(isPart ? [] : lintTogether(open)),
    ...orphans(open, links),
    ...noindexConflicts(site, open),
    ...deadButtons(open, links),
    ...pictureWords(site),
    ...redirectAnchors(site, targets),
  ];
}

/** What is wrong with what search engines show of pages, those of one route or of all side by side. */
export function lintTogether(open: readonly TitledPage[]): Finding[] {
  return [...metaLengths(open), ...doubledMeta(open)];
}

/** The pages that search engines may show: drafts and the page for unknown addresses are none. */
function openPages(site: Site, pages: readonly ResolvedPage[]): readonly OpenPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return site.routes.flatMap((node) => {
    const page = byPath.get(node.path);
    // In a preview every page is hidden; what is checked is what will be published.
    const hidden = site.preview ? node.meta.noindex : page?.noindex;
    return page === undefined || hidden ? [] : [{ node, page }];
  });
}
