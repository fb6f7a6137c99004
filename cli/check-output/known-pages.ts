import type { ReadyPlan } from '../../renderer/build/index.ts';
import type { ResolvedPage } from '../../renderer/build/page/resolve/index.ts';
import type { Finding, Path } from '../../renderer/sdk/issue.ts';
import type { BuiltFolder } from './built-folder.ts';

/** A page of the output as far as the config knows it. */
export interface KnownPage {
  readonly path: string;
  /** Way to it in the config; empty where no config says anything of it. */
  readonly at: Path;
  readonly sections: ResolvedPage['sections'];
  /** The config wants it in the sitemap, if search engines may have it at all. */
  readonly listed: boolean;
}

/** Finds the page of the config that a file was made from. */
export function knownPages(folder: BuiltFolder, ready: ReadyPlan | undefined): (file: string) => KnownPage {
  const nodes = new Map(ready ? [...ready.site.routes, ready.site.notFound].map(({ path, at }) => [path, at]) : []);
  const pages = new Map(ready?.pages.map((page) => [page.file, page]));
  return (file) => {
    const page = pages.get(file);
    if (page === undefined) return { path: folder.addressOf(file), at: [], sections: [], listed: false };
    const { path, sections, listed } = page;
    return { path, at: nodes.get(path) ?? [], sections, listed };
  };
}

/** Pages of the config that the output lacks: it is of another time, and so is what is found in it. */
export function staleFindings(folder: BuiltFolder, ready: ReadyPlan | undefined): Finding[] {
  if (ready === undefined) return [];
  const missing = ready.pages.filter(({ file }) => !folder.has(file));
  const [first] = missing;
  if (first === undefined) return [];
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
  return [
    {
      code: 'output-stale',
      message: `The output has no page for ${first.path}${more}: it was not built from this config.`,
      path: knownPages(folder, ready)(first.file).at,
      suggestion: 'Run `frontage build`, then `frontage check --output` again.',
    },
  ];
}
