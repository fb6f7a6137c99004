import type { ESTree } from 'rolldown/utils';
import type { AnalyzedSite } from '../../renderer/build/index.ts';
import { parseModule } from '../../renderer/build/inputs/sources/module.ts';
import { SourceText } from '../../renderer/build/inputs/sources/source-text.ts';
import { asText } from '../../renderer/build/lib/as-text.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { expandRoutes } from '../../renderer/build/routes/index.ts';
import { loadSite } from '../../renderer/build/run/open-site.ts';
import { readRules } from '../../renderer/build/schema/rules/index.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { counted } from '../report/counts.ts';
import { parsePath } from './config-tree.ts';
import { quoted } from './literal.ts';
import { addRedirect, dropRedirects } from './redirects.ts';
import { computedError, type SiteEdit } from './site-edit.ts';
import { linkEdits, type MovedRoute, textLinkEdits } from './update-links.ts';

export interface Rename extends MovedRoute {
  /** Absolute paths of files that may contain links. */
  readonly files: readonly string[];
  /** Whether to redirect from the old path. */
  readonly redirect: boolean;
}

/** Moves a route to another path and updates its links. Returns the number of updated links. */
export function renameRoute(site: SiteEdit, rename: Rename): number {
  const { from, to } = rename;
  const entry = site.tree.route(from);
  const path = entry && site.tree.sources.member(entry.object, 'path');
  if (path === undefined) {
    throw computedError(
      `No entry of the routes contains the path "${from}", so it cannot be changed there.`,
      ['routes'],
      'Change it in the rows of the matrix, or in the code that computes the list.',
    );
  }
  site.edit(path.module, {
    start: path.node.start,
    end: path.node.end,
    text: quoted(to, site.style(path.module)),
  });
  const updated = updateLinks(site, rename);
  if (rename.redirect) addRedirect(site, { from, to }, '--no-redirect');
  else dropRedirects(site, 'from', to);
  return updated;
}

/** Throws if another page would move as well, because its path is computed from the edited one. */
export async function requireOtherPathsUnchanged(
  site: SiteEdit,
  { site: { routes } }: AnalyzedSite,
  from: string,
): Promise<void> {
  const { input, data, prose } = await loadSite({ ...site.options, files: site.changes.preview() });
  const { pages } = expandRoutes(readRules(input).input, data, { prose });
  const paths = new Set(pages.map((page) => isRecord(page.input) && parsePath(asText(page.input.path))));
  const [first, ...more] = routes.filter(({ path }) => path !== from && !paths.has(path));
  if (first === undefined) return;
  const others = more.length === 0 ? first.path : `${first.path} and ${counted(more.length, 'more page')}`;
  throw computedError(
    `The path of ${others} is computed from "${from}" and would change as well. Nothing was changed.`,
    [...first.at.slice(0, 2), 'path'],
    `Write the path as text, such as path: '${first.path}', and run the command again.`,
  );
}

/** Returns a diagnostic for each file that still names the old path because of its encoding. */
export function unreadableFiles(site: SiteEdit, { files, ...moved }: MovedRoute & Pick<Rename, 'files'>): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const text = site.changes.text(file) ?? '';
    const [first] = site.changes.isReadable(file) ? [] : textLinkEdits(text, moved);
    if (first === undefined) return [];
    return [
      {
        code: 'config-unreadable',
        message: `This file is not saved as UTF-8, so it was not edited: it still names ${moved.from}.`,
        path: [],
        place: new SourceText(file, text).place(first.start),
        suggestion: `Save it as UTF-8 and write ${moved.to} there by hand.`,
      },
    ];
  });
}

/** Updates links to a route in all files with a known encoding. Returns their number. */
function updateLinks(site: SiteEdit, { files, ...moved }: MovedRoute & Pick<Rename, 'files'>): number {
  const addresses = addressNodes(site);
  let count = 0;
  for (const file of files.filter((file) => site.changes.isReadable(file))) {
    const text = site.changes.text(file) ?? '';
    const isDocument = file.endsWith('.hbs');
    const module =
      isDocument || /\.(?:csv|md)$/.test(file)
        ? undefined
        : (site.tree.sources.module(file) ?? parseModule(new SourceText(file, text)));
    const edits =
      module === undefined
        ? textLinkEdits(text, isDocument ? underBase(moved) : moved)
        : linkEdits(module, moved, addresses);
    if (module === undefined) site.changes.edit(file, edits);
    else site.edit(module, edits);
    count += edits.length;
  }
  return count;
}

/** Adds the base path, because links in the document template are plain HTML. */
function underBase({ from, to, home }: MovedRoute): MovedRoute {
  const { origin, pathname } = new URL(home);
  const base = pathname.replace(/\/$/, '');
  return { from: `${base}${from}`, to: `${base}${to}`, home: origin };
}

/** Returns the nodes that define addresses of routes and redirects; they are not links. */
function addressNodes({ tree }: SiteEdit): ReadonlySet<ESTree.Node> {
  const nodes = (['routes', 'redirects'] as const).flatMap((list) =>
    tree.entries(list).map(({ object }) => tree.sources.member(object, list === 'routes' ? 'path' : 'from')?.node),
  );
  return new Set(nodes.filter((node) => node !== undefined));
}
