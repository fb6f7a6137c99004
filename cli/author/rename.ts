import type { ESTree } from 'rolldown/utils';
import { parseModule } from '../../renderer/build/sources/module.ts';
import { SourceText } from '../../renderer/build/sources/source-text.ts';
import type { Finding } from '../../renderer/kit/issue.ts';
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
  if (rename.redirect) addRedirect(site, { from, to });
  else dropRedirects(site, 'from', to);
  return mended;
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
    if (module === undefined) site.changes.edit(file, ...edits);
    else site.edit(module, ...edits);
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
