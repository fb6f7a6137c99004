import type { ReadyPlan } from '../../renderer/build/index.ts';
import type { ResolvedPage } from '../../renderer/build/page/resolve/index.ts';
import type { Finding, Path } from '../../renderer/sdk/issue.ts';
import type { BuiltFolder } from './built-folder.ts';

/** A page of the output with what the config says about it. */
export interface KnownPage {
  readonly path: string;
  /** Its path in the config; empty if the config does not have it. */
  readonly at: Path;
  readonly sections: ResolvedPage['sections'];
  /** Whether the config lists it in the sitemap. */
  readonly listed: boolean;
}

/** Returns a function that finds the page of an output file in the config. */
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

/** Returns a diagnostic if the output lacks pages of the config, so that its diagnostics are outdated. */
export function staleDiagnostics(folder: BuiltFolder, ready: ReadyPlan | undefined): Finding[] {
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
