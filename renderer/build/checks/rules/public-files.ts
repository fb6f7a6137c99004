import { thousands } from '../../../sdk/format.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { isHtmlFile, withoutFileName } from '../../../sdk/paths.ts';
import type { Host } from '../../../site/hosts.ts';
import type { Feed } from '../../../site/site.ts';
import { fileOfHost, hostsWithFile } from '../../hosting/host-file-names.ts';
import { robotsFile } from '../../hosting/site-files.ts';
import { type PublicFile, placeOf, publicFolder } from '../../inputs/public-files.ts';
import { foldersOf, stepsOf } from '../../lib/slash-path.ts';
import type { PageSummary } from '../../page/resolve/index.ts';
import { folded, isReservedByBuild } from '../../schema/routes.ts';
import type { SiteRule } from '../rule.ts';

type Page = Pick<PageSummary, 'path' | 'file'>;

/** Reports public files at an address that something else has, and those over the budget. */
export const publicFiles: SiteRule = {
  id: 'public-taken',
  on: 'site',
  stage: 'always',
  check({ loaded, pages, site: { budgets, hosts, feeds = [] } }) {
    const { files } = loaded.publicFiles;
    if (files.length === 0) return [];
    const taken = new Addresses(files, pages);
    return files.flatMap((file) => {
      const conflict = reserved(file, hosts) ?? ofFeed(file, feeds) ?? taken.conflict(file);
      return [...(conflict === undefined ? [] : [conflict]), ...heavy(file, budgets.publicFile)];
    });
  },
};

/** The addresses of pages and files, for systems that ignore case. */
class Addresses {
  readonly #pages = new Map<string, string>();
  readonly #files = new Map<string, PublicFile>();
  /** What is in each folder, by the folder. */
  readonly #inFolders = new Map<string, string>();

  constructor(files: readonly PublicFile[], pages: readonly Page[]) {
    for (const { path, file } of pages) {
      this.#pages.set(folded(path), path);
      this.#pages.set(folded(`/${file}`), path);
    }
    for (const file of files) if (!this.#files.has(folded(file.path))) this.#files.set(folded(file.path), file);
    for (const { path, file } of pages)
      for (const folder of foldersOf([folded(file)])) this.#inFolders.set(folder, `the page "${path}"`);
    for (const { path } of files)
      for (const folder of foldersOf([folded(path)])) this.#inFolders.set(folder, `${publicFolder}/${path}`);
  }

  conflict(file: PublicFile): Diagnostic | undefined {
    const path = folded(file.path);
    const name = `${publicFolder}/${file.path}`;
    const page = this.#pages.get(`/${path}`) ?? this.#pages.get(withoutFileName(`/${path}`));
    if (page !== undefined)
      return taken(
        file,
        `${name} has the address of the page "${page}".`,
        'Remove one of the two, or rename the file.',
      );
    const other = this.#files.get(path);
    if (other !== undefined && other !== file) {
      const how = other.path === file.path ? 'in the encoding of an accented letter' : 'in case';
      return taken(
        file,
        `${name} and ${publicFolder}/${other.path} differ only ${how}. Hosts and disks that ignore it would confuse the two.`,
        'Rename one of them.',
      );
    }
    const inside = this.#inFolders.get(path);
    if (inside !== undefined)
      return taken(file, `${name} is a file where ${inside} needs a folder.`, 'Rename the file.');
    const folder = foldersOf([path]).find((one) => isHtmlFile(one) && this.#pages.has(`/${one}`));
    if (folder === undefined) return undefined;
    const where = `a folder where the page "${this.#pages.get(`/${folder}`)}" has its file`;
    return taken(file, `${name} needs ${where}.`, 'Rename the folder.');
  }
}

/** Reports a file that the build writes. The site's own robots.txt replaces that of the build. */
function reserved(file: PublicFile, hosts: readonly Host[]): Diagnostic | undefined {
  const { path } = file;
  const address = withoutFileName(`/${path}`);
  const isOfHost = hostsWithFile(hosts).some((host) => fileOfHost[host] === path);
  if (path === robotsFile || !(isOfHost || isReservedByBuild(`/${path}`) || isReservedByBuild(address)))
    return undefined;
  const [first = ''] = stepsOf(path.toLowerCase());
  const suggestion = suggestions.find(([names]) => names.test(first))?.[1] ?? 'Give the file another name.';
  return taken(file, `${publicFolder}/${path} is at an address that the build itself writes to.`, suggestion);
}

function ofFeed(file: PublicFile, feeds: readonly Feed[]): Diagnostic | undefined {
  const feed = feeds.find(({ path }) => folded(path) === folded(`/${file.path}`));
  if (feed === undefined) return undefined;
  const message = `${publicFolder}/${file.path} has the address of the feed of "${feed.of}", route ${Number(feed.at[1]) + 1}.`;
  return taken(file, message, 'Remove the file, or write feed: false in the collection.');
}

const suggestions: readonly (readonly [first: RegExp, suggestion: string])[] = [
  [/^assets$/, 'Rename the folder: hosts keep everything under /assets/ for a year, because names there have a hash.'],
  [/^404(?:\.html)?$/, 'Write that page into `notFound` in the config.'],
  [/^robots\.txt$/, `Write its name in lower case, "${robotsFile}": it then replaces that of the build.`],
  [/^sitemap/, 'Remove it: the sitemap of the build lists every page that search engines may show.'],
  [/^_redirects$/, 'Write its lines into `redirects` in the config, from which every host gets its redirects.'],
  [
    /^(?:_headers|\.htaccess|\.nojekyll|vercel\.json|nginx\.conf|caddyfile|dockerfile|cloudformation\.json)$/,
    'Remove it: the build writes the file of each host in `hosts`. Add what it lacks where you publish.',
  ],
];

function taken({ file }: PublicFile, message: string, suggestion: string): Diagnostic {
  return { code: 'public-taken', message, path: [], place: placeOf(file), suggestion };
}

function heavy({ file, path, size }: PublicFile, budget: number): Diagnostic[] {
  if (size <= budget) return [];
  return [
    {
      code: 'file-heavy',
      message: `${publicFolder}/${path} has ${thousands(size)} bytes: ${thousands(size - budget)} over its budget of ${thousands(budget)}.`,
      path: [],
      place: placeOf(file),
      suggestion: 'Compress it, publish it with a service for large files, or raise `budgets.publicFile`.',
    },
  ];
}
