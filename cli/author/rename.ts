import type { ESTree } from 'rolldown/utils';
import type { ReadyPlan } from '../../renderer/build/index.ts';
import { parseModule } from '../../renderer/build/inputs/sources/module.ts';
import { SourceText } from '../../renderer/build/inputs/sources/source-text.ts';
import { asText } from '../../renderer/build/lib/as-text.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { loadSite } from '../../renderer/build/open-site.ts';
import { unfold } from '../../renderer/build/routes/index.ts';
import { readRules } from '../../renderer/build/schema/rules/index.ts';
import type { Finding } from '../../renderer/sdk/issue.ts';
import { counted } from '../report/counts.ts';
import { plainPath } from './config-tree.ts';
import { quoted } from './literal.ts';
import { linkEdits, type MovedRoute, wordEdits } from './mend-links.ts';
import { addRedirect, dropRedirects } from './redirects.ts';
import { computed, type SiteEdit } from './site-edit.ts';

export interface Rename extends MovedRoute {
  /** Files that may hold links, absolute. */
  readonly files: readonly string[];
  /** Whether visitors of the old address are led on. */
  readonly redirect: boolean;
}

/** Moves a route to another path, and with it every link to it. Gives the number of links that were mended. */
export function renameRoute(site: SiteEdit, rename: Rename): number {
  const { from, to } = rename;
  const entry = site.tree.route(from);
  const path = entry && site.tree.sources.member(entry.object, 'path');
  if (path === undefined) {
    throw computed(
      `The path "${from}" is written in no entry of the routes, so it cannot be changed there.`,
      ['routes'],
      'A page of a matrix gets its path from the rows, and one in a computed list from the code: change it there.',
    );
  }
  site.edit(path.module, {
    start: path.node.start,
    end: path.node.end,
    text: quoted(to, site.style(path.module)),
  });
  const mended = mendLinks(site, rename);
  if (rename.redirect) addRedirect(site, { from, to }, '--no-redirect');
  else dropRedirects(site, 'from', to);
  return mended;
}

/** Throws where another page would move as well, because its path is put together from what was edited. */
export async function requireOthersStay(site: SiteEdit, { site: { routes } }: ReadyPlan, from: string): Promise<void> {
  const { input, data } = await loadSite({ ...site.options, files: site.changes.preview() });
  const { pages } = unfold(readRules(input).input, data);
  const paths = new Set(pages.map((page) => isRecord(page.input) && plainPath(asText(page.input.path))));
  const [first, ...more] = routes.filter(({ path }) => path !== from && !paths.has(path));
  if (first === undefined) return;
  const others = more.length === 0 ? first.path : `${first.path} and ${counted(more.length, 'more page')}`;
  throw computed(
    `The path of ${others} is put together from what says "${from}", and would change as well. Nothing was changed.`,
    [...first.at.slice(0, 2), 'path'],
    `Write the path out where it is put together, such as path: '${first.path}', and run the command again.`,
  );
}

/** Files that still name the old path, because their letters cannot be read; each at the first place that does. */
export function filesLeft(site: SiteEdit, { files, ...moved }: MovedRoute & Pick<Rename, 'files'>): Finding[] {
  return files.flatMap((file): Finding[] => {
    const text = site.changes.text(file) ?? '';
    const [first] = site.changes.isReadable(file) ? [] : wordEdits(text, moved);
    if (first === undefined) return [];
    return [
      {
        code: 'config-unreadable',
        message: `This file is not written in UTF-8, so it was left as it is: it still names ${moved.from}.`,
        path: [],
        place: new SourceText(file, text).place(first.start),
        suggestion: `Save it again with the encoding UTF-8, and write ${moved.to} there by hand.`,
      },
    ];
  });
}

/** Leads every link to a route elsewhere, in all files that can be read. Gives their number. */
function mendLinks(site: SiteEdit, { files, ...moved }: MovedRoute & Pick<Rename, 'files'>): number {
  const addresses = ownAddresses(site);
  let count = 0;
  for (const file of files.filter((file) => site.changes.isReadable(file))) {
    const text = site.changes.text(file) ?? '';
    const isDocument = file.endsWith('.hbs');
    const module =
      isDocument || file.endsWith('.csv')
        ? undefined
        : (site.tree.sources.module(file) ?? parseModule(new SourceText(file, text)));
    const edits =
      module === undefined
        ? wordEdits(text, isDocument ? asPublished(moved) : moved)
        : linkEdits(module, moved, addresses);
    if (module === undefined) site.changes.edit(file, edits);
    else site.edit(module, edits);
    count += edits.length;
  }
  return count;
}

/** The document template is HTML, whose links name the folder that the site is published in. */
function asPublished({ from, to, home }: MovedRoute): MovedRoute {
  const { origin, pathname } = new URL(home);
  const base = pathname.replace(/\/$/, '');
  return { from: `${base}${from}`, to: `${base}${to}`, home: origin };
}

/** Where the config says what stands at an address: no links. */
function ownAddresses({ tree }: SiteEdit): ReadonlySet<ESTree.Node> {
  const nodes = (['routes', 'redirects'] as const).flatMap((list) =>
    tree.entries(list).map(({ object }) => tree.sources.member(object, list === 'routes' ? 'path' : 'from')?.node),
  );
  return new Set(nodes.filter((node) => node !== undefined));
}
